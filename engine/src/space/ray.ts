import type { Ways } from './grid.ts'

/** Rounds halves away from zero, so that a line and its mirror image pass mirrored cells. */
function nearest(n: number): number {
  return n < 0 ? -Math.round(-n) : Math.round(n)
}

/** A move on the grid, in axial cells. */
export interface Shift {
  readonly q: number
  readonly r: number
}

const NUDGE = 1e-7

function nearestHex(q: number, r: number): Shift {
  const s = -q - r
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(s)
  const [eq, er, es] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)]
  if (eq > er && eq > es) rq = -rr - rs
  else if (er > es) rr = -rq - rs
  return { q: rq, r: rr }
}

/** The cell a straight move of `east` and `south` (in cell widths) ends in. */
export function shiftBy(hex: boolean, east: number, south: number): Shift {
  if (!hex) return { q: nearest(east), r: nearest(south) }
  const r = (south * 2) / Math.sqrt(3)
  return nearestHex(east - r / 2 + NUDGE, r - 2 * NUDGE)
}

/**
 * Where one stands after `step` steps, each into a neighbouring cell, straight towards (`east`, `south`). Zero when there is
 * no direction to go.
 */
export function shiftAlong(hex: boolean, east: number, south: number, step: number): Shift {
  const r = hex ? (south * 2) / Math.sqrt(3) : south
  const q = hex ? east - r / 2 : east
  const longest = Math.max(Math.abs(q), Math.abs(r), hex ? Math.abs(q + r) : 0)
  if (longest === 0) return { q: 0, r: 0 }
  const k = step / longest
  return hex ? nearestHex(q * k + NUDGE, r * k - 2 * NUDGE) : { q: nearest(q * k), r: nearest(r * k) }
}

/** The direction that leads from one shift to the next, which is a step away; -1 if it is not. */
export function wayBetween(ways: Ways, from: Shift, to: Shift): number {
  for (let way = 0; way < ways.names.length; way++) {
    if (from.q + ways.dq[way]! === to.q && from.r + ways.dr[way]! === to.r) return way
  }
  return -1
}
