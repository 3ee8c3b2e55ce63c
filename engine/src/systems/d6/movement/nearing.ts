import type { FighterId, Sealed } from '../../../kernel/types.ts'
import { courseTowards } from '../../../mechanisms/ground/courses.ts'
import { type Course, distanceBetween, type Whereabouts } from '../../../space/whereabouts.ts'
import { clearWay } from '../fighters.ts'
import { GROUND } from '../ground.ts'
import type { Fighter, State } from '../types.ts'

type Seen = Sealed<State>
type Man = Sealed<Fighter>

/** Towards somebody until he is beside him; where others stand all around him, as near as he can come. */
export const nearer = (s: Seen, f: Man, target: FighterId, budget: number): Course =>
  courseTowards(GROUND, s, f, target, budget)

/** How near so many metres bring fighters on a map: found once for each arrangement of bodies. */
const NEARED = new WeakMap<Whereabouts, Map<string, number>>()

/** How near so many metres bring him to somebody on a map; with a wall still between them he is not near at all. */
export function nearest(s: Seen, f: Man, target: FighterId, budget: number): number {
  const { where } = s
  const known = NEARED.get(where) ?? new Map<string, number>()
  NEARED.set(where, known)
  const legs = GROUND.legs(s, f)
  let key = `${legs} ${target} ${budget}`
  for (const { condition, stance } of s.fighters) key += ` ${condition} ${stance}`
  const before = known.get(key)
  if (before !== undefined) return before
  const there = budget === 0 ? where : nearer(s, f, target, budget).where
  const near = clearWay(there, legs, target) ? distanceBetween(there, legs, target) : Infinity
  known.set(key, near)
  return near
}
