import { hidden } from '../../space/cover.ts'
import type { Barrier } from '../../space/field.ts'
import { flood, stops } from '../../space/flood.ts'
import type { Body } from '../../space/footprint.ts'
import { distance } from '../../space/metric.ts'
import type { Obstacle, Terrain } from '../../space/terrain.ts'

/** How near something is that stands right beside a body, in cells: beside a corner, too. */
const BESIDE = 1.5

const beside = (t: Terrain, body: Body, { cell, beyond }: Obstacle): boolean =>
  [cell, beyond].some(
    (at) => at >= 0 && distance(t, body, { x: at % t.width, y: Math.floor(at / t.width) }) <= BESIDE * t.cell,
  )

/**
 * How much of somebody is hidden, in per cent, from one who leans out from behind what he stands beside: as far as he sees
 * past it from a step to the side, and something else hides no more. What stands beside both hides them from each other.
 * Ruling D6-COVER-Add.
 */
export function hiddenFromLeaning(t: Terrain, from: Body, to: Body, barrier: Barrier): number {
  const straight = hidden(t, from, to, barrier)
  const own = straight === 0 ? [] : t.obstacles.filter((each) => beside(t, from, each) && !beside(t, to, each))
  if (own.length === 0) return straight
  const elsewhere = hidden({ ...t, obstacles: t.obstacles.filter((each) => !own.includes(each)) }, from, to, barrier)
  const leaning = stops(flood(t, from, t.cell)).map(({ x, y }) => hidden(t, { ...from, x, y }, to, barrier))
  return Math.max(elsewhere, Math.min(...leaning))
}
