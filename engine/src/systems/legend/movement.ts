import type { FighterId } from '../../kernel/types.ts'
import { among } from '../../mechanisms/lists.ts'
import { gap, placedAt } from '../../space/bands.ts'
import { flood, type Stop, stops } from '../../space/flood.ts'
import { type Body, cellsOf } from '../../space/footprint.ts'
import { distance } from '../../space/metric.ts'
import { type Path, pathIn } from '../../space/path.ts'
import { terrain } from '../../space/terrain.ts'
import {
  distanceBetween,
  distanceTo,
  type Moved,
  movedAway,
  movedTowards,
  reaches,
  spotOf,
  type Whereabouts,
  within,
} from '../../space/whereabouts.ts'
import type { Why } from './actions/action.ts'
import { turnsAlong } from './facing.ts'
import { active, fighter, foes } from './fighters.ts'
import { flees } from './incapacity.ts'
import { movementLeft, rooted, walker } from './pace.ts'
import type { Ctx, Fighter, Item, State } from './types.ts'

/** How near two fighters must be to trade blows, in metres: the next cell of a one-metre map. */
export const CONTACT = 1

/** Farther than this from every foe, without a map, he is out of the fight. */
const FLIGHT = 60

/** Cells across a body of that SIZ: two metres once it is bigger than a man, and a metre more for every further thirty. */
export const cellsAcross = (siz: number, cell: number): number => Math.max(1, Math.round(Math.ceil(siz / 30) / cell))

/** Metres between two fighters. */
export const metres = (s: State, a: FighterId, b: FighterId): number => distanceBetween(s.where, a, b)

/** Whether two fighters are near enough to trade blows. */
export const inContact = (s: State, a: FighterId, b: FighterId): boolean => reaches(s.where, a, b, CONTACT)

/** Everybody near enough to a fighter to trade blows with him. */
export function contacts(s: State, f: Fighter): readonly Fighter[] {
  const near: Fighter[] = []
  const ids = within(s.where, f.id, CONTACT)
  for (let i = 0; i < ids.length; i++) near.push(fighter(s, ids[i] ?? ''))
  return near
}

/** How many active foes are near enough to strike. */
export function countAgainst(s: State, f: Fighter, near: readonly Fighter[] = contacts(s, f)): number {
  let against = 0
  for (let i = 0; i < near.length; i++) {
    const other = near[i]
    if (other !== undefined && foes(f, other) && active(other)) against++
  }
  return against
}

/** Engaged: an active foe is near enough to strike. */
export const engaged = (s: State, f: Fighter): boolean => countAgainst(s, f) > 0

/** Every active foe near enough to strike. */
export const engagedBy = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter((other) => foes(f, other) && active(other) && inContact(s, f.id, other.id))

/** Held in contact. Ruling LEG-A82: one who is engaged does not simply walk off, unless the fight lets him. */
export const tied = (s: State, f: Fighter): boolean => mustDisengage(s) && engaged(s, f)
const mustDisengage = (s: State): boolean => s.options.leavingContact === 'disengage'

/** How far a fighter's legs carry him as he stands, and who is on him: much that he may do depends on it. */
export interface Bearings {
  /** Metres he may still move, and why he cannot take a step, if he cannot. */
  readonly left: number
  readonly rooted: Why | undefined
  /** Everybody near enough to trade blows with. */
  readonly near: readonly Fighter[]
  /** Active foes near enough to strike him, and whether they hold him in contact. */
  readonly against: number
  readonly tied: boolean
}

export function bearings(s: State, f: Fighter): Bearings {
  const left = movementLeft(s, f)
  const near = contacts(s, f)
  const against = countAgainst(s, f, near)
  return { left, rooted: rooted(s, f, left), near, against, tied: against > 0 && mustDisengage(s) }
}

/** Whether he can strike at somebody with what Movement he has left. */
export function withinReach(s: State, f: Fighter, target: Fighter, his: Bearings = bearings(s, f)): boolean {
  const { near, left, rooted: fixed, tied: held } = his
  if (among(near, target)) return true
  if (fixed !== undefined || held || metres(s, f.id, target.id) > left + CONTACT) return false
  if ('bands' in s.where) return true
  const id = walker(s, f).id
  return reaches(movedTowards(unridden(s, f), id, target.id, left, CONTACT).where, id, target.id, CONTACT)
}

/** The places without a rider, who is where his mount is. */
function unridden(s: State, f: Fighter): Whereabouts {
  const { where } = s
  if (f.mount === undefined || 'bands' in where) return where
  const { [f.id]: _, ...bodies } = where.bodies
  return { field: where.field, bodies }
}

/** A rider is where his mount is. */
export function seated(where: Whereabouts, rider: FighterId, mount: FighterId): Whereabouts {
  if ('bands' in where) return { bands: placedAt(where.bands, rider, mount, 0) }
  const body = where.bodies[mount]
  return body === undefined ? where : { ...where, bodies: { ...where.bodies, [rider]: { ...body } } }
}

