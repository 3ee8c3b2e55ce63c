import { approached, around, type Bands, between, gap, placedOn, placeOf, withdrawn } from './bands.ts'
import type { Field } from './field.ts'
import { flood, type Going, type Stop, stops } from './flood.ts'
import type { Body } from './footprint.ts'
import { distance } from './metric.ts'
import { nearestStop } from './nearing.ts'
import { type Path, pathIn } from './path.ts'
import { pushed } from './push.ts'
import { canReach } from './reach.ts'
import { indexOf, terrain } from './terrain.ts'

/** Where everybody is: on a map, or, without one, how far from each other. Plain data, never changed in place. */
export type Whereabouts =
  | { readonly field: Field; readonly bodies: Readonly<Record<string, Body>> }
  | { readonly bands: Bands }

/** The distance between two fighters, in the system's unit; infinite to somebody who is not there. */
export function distanceBetween(where: Whereabouts, a: string, b: string): number {
  if ('bands' in where) return gap(where.bands, a, b)
  const [mine, yours] = [where.bodies[a], where.bodies[b]]
  return mine === undefined || yours === undefined ? Infinity : distance(terrain(where.field), mine, yours)
}

/** Whether one fighter reaches another with a weapon of this `reach`, in the system's unit; without a map no wall is in the way. */
export function reaches(where: Whereabouts, a: string, b: string, reach: number): boolean {
  if ('bands' in where) return gap(where.bands, a, b) <= reach
  const [mine, yours] = [where.bodies[a], where.bodies[b]]
  return mine !== undefined && yours !== undefined && canReach(terrain(where.field), mine, yours, reach)
}

/** A place things can lie: the cell of a map, or a place among those who fight without one. */
export type Spot = readonly number[]

/** Where a fighter stands; undefined of somebody who is not there. */
export function spotOf(where: Whereabouts, id: string): Spot | undefined {
  if ('bands' in where) return placeOf(where.bands, id)
  const body = where.bodies[id]
  return body && [body.x, body.y]
}

/** The same whereabouts with one fighter at a spot. */
export function movedTo(where: Whereabouts, id: string, spot: Spot): Whereabouts {
  if ('bands' in where) return { bands: placedOn(where.bands, id, spot) }
  const [x = 0, y = 0] = spot
  return at(where, id, { x, y })
}

/** The distance of a fighter from a spot, in the system's unit; infinite of somebody who is not there. */
export function distanceTo(where: Whereabouts, id: string, spot: Spot): number {
  if ('bands' in where) {
    const mine = placeOf(where.bands, id)
    return mine === undefined ? Infinity : between(mine, spot)
  }
  const [x = 0, y = 0] = spot
  const body = where.bodies[id]
  return body === undefined ? Infinity : distance(terrain(where.field), body, { x, y })
}

interface Near {
  readonly reach: number
  readonly ids: readonly string[]
}
/** Who is near whom, of the whereabouts last asked about. */
const known: { where: Whereabouts | undefined; near: Map<string, Near> } = { where: undefined, near: new Map() }

/** Everybody a fighter reaches with a weapon of this `reach`, in the system's unit: looked for once as long as nobody moves. */
export function within(where: Whereabouts, id: string, reach: number): readonly string[] {
  if (known.where !== where) {
    known.where = where
    known.near.clear()
  }
  let near = known.near.get(id)
  if (near === undefined || near.reach !== reach) {
    const ids =
      'bands' in where
        ? around(where.bands, id, reach)
        : Object.keys(where.bodies).filter((other) => other !== id && reaches(where, id, other, reach))
    near = { reach, ids }
    known.near.set(id, near)
  }
  return near.ids
}

/** A way to go: where everybody is at its end, how much movement it takes (in the system's unit), and on a map each cell of it. */
export interface Course {
  readonly where: Whereabouts
  readonly spent: number
  readonly path: Path | undefined
}

function still(where: Whereabouts): Course {
  return { where, spent: 0, path: undefined }
}

/** On a map everybody may be in the way; nobody else says who is. */
const everybody = (bodies: Readonly<Record<string, Body>>): Going => ({ blocked: Object.values(bodies) })

