import { type Body, cellsOf, offsets } from './footprint.ts'
import { axial, type Cell } from './grid.ts'
import { pop, push, type Queue } from './queue.ts'
import { stepsOf } from './steps.ts'
import { indexAt, indexOf, type Terrain } from './terrain.ts'

/** How a body moves and whom it meets. */
export interface Going {
  /** Bodies it cannot pass. The mover himself may be among them and is ignored. */
  readonly blocked?: readonly Body[]
  /** Bodies it may pass but not stop on. */
  readonly allowed?: readonly Body[]
  /** Bodies it steps over with care, and may stop on: their cells are ground of at least `overPrice` (default 2). */
  readonly over?: readonly Body[]
  readonly overPrice?: number
  /** The greatest difference of ground it takes in one step, in the system's unit (default: the width of a cell). */
  readonly climb?: number
  /** Flies or glides: every ground costs 1 and no step is too high. */
  readonly overTerrain?: boolean
  /** Passes walls and obstacles; only the edge of the map stops it. */
  readonly throughObstacles?: boolean
}

/** Where a body can go: for each cell of the map (for big bodies: of `x`, `y`) the least movement to get there. */
export interface Flood {
  readonly terrain: Terrain
  readonly mover: Body
  /** Least movement to each cell, in the system's unit; infinite where it cannot get. By row and column. */
  readonly cost: Float64Array
  /** 1 where it may stop. */
  readonly room: Uint8Array
  /** Per node (cell and whether the next diagonal is dear) the node before it, or -1. */
  readonly before: Int32Array
  /** Per node the movement spent by then, in the system's unit. */
  readonly spent: Float64Array
  /** Per cell the node by which it is reached cheapest. */
  readonly arrival: Int32Array
  /** The number of the cell at which the search was ended early, or -1. */
  readonly end: number
}

const CLOSED = 1
const NO_STOPPING = 2
const WITH_CARE = 4
const TOLERANCE = 1e-9

/** For each cell of the mover's `x`, `y`, whether he would be on somebody he cannot pass, may not stop on, or steps over. */
function crowd(t: Terrain, mover: Body, going: Going): Uint8Array {
  const taken = new Uint8Array(t.width * t.height)
  const list = offsets(t.hex, mover.size ?? 1)
  const mark = (bodies: readonly Body[] | undefined, as: number): void => {
    for (const body of bodies ?? []) {
      if (body === mover) continue
      for (const c of cellsOf(t, body)) {
        const q = axial(t.hex, c.x, c.y)
        for (let i = 0; i < list.length; i += 2) {
          const cell = indexAt(t, q - list[i]!, c.y - list[i + 1]!)
          if (cell >= 0) taken[cell]! |= as
        }
      }
    }
  }
  mark(going.blocked, CLOSED)
  mark(going.allowed, NO_STOPPING)
  mark(going.over, WITH_CARE)
  return taken
}

/** What a diagonal step costs in straight steps: the second of two when they alternate. */
function diagonalSteps(t: Terrain, dear: number): number {
  if (t.diagonals === 'alternate') return 1 + dear
  if (t.diagonals === 'three-halves') return 1.5
  return t.diagonals === 'root-two' ? Math.SQRT2 : 1
}

/**
 * Everywhere `mover` can get with `budget` movement (in the system's unit; infinite by default). Entering costs the
 * step times the dearest ground it would stand on; a diagonal step costs what the map's diagonals cost and cuts no corner
 * of a wall. Equal costs are settled by the shorter way on the ground, then by the upper and left cell.
 * The search ends at the first cell, cheapest first, that is good enough for `until` and where it may stop.
 */
export function flood(
  t: Terrain,
  mover: Body,
  budget = Infinity,
  going: Going = {},
  until?: (x: number, y: number) => boolean,
): Flood {
  const cells = t.width * t.height
  const { exits, ground, height } = stepsOf(t, mover.size ?? 1)
  const taken = crowd(t, mover, going)
  const climb = (going.climb ?? t.cell) + TOLERANCE
  const overPrice = going.overTerrain ? 1 : (going.overPrice ?? 2)
  const cost = new Float64Array(cells).fill(Infinity)
  const room = new Uint8Array(cells)
  const arrival = new Int32Array(cells).fill(-1)
  const spent = new Float64Array(cells * 2).fill(Infinity)
  const length = new Float64Array(cells * 2).fill(Infinity)
  const before = new Int32Array(cells * 2).fill(-1)
  const settled = new Uint8Array(cells * 2)
  const queue: Queue = { nodes: [], costs: [], lengths: [] }
  let end = -1

  const home = indexOf(t, mover.x, mover.y) * 2
  if (home >= 0) {
    spent[home] = 0
    length[home] = 0
    push(queue, home, 0, 0)
  }
  for (let node = pop(queue); node >= 0; node = pop(queue)) {
    if (settled[node] === 1) continue
    settled[node] = 1
    const cell = node >> 1
    const dear = node & 1
    const x = cell % t.width
    const r = (cell - x) / t.width
    const q = axial(t.hex, x, r)
    if (arrival[cell]! < 0) {
      arrival[cell] = node
      cost[cell] = spent[node]!
      room[cell] = (taken[cell]! & NO_STOPPING) === 0 ? 1 : 0
      if (until !== undefined && room[cell] === 1 && until(x, r)) {
        end = cell
        break
      }
    }
    for (let way = 0; way < t.ways.names.length; way++) {
      if (!going.throughObstacles && (exits[cell]! & (1 << way)) === 0) continue
      const there = indexAt(t, q + t.ways.dq[way]!, r + t.ways.dr[way]!)
      if (there < 0 || ground[there] === Infinity || (taken[there]! & CLOSED) !== 0) continue
      if (!going.overTerrain && Math.abs(height[there]! - height[cell]!) > climb) continue
      const diagonal = !t.hex && way % 2 === 1
      const steps = diagonal ? diagonalSteps(t, dear) : 1
      const next = there * 2 + (diagonal && t.diagonals === 'alternate' ? 1 - dear : dear)
      let price = going.overTerrain ? 1 : ground[there]!
      if ((taken[there]! & WITH_CARE) !== 0 && price < overPrice) price = overPrice
      const sum = spent[node]! + steps * t.cell * price
      const walked = length[node]! + (diagonal ? Math.SQRT2 : 1)
      if (sum > budget + TOLERANCE || settled[next] === 1 || sum > spent[next]! + TOLERANCE) continue
      if (sum >= spent[next]! - TOLERANCE && walked >= length[next]! - TOLERANCE) continue
      spent[next] = sum
      length[next] = walked
      before[next] = node
      push(queue, next, sum, walked)
    }
  }
  return { terrain: t, mover, cost, room, before, spent, arrival, end }
}

/** A cell with the movement spent to reach it, in the system's unit. */
export interface Stop extends Cell {
  readonly cost: number
}

/** The cells where the mover may end his move, his own included, row by row. */
export function stops(f: Flood): Stop[] {
  const found: Stop[] = []
  f.cost.forEach((cost, cell) => {
    if (cost < Infinity && f.room[cell] === 1) {
      found.push({ x: cell % f.terrain.width, y: Math.floor(cell / f.terrain.width), cost })
    }
  })
  return found
}

/** The least movement to a cell, in the system's unit; infinite where the mover cannot get. */
export function costTo(f: Flood, cell: Cell): number {
  const index = indexOf(f.terrain, cell.x, cell.y)
  return index < 0 ? Infinity : f.cost[index]!
}
