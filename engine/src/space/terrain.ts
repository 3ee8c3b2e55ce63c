import { type Barrier, type Diagonals, type DoorState, type Field, type Kind, type Metric, stoppedBy } from './field.ts'
import { axial, column, HEX_CORNERS, latticeX, latticeY, opposite, SQUARE_CORNERS, type Ways, waysOf } from './grid.ts'
import { type Polygon, polygonAt } from './polygon.ts'

/** Barriers as bits. */
export const MOVEMENT = 1
export const SIGHT = 2
export const MISSILES = 4

const BIT = { movement: MOVEMENT, sight: SIGHT, missiles: MISSILES } satisfies Record<Barrier, number>

/** The bit of a barrier. */
export function bitOf(barrier: Barrier): number {
  return BIT[barrier]
}

/** Something solid that can stand in the way of sight or missiles. */
export interface Obstacle {
  readonly bits: number
  /** Its middle, in lattice coordinates. */
  readonly x: number
  readonly y: number
  readonly outline: Polygon
  /** Height of its top in the system's unit; infinite to the ceiling. */
  readonly top: number
  /** The cell it fills, twice, or the two cells it stands between; -1 off the map. */
  readonly cell: number
  readonly beyond: number
}

/** A map made ready for questions: built once from a `Field`, never changed. Cells are numbered row by row. */
export interface Terrain {
  readonly field: Field
  readonly hex: boolean
  readonly width: number
  readonly height: number
  /** Width of a cell, in the system's unit. */
  readonly cell: number
  readonly metric: Metric
  readonly diagonals: Diagonals
  /** Height of an ordinary body, in the system's unit. */
  readonly tall: number
  readonly ways: Ways
  /** What each cell stops. */
  readonly bits: Uint8Array
  /** Movement to enter each cell, in multiples of open ground. */
  readonly cost: Float64Array
  readonly elevation: Float64Array
  /** All ground at one height. */
  readonly flat: boolean
  /** What each side of each cell stops, by cell and direction. */
  readonly edges: Uint8Array
  readonly obstacles: readonly Obstacle[]
}

const prepared = new WeakMap<Field, Terrain>()

/** The terrain of a map. The same record gives the same terrain, so ask freely. */
export function terrain(field: Field): Terrain {
  let t = prepared.get(field)
  if (t === undefined) {
    t = prepare(field)
    prepared.set(field, t)
  }
  return t
}

/** The number of the cell at axial (`q`, `r`), or -1 off the map. */
export function indexAt(t: Terrain, q: number, r: number): number {
  const x = t.hex ? q + (r - (r & 1)) / 2 : q
  return x >= 0 && x < t.width && r >= 0 && r < t.height ? r * t.width + x : -1
}

/** The number of the cell at column `x`, row `y`, or -1 off the map. */
export function indexOf(t: Terrain, x: number, y: number): number {
  return x >= 0 && x < t.width && y >= 0 && y < t.height ? y * t.width + x : -1
}

/** A place a wall or door can be, known from both sides: `slot` of the cell it is named by, `twin` of the cell beyond. */
interface Side {
  readonly cell: number
  readonly beyond: number
  readonly way: number
  readonly slot: number
  readonly twin: number
}

function sideAt(t: Terrain, x: number, y: number, name: string): Side | undefined {
  const cell = indexOf(t, x, y)
  const way = t.ways.names.indexOf(name)
  const count = t.ways.names.length
  if (cell < 0 || way < 0 || (!t.hex && way % 2 === 1)) return undefined
  const r = y + t.ways.dr[way]!
  const beyond = indexOf(t, column(t.hex, axial(t.hex, x, y) + t.ways.dq[way]!, r), r)
  const twin = beyond < 0 ? -1 : beyond * count + opposite(way, count)
  return { cell, beyond, way, slot: cell * count + way, twin }
}

const OFF_MAP: Kind = { name: 'off the map', blocks: ['movement', 'sight', 'missiles'] }

