import type { FighterId } from '../../kernel/types.ts'
import { hidden } from '../../space/cover.ts'
import type { Cell } from '../../space/grid.ts'
import { sight } from '../../space/sight.ts'
import { terrain } from '../../space/terrain.ts'
import { distanceBetween, distanceTo, reaches, type Spot } from '../../space/whereabouts.ts'
import { has, inHand, type Person, type Scene, type Thing, tagged } from './fighters.ts'
import type { CoverGrade } from './types.ts'

/** Metres between two, to the nearest (REN-GRID-04). */
export const metres = (s: Scene, a: FighterId, b: FighterId): number => Math.round(distanceBetween(s.where, a, b))
/** The cell of a map that a spot is. */
export const cellAt = ([x = 0, y = 0]: Spot): Cell => ({ x, y })
/** Next to each other: point-blank. */
export const adjacent = (s: Scene, a: FighterId, b: FighterId): boolean => metres(s, a, b) <= 1

/** How far a weapon strikes: a metre, two with the Reach tag (REN-MELEE-01, REN-TAG-Reach). */
export const reachOf = (item: Thing): number => (tagged(item, 'Reach') ? 2 : 1)
export const withinReach = (s: Scene, f: Person, target: Person, reach: number): boolean =>
  reaches(s.where, f.id, target.id, reach)

const clouded = (s: Scene, id: FighterId): boolean =>
  s.smoke.some(({ at, radius }) => distanceTo(s.where, id, at) <= radius)

/** How far those who need no eyes perceive. */
const BLIND_SIGHT = 30

/** Whether one sees another: light, smoke and walls; some need no light (REN-BLIND-01, REN-RACE-Sight). */
export function sees(s: Scene, f: Person, other: Person): boolean {
  if (walled(s, f, other)) return false
  const near = metres(s, f.id, other.id) <= BLIND_SIGHT
  if (f.facts.blind || has(f, 'blind-sight')) return near || (!f.facts.blind && seesByLight(s, f, other))
  return seesByLight(s, f, other)
}
function seesByLight(s: Scene, f: Person, other: Person): boolean {
  if (f.lost.filter((limb) => limb === 'eye').length > 1) return false
  if (s.scene.light === 'dark' && !has(f, 'low-light sight')) return false
  return s.smoke.length === 0 || (!clouded(s, f.id) && !clouded(s, other.id))
}
function walled(s: Scene, f: Person, other: Person): boolean {
  if ('bands' in s.where) return false
  const { [f.id]: from, [other.id]: to } = s.where.bodies
  if (from === undefined || to === undefined) return false
  return sight(terrain(s.where.field), from, to, 'sight') === 'none'
}

/**
 * The cover one has against another's attack (REN-COVER-04). On a map what hides him from there, in per cent: under 40
 * minimal, all of him total (ruling REN-A73). Without one, what he is behind; it hides him from nobody who stands next to him.
 */
export function coverFrom(s: Scene, by: Person, target: Person): CoverGrade {
  const built = mapCover(s, by, target)
  const far = !adjacent(s, by.id, target.id)
  const grade = worse(built, far ? target.cover : 'none')
  return far && shielded(target) ? worse(grade, 'partial') : grade
}
function mapCover(s: Scene, by: Person, target: Person): CoverGrade {
  if ('bands' in s.where) return 'none'
  const { [by.id]: from, [target.id]: to } = s.where.bodies
  const t = terrain(s.where.field)
  if (from === undefined || to === undefined || t.obstacles.length === 0) return 'none'
  const share = hidden(t, from, to, 'missiles')
  if (share <= 0) return 'none'
  if (share >= 99.99) return 'total'
  return share < s.options.coverBands ? 'minimal' : 'partial'
}
const GRADES: readonly CoverGrade[] = ['none', 'minimal', 'partial', 'total']
const worse = (a: CoverGrade, b: CoverGrade): CoverGrade => (GRADES.indexOf(a) >= GRADES.indexOf(b) ? a : b)

/** Behind a planted shield (REN-ARMOUR-Plantable), or a wall of one (REN-POWER-Shieldwall): partial cover from afar. */
export const shielded = (f: Person): boolean => f.items.some((item) => item.planted) || shieldwall(f)
export const shieldwall = (f: Person): boolean =>
  f.fullDefence &&
  f.facts.powers.includes('shieldwall') &&
  f.items.some((item) => inHand(item) && item.shield?.large === true)

/** What the ground under somebody is: as the map draws it, or as the scene says. */
export function groundUnder(s: Scene, id: FighterId): string {
  if ('bands' in s.where) return s.scene.ground
  const body = s.where.bodies[id]
  const { rows, kinds } = s.where.field
  const drawn = body === undefined ? undefined : kinds[rows[body.y]?.[body.x] ?? '']?.name
  return drawn === undefined || drawn === 'floor' || drawn === 'door' ? s.scene.ground : drawn
}
