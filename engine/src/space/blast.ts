import { type Body, middleX, middleY, overlap } from './footprint.ts'
import { type Cell, latticeAspect } from './grid.ts'
import { distance } from './metric.ts'
import { sight } from './sight.ts'
import { indexOf, MISSILES, type Terrain } from './terrain.ts'

/** What is left of a force of `full` after losing `loss` for each unit of distance; never below 0. */
export function falloff(full: number, loss: number, far: number): number {
  return Math.max(0, full - loss * far)
}

/** The zone of a blast in which something at this distance stands: 0 for the innermost; undefined beyond the last. */
export function zone(bounds: readonly number[], far: number): number | undefined {
  const index = bounds.findIndex((bound) => far <= bound)
  return index < 0 ? undefined : index
}

/** Whether a blast at `origin` comes at a body: some point of its space lies open to the middle of the blast. */
export function exposed(t: Terrain, origin: Body, body: Body): boolean {
  const grade = sight(t, origin, body, 'missiles')
  return grade === 'clear' || grade === 'partial'
}

function everyCell(t: Terrain, test: (cell: Cell) => boolean): Cell[] {
  const cells: Cell[] = []
  for (let y = 0; y < t.height; y++) {
    for (let x = 0; x < t.width; x++) {
      const cell = { x, y }
      if ((t.bits[indexOf(t, x, y)]! & MISSILES) === 0 && test(cell)) cells.push(cell)
    }
  }
  return cells
}

/** The cells within `radius` (in the system's unit) of a blast and exposed to it, row by row. */
export function burst(t: Terrain, origin: Body, radius: number): Cell[] {
  return everyCell(t, (cell) => distance(t, origin, cell) <= radius && exposed(t, origin, cell))
}

/**
 * The cells of a cone from the middle of `from` towards `aim`, `length` long and `width` wide at its end (in the system's
 * unit): those whose middle it covers and that are exposed to `from`; his own left out. Row by row.
 */
export function cone(t: Terrain, from: Body, aim: Body, length: number, width: number): Cell[] {
  const aspect = latticeAspect(t.hex)
  const east = middleX(t, aim) - middleX(t, from)
  const south = (middleY(t, aim) - middleY(t, from)) * aspect
  const far = Math.sqrt(east * east + south * south)
  if (far === 0) return []
  const unit = t.cell / 2
  return everyCell(t, (cell) => {
    const dx = (middleX(t, cell) - middleX(t, from)) * unit
    const dy = (middleY(t, cell) - middleY(t, from)) * aspect * unit
    const along = (dx * east + dy * south) / far
    const across = Math.abs(dx * south - dy * east) / far
    const covered = along > 0 && along <= length + 1e-9 && across <= (width / 2) * (along / length) + 1e-9
    return covered && !overlap(t, from, cell) && exposed(t, from, cell)
  })
}
