import type { Barrier } from './field.ts'
import { offsets, stands } from './footprint.ts'
import { axial, type Cell } from './grid.ts'
import { bitOf, indexAt, indexOf, MOVEMENT, type Terrain } from './terrain.ts'

/** Whether the cell itself stops this. Off the map everything is stopped. */
export function solid(t: Terrain, cell: Cell, barrier: Barrier): boolean {
  const index = indexOf(t, cell.x, cell.y)
  return index < 0 || (t.bits[index]! & bitOf(barrier)) !== 0
}

/** Whether a wall on the side `way` of the cell at axial (`q`, `r`) has one of these bits. */
function walled(t: Terrain, q: number, r: number, way: number, bits: number): boolean {
  const cell = indexAt(t, q, r)
  return cell >= 0 && (t.edges[cell * t.ways.names.length + way]! & bits) !== 0
}

function open(t: Terrain, q: number, r: number, bits: number): boolean {
  const cell = indexAt(t, q, r)
  return cell >= 0 && (t.bits[cell]! & bits) === 0
}

/** Whether a point passes from one cell to the next: no wall between, and a diagonal step needs both ways round the corner. */
function pointPasses(t: Terrain, q: number, r: number, way: number, bits: number): boolean {
  if (t.hex || way % 2 === 0) {
    return !walled(t, q, r, way, bits) && open(t, q + t.ways.dq[way]!, r + t.ways.dr[way]!, bits)
  }
  const one = way - 1
  const other = (way + 1) % 8
  return (
    pointPasses(t, q, r, one, bits) &&
    pointPasses(t, q + t.ways.dq[one]!, r + t.ways.dr[one]!, other, bits) &&
    pointPasses(t, q, r, other, bits) &&
    pointPasses(t, q + t.ways.dq[other]!, r + t.ways.dr[other]!, one, bits)
  )
}

/**
 * Whether `barrier` is not stopped on the way from a cell into its neighbour in direction `way`: nothing solid in the
 * neighbour and no wall between. A diagonal step cuts no corner: both ways round it must be open.
 */
export function passable(t: Terrain, cell: Cell, way: number, barrier: Barrier): boolean {
  return pointPasses(t, axial(t.hex, cell.x, cell.y), cell.y, way, bitOf(barrier))
}

/** Whether a body of this size may step from axial (`q`, `r`) in direction `way` without touching a wall. */
export function bodyPasses(t: Terrain, size: number, q: number, r: number, way: number): boolean {
  if (size === 1) return pointPasses(t, q, r, way, MOVEMENT)
  if (!t.hex && way % 2 === 1) {
    const one = way - 1
    const other = (way + 1) % 8
    return (
      bodyPasses(t, size, q, r, one) &&
      bodyPasses(t, size, q + t.ways.dq[one]!, r + t.ways.dr[one]!, other) &&
      bodyPasses(t, size, q, r, other) &&
      bodyPasses(t, size, q + t.ways.dq[other]!, r + t.ways.dr[other]!, one)
    )
  }
  if (!stands(t, size, q + t.ways.dq[way]!, r + t.ways.dr[way]!)) return false
  return eachCell(t, size, q, r, (cq, cr) => !walled(t, cq, cr, way, MOVEMENT))
}

function eachCell(t: Terrain, size: number, q: number, r: number, test: (q: number, r: number) => boolean): boolean {
  const list = offsets(t.hex, size)
  for (let i = 0; i < list.length; i += 2) if (!test(q + list[i]!, r + list[i + 1]!)) return false
  return true
}
