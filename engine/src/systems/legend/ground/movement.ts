import { Offer } from '../../../kernel/offer.ts'
import type { FighterId, Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import {
  bodyOf,
  comesWithin,
  courseAlong,
  courseAway,
  coursePast,
  courseTowards,
  goingOf,
} from '../../../mechanisms/ground/courses.ts'
import { type Destination, destinations, goes, type Journey, journey } from '../../../mechanisms/ground/destinations.ts'
import { leftLying } from '../../../mechanisms/ground/lying.ts'
import { contacts as touching } from '../../../mechanisms/ground/standing.ts'
import type { Stretch, Walking } from '../../../mechanisms/ground/terms.ts'
import { walk } from '../../../mechanisms/ground/walking.ts'
import { gap } from '../../../space/bands.ts'
import { arc, facingTowards } from '../../../space/facing.ts'
import type { Body } from '../../../space/footprint.ts'
import type { Path } from '../../../space/path.ts'
import { terrain } from '../../../space/terrain.ts'
import { flees } from '../body/conditions.ts'
import { active, fighter, foes, isSurprised } from '../state/fighters.ts'
import { metres } from '../state/standing.ts'
import type { Ctx, Fighter, Item, LegendEvent, LegendQuestion, LegendRule, State, Why } from '../state/types.ts'
import { displaced } from './displaced.ts'
import { movementLeft, paceRules, rooted, walker } from './pace.ts'
import { CONTACT, GROUND, inContact } from './places.ts'

/** Farther than this from every foe, without a map, he is out of the fight. */
const FLIGHT = 60

/** Everybody near enough to a fighter to trade blows with him. */
export const contacts = (s: State, f: Fighter): readonly Fighter[] => touching<State, Fighter>(GROUND, s, f.id)

/** How many active foes are near enough to strike. */
export function countAgainst(s: State, f: Fighter, near: readonly Fighter[] = contacts(s, f)): number {
  let against = 0
  for (const other of near) if (foes(f, other) && active(other)) against++
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
  /** What he could strike with, once somebody has asked. */
  arms: readonly Item[] | undefined
}

export function bearings(s: State, f: Fighter): Bearings {
  const left = movementLeft(s, f)
  const near = contacts(s, f)
  const against = countAgainst(s, f, near)
  return { left, rooted: rooted(s, f, left), near, against, tied: against > 0 && mustDisengage(s), arms: undefined }
}

/** Whether he can strike at somebody with what Movement he has left. */
export function withinReach(s: State, f: Fighter, target: Fighter, his: Bearings = bearings(s, f)): boolean {
  const { near, left, rooted: fixed, tied: held } = his
  if (near.includes(target)) return true
  if (fixed !== undefined || held || metres(s, f.id, target.id) > left + CONTACT) return false
  return comesWithin<State, Fighter>(GROUND, s, f, target.id, left)
}

/** What going does: it is counted, cover and what lies on the ground stay behind, and he looks the way he went. */
function went(s: State, f: Fighter, { before, spent, path }: Stretch): void {
  const legs = walker(s, f)
  f.moved += spent
  f.paced += spent
  s.moves.push({ who: f.id, metres: spent })
  f.comesFrom = 'front'
  if (legs !== f) {
    legs.moved += spent
    s.moves.push({ who: legs.id, metres: spent })
  }
  leftLying(before, s.where, f)
  turnsAlong(s, f, 'bands' in before ? undefined : before.bodies[f.id], path)
  displaced(s, f)
}

/** Going in Legend. Nobody answers a step out of turn: who waits acts before the next who acts (LEG-ACT-Delay). */
export const WALKING: Walking<LegendEvent, LegendQuestion, State, Fighter> = { ...GROUND, went, reactions: undefined }

/** Goes towards somebody until `stop` metres from him or until the metres are spent; gives the metres it took. */
export const approach = (
  ctx: Ctx,
  s: State,
  f: Fighter,
  target: FighterId,
  budget: number,
  stop: number = CONTACT,
): number => walk(ctx, WALKING, s, f, courseTowards(WALKING, s, f, target, budget, stop))

/** Goes as far from somebody as the metres allow; gives the metres it took. */
export const withdraw = (ctx: Ctx, s: State, f: Fighter, from: FighterId, budget: number): number =>
  walk(ctx, WALKING, s, f, courseAway(WALKING, s, f, from, budget))

/** Goes a way of the map to its end. */
export const goesAlong = (ctx: Ctx, s: State, f: Fighter, path: Path): number =>
  walk(ctx, WALKING, s, f, courseAlong(WALKING, s, f, path))

/** Goes on past somebody, out of his reach on the far side; on a map by a way that leads there. */
export const goesPast = (ctx: Ctx, s: State, f: Fighter, target: FighterId, budget: number): number =>
  walk(ctx, WALKING, s, f, coursePast(WALKING, s, f, target, budget))

/** The mover's body and everybody who is in his way on a map. */
export function onMap(s: State, f: Fighter): { readonly body: Body; readonly blocked: readonly Body[] } | undefined {
  const body = bodyOf(WALKING, s, f)
  return body && { body, blocked: goingOf(WALKING, s, f).blocked ?? [] }
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

/** Asks where to, goes there within the metres given, and tells it; gives the metres it took. */
export function goesWhere(ctx: Ctx, s: State, f: Fighter, budget: number, rule: LegendRule): number {
  const going = journey(WALKING, s, f, budget, rule)
  const about = { ask: 'where', left: budget, rule } as const
  const to = asked(ctx, new Offer(f.id, about, destinations, going, { open: true }))
  if (to.how === 'flee') {
    runsAway(ctx, s, f)
    return budget
  }
  const far = goes(ctx, WALKING, going, to, metresTo(ctx, going, to), () => [rule, ...paceRules(s, f)])
  if (to.how === 'away') outOfSight(ctx, s, f)
  return far
}

/** Without a map he says how many metres of those he has. */
function metresTo(ctx: Ctx, { s, f, budget, ways }: Journey<State, Fighter>, to: Destination): number {
  if (ways !== undefined || (to.how !== 'towards' && to.how !== 'away')) return budget
  const far = to.how === 'towards' ? Math.min(budget, tenths(metres(s, f.id, to.whom) - CONTACT)) : budget
  return paces(ctx, f, far, fighter(s, to.whom))
}

const tenths = (metre: number): number => Math.round(metre * 10) / 10

function paces(ctx: Ctx, f: Fighter, most: number, other: Fighter): number {
  const options: Option[] = []
  for (let metre = 1; metre < most; metre++) options.push({ key: String(metre) })
  options.push({ key: String(most) })
  if (options.length === 1) return most
  const usual = String(most)
  return Number(ctx.choose({ who: f.id, about: { ask: 'metres', at: other.id }, options, usual }).key)
}

/** From which side one fighter comes at another: as the map shows it, or without one as ruled. Ruling LEG-A97: who has nobody else to mind turns in time. */
export function arcOf(s: State, attacker: Fighter, defender: Fighter): 'front' | 'side' | 'back' {
  const { where } = s
  if ('bands' in where || defender.facing < 0) return attacker.comesFrom
  const [mine, his] = [where.bodies[attacker.id], where.bodies[defender.id]]
  if (mine === undefined || his === undefined) return attacker.comesFrom
  const side = arc(terrain(where.field), his, defender.facing, mine)
  return side !== 'front' && turnsInTime(s, attacker, defender) ? 'front' : side
}

/** He sees him coming, and no other foe holds his eye. */
function turnsInTime(s: State, attacker: Fighter, defender: Fighter): boolean {
  if (!active(defender) || isSurprised(s, defender)) return false
  for (const other of s.fighters) {
    if (other === attacker || !foes(other, defender) || !active(other)) continue
    if (other.id === attacker.mount || other.id === attacker.rider) continue
    if (inContact(s, other.id, defender.id)) return false
  }
  return true
}

/** After a move he looks the way he went last. */
export function turnsAlong(s: State, f: Fighter, from: Body | undefined, path: Path | undefined): void {
  const { where } = s
  const last = path?.cells.at(-1)
  const before = path?.cells.at(-2) ?? from
  if ('bands' in where || before === undefined || last === undefined) return
  f.facing = facingTowards(terrain(where.field), { x: before.x, y: before.y }, { x: last.x, y: last.y }) ?? f.facing
}

/** Whether more than one foe is on him. */
export const outnumbered = (s: State, f: Fighter): boolean => countAgainst(s, f) > 1
