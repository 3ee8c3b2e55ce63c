import { axial, type Cell, column, HEX_CORNERS, hexSteps, latticeX, latticeY } from './grid.ts'
import { type Polygon, polygonAt } from './polygon.ts'
import { indexAt, MOVEMENT, type Terrain } from './terrain.ts'

/**
 * A body on the map: where it stands and how big it is. A bare cell is a body of size 1, and a system may pass its own
 * record of a fighter.
 *
 * On squares a body of size n covers n × n squares and `x`, `y` is the north-western one. On hexes an odd size n covers
 * all hexes within (n − 1) / 2 steps of `x`, `y` (1, 7, 19 hexes); an even size covers all hexes within n / 2 − 1 steps
 * of one of three that meet in a corner: `x`, `y`, its eastern and its south-eastern neighbour (3, 12 hexes).
 */
export interface Body {
  readonly x: number
  readonly y: number
  /** Cells across (default 1). */
  readonly size?: number | undefined
  /** Height of the body in the system's unit (default: the map's ordinary body). Lower when it crouches or lies. */
  readonly tall?: number | undefined
  /** Height of its feet above the ground, in the system's unit (default 0). */
  readonly up?: number | undefined
}

const squares = new Map<number, readonly number[]>()
const hexes = new Map<number, readonly number[]>()

function squareOffsets(size: number): readonly number[] {
  const offsets: number[] = []
  for (let dr = 0; dr < size; dr++) for (let dq = 0; dq < size; dq++) offsets.push(dq, dr)
  return offsets
}

function hexOffsets(size: number): readonly number[] {
  const even = size % 2 === 0
  const radius = even ? size / 2 - 1 : (size - 1) / 2
  const offsets: number[] = []
  for (let dr = -radius; dr <= radius + 1; dr++) {
    for (let dq = -2 * radius; dq <= 2 * radius + 1; dq++) {
      const near =
        hexSteps(dq, dr) <= radius || (even && (hexSteps(dq - 1, dr) <= radius || hexSteps(dq, dr - 1) <= radius))
      if (near) offsets.push(dq, dr)
    }
  }
  return offsets
}

/** The cells of a footprint relative to its own cell, as axial pairs `[dq, dr, …]` in reading order. */
export function offsets(hex: boolean, size: number): readonly number[] {
  const known = hex ? hexes : squares
  let list = known.get(size)
  if (list === undefined) {
    list = hex ? hexOffsets(size) : squareOffsets(size)
    known.set(size, list)
  }
  return list
}

/** The cells a body covers, in reading order; cells off the map included. */
export function cellsOf(t: Terrain, body: Body): Cell[] {
  const q = axial(t.hex, body.x, body.y)
  const list = offsets(t.hex, body.size ?? 1)
  const cells: Cell[] = []
  for (let i = 0; i < list.length; i += 2) {
    const r = body.y + list[i + 1]!
    cells.push({ x: column(t.hex, q + list[i]!, r), y: r })
  }
  return cells
}

/** Whether a body covers the cell at column `x`, row `y`. */
export function covers(t: Terrain, body: Body, x: number, y: number): boolean {
  const size = body.size ?? 1
  if (!t.hex) return x >= body.x && x < body.x + size && y >= body.y && y < body.y + size
  const dq = axial(true, x, y) - axial(true, body.x, body.y)
  const dr = y - body.y
  if (size % 2 === 1) return hexSteps(dq, dr) <= (size - 1) / 2
  const radius = size / 2 - 1
  return hexSteps(dq, dr) <= radius || hexSteps(dq - 1, dr) <= radius || hexSteps(dq, dr - 1) <= radius
}

/** Whether two bodies share a cell. */
export function overlap(t: Terrain, a: Body, b: Body): boolean {
  if (!t.hex) {
    const an = a.size ?? 1
    const bn = b.size ?? 1
    return a.x < b.x + bn && b.x < a.x + an && a.y < b.y + bn && b.y < a.y + an
  }
  return cellsOf(t, a).some((c) => covers(t, b, c.x, c.y))
}

/** Whether a body of this size at axial (`q`, `r`) stands on the map, in no wall and astride none. */
export function stands(t: Terrain, size: number, q: number, r: number): boolean {
  const list = offsets(t.hex, size)
  const count = t.ways.names.length
  for (let i = 0; i < list.length; i += 2) {
    const cell = indexAt(t, q + list[i]!, r + list[i + 1]!)
    if (cell < 0 || (t.bits[cell]! & MOVEMENT) !== 0) return false
    if (size === 1) return true
    for (let way = 0; way < count; way++) {
      if ((t.edges[cell * count + way]! & MOVEMENT) === 0) continue
      for (let j = 0; j < list.length; j += 2) {
        if (list[j] === list[i]! + t.ways.dq[way]! && list[j + 1] === list[i + 1]! + t.ways.dr[way]!) return false
      }
    }
  }
  return true
}

/** Whether a body has room where it stands: on the map, in no wall and astride none. Other bodies are not asked about. */
export function fits(t: Terrain, body: Body): boolean {
  return stands(t, body.size ?? 1, axial(t.hex, body.x, body.y), body.y)
}

/** Height of the ground under a body, the highest of its cells, in the system's unit. Off the map it is 0. */
export function groundUnder(t: Terrain, body: Body): number {
  if (t.flat) return t.elevation[0] ?? 0
  const q = axial(t.hex, body.x, body.y)
  const list = offsets(t.hex, body.size ?? 1)
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i += 2) {
    const cell = indexAt(t, q + list[i]!, body.y + list[i + 1]!)
    if (cell >= 0 && t.elevation[cell]! > highest) highest = t.elevation[cell]!
  }
  return highest === Number.NEGATIVE_INFINITY ? 0 : highest
}

/** Height of a body's feet, in the system's unit. */
export function feetOf(t: Terrain, body: Body): number {
  return groundUnder(t, body) + (body.up ?? 0)
}

/** Height of a body, in the system's unit. */
export function tallnessOf(t: Terrain, body: Body): number {
  return body.tall ?? t.tall
}

/** The middle of a body's space in lattice coordinates. */
export function middleX(t: Terrain, body: Body): number {
  const size = body.size ?? 1
  if (!t.hex) return 2 * body.x + size
  return latticeX(true, body.x, body.y) + (size % 2 === 0 ? 1 : 0)
}

/** The middle of a body's space in lattice coordinates. */
export function middleY(t: Terrain, body: Body): number {
  const size = body.size ?? 1
  if (!t.hex) return 2 * body.y + size
  return latticeY(true, body.y) + (size % 2 === 0 ? 1 : 0)
}

/** A body's space as convex outlines: one square, or one hexagon per hex; shrunk about their middles to `scale`. */
export function outlines(t: Terrain, body: Body, scale = 1): Polygon[] {
  const size = body.size ?? 1
  if (!t.hex) {
    return [
      polygonAt([-size, -size, size, -size, size, size, -size, size], 2 * body.x + size, 2 * body.y + size, scale),
    ]
  }
  return cellsOf(t, body).map((c) => polygonAt(HEX_CORNERS, latticeX(true, c.x, c.y), latticeY(true, c.y), scale))
}
