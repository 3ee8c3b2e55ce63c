import type { Chance, Modifier } from '../../../kernel/types.ts'
import { times, took } from '../../../mechanisms/effects.ts'
import { damageThrown, succeeds } from '../body/checks.ts'
import { locationName, wornAt } from '../body/locations.ts'
import { wound } from '../body/wounds.ts'
import { coverFrom, standsNoMore } from '../ground/cover.ts'
import { parryingSize, sizeOf } from '../ground/reach.ts'
import { dampened } from '../ground/unusual-conditions.ts'
import { halved, writtenModifier } from '../state/derive.ts'
import { limb, noted } from '../state/fighters.ts'
import type { Cover, Ctx, Exchange, LegendRule, State } from '../state/types.ts'
import { damageRoll, modifierAt, mostOf, NO_STEP } from './damage.ts'
import { hitLocation } from './hit-locations.ts'
import { bluntedBy, hurtObject } from './inanimate-objects.ts'
import { knockback } from './knockback.ts'
import { causeOf, impaledAtOnce } from './manoeuvres/impale.ts'
import { type Strays, throughCrowd } from './ranged/crowd.ts'
import { arrowDamage, arrowOnFlesh, clumsily } from './ranged/missile-weapons.ts'
import { throughArmour } from './struck-armour.ts'
import { grapples, strangles } from './unarmed-combat.ts'

/** Weapon damage and Damage Modifier, less what the parry stops and what armour stops (LEG-ATK-04, LEG-DMG-01). */
export function blow(ctx: Ctx, s: State, x: Exchange, strays: Strays): void {
  const { attacker, defender } = x
  if (grapples(ctx, s, x)) return
  const chance = damageOf(x)
  x.rolled = x.flight?.rolled ?? (chance === undefined ? 0 : howHard(ctx, s, x, chance))
  const spared = took(x, 'damageWeapon') && x.winner === attacker && spares(s)
  const passing = spared ? 0 : parried(s, x, x.rolled)
  if (chance !== undefined && ctx.emit !== undefined) {
    const rule: LegendRule[] = ['LEG-ATK-04', 'LEG-DMG-01']
    if (x.ranged) rule.push('LEG-RNG-DM')
    if (x.item.weapon.modifier && x.modifierStep !== NO_STEP) rule.push('LEG-ATT-DamageModifier')
    const { rolled, faces } = x
    const dice = diceOf(x)
    const { sharp } = x.item
    const terms: Modifier[] = sharp === 0 ? [] : [{ value: sharp, because: 'Bladesharp', rule: 'LEG-SPL-Bladesharp' }]
    const thrown = { of: 'damage', who: attacker.id, dice, faces, terms, total: rolled }
    ctx.emit({
      type: 'damage',
      who: attacker.id,
      at: defender.id,
      rolled,
      dice,
      faces,
      sharp,
      thrown,
      passing,
      spared,
      rule,
    })
  }
  if (!spared && ctx.emit !== undefined) tellParry(ctx, x, x.rolled - passing)
  if (passing > 0 || took(x, 'entangle') || chance === undefined) {
    x.location = hitLocation(ctx, s, x)
    const reaching = throughCover(ctx, s, x, passing, strays)
    if (reaching === undefined) {
      missed(x)
      return
    }
    if (chance === undefined) pricks(ctx, x)
    if (reaching > 0) struck(ctx, s, x, reaching + arrowOnFlesh(ctx, x))
    strangles(ctx, s, x)
  }
  knockback(ctx, s, x)
}

/** What armour lets through wounds; where the worked fight's order holds, an impaling weapon does it its own way (LEG-A03). */
export function struck(ctx: Ctx, s: State, x: Exchange, reaching: number): void {
  throughArmour(ctx, x, reaching)
  const cause = causeOf(x)
  if (!impaledAtOnce(ctx, s, x, cause)) wound(ctx, s, x.defender, x.location, x.through, cause)
}

/** Something else was struck: what the attacker won is lost with the blow. */
function missed(x: Exchange): void {
  if (x.winner === x.attacker) x.chosen = []
}

/** Ruling LEG-A66: a blow aimed at a weapon strikes the body as well, unless the fight says it spares it. */
const spares = (s: State): boolean => s.options.damageWeapon === 'insteadOfBody'

function damageOf(x: Exchange): Chance<number> | undefined {
  const { item } = x
  if (item.weapon.damage === null) return undefined
  const step = item.weapon.modifier ? x.modifierStep : NO_STEP
  const use = took(x, 'impale') ? 'impaling damage' : 'damage'
  return damageRoll(item.weapon.damage, step, times(x, 'maximiseDamage'), use)
}

/** What is thrown for it, as it is written: `1d8+1 twice, the better, +1d2`. */
function diceOf(x: Exchange): string {
  const { weapon } = x.item
  const most = times(x, 'maximiseDamage')
  const modifier = weapon.modifier ? writtenModifier(modifierAt(x.modifierStep)) : '+0'
  return [
    `${weapon.damage ?? 'nothing'}${took(x, 'impale') ? ' twice, the better' : ''}`,
    ...(most > 0 ? [`${most} of its dice at the most`] : []),
    ...(modifier === '+0' ? [] : [modifier]),
  ].join(', ')
}

