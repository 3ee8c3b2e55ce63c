import type { Board } from '@affray/engine'

/** A point of the picture; one cell is one wide. */
export interface Point {
  readonly x: number
  readonly y: number
}
type Grid = NonNullable<Board['grid']>
export type CellAt = readonly [x: number, y: number]

/** The radius of a hex that is one wide and stands on a corner. */
const HEX = 1 / Math.sqrt(3)

/** The middle of a cell. Odd rows of hexes are shifted half a cell to the right. */
export function centre(kind: Grid['kind'], [x, y]: CellAt): Point {
  return kind === 'hex' ? { x: x + 0.5 + (y % 2) / 2, y: HEX + y * HEX * 1.5 } : { x: x + 0.5, y: y + 0.5 }
}

/** The corners of a cell about its middle, clockwise. */
export function corners(kind: Grid['kind']): readonly Point[] {
  if (kind === 'hex') return [0, 1, 2, 3, 4, 5].map((i) => around((i * 60 - 90) * (Math.PI / 180), HEX))
  return [
    { x: -0.5, y: -0.5 },
    { x: 0.5, y: -0.5 },
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ]
}
const around = (angle: number, radius: number): Point => ({ x: Math.cos(angle) * radius, y: Math.sin(angle) * radius })

/** How wide and high a grid is. */
export function extent({ kind, cells }: Pick<Grid, 'kind' | 'cells'>): Point {
  const wide = Math.max(1, ...cells.map((row) => row.length))
  if (kind === 'square') return { x: wide, y: cells.length }
  return { x: wide + (cells.length > 1 ? 0.5 : 0), y: HEX * 2 + (cells.length - 1) * HEX * 1.5 }
}

/** The cell under a point of the picture, or undefined beside the map. */
export function cellUnder({ kind, cells }: Pick<Grid, 'kind' | 'cells'>, { x, y }: Point): CellAt | undefined {
  const row = kind === 'square' ? Math.floor(y) : Math.floor((y - HEX) / (HEX * 1.5) + 0.5)
  let best: CellAt | undefined
  let nearest = 0.8
  for (const r of kind === 'square' ? [row] : [row - 1, row, row + 1]) {
    const shift = kind === 'hex' ? (((r % 2) + 2) % 2) / 2 : 0
    const column = Math.floor(x - shift)
    if (cells[r]?.[column] === undefined) continue
    const middle = centre(kind, [column, r])
    const far = Math.hypot(middle.x - x, middle.y - y)
    if (far < nearest) [best, nearest] = [[column, r], far]
  }
  return best
}

/** The middle of several cells: where somebody large stands. */
export function middle(kind: Grid['kind'], cells: readonly CellAt[]): Point {
  const points = cells.map((cell) => centre(kind, cell))
  const n = Math.max(1, points.length)
  return { x: points.reduce((sum, p) => sum + p.x, 0) / n, y: points.reduce((sum, p) => sum + p.y, 0) / n }
}

/** The cells beside a cell, across each of its sides in the order of its corners. */
export function across(kind: Grid['kind'], [x, y]: CellAt): readonly CellAt[] {
  if (kind === 'square')
    return [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ]
  const odd = y % 2
  return [
    [x + odd, y - 1],
    [x + 1, y],
    [x + odd, y + 1],
    [x + odd - 1, y + 1],
    [x - 1, y],
    [x + odd - 1, y - 1],
  ]
}
