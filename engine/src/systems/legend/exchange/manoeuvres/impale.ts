import { BRAWN, faceOf, succeeds, tested } from '../../body/checks.ts'
import { spend } from '../../body/exertion.ts'
import { plainSkill } from '../../body/plain-skills.ts'
import { type Cause, testWound, wound } from '../../body/wounds.ts'
import { WEAPONS } from '../../content/tables.ts'
import { SIZES } from '../../content/types.ts'
import { inContact } from '../../ground/places.ts'
import { inTheHand, noted, spare } from '../../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Impaled, Item, State } from '../../state/types.ts'
import { bareDamage } from '../damage.ts'
import { shoots } from '../ranged/missile-weapons.ts'

/** What a weapon in the wound takes off every skill: 10% for each Size from Small up, and an arrow or bolt is Small (LEG-MAN-Impale). */
export function hampering(item: Item): number {
  const size = (shoots(item) ? null : WEAPONS[inTheHand(item)]?.size) ?? 'S'
  return 10 * (SIZES.indexOf(size) + 1)
}

/** The weapon that wounded stays in the wound, or is yanked free at once; teeth and horns come out by themselves (LEG-MAN-Impale). */
export function impale(ctx: Ctx, s: State, x: Exchange): void {
  if (x.through <= 0 || x.item.where === 'body' || s.options.exampleOrder) return
  const { where: hand } = x.item
  const stuck = lodged(ctx, s, x)
  if (yanksNow(ctx, s, x)) withdraw(ctx, s, x.attacker, x.defender, x.item, hand, stuck, causeOf(x))
  stays(ctx, x, stuck)
}

/** What stays in the wound can be pulled out later, and its roll is remembered until then; nobody pulls an arrow out. */
function stays(ctx: Ctx, x: Exchange, stuck: Impaled): void {
  if (x.item.where !== 'stuck' || x.defender.condition === 'dead') return
  stuck.roll = faceOf(ctx, x.attackToss)
}

/**
 * Ruling LEG-A03, as the worked fight plays it: the wound of an impaling blow is tested once, when the weapon has been left
 * in or pulled out. True when the wound has been taken that way.
 */
export function impaledAtOnce(ctx: Ctx, s: State, x: Exchange, cause: Cause): boolean {
  if (!s.options.exampleOrder || !x.chosen.includes('impale') || x.through <= 0 || x.item.where === 'body') return false
  const { defender, location } = x
  const later = { ...cause, testedLater: true }
  wound(ctx, s, defender, location, x.through, later)
  if (yanksNow(ctx, s, x)) {
    const { where: hand } = x.item
    const stuck = lodged(ctx, s, x)
    const more = withdraw(ctx, s, x.attacker, defender, x.item, hand, stuck, later)
    testWound(ctx, s, defender, location, x.through + more, cause)
    stays(ctx, x, stuck)
  } else {
    // What the weapon takes off his skills it takes from then on.
    testWound(ctx, s, defender, location, x.through, cause)
    stays(ctx, x, lodged(ctx, s, x))
  }
  return true
}

/** The blow behind a wound. */
export const causeOf = (x: Exchange): Cause => ({
  by: x.attacker.id,
  roll: x.attackToss,
  skill: x.attackSkill,
  level: x.attackLevel,
})

/** A weapon that is held or was thrown is gone from its owner's hand while it is in the wound. */
function lodged(ctx: Ctx, s: State, x: Exchange): Impaled {
  const { attacker, defender, item, location } = x
  const penalty = hampering(item)
  const against = { roll: 0, skill: x.attackSkill, level: x.attackLevel }
  const stuck: Impaled = { by: attacker.id, on: defender.id, item: item.id, location, penalty, ...against }
  s.impaled.push(stuck)
  if (!shoots(item)) item.where = 'stuck'
  const { name: weapon } = item.weapon
  ctx.emit?.({ type: 'impaled', who: defender.id, at: attacker.id, weapon, penalty, rule: 'LEG-MAN-Impale' })
  return stuck
}

const YANK = [{ key: 'leave' }, { key: 'yank' }] as const

/** Ruling LEG-A02: for a further Combat Action at once, or only on a later turn; a missile cannot be reached (LEG-RNG-Impale). */
function yanksNow(ctx: Ctx, s: State, x: Exchange): boolean {
  const { attacker, defender } = x
  // Who was driven off has taken the weapon with him; in a charge they have not yet come to a stand.
  if (x.ranged || (!x.charging && !inContact(s, attacker.id, defender.id))) {
    ctx.emit?.({
      type: 'outOfReach',
      who: attacker.id,
      at: defender.id,
      rule: x.ranged ? 'LEG-RNG-Impale' : 'LEG-MAN-Impale',
    })
    return false
  }
  if (s.options.impaleYank !== 'immediate' || spare(attacker) <= 0) return false
  const about = { ask: 'impaled weapon', at: defender.id, item: x.item.id, rule: 'LEG-MAN-Impale' } as const
  if (ctx.choose({ who: attacker.id, about, options: YANK, usual: 'leave' }).key === 'leave') return false
  spend(ctx, s, attacker, 'withdrawWeapon')
  return true
}

/**
 * Brawn pulls the weapon out into his hand and it does its damage again, without Damage Modifier and past armour, a trident one more
 * (LEG-MAN-Impale, LEG-EQP-Trident). Gives the damage done.
 */
export function withdraw(
  ctx: Ctx,
  s: State,
  f: Fighter,
  victim: Fighter,
  item: Item,
  hand: Item['where'],
  stuck: Impaled,
  cause: Cause | undefined,
): number {
  const skill = plainSkill(s, f, 'brawn')
  const { toss, level } = tested(ctx, f, BRAWN, skill)
  const free = succeeds(level)
  const roll = ctx.shown(toss)
  ctx.emit?.({ type: 'hauled', who: f.id, at: victim.id, roll, skill, free, rule: 'LEG-MAN-Impale' })
  if (!free) return 0
  s.impaled = s.impaled.filter((other) => other !== stuck)
  item.where = hand
  const barbed = noted(item, 'barbed')
  const damage = bareDamage(ctx, f, item, 'withdrawal damage') + (barbed ? 1 : 0)
  const rule = barbed ? (['LEG-MAN-Impale', 'LEG-EQP-Trident'] as const) : 'LEG-MAN-Impale'
  ctx.emit?.({ type: 'withdrawn', who: f.id, at: victim.id, weapon: item.weapon.name, damage, rule })
  wound(ctx, s, victim, stuck.location, damage, cause)
  return damage
}
