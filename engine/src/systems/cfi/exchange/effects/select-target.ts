import type { Ctx, Exchange, State } from '../../state/types.ts'
import { unmet } from '../declared.ts'
import { land } from '../landed.ts'
import { bystanders } from './bystanders.ts'

/** The blow lands on a bystander, who has no chance to avoid it and suffers no effect. */
export function selectTarget(ctx: Ctx, s: State, x: Exchange): void {
  const there = bystanders(s, x)
  const [first] = there
  if (first === undefined) return
  const options = there.map((f) => ({ key: f.id, f }))
  const victim =
    options.length === 1
      ? first
      : ctx.choose({ who: x.defender.id, about: { ask: 'bystander', at: x.attacker.id }, options }).f
  ctx.emit?.({ type: 'strays', who: x.attacker.id, at: victim.id, from: x.defender.id, rule: 'CFI-SE-SelectTarget' })
  land(ctx, s, { ...unmet(x), defender: victim, astray: true })
}
