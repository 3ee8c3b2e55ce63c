/**
 * Distances, in the system's unit, between the nearest cells of two bodies.
 *
 * - `euclid`: straight from middle to middle, rounded to the nearest whole unit.
 * - `alternate`: diagonals count 1, 2, 1, 2 … cells.
 * - `three-halves`: each diagonal counts one and a half cells.
 * - `chebyshev`: a diagonal counts one cell.
 * - `hex`: steps from hex to hex. On hexes every metric but `euclid` counts them.
 *
 * Between single cells every metric is symmetric and zero only in place. The triangle inequality holds for `three-halves`,
 * `chebyshev` and `hex`; `alternate` and `euclid` round, and may break it by one cell and one unit. Between big bodies it
 * fails for all: two far ends of a dragon are both next to it.
 *
 * Height counts as one more axis: feet to feet.
 */
import { type Body, feetOf, offsets } from './footprint.ts'
import { axial, hexSteps } from './grid.ts'
import type { Terrain } from './terrain.ts'

/** Signed cells from one span to another along one axis: 0 when they share a column, ±1 when next to each other. */
function gap(a: number, aSize: number, b: number, bSize: number): number {
  if (b >= a + aSize) return b - a - aSize + 1
  if (a >= b + bSize) return b - a + bSize - 1
  return 0
}

/** Columns from one body on squares to another, eastwards; 0 when they share one. */
export function gapX(a: Body, b: Body): number {
  return gap(a.x, a.size ?? 1, b.x, b.size ?? 1)
}

/** Rows from one body on squares to another, southwards; 0 when they share one. */
export function gapY(a: Body, b: Body): number {
  return gap(a.y, a.size ?? 1, b.y, b.size ?? 1)
}

function hexApart(a: Body, b: Body): number {
  const aSize = a.size ?? 1
  const bSize = b.size ?? 1
  const dq = axial(true, b.x, b.y) - axial(true, a.x, a.y)
  const dr = b.y - a.y
  if (aSize === 1 && bSize === 1) return hexSteps(dq, dr)
  const aEven = aSize % 2 === 0
  const bEven = bSize % 2 === 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < (aEven ? 3 : 1); i++) {
    for (let j = 0; j < (bEven ? 3 : 1); j++) {
      const q = dq + (j === 1 ? 1 : 0) - (i === 1 ? 1 : 0)
      const r = dr + (j === 2 ? 1 : 0) - (i === 2 ? 1 : 0)
      least = Math.min(least, hexSteps(q, r))
    }
  }
  return Math.max(0, least - Math.ceil(aSize / 2) - Math.ceil(bSize / 2) + 2)
}

function hexStraight(a: Body, b: Body): number {
  const dq = axial(true, b.x, b.y) - axial(true, a.x, a.y)
  const dr = b.y - a.y
  const mine = offsets(true, a.size ?? 1)
  const yours = offsets(true, b.size ?? 1)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < mine.length; i += 2) {
    for (let j = 0; j < yours.length; j += 2) {
      const q = dq + yours[j]! - mine[i]!
      const r = dr + yours[j + 1]! - mine[i + 1]!
      const squared = q * q + q * r + r * r
      if (squared < least) least = squared
    }
  }
  return Math.sqrt(least)
}

function level(t: Terrain, a: Body, b: Body): boolean {
  return t.flat && (a.up ?? 0) === (b.up ?? 0)
}

function root(one: number, other: number): number {
  return Math.sqrt(one * one + other * other)
}

function planStraight(t: Terrain, a: Body, b: Body): number {
  return t.cell * (t.hex ? hexStraight(a, b) : root(gapX(a, b), gapY(a, b)))
}

/** The straight distance between the middles of the nearest cells of two bodies, height included; not rounded. */
export function straight(t: Terrain, a: Body, b: Body): number {
  const plan = planStraight(t, a, b)
  return level(t, a, b) ? plan : root(plan, feetOf(t, a) - feetOf(t, b))
}

/** Two axes, in cells, as the metric adds them up. */
function combined(t: Terrain, one: number, other: number): number {
  const longer = one > other ? one : other
  const shorter = one > other ? other : one
  if (t.metric === 'alternate') return longer + Math.floor(shorter / 2)
  if (t.metric === 'three-halves') return longer + shorter / 2
  return longer
}

function planCells(t: Terrain, a: Body, b: Body): number {
  return t.hex ? hexApart(a, b) : combined(t, Math.abs(gapX(a, b)), Math.abs(gapY(a, b)))
}

/** The distance between two bodies by the map's metric, in the system's unit; 0 when they share a cell on one level. */
export function distance(t: Terrain, a: Body, b: Body): number {
  if (t.metric === 'euclid') return Math.round(straight(t, a, b))
  const plan = planCells(t, a, b)
  if (level(t, a, b)) return plan * t.cell
  return combined(t, plan, Math.abs(feetOf(t, a) - feetOf(t, b)) / t.cell) * t.cell
}

/** The distance between two bodies as `distance` measures it, but on the page: height does not count. */
export function planDistance(t: Terrain, a: Body, b: Body): number {
  return t.metric === 'euclid' ? Math.round(planStraight(t, a, b)) : planCells(t, a, b) * t.cell
}

/** Whether two bodies stand next to each other, corners included, without sharing a cell. Walls and height are not asked. */
export function adjacent(t: Terrain, a: Body, b: Body): boolean {
  if (t.hex) return hexApart(a, b) === 1
  const dx = Math.abs(gapX(a, b))
  const dy = Math.abs(gapY(a, b))
  return dx <= 1 && dy <= 1 && dx + dy > 0
}
