import type { FighterId } from '../../../kernel/types.ts'
import type { Field } from '../../../space/field.ts'
import type { Body } from '../../../space/footprint.ts'
import { type Course, distanceBetween, movedTowards, type Whereabouts } from '../../../space/whereabouts.ts'
import { pointBlank } from '../content/modifiers.ts'
import { clearWay } from '../distances.ts'
import { active } from '../fighters.ts'
import type { Condition } from '../types.ts'

type Bodies = Readonly<Record<string, Body>>
/** Those who may stand in the way. */
type People = readonly { readonly id: FighterId; readonly condition: Condition }[]

/** Towards somebody until he is beside him; where others stand all around him, as near as blows are traded. Those who have fallen are in nobody's way. */
export function nearer(where: Whereabouts, people: People, id: FighterId, target: FighterId, budget: number): Course {
  if ('bands' in where) return towards(where, id, target, budget)
  const moved = towards({ ...where, bodies: standing(where.bodies, people, target) }, id, target, budget)
  const at = 'bands' in moved.where ? undefined : moved.where.bodies[id]
  return at === undefined ? moved : { ...moved, where: { ...where, bodies: { ...where.bodies, [id]: at } } }
}

const BESIDE = 1
function towards(where: Whereabouts, id: FighterId, target: FighterId, budget: number): Course {
  const moved = movedTowards(where, id, target, budget, BESIDE)
  return moved.spent > 0 ? moved : movedTowards(where, id, target, budget, pointBlank)
}

/** The bodies of those who stand, and of the one he goes to. */
function standing(bodies: Bodies, people: People, target: FighterId): Bodies {
  const found: Record<string, Body> = {}
  for (const o of people) {
    const body = bodies[o.id]
    if (body !== undefined && (active(o) || o.id === target)) found[o.id] = body
  }
  return found
}

/** How near so many metres bring fighters on a map: found once for each arrangement of bodies. */
const NEARED = new WeakMap<Whereabouts, Map<string, number>>()

/** How near so many metres bring him to somebody on a map; with a wall still between them he is not near at all. */
export function nearest(
  where: { readonly field: Field; readonly bodies: Bodies },
  people: People,
  id: FighterId,
  target: FighterId,
  budget: number,
): number {
  const known = NEARED.get(where) ?? new Map<string, number>()
  NEARED.set(where, known)
  let key = `${id} ${target} ${budget}`
  for (const o of people) key += ` ${o.condition}`
  const before = known.get(key)
  if (before !== undefined) return before
  const there = budget === 0 ? where : nearer(where, people, id, target, budget).where
  const found = clearWay(there, id, target) ? distanceBetween(there, id, target) : Infinity
  known.set(key, found)
  return found
}
