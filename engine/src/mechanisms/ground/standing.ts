import type { FighterId } from '../../kernel/types.ts'
import { placedAt } from '../../space/bands.ts'
import { distanceBetween, reaches, type Whereabouts, within } from '../../space/whereabouts.ts'
import { named } from '../fighters.ts'
import type { Ground, Mover, Standing } from './terms.ts'

/** How far two fighters are from each other, in the system's unit. */
export const apart = (s: { readonly where: Whereabouts }, a: FighterId, b: FighterId): number =>
  distanceBetween(s.where, a, b)

/** Whether two fighters are near enough to trade blows. */
export const inContact = <S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  a: FighterId,
  b: FighterId,
): boolean => reaches(s.where, a, b, ground.contact)

/** Everybody near enough to a fighter to trade blows with him. */
export function contacts<S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  id: FighterId,
): S['fighters'][number][] {
  const near: S['fighters'][number][] = []
  const ids = within(s.where, id, ground.contact)
  for (let i = 0; i < ids.length; i++) near.push(named(s.fighters, ids[i] ?? ''))
  return near
}

/** The same places with a rider where his mount is. */
export function seated(where: Whereabouts, rider: FighterId, mount: FighterId): Whereabouts {
  if ('bands' in where) return { bands: placedAt(where.bands, rider, mount, 0) }
  const body = where.bodies[mount]
  return body === undefined ? where : { ...where, bodies: { ...where.bodies, [rider]: { ...body } } }
}
