import { placeOn } from '../../../mechanisms/lists.ts'
import { strikingLimb } from '../body/hands.ts'
import { REACHES, SIZES } from '../content/types.ts'
import { active, noted, usable } from '../state/fighters.ts'
import type { Arm, Ctx, Fighter, Item, LegendRule, Person, Seen, State } from '../state/types.ts'
import { inContact } from './places.ts'

const MEDIUM = SIZES.indexOf('M')

/** How large a blow is on the ladder of Sizes (LEG-SIZ-01). */
export const sizeOf = (item: Item): number => placeOn(SIZES, item.weapon.size ?? 'S')

/**
 * How large a weapon counts when it parries another: a dirk or main gauche as Medium (LEG-EQP-ParryAsMedium); chains and
 * flails a step less, and so does what parries them (LEG-EQP-Flexible).
 */
export function parryingSize(guard: Item, against: Item): number {
  let size = noted(guard, 'parriesAsMedium') ? MEDIUM : sizeOf(guard)
  if (noted(guard, 'flexible')) size--
  if (noted(against, 'flexible')) size--
  return size
}

/** Whether a parry with this could stop any of that at all (LEG-ATK-07). */
export const couldStop = (guard: Item, against: Item): boolean => sizeOf(against) - parryingSize(guard, against) < 2

/** Steps of Reach that put the shorter weapon out of range (LEG-RCH-02). */
const OUT_OF_RANGE = 2

/** A weapon's place on the ladder of Reach; a missile weapon swung in the hand only touches. */
export const reachOf = ({ weapon }: Arm): number => (weapon.use === 'close' ? placeOn(REACHES, weapon.reach) : 0)

/** What keeps his foes farthest off. */
export function longest<F extends Person>(s: Seen, f: F): F['items'][number] | undefined {
  let best: F['items'][number] | undefined
  for (const item of f.items) {
    if (item.weapon.use !== 'close' || !usable(s, f, item)) continue
    if (best === undefined || reachOf(item) > reachOf(best)) best = item
  }
  return best
}

/** Whether one fighter is inside the other's reach. */
export function isInside(s: Seen, f: Person, other: Person): boolean {
  const { inside } = s
  for (let i = 0; i < inside.length; i++) if (inside[i]?.by === f.id && inside[i]?.of === other.id) return true
  return false
}

/** Whether one of the two charges home at the other: then reach only says who strikes first (Ruling LEG-A101). */
function inCharge({ charge }: Seen, f: Person, other: Person): boolean {
  if (f.chargeAt === other.id) return true
  return charge?.on === f.id && charge.by === other.id
}

/** Too short by two steps or more, and not inside: he cannot strike at the other's body (LEG-RCH-02). */
export function outOfReach(s: Seen, f: Person, item: Arm, target: Person): boolean {
  if (!s.options.reach || !active(target) || isInside(s, f, target) || inCharge(s, f, target)) return false
  const theirs = longest(s, target)
  return theirs !== undefined && reachOf(theirs) - reachOf(item) >= OUT_OF_RANGE
}

const HUGE: ReadonlySet<string | null> = new Set(['H', 'E'])

/** What a huge monster strikes with, if it is a limb of its own: that can be hit whatever the reach (LEG-RCH-03). */
export function exposedArm<F extends Person>(s: Seen, target: F): F['items'][number] | undefined {
  const theirs = longest(s, target)
  return theirs?.where === 'body' && HUGE.has(theirs.weapon.size) ? theirs : undefined
}

/** That limb; -1 where it has none such. */
function exposedLimb(s: State, target: Fighter): number {
  const arm = exposedArm(s, target)
  return arm === undefined ? -1 : strikingLimb(target, arm)
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
