import { wornAt } from '../armour.ts'
import { fullDamage } from '../damage.ts'
import { limb } from '../fighters.ts'
import type { Ctx, Exchange, State } from '../types.ts'
import { hurtItem, strikingLimb } from '../weapons-in-hand.ts'
import { wound } from '../wounds.ts'
import { anyInPlay, loser, whichWeapon, winningItem } from './exchange-won.ts'

/** The winner needs a weapon that can do damage, the loser one to be damaged. */
export const damageable = (s: State, x: Exchange): boolean =>
  (winningItem(x)?.weapon.damage ?? null) !== null && anyInPlay(s, x, true)

/**
 * The winner's weapon does its damage, Damage Modifier and all, to the loser's, whose Armour Points resist and which breaks
 * at 0 Hit Points; a natural weapon is a limb and is wounded (LEG-MAN-DamageWeapon). Ruling LEG-A66.
 */
export function damageWeapon(ctx: Ctx, s: State, x: Exchange): void {
  const mine = winningItem(x)
  const item = whichWeapon(ctx, s, x, true)
  if (x.winner === undefined || mine === undefined || item === undefined) return
  const victim = loser(x)
  const damage = ctx.roll(fullDamage(x.winner, mine, 'weapon damage'), x.winner.id) + mine.sharp
  if (item.where === 'body') {
    const location = strikingLimb(victim, item)
    const through = damage - wornAt(victim, location) - limb(victim, location).natural
    ctx.emit?.({ type: 'limbStruck', who: victim.id, item: item.weapon.name, damage, rule: 'LEG-MAN-DamageWeapon' })
    wound(ctx, s, victim, location, through, undefined)
  } else hurtItem(ctx, s, victim, item, damage, 'resists', 'LEG-MAN-DamageWeapon')
}
