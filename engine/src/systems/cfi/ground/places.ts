import { courseTo, goingOf } from '../../../mechanisms/ground/courses.ts'
import { flood, stops } from '../../../space/flood.ts'
import { distance } from '../../../space/metric.ts'
import { terrain } from '../../../space/terrain.ts'
import { type Course, movedAway } from '../../../space/whereabouts.ts'
import { longestReach } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'
import { pitDepth } from '../state/underfoot.ts'
import { contactOf, groundOf } from './ground.ts'
import { baseMove } from './pace.ts'
import { feet } from './reach.ts'

/**
 * The fewest squares to where neither is engaged with the other, within one Move; where there is no room for that, out of the
 * foe's reach at least; undefined where there is room for neither (Ruling CFI-A79).
 */
export function stepsOutOfReach(s: State, f: Fighter, from: Fighter): Course | undefined {
  const his = Math.max(contactOf(s), longestReach(s, from))
  const either = Math.max(his, longestReach(s, f))
  return stepsBeyond(s, f, from, either) ?? (either > his ? stepsBeyond(s, f, from, his) : undefined)
}

function stepsBeyond(s: State, f: Fighter, from: Fighter, reach: number): Course | undefined {
  const budget = baseMove(s, f)
  if (budget <= 0 || pitDepth(s.where, f) > 0) return undefined
  const ground = groundOf(s)
  const legs = ground.legs(s, f)
  if (!('field' in s.where)) {
    const far = reach + 5 - feet(s, f.id, from.id)
    return far > budget ? undefined : movedAway(s.where, legs, from.id, Math.max(5, far))
  }
  const { field, bodies } = s.where
  const [mine, his] = [bodies[legs], bodies[from.id]]
  if (mine === undefined || his === undefined) return undefined
  const t = terrain(field)
  const ways = flood(t, mine, budget, goingOf(ground, s, f))
  const out = stops(ways).filter((stop) => stop.cost > 0 && distance(t, { ...mine, x: stop.x, y: stop.y }, his) > reach)
  out.sort((a, b) => a.cost - b.cost)
  return out[0] === undefined ? undefined : courseTo(ground, s, f, ways, out[0])
}
