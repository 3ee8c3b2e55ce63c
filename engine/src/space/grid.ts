/**
 * Cells of a square or hexagonal grid.
 *
 * Outside, a cell is its column `x` and row `y` in the picture, both from 0. Hexes stand on a corner and the odd rows are
 * shifted half a cell to the right. Inside this folder hexes are counted in axial coordinates `q`, `r`, where a step in
 * one direction always adds the same numbers; on squares `q`, `r` are simply `x`, `y`.
 */

export type Shape = 'square' | 'hex'

/** A cell: column and row of the picture, from 0 at the top left. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** The directions of a grid, clockwise; a direction is its place in `names`. Squares start at north, hexes at north-east. */
export interface Ways {
  readonly names: readonly string[]
  readonly dq: readonly number[]
  readonly dr: readonly number[]
}

export const SQUARE_WAYS: Ways = {
  names: ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'],
  dq: [0, 1, 1, 1, 0, -1, -1, -1],
  dr: [-1, -1, 0, 1, 1, 1, 0, -1],
}

export const HEX_WAYS: Ways = {
  names: ['ne', 'e', 'se', 'sw', 'w', 'nw'],
  dq: [1, 1, 0, -1, -1, 0],
  dr: [-1, 0, 1, 1, 0, -1],
}

/** The eight directions of squares, or the six of hexes. */
export function waysOf(shape: Shape): Ways {
  return shape === 'hex' ? HEX_WAYS : SQUARE_WAYS
}

/** The direction opposite to `way` among `count` directions. */
export function opposite(way: number, count: number): number {
  return (way + count / 2) % count
}

/** The axial column of the cell in column `x`, row `y`. */
export function axial(hex: boolean, x: number, y: number): number {
  return hex ? x - (y - (y & 1)) / 2 : x
}

/** The picture's column of axial `q`, `r`: the inverse of `axial`. */
export function column(hex: boolean, q: number, r: number): number {
  return hex ? q + (r - (r & 1)) / 2 : q
}

/** Steps between two hexes given by their axial difference. */
export function hexSteps(dq: number, dr: number): number {
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}

/**
 * The lattice: fine whole-number coordinates in which every cell's centre and corners are integers, so that lines through
 * corners are decided exactly. One column is 2 wide; a row is 2 high on squares and 3 on hexes.
 */
export function latticeX(hex: boolean, x: number, y: number): number {
  return hex ? 2 * x + 1 + (y & 1) : 2 * x + 1
}

/** The lattice row of the centre of a cell in row `y`. */
export function latticeY(hex: boolean, y: number): number {
  return hex ? 3 * y + 2 : 2 * y + 1
}

/** How long one lattice step downwards is, measured in lattice steps sideways (a sideways step is half a cell). */
export function latticeAspect(hex: boolean): number {
  return hex ? Math.sqrt(1 / 3) : 1
}

/** Corners of a cell about its centre, clockwise, in lattice steps. Side `i` runs from corner `i` to the next. */
export const SQUARE_CORNERS: readonly number[] = [-1, -1, 1, -1, 1, 1, -1, 1]
export const HEX_CORNERS: readonly number[] = [0, -2, 1, -1, 1, 1, 0, 2, -1, 1, -1, -1]

/** The cell on the far side of one of a cell's sides. */
export function beyond(shape: Shape, { x, y }: Cell, side: string): Cell {
  const ways = waysOf(shape)
  const way = Math.max(0, ways.names.indexOf(side))
  const hex = shape === 'hex'
  const row = y + (ways.dr[way] ?? 0)
  return { x: column(hex, axial(hex, x, y) + (ways.dq[way] ?? 0), row), y: row }
}
