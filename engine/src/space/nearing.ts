import { type Flood, flood, type Stop, stops } from './flood.ts'
import type { Body } from './footprint.ts'
import type { Cell } from './grid.ts'
import { straight } from './metric.ts'
import { indexOf, type Terrain } from './terrain.ts'

/** Ways remembered for one map; of more the oldest is forgotten. */
const MOST = 32
const known = new WeakMap<Terrain, Map<number, Float64Array>>()

/** How far it is on foot from a body to each cell of the map, for one of this size with nobody in the way; infinite where walls keep him out. */
function onFoot(t: Terrain, goal: Body, size: number): Float64Array {
  let ways = known.get(t)
  if (ways === undefined) {
    ways = new Map()
    known.set(t, ways)
  }
  const key = indexOf(t, goal.x, goal.y) * 64 + size
  let way = ways.get(key)
  if (way === undefined) {
    way = flood(t, { x: goal.x, y: goal.y, size }).cost
    const oldest = ways.size < MOST ? undefined : ways.keys().next().value
    if (oldest !== undefined) ways.delete(oldest)
    ways.set(key, way)
  }
  return way
}

/**
 * The cell of a flood that is nearest to a body and nearer than where the mover stands; undefined if there is none. Near is
 * what is near on foot; of somebody to whom no walk leads, what is near as the crow flies. The cheaper of equals.
 */
export function nearestStop(f: Flood, goal: Body): Stop | undefined {
  const { terrain: t, mover } = f
  const walk = onFoot(t, goal, mover.size ?? 1)
  const home = walk[indexOf(t, mover.x, mover.y)] ?? Infinity
  const far = (cell: Cell): number =>
    home === Infinity
      ? straight(t, { ...mover, x: cell.x, y: cell.y }, goal)
      : (walk[indexOf(t, cell.x, cell.y)] ?? Infinity)
  let best: Stop | undefined
  let least = far(mover) - 1e-9
  for (const stop of stops(f)) {
    const off = far(stop)
    if (off > least || (off === least && (best === undefined || stop.cost >= best.cost))) continue
    best = stop
    least = off
  }
  return best
}
