import { wornAt } from '../armour.ts'
import { fullDamage } from '../damage.ts'
import { limb } from '../fighters.ts'
import { locationName } from '../hit-locations.ts'
import { strikingLimb } from '../weapons-in-hand.ts'
import { wound } from '../wounds.ts'
import type { Row } from './fumbled.ts'
import { cannotAttackNext, hitAllyOrSelf, loseActions, rollAgain, stumble } from './mishaps.ts'

/** The limb that struck is numb until a Resilience roll succeeds, tried from the next Combat Action on (LEG-FUM-Nat-0406). */
const numbLimb: Row['happens'] = (ctx, _s, { who, item }, rule) => {
  if (item === undefined) return
  const location = strikingLimb(who, item)
  limb(who, location).numb = -1
  ctx.emit?.({ type: 'numb', who: who.id, location: locationName(who, location), rule })
}

/** The limb hurts itself on what it struck. Ruling LEG-A32: its own damage with the Damage Modifier, past armour or against it. */
const damageLimb: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item === undefined) return
  const location = strikingLimb(who, item)
  const rolled = ctx.roll(fullDamage(who, item, 'fumble damage'), who.id)
  const armour = s.options.damageLimb === 'armoured' ? wornAt(who, location) + limb(who, location).natural : 0
  const damage = Math.max(0, rolled - armour)
  ctx.emit?.({ type: 'limbHurt', who: who.id, location: locationName(who, location), damage, rule })
  wound(ctx, s, who, location, damage, undefined)
}

/** The limb drops to 0 Hit Points, a Serious Wound (LEG-FUM-Nat-1516). */
const injureLimb: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item === undefined) return
  const location = strikingLimb(who, item)
  const damage = Math.max(0, limb(who, location).hp)
  ctx.emit?.({ type: 'limbHurt', who: who.id, location: locationName(who, location), damage, rule })
  wound(ctx, s, who, location, damage, undefined)
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
