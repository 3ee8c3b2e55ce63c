import type { Sealed } from '../../../kernel/types.ts'
import type { Kind } from '../../../space/field.ts'
import { cellsOf } from '../../../space/footprint.ts'
import { terrain } from '../../../space/terrain.ts'
import type { Whereabouts } from '../../../space/whereabouts.ts'
import { able } from './fighters.ts'
import type { Fighter, State } from './types.ts'

/** What a map has under somebody. */
function groundsUnder(where: Whereabouts, f: Readonly<Pick<Fighter, 'id'>>): Kind[] {
  if (!('field' in where)) return []
  const { bodies, field } = where
  const body = bodies[f.id]
  if (body === undefined) return []
  return cellsOf(terrain(field), body).flatMap(({ x, y }) => field.kinds[field.rows[y]?.[x] ?? ''] ?? [])
}

/** What the ground of a map is to whoever stands on it: water must be swum, crossed from the air, or sat through in the saddle. */
export function settles(s: State, f: Fighter): void {
  if (!('field' in s.where) || f.footing === 'climbing') return
  if (s.where.bodies[f.id] === undefined) return
  const wet = inWaterOf(s.where, f)
  if (f.footing === 'submerged' && wet) return
  f.footing = wet && !f.aloft && f.mount === undefined ? 'swimming' : f.footing === 'unstable' ? 'unstable' : 'firm'
  // Nobody lies in the water.
  if (f.footing === 'swimming' && f.stance === 'prone' && f.condition === 'up') f.stance = 'standing'
}

/** Whether a map has water where he is. */
export const inWaterOf = (where: Whereabouts, f: Readonly<Pick<Fighter, 'id'>>): boolean =>
  groundsUnder(where, f).some(({ name }) => name === 'water')

/** Feet a pit is deep that does not say (Ruling CFI-A112). */
const PIT = 10
/** How deep the pit is that he is in; 0: he is in none, or needs no ground. */
export const pitDepth = (where: Whereabouts, f: Sealed<Fighter>): number =>
  f.aloft || able(f, 'incorporeal')
    ? 0
    : Math.max(0, ...groundsUnder(where, f).map(({ name, elevation = 0 }) => (name === 'pit' ? -elevation || PIT : 0)))
