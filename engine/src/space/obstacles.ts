import type { Barrier } from './field.ts'
import { type Body, covers, feetOf, middleX, middleY, outlines, overlap, tallnessOf } from './footprint.ts'
import { latticeAspect } from './grid.ts'
import type { Polygon } from './polygon.ts'
import { bitOf, type Obstacle, type Terrain } from './terrain.ts'

/** How wide a body is as an obstacle, as a part of its space. */
const BODY_FILLS = 0.5

/** Something between two bodies that may stand in the line from one to the other. */
export interface Screen {
  readonly outline: Polygon
  readonly top: number
  /** How far along the line it stands: 0 at the onlooker's middle, 1 at the target's. */
  readonly along: number
}

/** The line from the middle of one body, at the height of its head, to another body. Lengths are lattice steps sideways. */
export interface Outlook {
  readonly x: number
  readonly y: number
  readonly targetX: number
  readonly targetY: number
  /** Height of the onlooker's head, of the target's head and of the target's feet, in the system's unit. */
  readonly eye: number
  readonly head: number
  readonly feet: number
}

/** The line from the middle and head of `from` to `target`. */
export function outlook(t: Terrain, from: Body, target: Body): Outlook {
  const feet = feetOf(t, target)
  return {
    x: middleX(t, from),
    y: middleY(t, from),
    targetX: middleX(t, target),
    targetY: middleY(t, target),
    eye: feetOf(t, from) + tallnessOf(t, from),
    head: feet + tallnessOf(t, target),
    feet,
  }
}

/** How far along the line a point stands, 0 to 1. */
export function alongTheLine(t: Terrain, line: Outlook, x: number, y: number): number {
  const aspect = latticeAspect(t.hex) ** 2
  const dx = line.targetX - line.x
  const dy = line.targetY - line.y
  const share = ((x - line.x) * dx + aspect * (y - line.y) * dy) / (dx * dx + aspect * dy * dy)
  return Math.min(1, Math.max(0, share))
}

function within(t: Terrain, body: Body, cell: number): boolean {
  return cell >= 0 && covers(t, body, cell % t.width, Math.floor(cell / t.width))
}

/** An obstacle inside somebody's own space does not hide him, nor hide others from him. */
function own(t: Terrain, body: Body, obstacle: Obstacle): boolean {
  return within(t, body, obstacle.cell) && within(t, body, obstacle.beyond)
}

function far(low: number, high: number, at: number): boolean {
  return at < low || at > high
}

/**
 * Everything that may hide `target` from `from`: what stops `barrier`, raised ground, and the `others` standing about.
 * Obstacles in the two bodies' own spaces, and others who share their space, are left out.
 */
export function screens(t: Terrain, from: Body, target: Body, barrier: Barrier, others: readonly Body[]): Screen[] {
  const bit = bitOf(barrier)
  const line = outlook(t, from, target)
  const reach = 2 * Math.max(from.size ?? 1, target.size ?? 1) + 3
  const left = Math.min(line.x, line.targetX) - reach
  const right = Math.max(line.x, line.targetX) + reach
  const upper = Math.min(line.y, line.targetY) - reach
  const lower = Math.max(line.y, line.targetY) + reach
  const found: Screen[] = []
  for (const obstacle of t.obstacles) {
    if ((obstacle.bits & bit) === 0 || far(left, right, obstacle.x) || far(upper, lower, obstacle.y)) continue
    if (own(t, from, obstacle) || own(t, target, obstacle)) continue
    const along = alongTheLine(t, line, obstacle.x, obstacle.y)
    found.push({ outline: obstacle.outline, top: obstacle.top, along })
  }
  for (const other of others) {
    if (overlap(t, other, from) || overlap(t, other, target)) continue
    const top = feetOf(t, other) + tallnessOf(t, other)
    const along = alongTheLine(t, line, middleX(t, other), middleY(t, other))
    for (const outline of outlines(t, other, BODY_FILLS)) found.push({ outline, top, along })
  }
  return found
}

/** Of these, the outlines of those that come up to the line from head to head where they stand. */
export function highScreens(line: Outlook, list: readonly Screen[]): Polygon[] {
  const high: Polygon[] = []
  for (const screen of list) {
    if (screen.top >= line.eye + (line.head - line.eye) * screen.along) high.push(screen.outline)
  }
  return high
}