/** He is where a move took him, with whom he rides; gives the metres it took. */
export function goes(s: State, f: Fighter, move: Moved): number {
  const { spent } = move
  if (spent <= 0) return 0
  const legs = walker(s, f)
  const from = 'bands' in s.where ? undefined : s.where.bodies[f.id]
  const before = s.where
  s.where = legs === f ? move.where : seated(move.where, f.id, legs.id)
  f.moved += spent
  f.paced += spent
  s.moves.push({ who: f.id, metres: spent })
  f.comesFrom = 'front'
  // What he stood behind stays where it is.
  f.cover = undefined
  if (legs !== f) {
    legs.moved += spent
    s.moves.push({ who: legs.id, metres: spent })
  }
  for (const item of f.items) if (item.where === 'ground') leaves(before, s.where, f, item)
  turnsAlong(s, f, from, move.path)
  settles(s, f)
  return spent
}

/** What lies on the ground stays there; what fell aside stays as far from where he stood when it did. */
function leaves(before: Whereabouts, after: Whereabouts, f: Fighter, item: Item): void {
  const spot = item.spot ?? spotOf(before, f.id)
  if (spot === undefined) return
  const aside = Math.max(0, item.away - distanceTo(before, f.id, spot))
  item.spot = spot
  item.away = Math.round(10 * (aside + distanceTo(after, f.id, spot))) / 10
}

/** What the ground of a map is to whoever stands on it: rubble gives no firm footing, water must be swum. */
export function settles(s: State, f: Fighter): void {
  if ('bands' in s.where) return
  const body = s.where.bodies[f.id]
  if (body === undefined || f.footing === 'climbing' || f.footing === 'submerged') return
  const { rows, kinds } = s.where.field
  const under = cellsOf(terrain(s.where.field), body).map(({ x, y }) => kinds[rows[y]?.[x] ?? '']?.name)
  f.footing = under.includes('water') ? 'swimming' : under.includes('difficult') ? 'unstable' : 'firm'
}

/** Goes towards somebody until `stop` metres from him or until the metres are spent; gives the metres it took. */
export function approach(s: State, f: Fighter, target: FighterId, budget: number, stop: number = CONTACT): number {
  return goes(s, f, movedTowards(unridden(s, f), walker(s, f).id, target, budget, stop))
}

/** Goes as far from somebody as the metres allow; gives the metres it took. */
export function withdraw(s: State, f: Fighter, from: FighterId, budget: number): number {
  return goes(s, f, movedAway(unridden(s, f), walker(s, f).id, from, budget))
}

/** Goes a way of the map to its end. */
export function goesAlong(s: State, f: Fighter, path: Path): number {
  const end = path.cells.at(-1)
  const id = walker(s, f).id
  if ('bands' in s.where || end === undefined) return 0
  const { field, bodies } = s.where
  const body = bodies[id]
  if (body === undefined) return 0
  const where = { field, bodies: { ...bodies, [id]: { ...body, x: end.x, y: end.y } } }
  return goes(s, f, { where, spent: path.cost, path })
}

/** Goes on past somebody, out of his reach on the far side; on a map by a way that leads there. */
export function goesPast(s: State, f: Fighter, target: FighterId, budget: number): number {
  const map = onMap(s, f)
  if (map === undefined || 'bands' in s.where) return withdraw(s, f, target, budget)
  const foe = s.where.bodies[target]
  if (foe === undefined) return 0
  const t = terrain(s.where.field)
  const ways = flood(t, map.body, budget, { blocked: map.blocked.filter((body) => body !== foe), allowed: [foe] })
  const from = distance(t, map.body, foe)
  const at = (stop: Stop): Body => ({ ...map.body, x: stop.x, y: stop.y })
  const beyond = stops(ways).filter((stop) => distance(t, at(stop), map.body) > from + distance(t, at(stop), foe) - 1)
  const farthest = beyond.reduce<Stop | undefined>(
    (best, stop) => (best === undefined || distance(t, at(stop), foe) > distance(t, at(best), foe) ? stop : best),
    undefined,
  )
  const path = farthest === undefined ? undefined : pathIn(ways, farthest)
  return path === undefined ? withdraw(s, f, target, budget) : goesAlong(s, f, path)
}

/** The mover's body and everybody who is in his way on a map. */
export function onMap(s: State, f: Fighter): { readonly body: Body; readonly blocked: readonly Body[] } | undefined {
  const where = unridden(s, f)
  if ('bands' in where) return undefined
  const body = where.bodies[walker(s, f).id]
  return body === undefined ? undefined : { body, blocked: Object.values(where.bodies) }
}

/** Without a map, whoever is far from every foe has withdrawn from the fight (LEG-RND-02). */
export function outOfSight(ctx: Ctx, s: State, f: Fighter): void {
  if (!('bands' in s.where)) return
  const { bands } = s.where
  const chased = s.fighters.some((o) => foes(f, o) && active(o) && gap(bands, f.id, o.id) <= FLIGHT)
  if (!chased) runsAway(ctx, s, f)
}

/** He leaves the fight, and his mount carries him (LEG-RND-02). */
export function runsAway(ctx: Ctx, s: State, f: Fighter): void {
  flees(ctx, s, f, 'LEG-RND-02')
  if (f.mount !== undefined) flees(ctx, s, fighter(s, f.mount), 'LEG-RND-02')
}
