import { groundUnder, offsets } from './footprint.ts'
import { axial } from './grid.ts'
import { indexAt, type Terrain } from './terrain.ts'
import { bodyPasses } from './walls.ts'

/** What a body of one size meets on a map, by the cell of its `x`, `y`. */
export interface Steps {
  /** The directions it may step in past all walls, one bit each. */
  readonly exits: Uint8Array
  /** The dearest ground it stands on, in multiples of open ground; infinite where part of it would be off the map. */
  readonly ground: Float64Array
  /** The highest ground it stands on, in the system's unit. */
  readonly height: Float64Array
}

const known = new WeakMap<Terrain, Map<number, Steps>>()

/** The steps of a body of this size on a map; worked out once. */
export function stepsOf(t: Terrain, size: number): Steps {
  let sizes = known.get(t)
  if (sizes === undefined) {
    sizes = new Map()
    known.set(t, sizes)
  }
  let steps = sizes.get(size)
  if (steps === undefined) {
    steps = survey(t, size)
    sizes.set(size, steps)
  }
  return steps
}

function survey(t: Terrain, size: number): Steps {
  const cells = t.width * t.height
  const steps = { exits: new Uint8Array(cells), ground: new Float64Array(cells), height: new Float64Array(cells) }
  for (let cell = 0; cell < cells; cell++) {
    const x = cell % t.width
    const y = Math.floor(cell / t.width)
    const q = axial(t.hex, x, y)
    for (let way = 0; way < t.ways.names.length; way++) {
      if (bodyPasses(t, size, q, y, way)) steps.exits[cell]! |= 1 << way
    }
    steps.ground[cell] = dearest(t, size, q, y)
    steps.height[cell] = groundUnder(t, { x, y, size })
  }
  return steps
}

function dearest(t: Terrain, size: number, q: number, r: number): number {
  const list = offsets(t.hex, size)
  let most = 0
  for (let i = 0; i < list.length; i += 2) {
    const cell = indexAt(t, q + list[i]!, r + list[i + 1]!)
    if (cell < 0) return Infinity
    if (t.cost[cell]! > most) most = t.cost[cell]!
  }
  return most
}
