import type { Option } from '../../kernel/types.ts'
import { optionOf } from '../../mechanisms/asking.ts'
import { placeOn } from '../../mechanisms/lists.ts'
import { declaring, exchange } from './attacks-and-parries.ts'
import { REACHES } from './content/types.ts'
import { canEvade, spare } from './defence.ts'
import { spend } from './exertion.ts'
import { active, keptFromAttacking, noted, usable } from './fighters.ts'
import { inContact } from './ground.ts'
import { evadeSkill } from './modifiers.ts'
import { withdraw } from './movement.ts'
import { movementLeft } from './pace.ts'
import type { LegendRule } from './rules.ts'
import { EVADE, excess, opposed } from './skill-tests.ts'
import { inVain } from './striking.ts'
import { offGuard } from './surprise.ts'
import type { Ctx, Fighter, Item, State } from './types.ts'
import { itemOption, strikingLimb } from './weapons-in-hand.ts'

/** Steps of Reach that put the shorter weapon out of range (LEG-RCH-02). */
const OUT_OF_RANGE = 2

/** A weapon's place on the ladder of Reach; a missile weapon swung in the hand only touches. */
export const reachOf = ({ weapon }: Item): number => (weapon.use === 'close' ? placeOn(REACHES, weapon.reach) : 0)

/** What keeps his foes farthest off. */
export function longest(s: State, f: Fighter): Item | undefined {
  let best: Item | undefined
  for (const item of f.items) {
    if (item.weapon.use !== 'close' || !usable(s, f, item)) continue
    if (best === undefined || reachOf(item) > reachOf(best)) best = item
  }
  return best
}

/** Whether one fighter is inside the other's reach. */
export function isInside(s: State, f: Fighter, other: Fighter): boolean {
  const { inside } = s
  for (let i = 0; i < inside.length; i++) if (inside[i]?.by === f.id && inside[i]?.of === other.id) return true
  return false
}

/** Whether one of the two charges home at the other: then reach only says who strikes first (Ruling LEG-A101). */
function inCharge({ charge }: State, f: Fighter, other: Fighter): boolean {
  if (f.chargeAt === other.id) return true
  return charge?.on === f.id && charge.by === other.id
}

/** Too short by two steps or more, and not inside: he cannot strike at the other's body (LEG-RCH-02). */
export function outOfReach(s: State, f: Fighter, item: Item, target: Fighter): boolean {
  if (!s.options.reach || !active(target) || isInside(s, f, target) || inCharge(s, f, target)) return false
  const theirs = longest(s, target)
  return theirs !== undefined && reachOf(theirs) - reachOf(item) >= OUT_OF_RANGE
}

const HUGE: ReadonlySet<string | null> = new Set(['H', 'E'])

/** The limb a huge monster strikes with, which can be hit whatever the reach; -1 where it has none such (LEG-RCH-03). */
export function exposedLimb(s: State, target: Fighter): number {
  const theirs = longest(s, target)
  return theirs?.where === 'body' && HUGE.has(theirs.weapon.size) ? strikingLimb(target, theirs) : -1
}

/** The one limb of a target that a weapon too short for the rest can reach; -1: it reaches all of him (LEG-RCH-03). */
export const reachableLimb = (s: State, f: Fighter, item: Item, target: Fighter): number =>
  outOfReach(s, f, item, target) ? exposedLimb(s, target) : -1

/** Whether a foe inside his reach keeps him from parrying with a weapon two steps longer than the foe's (LEG-CLS-04). */
export const tooLongInside = (s: State, f: Fighter, item: Item, foe: Fighter, with_: Item): boolean =>
  s.inside.length > 0 && reachOf(item) - reachOf(with_) >= OUT_OF_RANGE && isInside(s, foe, f)

/**
 * Whether a weapon is too long to attack somebody who is inside its reach. Ruling LEG-A47: only its parry is lost, unless
 * the fight says that it cannot attack either.
 */
export function cannotTurnInside(s: State, f: Fighter, item: Item, target: Fighter): boolean {
  if (s.inside.length === 0 || s.options.insideLongerWeapon === 'noParry' || !isInside(s, target, f)) return false
  const theirs = longest(s, target)
  return theirs !== undefined && reachOf(item) - reachOf(theirs) >= OUT_OF_RANGE
}

