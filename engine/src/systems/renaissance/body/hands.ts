import { adjacent } from '../ground/reach.ts'
import type { Person, Scene } from '../state/fighters.ts'

/** Whether a comrade next to him lends a hand (REN-TAG-Partner). */
export const partner = (s: Scene, f: Person): boolean =>
  s.fighters.some((o) => o.id !== f.id && o.side === f.side && o.condition === 'up' && adjacent(s, f.id, o.id))
