import { unmet } from '../exchange/declared.ts'
import { land } from '../exchange/landed.ts'
import { able } from '../state/fighters.ts'
import type { Ctx, Exchange, State } from '../state/types.ts'

/** A leap that is won also does the damage of a natural weapon; only a passive block helps against it (CFI-ABL-Leaper). */
export function leapDamage(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker } = x
  const item = attacker.items.find(({ weapon }) => weapon.kind === 'natural' && weapon.traits.length === 0)
  if (!able(attacker, 'leaper') || item === undefined) return
  ctx.emit?.({ type: 'did', who: attacker.id, action: 'claw', at: x.defender.id, rule: 'CFI-ABL-Leaper' })
  land(ctx, s, { ...unmet(x), item })
}
