import { courseTo, goingOf } from '../../mechanisms/ground/courses.ts'
import { flood, stops } from '../../space/flood.ts'
import { distance } from '../../space/metric.ts'
import { terrain } from '../../space/terrain.ts'
import { type Course, movedAway } from '../../space/whereabouts.ts'
import { feet } from './engagement.ts'
import { groundOf } from './ground.ts'
import { baseMove } from './pace.ts'
import type { Fighter, State } from './types.ts'

/** The fewest squares out of somebody's reach, within one Move; undefined where there is no room (Ruling CFI-A79). */
export function stepsOutOfReach(s: State, f: Fighter, from: Fighter, reach: number): Course | undefined {
  const budget = baseMove(s, f)
  if (budget <= 0) return undefined
  if (!('field' in s.where)) {
    const far = reach + 5 - feet(s, f.id, from.id)
    return far > budget ? undefined : movedAway(s.where, f.id, from.id, Math.max(5, far))
  }
  const { field, bodies } = s.where
  const [mine, his] = [bodies[f.id], bodies[from.id]]
  if (mine === undefined || his === undefined) return undefined
  const ground = groundOf(s)
  const t = terrain(field)
  const ways = flood(t, mine, budget, goingOf(ground, s, f))
  const out = stops(ways).filter((stop) => stop.cost > 0 && distance(t, { ...mine, x: stop.x, y: stop.y }, his) > reach)
  out.sort((a, b) => a.cost - b.cost)
  return out[0] === undefined ? undefined : courseTo(ground, s, f, ways, out[0])
}
