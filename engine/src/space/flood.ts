import { type Body, cellsOf, groundUnder, offsets } from './footprint.ts'
import { axial, type Cell, column } from './grid.ts'
import { pop, push, type Queue } from './queue.ts'
import { indexAt, indexOf, type Terrain } from './terrain.ts'
import { bodyPasses } from './walls.ts'

/** How a body moves and whom it meets. */
export interface Going {
  /** Bodies it cannot pass. The mover himself may be among them and is ignored. */
  readonly blocked?: readonly Body[]
  /** Bodies it may pass but not stop on. */
  readonly allowed?: readonly Body[]
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
}

const CLOSED = 1
const NO_STOPPING = 2
const TOLERANCE = 1e-9

function crowd(t: Terrain, mover: Body, going: Going): Uint8Array {
  const taken = new Uint8Array(t.width * t.height)
  const mark = (bodies: readonly Body[] | undefined, as: number): void => {
    for (const body of bodies ?? []) {
      if (body === mover) continue
      for (const c of cellsOf(t, body)) {
        const cell = indexOf(t, c.x, c.y)
        if (cell >= 0) taken[cell]! |= as
      }
    }
  }
  mark(going.blocked, CLOSED)
  mark(going.allowed, NO_STOPPING)
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
 * With `goal` the search ends as soon as that cell is settled.
 */
export function flood(t: Terrain, mover: Body, budget = Infinity, going: Going = {}, goal?: Cell): Flood {
  const size = mover.size ?? 1
  const cells = t.width * t.height
  const taken = crowd(t, mover, going)
  const list = offsets(t.hex, size)
  const climb = going.climb ?? t.cell
  const cost = new Float64Array(cells).fill(Infinity)
  const room = new Uint8Array(cells)
  const arrival = new Int32Array(cells).fill(-1)
  const best = new Float64Array(cells * 2).fill(Infinity)
  const length = new Float64Array(cells * 2).fill(Infinity)
  const before = new Int32Array(cells * 2).fill(-1)
  const settled = new Uint8Array(cells * 2)
  const result: Flood = { terrain: t, mover, cost, room, before, spent: best, arrival }
  const home = indexOf(t, mover.x, mover.y)
  if (home < 0) return result
  const end = goal === undefined ? -1 : indexOf(t, goal.x, goal.y)

  const queue: Queue = { nodes: [], costs: [], lengths: [] }
  best[home * 2] = 0
  length[home * 2] = 0
  push(queue, home * 2, 0, 0)
  for (let node = pop(queue); node >= 0; node = pop(queue)) {
    if (settled[node] === 1) continue
    settled[node] = 1
    const cell = node >> 1
    const dear = node & 1
    const r = Math.floor(cell / t.width)
    const q = axial(t.hex, cell % t.width, r)
    if (arrival[cell]! < 0) {
      arrival[cell] = node
      cost[cell] = best[node]!
      room[cell] = crowdAt(q, r) & NO_STOPPING ? 0 : 1
    }
    if (cell === end) break
    for (let way = 0; way < t.ways.names.length; way++) {
      const nq = q + t.ways.dq[way]!
      const nr = r + t.ways.dr[way]!
      const ground = dearest(nq, nr)
      if (ground === Infinity || crowdAt(nq, nr) & CLOSED) continue
      if (!going.throughObstacles && !bodyPasses(t, size, q, r, way)) continue
      if (!going.overTerrain && !t.flat && steep(q, r, nq, nr)) continue
      const diagonal = !t.hex && way % 2 === 1
      const steps = diagonal ? diagonalSteps(t, dear) : 1
      const after = diagonal && t.diagonals === 'alternate' ? 1 - dear : dear
      const next = indexAt(t, nq, nr) * 2 + after
      const spent = best[node]! + steps * t.cell * (going.overTerrain ? 1 : ground)
      const walked = length[node]! + (diagonal ? Math.SQRT2 : 1)
      if (spent > budget + TOLERANCE || settled[next] === 1) continue
      const cheaper = spent < best[next]! - TOLERANCE
      if (!cheaper && (spent > best[next]! + TOLERANCE || walked >= length[next]! - TOLERANCE)) continue
      best[next] = spent
      length[next] = walked
      before[next] = node
      push(queue, next, spent, walked)
    }
  }
  return result

  function dearest(q: number, r: number): number {
    let most = 0
    for (let i = 0; i < list.length; i += 2) {
      const cell = indexAt(t, q + list[i]!, r + list[i + 1]!)
      if (cell < 0) return Infinity
      if (t.cost[cell]! > most) most = t.cost[cell]!
    }
    return most
  }

  function crowdAt(q: number, r: number): number {
    let all = 0
    for (let i = 0; i < list.length; i += 2) all |= taken[indexAt(t, q + list[i]!, r + list[i + 1]!)] ?? 0
    return all
  }

  function steep(q: number, r: number, nq: number, nr: number): boolean {
    const here = groundUnder(t, { x: column(t.hex, q, r), y: r, size })
    const there = groundUnder(t, { x: column(t.hex, nq, nr), y: nr, size })
    return Math.abs(there - here) > climb + TOLERANCE
  }
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
