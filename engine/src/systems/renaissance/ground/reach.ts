import type { FighterId } from '../../../kernel/types.ts'
import type { Cell } from '../../../space/grid.ts'
import { distanceBetween, reaches, type Spot } from '../../../space/whereabouts.ts'
import { type Person, type Scene, type Thing, tagged } from '../state/fighters.ts'

/** The band of a distance; undefined beyond the last (REN-RNG-04). */
export function bandOf(ranges: readonly number[], far: number): number | undefined {
  const band = ranges.findIndex((edge) => far <= edge)
  return band < 0 ? undefined : band
}

/** Metres between two, to the nearest (REN-GRID-04). */
export const metres = (s: Scene, a: FighterId, b: FighterId): number => Math.round(distanceBetween(s.where, a, b))
/** The cell of a map that a spot is. */
export const cellAt = ([x = 0, y = 0]: Spot): Cell => ({ x, y })
/** Next to each other: point-blank. */
export const adjacent = (s: Scene, a: FighterId, b: FighterId): boolean => metres(s, a, b) <= 1

/** How far a weapon strikes: a metre, two with the Reach tag (REN-MELEE-01, REN-TAG-Reach). */
export const reachOf = (item: Thing): number => (tagged(item, 'Reach') ? 2 : 1)
/** As far as so many metres reach. Without a map distances are not drawn in squares: what rounds to the metre is within it (REN-GRID-04). */
export const asFarAs = (s: Scene, metres: number): number =>
  metres > 0 && 'bands' in s.where ? metres + ROUNDED : metres
const ROUNDED = 0.49
export const withinReach = (s: Scene, f: Person, target: Person, reach: number): boolean =>
  reaches(s.where, f.id, target.id, asFarAs(s, reach))