/** The damage as rolled, with what magic adds, and half of it where the blow is pulled or struck under water (LEG-DMG-01, LEG-PUL-01, LEG-CON-02). */
function howHard(ctx: Ctx, s: State, x: Exchange, chance: Chance<number>): number {
  const { attacker, defender } = x
  let damage: number
  if (x.defenceLevel === 'fumble' && x.defence === 'evade' && (x.ranged || x.charging)) {
    damage = mostOf(chance)
    ctx.emit?.({ type: 'worst', who: defender.id, at: attacker.id, damage, rule: 'LEG-SKL-EvadeFumble' })
  } else {
    const [total, toss] = damageThrown(ctx, attacker, defender, chance)
    damage = total
    if (ctx.emit !== undefined) x.faces = ctx.faces(toss)
  }
  damage += x.item.sharp
  return arrowDamage(ctx, s, x, dampened(ctx, s, x, pulledBack(ctx, s, x, clumsily(ctx, x, damage))))
}

/** How many Sizes the parrying weapon is short of the one it met; undefined: nothing parried. */
function sizesShort(x: Exchange): number | undefined {
  const { guard, item } = x
  if (guard === undefined || !succeeds(x.defenceLevel)) return undefined
  return sizeOf(item) - (parryingSize(guard, item) + times(x, 'enhanceParry') - times(x, 'bypassParry'))
}

/** A parry stops all damage of a weapon no larger, half of one a Size larger, nothing of what is larger still (LEG-ATK-05, -06, -07). */
function parried(s: State, x: Exchange, damage: number): number {
  const short = sizesShort(x)
  if (short === undefined || short > 1) return damage
  return short === 1 ? halved(damage, s.options.halfDamage) : 0
}

function tellParry(ctx: Ctx, x: Exchange, stopped: number): void {
  const { guard, item, defender, attacker } = x
  const short = sizesShort(x)
  if (guard === undefined || short === undefined) return
  const rule: LegendRule[] = ['LEG-SIZ-01', short <= 0 ? 'LEG-ATK-05' : short === 1 ? 'LEG-ATK-06' : 'LEG-ATK-07']
  if (took(x, 'bypassParry')) rule.push('LEG-MAN-BypassParry')
  if (took(x, 'enhanceParry')) rule.push('LEG-MAN-EnhanceParry')
  if (guard.weapon.notes.includes('parriesAsMedium')) rule.push('LEG-EQP-ParryAsMedium')
  if (guard.weapon.notes.includes('flexible') || item.weapon.notes.includes('flexible')) rule.push('LEG-EQP-Flexible')
  ctx.emit?.({ type: 'parried', who: defender.id, at: attacker.id, stopped, rule })
}

/**
 * A blow about to land on a location: what goes on to it when cover is in the way, or undefined when nothing does
 * (LEG-COV-01). Ruling LEG-A91: what is more than the cover can bear strikes through (LEG-COV-02).
 */
function throughCover(ctx: Ctx, s: State, x: Exchange, damage: number, strays: Strays): number | undefined {
  const { attacker, defender } = x
  const cover = coverFrom(s, attacker, defender, x.ranged)
  if (cover === undefined || !cover.locations.includes(x.location)) {
    if (cover !== undefined && took(x, 'chooseLocation')) {
      const location = locationName(defender, x.location)
      ctx.emit?.({ type: 'pastCover', who: attacker.id, at: defender.id, location, rule: 'LEG-COV-02' })
    }
    return x.ranged ? throughCrowd(ctx, s, x, damage, strays) : damage
  }
  return intoCover(ctx, s, x, damage, cover)
}

/** The thing in the way is struck; what is more than it can bear goes on, if anything does (LEG-COV-01, LEG-COV-02). */
export function intoCover(ctx: Ctx, s: State, x: Exchange, damage: number, cover: Cover): number | undefined {
  const { attacker, defender } = x
  ctx.emit?.({ type: 'hitCover', who: attacker.id, at: defender.id, object: cover.name, damage, rule: 'LEG-COV-01' })
  const left = hurtObject(ctx, attacker, cover, damage)
  bluntedBy(ctx, s, attacker, x.item, cover, damage)
  standsNoMore(s, defender, cover)
  if (left <= 0) return undefined
  ctx.emit?.({ type: 'throughCover', who: attacker.id, at: defender.id, damage: left, rule: 'LEG-COV-02' })
  return left
}

/** A blow declared as pulled, or struck with the flat, does half its damage (LEG-PUL-01). */
export function pulledBack(ctx: Ctx, s: State, x: Exchange, damage: number): number {
  if (!x.pulled) return damage
  const left = halved(damage, s.options.halfDamage)
  ctx.emit?.({ type: 'pulled', who: x.attacker.id, at: x.defender.id, damage, left, rule: 'LEG-PUL-01' })
  return left
}

/**
 * A dart without damage of its own pricks bare flesh; through armour it goes only past it or where the shooter chose
 * (LEG-EQP-Blowgun).
 */
function pricks(ctx: Ctx, x: Exchange): void {
  if (!noted(x.item, 'needsBareFlesh')) return
  const { attacker, defender, location } = x
  const armoured = wornAt(defender, location) + limb(defender, location).natural > 0
  const flesh = !armoured || x.chosen.includes('bypassArmour') || x.chosen.includes('chooseLocation')
  const where = locationName(defender, location)
  ctx.emit?.({ type: 'pricked', who: attacker.id, at: defender.id, location: where, flesh, rule: 'LEG-EQP-Blowgun' })
}
