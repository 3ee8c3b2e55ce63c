import { fall } from '../falling.ts'
import { plainSkill } from '../modifiers.ts'
import { RESIST, resists } from '../skill-tests.ts'
import type { Ctx, Exchange, State } from '../types.ts'

/** The opponent opposes the winner's roll with Evade, a quadruped with Athletics at +20%, or falls prone (LEG-MAN-Trip). */
export function trip(ctx: Ctx, s: State, x: Exchange): void {
  const attackerWon = x.winner === x.attacker
  const victim = attackerWon ? x.defender : x.attacker
  const kept = attackerWon ? x.attackToss : x.defenceToss
  if (kept === undefined || victim.condition !== 'up') return
  const quadruped = victim.facts.traits.includes('quadruped')
  const skill = quadruped
    ? plainSkill(s, victim, 'athletics', undefined) + 20
    : plainSkill(s, victim, 'evade', undefined)
  const stands = resists(ctx, victim, RESIST.trip, skill, kept, attackerWon ? x.attackSkill : x.defenceSkill)
  ctx.emit?.({ type: 'tripTested', who: victim.id, skill, stands, rule: 'LEG-MAN-Trip' })
  if (!stands) fall(ctx, s, victim, 'LEG-MAN-Trip')
}
