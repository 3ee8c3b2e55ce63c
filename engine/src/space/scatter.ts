import { axial, type Cell, column } from './grid.ts'
import { shiftAlong, shiftBy, wayBetween } from './ray.ts'
import { indexOf, type Terrain } from './terrain.ts'
import { passable } from './walls.ts'

/** A die that names a direction: d8 for the points of the compass, d12 for a clock, d6 for the sides of a hex. */
export type Compass = 6 | 8 | 12

/**
 * Degrees clockwise from north for a face of a direction die. d8: 1 is north, then clockwise by 45°. d12: the hours of a
 * clock, 12 is north. d6: the sides of a hex, 1 is north-east, then clockwise by 60°.
 */
export function bearingOf(die: Compass, face: number): number {
  if (die === 8) return ((face - 1) * 45) % 360
  return die === 12 ? (face * 30) % 360 : (30 + (face - 1) * 60) % 360
}

/** Where something that missed its mark comes down. */
export interface Landing extends Cell {
  /** What stopped it short: something that stops missiles, or the edge of the map. */
  readonly stopped: 'wall' | 'edge' | undefined
}

/**
 * Where a missile lands that goes astray by `far` (in the system's unit, measured straight) on a bearing from the cell it
 * was aimed at: the cell nearest to that point, or the last one before something that stops missiles or the map's edge.
 */
export function scattered(t: Terrain, aim: Cell, bearing: number, far: number): Landing {
  const angle = (bearing * Math.PI) / 180
  const cells = far / t.cell
  const end = shiftBy(t.hex, Math.sin(angle) * cells, -Math.cos(angle) * cells)
  const q = axial(t.hex, aim.x, aim.y)
  const east = t.hex ? end.q + end.r / 2 : end.q
  const south = t.hex ? (end.r * Math.sqrt(3)) / 2 : end.r
  let last = shiftAlong(t.hex, east, south, 0)
  let here: Cell = { x: aim.x, y: aim.y }
  for (let step = 1; last.q !== end.q || last.r !== end.r; step++) {
    const next = shiftAlong(t.hex, east, south, step)
    const r = aim.y + next.r
    const there = { x: column(t.hex, q + next.q, r), y: r }
    if (indexOf(t, there.x, there.y) < 0) return { ...here, stopped: 'edge' }
    if (!passable(t, here, wayBetween(t.ways, last, next), 'missiles')) return { ...here, stopped: 'wall' }
    here = there
    last = next
  }
  return { ...here, stopped: undefined }
}
