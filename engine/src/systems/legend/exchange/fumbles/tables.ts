import { die } from '../../../../dice/chance.ts'
import type { Chance } from '../../../../kernel/types.ts'
import { fall } from '../../body/conditions.ts'
import { drop, hurtItem, letGo, strikingLimb } from '../../body/hands.ts'
import { locationName, randomLocation, wornAt } from '../../body/locations.ts'
import { wound } from '../../body/wounds.ts'
import { partHolds } from '../../ground/holds.ts'
import { active, held, limb, noted } from '../../state/fighters.ts'
import { metres } from '../../state/standing.ts'
import type { Ctx, Fighter, Item, LegendRule, State } from '../../state/types.ts'
import { bareDamage, fullDamage } from '../damage.ts'

/** Who fumbled, and with what. */
export interface Fumbled {
  readonly who: Fighter
  /** What he fumbled with; for an evader whatever he has in hand. */
  readonly item: Item | undefined
  /** The weapon that parried it. */
  readonly met: Item | undefined
  /** So many more rolls on the same table follow, ignoring 19 and 20. */
  again(times: number): void
  /** This very roll is made anew. */
  anew(): void
}

/** A row of a fumble table, up to and including a roll. */
export interface Row {
  readonly to: number
  readonly name: string
  readonly rule: LegendRule
  happens(ctx: Ctx, s: State, f: Fumbled, rule: LegendRule): void
}

const LOST = die('lost actions', 3)

/** He cannot attack with his next Combat Action but may defend. */
export const cannotAttackNext: Row['happens'] = (_ctx, _s, { who }) => {
  who.noAttack = Math.max(who.noAttack, 1)
}

/** His next 1D3 Combat Actions are lost. Ruling LEG-A34: into the next rounds if need be. */
export const loseActions: Row['happens'] = (ctx, _s, { who }, rule) => forfeits(ctx, who, ctx.roll(LOST, who.id), rule)

/** So many of his next Combat Actions are gone, whether he would have acted or defended with them. */
export function forfeits(ctx: Ctx, f: Fighter, actions: number, rule: LegendRule): void {
  f.forfeit = Math.max(f.forfeit, actions)
  ctx.emit?.({ type: 'forfeits', who: f.id, actions, rule })
}

/** He goes down, forfeits 1D3 Combat Actions and until they are over defends at −20%. */
export const stumble: Row['happens'] = (ctx, s, f, rule) => {
  fall(ctx, f.who, rule)
  loseActions(ctx, s, f, rule)
  f.who.stumbling = true
}

/** Of several rolls an earlier one may have broken it or thrown it away: then nothing more befalls it (LEG-OBJ-Broken). */
const isGone = ({ where }: Item): boolean => where === 'broken' || where === 'lost'

/** What he fumbled with falls some metres away, what he threw no farther; an empty hand drops nothing. */
export const dropWeapon =
  (distance: Chance<number>): Row['happens'] =>
  (ctx, s, { who, item }, rule) => {
    if (item !== undefined && (held(item) || item.where === 'ground'))
      drop(ctx, s, who, item, ctx.roll(distance, who.id), rule)
  }

/** So many more rolls on the same table. */
export const rollAgain =
  (times: number): Row['happens'] =>
  (_ctx, _s, f) => {
    f.again(times)
  }

/** How near a companion must be to be struck by mistake, in metres. */
const NEARBY = 2

/** The companion nearest to him within so many metres. */
export function companion(s: State, f: Fighter, within: number): Fighter | undefined {
  const far = (other: Fighter): number => metres(s, f.id, other.id)
  return s.fighters
    .filter((other) => other !== f && other.side === f.side && active(other) && far(other) <= within)
    .toSorted((a, b) => far(a) - far(b))[0]
}

/** He strikes a companion in reach, or else himself. */
export const hitAllyOrSelf: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item !== undefined) goesAstray(ctx, s, who, item, companion(s, who, NEARBY) ?? who, rule)
}

/** A blow that should never have landed does its normal damage, armour counting, somewhere on a body. */
export function goesAstray(ctx: Ctx, s: State, by: Fighter, item: Item, victim: Fighter, rule: LegendRule): void {
  const damage = fullDamage(ctx, by, item, 'fumble damage')
  const location = randomLocation(ctx, by, victim)
  const through = Math.max(0, damage - wornAt(victim, location) - limb(victim, location).natural)
  ctx.emit?.({ type: 'astray', who: by.id, at: victim.id, damage, through, rule })
  wound(ctx, s, victim, location, through)
}

