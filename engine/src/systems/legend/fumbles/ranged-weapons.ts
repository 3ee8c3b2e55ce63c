import { die } from '../../../dice/chance.ts'
import { bareDamage } from '../damage.ts'
import { hurtItem, letGo } from '../weapons-in-hand.ts'
import type { Row } from './fumbled.ts'
import { companion, dropWeapon, forfeits, goesAstray, loseActions, rollAgain } from './mishaps.ts'

/** The target is lost, and with it the next Combat Action (LEG-FUM-Rng-0103). */
const disoriented: Row['happens'] = (ctx, _s, { who }, rule) => {
  who.aimingAt = undefined
  who.aimed = 0
  forfeits(ctx, who, 1, rule)
}

/** The string snaps, or what was thrown is gone (LEG-FUM-Rng-1012). */
const loseWeapon: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item === undefined || item.where === 'body') return
  letGo(s, item)
  item.where = item.weapon.use === 'ranged' && item.weapon.load > 0 ? 'broken' : 'lost'
  ctx.emit?.({ type: 'weaponLost', who: who.id, item: item.weapon.name, how: item.where, rule })
}

/** The weapon takes its own damage past its Armour Points (LEG-FUM-Rng-1314). */
const damageWeapon: Row['happens'] = (ctx, s, { who, item }, rule) => {
  if (item === undefined || item.where === 'body' || item.weapon.damage === null) return
  hurtItem(ctx, s, who, item, ctx.roll(bareDamage(item, 'fumble damage'), who.id), 'ignored', rule)
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
  { to: 14, name: 'Damage Weapon', rule: 'LEG-FUM-Rng-1314', happens: damageWeapon },
  { to: 16, name: 'Hit Ally', rule: 'LEG-FUM-Rng-1516', happens: hitAlly },
  { to: 18, name: 'Misfire', rule: 'LEG-FUM-Rng-1718', happens: misfire },
  { to: 19, name: 'Bedevilled', rule: 'LEG-FUM-Rng-19', happens: rollAgain(2) },
  { to: 20, name: 'Damned', rule: 'LEG-FUM-Rng-20', happens: rollAgain(3) },
]
