import { wornAt } from '../armour.ts'
import { limb, noted } from '../fighters.ts'
import { locationName } from '../hit-locations.ts'
import type { Ctx, Exchange } from '../types.ts'

/**
 * A dart without damage of its own pricks bare flesh; through armour it goes only past it or where the shooter chose
 * (LEG-EQP-Blowgun).
 */
export function pricks(ctx: Ctx, x: Exchange): void {
  if (!noted(x.item, 'needsBareFlesh')) return
  const { attacker, defender, location } = x
  const armoured = wornAt(defender, location) + limb(defender, location).natural > 0
  const flesh = !armoured || x.chosen.includes('bypassArmour') || x.chosen.includes('chooseLocation')
  const where = locationName(defender, location)
  ctx.emit?.({ type: 'pricked', who: attacker.id, at: defender.id, location: where, flesh, rule: 'LEG-EQP-Blowgun' })
}
