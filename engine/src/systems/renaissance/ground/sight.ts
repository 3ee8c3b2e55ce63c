import type { FighterId } from '../../../kernel/types.ts'
import { sight } from '../../../space/sight.ts'
import { terrain } from '../../../space/terrain.ts'
import { distanceTo, type Spot, spotOf } from '../../../space/whereabouts.ts'
import { has, type Person, type Scene } from '../state/fighters.ts'
import { metres } from './reach.ts'

const clouded = (s: Scene, id: FighterId): boolean =>
  s.smoke.some(({ at, radius }) => distanceTo(s.where, id, at) <= radius)

/** Whether a cloud lies between two: whether the straight line from one to the other comes through it. */
function between(s: Scene, f: Person, other: Person): boolean {
  const from = spotOf(s.where, f.id)
  const to = spotOf(s.where, other.id)
  if (from === undefined || to === undefined) return false
  const width = 'bands' in s.where ? 1 : s.where.field.cell
  return s.smoke.some(({ at, radius }) => width * apartFromLine(from, to, at) <= radius)
}
/** How far a point is from the nearest point of the line between two others. */
function apartFromLine(from: Spot, to: Spot, point: Spot): number {
  const along = from.map((start, axis) => (to[axis] ?? start) - start)
  const length = along.reduce((sum, d) => sum + d * d, 0)
  const dot = along.reduce((sum, d, axis) => sum + d * ((point[axis] ?? 0) - (from[axis] ?? 0)), 0)
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length))
  return Math.hypot(...along.map((d, axis) => (from[axis] ?? 0) + share * d - (point[axis] ?? 0)))
}

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
  return s.smoke.length === 0 || !(clouded(s, f.id) || clouded(s, other.id) || between(s, f, other))
}
function walled(s: Scene, f: Person, other: Person): boolean {
  if ('bands' in s.where) return false
  const { [f.id]: from, [other.id]: to } = s.where.bodies
  if (from === undefined || to === undefined) return false
  return sight(terrain(s.where.field), from, to, 'sight') === 'none'
}
