import { times } from '../../../mechanisms/effects.ts'
import type { Ctx, Exchange, State } from '../types.ts'

/** The attacker cannot attack on his next Strike Rank. Ruling LEG-A09: nor on one more for each time it was chosen, beyond those he is barred from anyway (LEG-MAN-Overextend). */
export function overextend(ctx: Ctx, _s: State, x: Exchange): void {
  const turns = times(x, 'overextendOpponent')
  x.attacker.noAttack += turns
  ctx.emit?.({ type: 'overextended', who: x.attacker.id, at: x.defender.id, turns, rule: 'LEG-MAN-Overextend' })
}
