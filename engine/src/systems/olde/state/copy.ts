import type { Fighter, State } from './types.ts'

const copied = (f: Fighter): Fighter => ({ ...f, items: f.items.map((item) => ({ ...item })) })

/** A copy nothing of which is shared that can change: lists of conditions and adjustments are replaced, never changed. */
export const copy = (s: State): State => ({
  ...s,
  fighters: s.fighters.map(copied),
  acting: s.acting === null ? null : { ...s.acting },
  declared: [...s.declared],
})
