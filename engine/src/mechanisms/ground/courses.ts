import type { FighterId } from '../../kernel/types.ts'
import { type Flood, flood, type Going, type Stop, stops } from '../../space/flood.ts'
import type { Body } from '../../space/footprint.ts'
import type { Cell } from '../../space/grid.ts'
import { distance } from '../../space/metric.ts'
import { type Path, pathIn } from '../../space/path.ts'
import { terrain } from '../../space/terrain.ts'
import { type Course, movedAway, movedTowards, reaches } from '../../space/whereabouts.ts'
import type { Ground, Mover, Standing } from './terms.ts'

/** Who is in somebody's way on a map, and how. */
export function goingOf<S extends Standing<F>, F extends Mover>(ground: Ground<S, F>, s: S, f: F): Going {
  const { where, fighters } = s
  if ('bands' in where) return {}
  const blocked: Body[] = []
  const allowed: Body[] = []
  const over: Body[] = []
  const party = ground.party(s, f)
  for (let i = 0; i < fighters.length; i++) {
    const other = fighters[i]
    const body = other === undefined ? undefined : where.bodies[other.id]
    if (other === undefined || body === undefined || other.id === f.id || party.includes(other.id)) continue
    const passing = ground.passing(s, f, other)
    if (passing === 'stops') blocked.push(body)
    if (passing === 'lets by' || passing === 'stepped over') allowed.push(body)
    if (passing === 'stepped over' || passing === 'stood over') over.push(body)
  }
  const { climb } = ground
  const manner = ground.manner?.(s, f)
  const going = { blocked, allowed, ...(climb === undefined ? {} : { climb }), ...manner }
  return over.length === 0 ? going : { ...going, over, overPrice: ground.steppingOver(s) }
}

/** The way towards somebody until `stop` of him, as far as `budget` takes him. */
export function courseTowards<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  target: FighterId,
  budget: number,
  stop: number = ground.contact,
): Course {
  return movedTowards(s.where, ground.legs(s, f), target, budget, stop, goingOf(ground, s, f))
}

/** The way that takes him farthest from somebody. */
export function courseAway<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  from: FighterId,
  budget: number,
): Course {
  return movedAway(s.where, ground.legs(s, f), from, budget, goingOf(ground, s, f))
}

/** Whether so much movement brings him near enough to somebody to trade blows. */
export function comesWithin<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  target: FighterId,
  budget: number,
): boolean {
  if ('bands' in s.where) return true
  const { where } = courseTowards(ground, s, f, target, budget)
  return reaches(where, ground.legs(s, f), target, ground.contact)
}

/** Everywhere on a map so much movement takes him; undefined without a map. */
export function waysOf<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  budget: number,
): Flood | undefined {
  const body = bodyOf(ground, s, f)
  if ('bands' in s.where || body === undefined) return undefined
  return flood(terrain(s.where.field), body, budget, goingOf(ground, s, f))
}

/** The body that carries him on a map. */
export function bodyOf<S extends Standing<F>, F extends Mover>(ground: Ground<S, F>, s: S, f: F): Body | undefined {
  return 'bands' in s.where ? undefined : s.where.bodies[ground.legs(s, f)]
}

/** A way of the map to its end. */
export function courseAlong<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  path: Path,
): Course {
  const body = bodyOf(ground, s, f)
  const end = path.cells.at(-1)
  if ('bands' in s.where || end === undefined || body === undefined) return stays(s)
  const { field, bodies } = s.where
  const where = { field, bodies: { ...bodies, [ground.legs(s, f)]: { ...body, x: end.x, y: end.y } } }
  return { where, spent: path.cost, path }
}

/** The way to a cell of those he can get to. */
export function courseTo<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  ways: Flood,
  cell: Cell,
): Course {
  const path = pathIn(ways, cell)
  return path === undefined ? stays(s) : courseAlong(ground, s, f, path)
}

const stays = (s: Standing): Course => ({ where: s.where, spent: 0, path: undefined })

/** On past somebody, out of his reach on the far side: on a map by a way that leads there, otherwise away from him. */
export function coursePast<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  target: FighterId,
  budget: number,
): Course {
  const body = bodyOf(ground, s, f)
  const foe = 'bands' in s.where ? undefined : s.where.bodies[target]
  if ('bands' in s.where || body === undefined || foe === undefined) return courseAway(ground, s, f, target, budget)
  const t = terrain(s.where.field)
  const going = goingOf(ground, s, f)
  const ways = flood(t, body, budget, {
    ...going,
    blocked: (going.blocked ?? []).filter((other) => other !== foe),
    allowed: [...(going.allowed ?? []), foe],
  })
  const from = distance(t, body, foe)
  const at = (stop: Stop): Body => ({ ...body, x: stop.x, y: stop.y })
  let farthest: Stop | undefined
  for (const stop of stops(ways)) {
    if (distance(t, at(stop), body) <= from + distance(t, at(stop), foe) - 1) continue
    if (farthest === undefined || distance(t, at(stop), foe) > distance(t, at(farthest), foe)) farthest = stop
  }
  return farthest === undefined ? courseAway(ground, s, f, target, budget) : courseTo(ground, s, f, ways, farthest)
}

/** The same way only as far as so much movement takes him. */
export function cutShort<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  course: Course,
  spend: number,
): Course {
  if (course.path === undefined || course.spent <= spend) return course
  const cells = course.path.cells.filter(({ cost }) => cost <= spend + 1e-9)
  const last = cells.at(-1)
  return last === undefined ? stays(s) : courseAlong(ground, s, f, { cells, cost: last.cost })
}
