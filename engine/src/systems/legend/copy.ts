import type { Fighter, State } from './types.ts'

const copied = (f: Fighter): Fighter => ({
  ...f,
  limbs: f.limbs.map((limb) => ({ ...limb })),
  items: f.items.map((item) => ({ ...item })),
  bleeding: f.bleeding.slice(),
  staunched: f.staunched.slice(),
  tried: { ...f.tried },
  foreseen: { ...f.foreseen },
  cover: f.cover && { ...f.cover },
})

/** A private copy: what cannot change is shared. */
export const copy = (s: State): State => ({
  ...s,
  fighters: s.fighters.map(copied),
  holds: s.holds.map((hold) => ({ ...hold })),
  impaled: s.impaled.slice(),
  next: s.next.slice(),
  charge: s.charge && { ...s.charge },
  inside: s.inside.slice(),
  spells: s.spells.slice(),
  moves: s.moves.slice(),
  battered: { ...s.battered },
  scene: { ...s.scene },
  favours: s.favours.map((favour) => ({ ...favour })),
})
