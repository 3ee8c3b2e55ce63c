import { active } from '../fighters.ts'
import { keepsFeet, metresFor, shove } from '../knockback.ts'
import type { Ctx, Exchange, State } from '../types.ts'

/** Only a foe of at most twice the attacker's SIZ can be bashed (LEG-MAN-Bash). */
export const bashable = (_s: State, x: Exchange): boolean =>
  x.item.weapon.damage !== null && x.defender.facts.characteristics.siz <= 2 * x.attacker.facts.characteristics.siz

/**
 * Driven back a metre for each five points of damage as it was rolled, whatever parry and armour stopped; against an
 * obstacle it takes Athletics at −20% to stay upright (LEG-MAN-Bash).
 */
export function bash(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  const stopped = shove(ctx, s, defender, attacker, metresFor(x.rolled), 'LEG-MAN-Bash')
  if (stopped && active(defender) && defender.stance === 'standing') keepsFeet(ctx, s, defender, -20, 'LEG-MAN-Bash')
}
