import { type Body, overlap } from './footprint.ts'
import type { Cell } from './grid.ts'
import { adjacent, distance } from './metric.ts'
import { sight } from './sight.ts'
import { MOVEMENT, type Terrain } from './terrain.ts'

/**
 * Whether `striker` reaches `target` with a weapon of this `reach`: the distance between them is at most `reach` and at
 * least `least` (in the system's unit), and nothing that stops missiles stands wholly between. Who shares a cell is at
 * distance 0.
 */
export function canReach(t: Terrain, striker: Body, target: Body, reach: number, least = 0): boolean {
  const d = distance(t, striker, target)
  return d <= reach && d >= least && (t.obstacles.length === 0 || sight(t, striker, target, 'missiles') !== 'none')
}

/**
 * The cells a body threatens: every cell a body could stand on, its own left out, that it reaches with a weapon of this
 * `reach` (see `canReach`). Row by row.
 */
export function threatened(t: Terrain, striker: Body, reach: number, least = 0): Cell[] {
  const cells: Cell[] = []
  for (let y = 0; y < t.height; y++) {
    for (let x = 0; x < t.width; x++) {
      const cell = { x, y }
      if ((t.bits[y * t.width + x]! & MOVEMENT) !== 0 || overlap(t, striker, cell)) continue
      if (canReach(t, striker, cell, reach, least)) cells.push(cell)
    }
  }
  return cells
}

/** The cells next to a body on the map, corners included, walls or not. Row by row. */
export function neighbours(t: Terrain, body: Body): Cell[] {
  const cells: Cell[] = []
  for (let y = 0; y < t.height; y++) {
    for (let x = 0; x < t.width; x++) if (adjacent(t, body, { x, y })) cells.push({ x, y })
  }
  return cells
}