function prepare(field: Field): Terrain {
  const ways = waysOf(field.grid)
  const height = field.rows.length
  const width = field.rows.reduce((most, row) => Math.max(most, row.length), 0)
  const kinds: Kind[] = []
  for (const row of field.rows) for (let x = 0; x < width; x++) kinds.push(field.kinds[row[x] ?? ''] ?? OFF_MAP)
  const elevation = Float64Array.from(kinds, (kind) => kind.elevation ?? 0)
  const obstacles: Obstacle[] = []
  const t: Terrain = {
    field,
    hex: field.grid === 'hex',
    width,
    height,
    cell: field.cell,
    metric: field.metric,
    diagonals: field.diagonals,
    tall: field.tall,
    ways,
    bits: new Uint8Array(kinds.length),
    cost: Float64Array.from(kinds, (kind) => kind.cost ?? 1),
    elevation,
    flat: elevation.every((e) => e === elevation[0]),
    edges: new Uint8Array(kinds.length * ways.names.length),
    obstacles,
  }
  buildCells(t, kinds, obstacles)
  buildEdges(t, obstacles)
  return t
}

function bitsOf(kind: Kind, state: DoorState | undefined): number {
  let bits = 0
  for (const barrier of stoppedBy(kind, state)) bits |= BIT[barrier]
  return bits
}

function buildCells(t: Terrain, kinds: readonly Kind[], obstacles: Obstacle[]): void {
  const doors = new Map<number, DoorState>()
  for (const door of t.field.doors ?? []) {
    if (door.side === undefined) doors.set(indexOf(t, door.x, door.y), door.state)
  }
  const corners = t.hex ? HEX_CORNERS : SQUARE_CORNERS
  const lowest = t.elevation.reduce((low, e) => Math.min(low, e), Number.POSITIVE_INFINITY)
  kinds.forEach((kind, cell) => {
    const bits = bitsOf(kind, doors.get(cell))
    const ground = t.elevation[cell]!
    const row = Math.floor(cell / t.width)
    const x = latticeX(t.hex, cell % t.width, row)
    const y = latticeY(t.hex, row)
    const solid = bits & (SIGHT | MISSILES)
    t.bits[cell] = bits
    if (solid !== 0) {
      const outline = polygonAt(corners, x, y, kind.fills ?? 1)
      obstacles.push({ bits: solid, x, y, outline, top: ground + (kind.height ?? Infinity), cell, beyond: cell })
    }
    if (ground > lowest) {
      const outline = polygonAt(corners, x, y)
      obstacles.push({ bits: SIGHT | MISSILES, x, y, outline, top: ground, cell, beyond: cell })
    }
  })
}

function buildEdges(t: Terrain, obstacles: Obstacle[]): void {
  const doors = new Map<number, DoorState>()
  for (const door of t.field.doors ?? []) {
    const side = door.side === undefined ? undefined : sideAt(t, door.x, door.y, door.side)
    if (side !== undefined) doors.set(side.slot, door.state).set(side.twin, door.state)
  }
  const corners = t.hex ? HEX_CORNERS : SQUARE_CORNERS
  for (const edge of t.field.edges ?? []) {
    const side = sideAt(t, edge.x, edge.y, edge.side)
    if (side === undefined) continue
    const { cell, beyond, slot, twin } = side
    const bits = bitsOf(edge.kind, doors.get(slot))
    t.edges[slot]! |= bits
    if (twin >= 0) t.edges[twin]! |= bits
    const solid = bits & (SIGHT | MISSILES)
    if (solid === 0) continue
    const from = t.hex ? side.way : side.way / 2
    const to = (from + 1) % (corners.length / 2)
    const cx = latticeX(t.hex, edge.x, edge.y)
    const cy = latticeY(t.hex, edge.y)
    const outline = [
      cx + corners[2 * from]!,
      cy + corners[2 * from + 1]!,
      cx + corners[2 * to]!,
      cy + corners[2 * to + 1]!,
    ] as const
    const ground = Math.max(t.elevation[cell]!, t.elevation[beyond] ?? t.elevation[cell]!)
    const top = ground + (edge.kind.height ?? Infinity)
    const x = (outline[0] + outline[2]) / 2
    const y = (outline[1] + outline[3]) / 2
    obstacles.push({ bits: solid, x, y, outline, top, cell, beyond })
  }
}
