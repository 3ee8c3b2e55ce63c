import { took } from '../../../mechanisms/effects.ts'
import { keepsFeet, metresFor, shove } from '../ground/pushing.ts'
import { steadied } from '../ground/riding.ts'
import { active } from '../state/fighters.ts'
import type { Ctx, Exchange, State } from '../state/types.ts'

/**
 * A blow whose damage as rolled exceeds its victim's SIZ shoves him a metre for each five points over it, and he needs
 * Athletics to keep his feet (LEG-KNB-01, LEG-KNB-02); Stand Fast prevents it (LEG-MAN-StandFast).
 */
export function knockback(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (x.rolled <= defender.facts.characteristics.siz) return
  const over = x.rolled - steadied(ctx, s, defender)
  if (over <= 0) return
  if (took(x, 'standFast')) {
    ctx.emit?.({ type: 'stoodFast', who: defender.id, over, rule: 'LEG-MAN-StandFast' })
    return
  }
  ctx.emit?.({ type: 'knockedBack', who: defender.id, at: attacker.id, over, rule: ['LEG-KNB-01', 'LEG-KNB-02'] })
  shove(ctx, s, defender, attacker, metresFor(over), 'LEG-KNB-02')
  if (active(defender) && defender.stance === 'standing') keepsFeet(ctx, s, defender, 0, 'LEG-KNB-01')
}