const MATERIALS = [{ key: 'stone' }, { key: 'wood' }] as const

/**
 * His weapon loses Hit Points, past its Armour Points, to the weapon that parried it, or to itself against some object
 * (LEG-FUM-Close-1012). Rulings LEG-A33, LEG-A80. Hammers and picks are spared by any object, axes by wood.
 */
const damageWeapon: Row['happens'] = (ctx, s, { who, item, met }, rule) => {
  if (item === undefined || item.where === 'body' || isGone(item)) return
  if (met === undefined && noted(item, 'sparedByAll')) {
    ctx.emit?.({ type: 'itemSpared', who: who.id, item: item.weapon.name, rule: 'LEG-EQP-SparedByAll' })
    return
  }
  if (met === undefined && noted(item, 'sparedByWood')) {
    const about = { ask: 'object struck', at: who.id, rule: 'LEG-EQP-SparedByWood' } as const
    if (ctx.choose({ who: 'gm', about, options: MATERIALS, usual: 'stone' }).key === 'wood') {
      ctx.emit?.({ type: 'itemSpared', who: who.id, item: item.weapon.name, rule: 'LEG-EQP-SparedByWood' })
      return
    }
  }
  hurtItem(ctx, s, who, item, bareDamage(ctx, who, met ?? item, 'fumble damage'), 'ignored', rule)
}

/** The armour of a rolled location falls off (LEG-FUM-Close-1516). Ruling LEG-A99: where there is none he rolls on the table again. */
const loseArmour: Row['happens'] = (ctx, _s, f, rule) => {
  const location = randomLocation(ctx, f.who, f.who)
  const hit = limb(f.who, location)
  if (hit.worn === 0) {
    f.anew()
    return
  }
  hit.worn = 0
  ctx.emit?.({ type: 'armourLost', who: f.who.id, location: locationName(f.who, location), rule })
}

/** The Close Combat Fumble table: attacks, parries and evasions (LEG-FUM-01). */
export const CLOSE_COMBAT: readonly Row[] = [
  { to: 3, name: 'Falter', rule: 'LEG-FUM-Close-0103', happens: cannotAttackNext },
  { to: 6, name: 'Drop Weapon', rule: 'LEG-FUM-Close-0406', happens: dropWeapon(die('weapon falls', 4)) },
  { to: 9, name: 'Lose Balance', rule: 'LEG-FUM-Close-0709', happens: loseActions },
  { to: 12, name: 'Damage Weapon', rule: 'LEG-FUM-Close-1012', happens: damageWeapon },
  { to: 14, name: 'Stumble', rule: 'LEG-FUM-Close-1314', happens: stumble },
  { to: 16, name: 'Lose Armour', rule: 'LEG-FUM-Close-1516', happens: loseArmour },
  { to: 18, name: 'Hit Ally', rule: 'LEG-FUM-Close-1718', happens: hitAllyOrSelf },
  { to: 19, name: 'Unlucky', rule: 'LEG-FUM-Close-19', happens: rollAgain(2) },
  { to: 20, name: 'Doomed', rule: 'LEG-FUM-Close-20', happens: rollAgain(3) },
]

/** The limb that struck is numb until a Resilience roll succeeds, tried from the next Combat Action on (LEG-FUM-Nat-0406). */
const numbLimb: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item === undefined) return
  const location = strikingLimb(who, item)
  limb(who, location).numb = -1
  ctx.emit?.({ type: 'numb', who: who.id, location: locationName(who, location), rule })
  // LEG-UNA-02: a hand that was the last to serve holds nobody any more.
  if (s.holds.length > 0) partHolds(ctx, s)
}

/** The limb hurts itself on what it struck. Ruling LEG-A32: its own damage with the Damage Modifier, past armour or against it. */
const damageLimb: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item === undefined) return
  const location = strikingLimb(who, item)
  const rolled = fullDamage(ctx, who, item, 'fumble damage')
  const armour = s.options.damageLimb === 'armoured' ? wornAt(who, location) + limb(who, location).natural : 0
  const damage = Math.max(0, rolled - armour)
  ctx.emit?.({ type: 'limbHurt', who: who.id, location: locationName(who, location), damage, rule })
  wound(ctx, s, who, location, damage)
}

