import { sight } from '../../../space/sight.ts'
import { terrain } from '../../../space/terrain.ts'
import type { Fighter, State } from '../state/types.ts'
import { isUnseen, shownWhere } from '../state/unseen.ts'
import { engaged } from './reach.ts'

/** Whoever is in reach of a foe, or has him in reach, is known to be there, seen or not (Ruling CFI-A110). */
export function noticed(s: State): void {
  for (const f of s.fighters) if (f.invisible && isUnseen(f) && engaged(s, f)) shownWhere(s, f)
}

/** Whether anything can be seen of him past walls. */
export function visible(s: State, f: Fighter, target: Fighter): boolean {
  if (!('field' in s.where)) return true
  const [mine, his] = [s.where.bodies[f.id], s.where.bodies[target.id]]
  return mine !== undefined && his !== undefined && sight(terrain(s.where.field), mine, his, 'missiles') !== 'none'
}