/** Who parted is inside nobody's reach any more. */
export function partedReach(s: State): void {
  if (s.inside.length > 0) s.inside = s.inside.filter(({ by, of }) => inContact(s, by, of))
}

/** He gets inside the reach of a longer weapon. */
export function getsInside(ctx: Ctx, s: State, f: Fighter, other: Fighter, rule: LegendRule): void {
  if (!isInside(s, f, other)) s.inside.push({ by: f.id, of: other.id })
  ctx.emit?.({ type: 'inside', who: f.id, at: other.id, rule })
}

/** The distance between two fighters is what their longer weapon keeps. */
export function getsOut(ctx: Ctx, s: State, f: Fighter, other: Fighter, rule: LegendRule): void {
  s.inside = s.inside.filter(({ by, of }) => !((by === f.id && of === other.id) || (by === other.id && of === f.id)))
  ctx.emit?.({ type: 'outside', who: f.id, at: other.id, rule })
}

/** He leaves contact with what Movement he has; cornered, he stays. */
export function breaksContact(ctx: Ctx, s: State, f: Fighter, from: Fighter, rule: LegendRule): void {
  const metres = withdraw(ctx, s, f, from.id, movementLeft(s, f))
  partedReach(s)
  ctx.emit?.({ type: 'brokeAway', who: f.id, at: from.id, metres, rule: [rule, 'LEG-MOV-02'] })
}

const NONE = optionOf('none')
const COUNTER = optionOf('counter')

/** Weapons he could strike at somebody who changes the distance. */
const blades = (s: State, f: Fighter, at: Fighter): Item[] =>
  f.items.filter(
    (item) =>
      item.weapon.use === 'close' &&
      usable(s, f, item) &&
      !noted(item, 'trample') &&
      inVain(s, f, item, at) === undefined,
  )

/**
 * Closing, or breaking away: the opponent may spend a Combat Action to oppose it with Evade, or to attack, against which
 * the mover's Evade serves and costs nothing more (LEG-CLS-01, LEG-DIS-01). Whether the distance changes.
 */
export function distanceChanges(
  ctx: Ctx,
  s: State,
  f: Fighter,
  opponent: Fighter,
  ask: 'closing' | 'disengaging',
  rule: 'LEG-CLS-01' | 'LEG-DIS-01',
): boolean {
  const options: Option[] = []
  if (active(opponent) && spare(opponent) > 0 && !offGuard(s, opponent)) {
    if (opponent.stance === 'standing' && canEvade(s, f)) options.push(COUNTER)
    if (!keptFromAttacking(opponent) && opponent.staggered === 0 && !f.outmanoeuvred.includes(opponent.id)) {
      for (const item of blades(s, opponent, f)) options.push(optionOf(`strike ${itemOption(opponent, item).key}`))
    }
  }
  ctx.emit?.({ type: ask, who: f.id, at: opponent.id, rule })
  if (options.length === 0) return true
  options.push(NONE)
  const { key } = ctx.choose({ who: opponent.id, about: { ask, at: f.id, rule }, options, usual: 'none' })
  if (key === 'none') return true
  spend(ctx, s, opponent, key === 'counter' ? 'evade' : 'attack')
  const item = opponent.items.find((one) => `strike ${itemOption(opponent, one).key}` === key)
  if (item === undefined) return outpaces(ctx, s, f, opponent)
  ctx.emit?.({ type: 'struckWhileMoving', who: opponent.id, at: f.id, rule: [rule, 'LEG-CLS-03'] })
  exchange(ctx, s, declaring(opponent, f, item, { defence: 'moving', limb: reachableLimb(s, opponent, item, f) }))
  return active(f)
}

/** Evade against Evade decides the distance; if neither succeeds it stays (LEG-CLS-02). */
function outpaces(ctx: Ctx, s: State, f: Fighter, opponent: Fighter): boolean {
  const [mine, theirs] = [evadeSkill(s, f, undefined), evadeSkill(s, opponent, undefined)]
  const over = excess(mine, theirs)
  const toss = ctx.toss(EVADE, f.id)
  const won = opposed(ctx, f.id, toss, mine - over, ctx.toss(EVADE, opponent.id), theirs - over) === 'wins'
  ctx.emit?.({ type: 'distance', who: f.id, at: opponent.id, won, rule: 'LEG-CLS-02' })
  return won
}