function at(where: { readonly field: Field; readonly bodies: Readonly<Record<string, Body>> }, id: string, to: Body) {
  const body = where.bodies[id]
  return body === undefined ? where : { ...where, bodies: { ...where.bodies, [id]: { ...body, x: to.x, y: to.y } } }
}

/**
 * One fighter goes towards another until he reaches him with `reach` or has spent `budget`. On a map he takes the cheapest
 * way round walls and whoever is in his way as far as it takes him; where none leads to him he comes as near as he can, and
 * stays if that is where he is.
 */
export function movedTowards(
  where: Whereabouts,
  id: string,
  target: string,
  budget: number,
  reach: number,
  going?: Going,
): Course {
  if ('bands' in where) {
    const before = gap(where.bands, id, target)
    if (before === Infinity) return still(where)
    const bands = approached(where.bands, id, target, budget, reach)
    return { where: { bands }, spent: before - gap(bands, id, target), path: undefined }
  }
  const [mover, goal] = [where.bodies[id], where.bodies[target]]
  if (mover === undefined || goal === undefined) return still(where)
  const t = terrain(where.field)
  const how = going ?? everybody(where.bodies)
  const ways = flood(t, mover, Infinity, how, (x, y) => canReach(t, { ...mover, x, y }, goal, reach))
  const end = ways.end < 0 ? nearestStop(ways, goal) : { x: ways.end % t.width, y: Math.floor(ways.end / t.width) }
  const whole = end === undefined ? undefined : pathIn(ways, end)
  // He stops nowhere where he has to pass somebody by.
  const room = ({ x, y }: Stop): boolean => ways.room[indexOf(t, x, y)] === 1
  const last = whole?.cells.findLast((cell) => cell.cost <= budget + 1e-9 && room(cell))
  if (whole === undefined || last === undefined) return still(where)
  const cells = whole.cells.slice(0, whole.cells.indexOf(last) + 1)
  return { where: at(where, id, last), spent: last.cost, path: { cells, cost: last.cost } }
}

/** One fighter goes as far from another as `budget` lets him: on a map to the farthest cell, by the cheapest way. */
export function movedAway(where: Whereabouts, id: string, from: string, budget: number, going?: Going): Course {
  if ('bands' in where) {
    if (gap(where.bands, id, from) === Infinity) return still(where)
    return { where: { bands: withdrawn(where.bands, id, from, budget) }, spent: budget, path: undefined }
  }
  const [mover, foe] = [where.bodies[id], where.bodies[from]]
  if (mover === undefined || foe === undefined) return still(where)
  const t = terrain(where.field)
  const f = flood(t, mover, budget, going ?? everybody(where.bodies))
  const far = (cell: { x: number; y: number }): number => distance(t, { ...mover, x: cell.x, y: cell.y }, foe)
  const stay = { x: mover.x, y: mover.y, cost: 0 }
  const best = stops(f).reduce((a, b) => ((far(b) - far(a) || a.cost - b.cost) > 0 ? b : a), stay)
  return { where: at(where, id, best), spent: best.cost, path: pathIn(f, best) }
}

/** A fighter pushed back: where everybody is now, how far he went, and what stopped him short; without a map nothing does. */
export interface PushedBack {
  readonly where: Whereabouts
  readonly moved: number
  readonly stopped: 'wall' | 'body' | 'edge' | undefined
  /** The fighter who stopped him. */
  readonly by: string | undefined
}

/** One fighter is pushed up to `far` (in the system's unit) straight away from another. */
export function pushedBack(where: Whereabouts, id: string, from: string, far: number): PushedBack {
  const nothing: PushedBack = { where, moved: 0, stopped: undefined, by: undefined }
  if ('bands' in where) {
    if (gap(where.bands, id, from) === Infinity) return nothing
    return { ...nothing, where: { bands: withdrawn(where.bands, id, from, far) }, moved: far }
  }
  const [body, source] = [where.bodies[id], where.bodies[from]]
  if (body === undefined || source === undefined) return nothing
  const others = Object.entries(where.bodies).map(([name, b]) => ({ ...b, name }))
  const end = pushed(
    terrain(where.field),
    body,
    source,
    far,
    others.filter((other) => other.name !== id),
  )
  return { where: at(where, id, end), moved: end.moved, stopped: end.stopped, by: end.by?.name }
}