/** The limb drops to 0 Hit Points, a Serious Wound (LEG-FUM-Nat-1516). */
const injureLimb: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item === undefined) return
  const location = strikingLimb(who, item)
  const damage = Math.max(0, limb(who, location).hp)
  ctx.emit?.({ type: 'limbHurt', who: who.id, location: locationName(who, location), damage, rule })
  wound(ctx, s, who, location, damage)
}

/** The table for whatever is part of the body (LEG-FUM-01). */
export const NATURAL_WEAPONS: readonly Row[] = [
  { to: 3, name: 'Hesitate', rule: 'LEG-FUM-Nat-0103', happens: cannotAttackNext },
  { to: 6, name: 'Numb Limb', rule: 'LEG-FUM-Nat-0406', happens: numbLimb },
  { to: 9, name: 'Entangle Self', rule: 'LEG-FUM-Nat-0709', happens: loseActions },
  { to: 12, name: 'Damage Limb', rule: 'LEG-FUM-Nat-1012', happens: damageLimb },
  { to: 14, name: 'Sprawl', rule: 'LEG-FUM-Nat-1314', happens: stumble },
  { to: 16, name: 'Injure Limb', rule: 'LEG-FUM-Nat-1516', happens: injureLimb },
  { to: 18, name: 'Hit Ally', rule: 'LEG-FUM-Nat-1718', happens: hitAllyOrSelf },
  { to: 19, name: 'Fated', rule: 'LEG-FUM-Nat-19', happens: rollAgain(2) },
  { to: 20, name: 'Cursed', rule: 'LEG-FUM-Nat-20', happens: rollAgain(3) },
]

/** The target is lost, and with it the next Combat Action (LEG-FUM-Rng-0103). */
const disoriented: Row['happens'] = (ctx, _s, { who }, rule) => {
  who.aimingAt = undefined
  who.aimed = 0
  forfeits(ctx, who, 1, rule)
}

/** The string snaps, or what was thrown is gone (LEG-FUM-Rng-1012). */
const loseWeapon: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item === undefined || item.where === 'body' || isGone(item)) return
  letGo(s, item)
  item.where = item.weapon.use === 'ranged' && item.weapon.load > 0 ? 'broken' : 'lost'
  ctx.emit?.({ type: 'weaponLost', who: who.id, item: item.weapon.name, how: item.where, rule })
}

/** The weapon takes its own damage past its Armour Points (LEG-FUM-Rng-1314). */
const damageShooter: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item === undefined || item.where === 'body' || item.weapon.damage === null || isGone(item)) return
  hurtItem(ctx, s, who, item, bareDamage(ctx, who, item, 'fumble damage'), 'ignored', rule)
}

/** A missile can stray to any companion in the fight: the nearest (LEG-FUM-Rng-1516). */
const hitAlly: Row['happens'] = (ctx, s, { who, item }, rule) => {
  const ally = companion(s, who, Number.POSITIVE_INFINITY)
  if (item !== undefined && ally !== undefined) goesAstray(ctx, s, who, item, ally, rule)
}

/** He does himself the weapon's normal damage (LEG-FUM-Rng-1718). */
const misfire: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item !== undefined) goesAstray(ctx, s, who, item, who, rule)
}

/** The table for missiles and thrown weapons (LEG-FUM-01). */
export const RANGED_WEAPONS: readonly Row[] = [
  { to: 3, name: 'Disoriented', rule: 'LEG-FUM-Rng-0103', happens: disoriented },
  { to: 6, name: 'Drop Weapon', rule: 'LEG-FUM-Rng-0406', happens: dropWeapon(die('weapon falls', 2)) },
  { to: 9, name: 'Snare Weapon', rule: 'LEG-FUM-Rng-0709', happens: loseActions },
  { to: 12, name: 'Lose Weapon', rule: 'LEG-FUM-Rng-1012', happens: loseWeapon },
  { to: 14, name: 'Damage Weapon', rule: 'LEG-FUM-Rng-1314', happens: damageShooter },
  { to: 16, name: 'Hit Ally', rule: 'LEG-FUM-Rng-1516', happens: hitAlly },
  { to: 18, name: 'Misfire', rule: 'LEG-FUM-Rng-1718', happens: misfire },
  { to: 19, name: 'Bedevilled', rule: 'LEG-FUM-Rng-19', happens: rollAgain(2) },
  { to: 20, name: 'Damned', rule: 'LEG-FUM-Rng-20', happens: rollAgain(3) },
]
