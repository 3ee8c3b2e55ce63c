import { active } from '../fighters.ts'
import { holdItem } from '../holds.ts'
import type { Ctx, Exchange, State } from '../types.ts'
import { held } from '../weapons-in-hand.ts'
import { loser } from './exchange-won.ts'

/** What struck is pinned by what parried it, if it is a thing and not a limb (LEG-MAN-PinWeapon). */
export const pinnable = (_s: State, x: Exchange): boolean => x.guard !== undefined && held(x.item)

/**
 * The attacker's weapon cannot be used until he works it free (LEG-MAN-PinWeapon); a javelin pins the shield that parried
 * it, which takes a whole round to clear (LEG-EQP-Javelin).
 */
export function pinWeapon(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender, warden, guard, item } = x
  if (guard === undefined || !active(loser(x))) return
  if (x.winner === warden) holdItem(ctx, s, 'pin', warden, attacker, item, guard, 0, 'LEG-MAN-PinWeapon')
  else holdItem(ctx, s, 'pin', attacker, defender, guard, item, Math.max(1, defender.allotted), 'LEG-EQP-Javelin')
}
