import type { FighterId } from '../../../kernel/types.ts'
import { facingTowards } from '../../../space/facing.ts'
import { cellsOf } from '../../../space/footprint.ts'
import { terrain } from '../../../space/terrain.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import type { Fighter, Person, Seen, State } from './types.ts'

/** Cells across a body of that SIZ: two metres once it is bigger than a man, and a metre more for every further thirty. */
export const cellsAcross = (siz: number, cell: number): number => Math.max(1, Math.round(Math.ceil(siz / 30) / cell))

/** Metres between two fighters. */
export const metres = (s: Seen, a: FighterId, b: FighterId): number => distanceBetween(s.where, a, b)

/** What the ground of a map is to whoever stands on it: rubble gives no firm footing, water must be swum; undefined where no map knows. */
export function groundUnderFoot(s: Seen, f: Person): 'firm' | 'unstable' | 'swimming' | undefined {
  if ('bands' in s.where) return undefined
  const body = s.where.bodies[f.id]
  if (body === undefined) return undefined
  const { rows, kinds } = s.where.field
  const under = cellsOf(terrain(s.where.field), body).map(({ x, y }) => kinds[rows[y]?.[x] ?? '']?.name)
  return under.includes('water') ? 'swimming' : under.includes('difficult') ? 'unstable' : 'firm'
}

/** The ground he has come to is under his feet; in the saddle his beast swims and he does not. */
export function settles(s: State, f: Fighter): void {
  if (f.footing === 'climbing' || f.footing === 'submerged') return
  const under = groundUnderFoot(s, f)
  if (under !== undefined) f.footing = under === 'swimming' && f.mount !== undefined ? 'unstable' : under
}

/** He turns to somebody, as to whom he strikes at. */
export function turnsTo(s: State, f: Fighter, other: FighterId): void {
  const { where } = s
  if ('bands' in where) return
  const [mine, his] = [where.bodies[f.id], where.bodies[other]]
  if (mine === undefined || his === undefined) return
  f.facing = facingTowards(terrain(where.field), mine, his) ?? f.facing
}
