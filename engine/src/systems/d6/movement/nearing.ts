import type { FighterId } from '../../../kernel/types.ts'
import type { Field } from '../../../space/field.ts'
import type { Body } from '../../../space/footprint.ts'
import { distanceBetween, type Moved, movedTowards, type Whereabouts } from '../../../space/whereabouts.ts'
import { pointBlank } from '../content/modifiers.ts'
import { clearWay } from '../distances.ts'
import { active } from '../fighters.ts'
import type { Condition } from '../types.ts'

/** Those who may stand in the way. */
type People = readonly { readonly id: FighterId; readonly condition: Condition }[]

/** Towards somebody until he is near enough; where others stand all around him, as near as blows are traded. */
export function nearer(
  where: Whereabouts,
  people: People,
  id: FighterId,
  target: FighterId,
  budget: number,
  near: number,
): Moved {
  const way = overTheFallen(where, people, id, target)
  const close = movedTowards(way, id, target, budget, near)
  const moved = close.spent > 0 ? close : movedTowards(way, id, target, budget, pointBlank)
  if (way === where || 'bands' in moved.where || 'bands' in where) return moved
  const at = moved.where.bodies[id]
  return at === undefined ? moved : { ...moved, where: { ...where, bodies: { ...where.bodies, [id]: at } } }
}

/** Those who have fallen are in nobody's way. */
function overTheFallen(where: Whereabouts, people: People, id: FighterId, target: FighterId): Whereabouts {
  if ('bands' in where || people.every(active)) return where
  const bodies: Record<string, Body> = {}
  for (const o of people) {
    const body = where.bodies[o.id]
    if (body !== undefined && (active(o) || o.id === id || o.id === target)) bodies[o.id] = body
  }
  return { ...where, bodies }
}

/** How near so many metres bring fighters on a map: found once for each arrangement of bodies. */
const NEARED = new WeakMap<Whereabouts, Map<string, number>>()

/** How near so many metres bring him to somebody on a map; with a wall still between them he is not near at all. */
export function nearest(
  where: { readonly field: Field; readonly bodies: Readonly<Record<string, Body>> },
  people: People,
  id: FighterId,
  target: FighterId,
  budget: number,
): number {
  const known = NEARED.get(where) ?? new Map<string, number>()
  NEARED.set(where, known)
  let key = `${id} ${target} ${budget}`
  for (const o of people) if (!active(o)) key += ` ${o.id}`
  const before = known.get(key)
  if (before !== undefined) return before
  const there = budget === 0 ? where : nearer(where, people, id, target, budget, 1).where
  const found = clearWay(there, id, target) ? distanceBetween(there, id, target) : Infinity
  known.set(key, found)
  return found
}
