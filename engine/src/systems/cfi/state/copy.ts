import type { Fighter, State } from './types.ts'

const copied = (f: Fighter): Fighter => ({
  ...f,
  limbs: f.limbs.map((limb) => ({ ...limb })),
  items: f.items.map((item) => ({ ...item })),
})

/** A state of one's own: what never changes in place is shared. */
export const copy = (s: State): State => ({
  ...s,
  fighters: s.fighters.map(copied),
  holds: s.holds.map((hold) => ({ ...hold })),
  scene: { ...s.scene },
  next: [...s.next],
})
