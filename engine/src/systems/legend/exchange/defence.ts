import type { Asks, Option } from '../../../kernel/types.ts'
import { opposed, rank, succeeds } from '../body/checks.ts'
import { shove } from '../ground/pushing.ts'
import { couldStop, tooLongInside } from '../ground/reach.ts'
import { dismounts, ridersDefences } from '../ground/riding.ts'
import { active, canEvade, isUnarmed, itemOption, noted, offGuard, spare, usable } from '../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Item, State, Why } from '../state/types.ts'
import type { Declared } from './attack.ts'
import { ownBody } from './unarmed-combat.ts'

/** A way to meet an attack: with what, and who does it where it is the rider of a mount. */
export interface Defence extends Option {
  readonly item: Item | undefined
  readonly warden: Fighter | undefined
}
export const NO_DEFENCE: Defence = { key: 'none', item: undefined, warden: undefined }
export const EVADE: Defence = { key: 'evade', item: undefined, warden: undefined }

/** An attack that somebody may meet: why he cannot lift a hand, if he cannot, whether his Combat Actions are spent, and what a rider may do for him. */
interface Coming {
  readonly s: State
  readonly d: Declared
  readonly unable: Why | undefined
  readonly spent: boolean
  readonly riders: readonly Defence[]
}
export function coming(s: State, d: Declared): Coming {
  const { defender } = d
  const unable = !active(defender) ? SENSELESS : offGuard(s, defender) ? UNAWARE : undefined
  return { s, d, unable, spent: spare(defender) <= 0, riders: ridersDefences(s, d) }
}
const SENSELESS: Why = { because: 'he cannot lift a hand', rule: 'LEG-ATK-10' }
const UNAWARE: Why = { because: 'he is surprised and his Strike Rank has not come', rule: 'LEG-SUR-03' }
const SPENT: Why = { because: 'he has no Combat Action for it', rule: 'LEG-ATK-10' }
const GRASPED: Why = { because: 'only his own body bears the pressure of a hold', rule: 'LEG-UNA-05' }
const USELESS: Why = { because: 'it cannot parry this', rule: 'LEG-ATK-02' }
const DUELLING: Why = { because: 'this Combat Action is for attack or parry alone', rule: 'LEG-HER-Duellist' }
const NO_ROOM: Why = { because: 'he is in no state to dive aside', rule: 'LEG-EVD-04' }
const ARMED: Why = { because: 'he has something that could parry it', rule: 'LEG-EVD-05' }

/** Everything an attack may be met with, and to do nothing; a rider may defend his mount (LEG-MNT-03). */
export const toDefend: Asks<Coming, Defence> = {
  each({ d, riders }, visit) {
    for (const rides of riders) if (visit(rides)) return
    for (const item of d.defender.items) {
      if (item.weapon.use !== 'close') continue
      if (visit({ key: itemOption(d.defender, item).key, item, warden: undefined })) return
    }
    if (!visit(EVADE)) visit(NO_DEFENCE)
  },
  named(a, key) {
    let defence: Defence | undefined
    toDefend.each(a, (one) => {
      if (one.key === key) defence = one
      return defence !== undefined
    })
    return defence
  },
  why({ s, d, unable, spent }, defence) {
    if (defence.key === NO_DEFENCE.key || defence.warden !== undefined) return undefined
    const { defender } = d
    if (unable !== undefined) return unable
    const { item } = defence
    if (spent && defender.guard !== (item === undefined ? 'evade' : 'parry')) return SPENT
    if (item !== undefined) {
      if (d.held !== undefined) return item === ownBody(defender) ? undefined : GRASPED
      return parries(s, d, item) ? undefined : USELESS
    }
    if (d.held !== undefined) return GRASPED
    if (defender.duelling) return DUELLING
    if (!canEvade(s, defender)) return NO_ROOM
    return maySubstituteEvade(s, d) ? undefined : ARMED
  },
}

/**
 * What a parry can be made with: anything for close combat he can use, unless it is itself striking now or braced for a charge (LEG-INI-03, LEG-MNT-05);
 * missiles are met by what is marked for it, bolas and nets, which have no Size, by nothing (LEG-RNG-01, LEG-EQP-ParryMissiles, LEG-EQP-EvadeOnly).
 */
function parries(s: State, d: Declared, item: Item): boolean {
  if (item.weapon.use !== 'close' || noted(item, 'trample') || item.id === d.defender.committed) return false
  if (!usable(s, d.defender, item)) return false
  if (d.item.weapon.use === 'close') return !tooLongInside(s, d.defender, item, d.attacker, d.item)
  return d.item.weapon.size !== null && noted(item, 'parriesMissiles')
}

/** Missiles and charges may be evaded; a close attack only by one whose arms are gone or too small for it (LEG-EVD-05). */
const maySubstituteEvade = (s: State, d: Declared): boolean =>
  d.item.weapon.use === 'ranged' ||
  (d.charging && d.firm !== true) ||
  d.defender.guard === 'evade' ||
  !d.defender.items.some((item) => !isUnarmed(item) && couldStop(item, d.item) && parries(s, d, item))

/** How far a melee Evade gives ground, in metres. */
const GROUND = 1

/**
 * Whether an evader gets clear: the better level wins, and of equal levels the higher roll (LEG-EVD-01). Ruling LEG-A74:
 * if both fail the attack has missed anyway.
 */
export function evaded(ctx: Ctx, x: Exchange): boolean {
  const { attacker, defender, defenceToss } = x
  if (defenceToss === undefined) return false
  if (x.clear !== undefined) return x.clear
  const apart = rank(x.attackLevel) - rank(x.defenceLevel)
  const clear =
    apart !== 0
      ? apart < 0
      : opposed(
          ctx,
          attacker.id,
          x.attackToss,
          x.attackSkill,
          defenceToss,
          x.defenceSkill,
          undefined,
          x.attackSkill + x.cut,
        ) !== 'wins'
  ctx.emit?.({ type: 'evaded', who: defender.id, at: attacker.id, clear, rule: 'LEG-EVD-01' })
  x.clear = clear
  return clear
}

/**
 * Whoever does not get clear of a charge has no defence (LEG-CHG-04). Ruling LEG-A21: he counts as having failed, or, where
 * the fight says so, as helpless.
 */
export function caughtByCharge(ctx: Ctx, s: State, x: Exchange): void {
  if (!succeeds(x.attackLevel)) return
  const { attacker, defender } = x
  const clear = evaded(ctx, x)
  ctx.emit?.({ type: 'charged', who: defender.id, at: attacker.id, clear, rule: 'LEG-CHG-04' })
  if (clear) return
  if (x.defenceLevel !== 'fumble') x.defenceLevel = 'failure'
  if (s.options.caughtByCharge === 'helpless') x.attackLevel = 'critical'
}

/**
 * Whatever comes of it, the evader cannot attack on his next Strike Rank (LEG-EVD-02); out of a close attack he gives ground
 * (LEG-EVD-05), and out of the saddle he dismounts (LEG-EVD-04).
 */
export function offBalance(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  defender.noAttack = Math.max(defender.noAttack, 1)
  ctx.emit?.({ type: 'offBalance', who: defender.id, rule: 'LEG-EVD-02' })
  dismounts(ctx, s, defender, 'LEG-EVD-04')
  if (!x.ranged && !x.charging && active(defender)) shove(ctx, s, defender, attacker, GROUND, 'LEG-EVD-05')
}
