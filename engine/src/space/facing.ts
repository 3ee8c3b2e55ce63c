import { type Body, middleX, middleY } from './footprint.ts'
import { latticeAspect } from './grid.ts'
import { gapX, gapY } from './metric.ts'
import type { Terrain } from './terrain.ts'

/** Where somebody stands as seen by a body that faces one way. */
export type Arc = 'front' | 'side' | 'back'

/**
 * The arc of `body`, facing direction `facing` of the grid, in which `other` stands.
 *
 * On squares a figure faces a side of its square or a corner. Of the eight squares around it the three before it are its
 * front, the two level with it its sides, the three behind it its back; a big body keeps the same division round its
 * whole edge, and farther off each of the eight directions widens to the eighth of a circle about it.
 *
 * On hexes a figure faces a side: the three hexes before it are its front, the next two its sides, the last its back. For
 * big bodies and farther off: less than 90° from the facing is front, less than 150° is side.
 *
 * A body sharing a cell is in front.
 */
export function arc(t: Terrain, body: Body, facing: number, other: Body): Arc {
  if (t.hex) return hexArc(t, body, facing, other)
  const way = octant(gapX(body, other), gapY(body, other))
  if (way < 0) return 'front'
  const turned = (((way - facing) % 8) + 8) % 8
  const off = turned > 4 ? 8 - turned : turned
  return off <= 1 ? 'front' : off === 2 ? 'side' : 'back'
}

const EIGHTH = Math.tan(Math.PI / 8)

/** The direction of the square grid nearest to (`dx`, `dy`), or -1 in place. */
function octant(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return -1
  if (Math.abs(dx) < Math.abs(dy) * EIGHTH) return dy < 0 ? 0 : 4
  if (Math.abs(dy) < Math.abs(dx) * EIGHTH) return dx > 0 ? 2 : 6
  return dy < 0 ? (dx > 0 ? 1 : 7) : dx > 0 ? 3 : 5
}

/** Degrees clockwise from north, 0 to 360, from the middle of one body to the middle of another on hexes. */
function bearing(t: Terrain, from: Body, to: Body): number {
  const dx = middleX(t, to) - middleX(t, from)
  const dy = (middleY(t, to) - middleY(t, from)) * latticeAspect(t.hex)
  return ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360
}

const SMALL_ANGLE = 1e-6

function hexArc(t: Terrain, body: Body, facing: number, other: Body): Arc {
  if (middleX(t, body) === middleX(t, other) && middleY(t, body) === middleY(t, other)) return 'front'
  const turned = (((bearing(t, body, other) - (30 + 60 * facing)) % 360) + 360) % 360
  const off = Math.min(turned, 360 - turned)
  return off < 90 - SMALL_ANGLE ? 'front' : off < 150 - SMALL_ANGLE ? 'side' : 'back'
}

/** The direction of the grid a body faces when it looks at another; undefined when they share a place. */
export function facingTowards(t: Terrain, body: Body, other: Body): number | undefined {
  if (!t.hex) {
    const way = octant(gapX(body, other), gapY(body, other))
    return way < 0 ? undefined : way
  }
  if (middleX(t, body) === middleX(t, other) && middleY(t, body) === middleY(t, other)) return undefined
  return Math.floor((bearing(t, body, other) + SMALL_ANGLE) / 60) % 6
}
