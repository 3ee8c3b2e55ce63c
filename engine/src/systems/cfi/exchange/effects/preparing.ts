import { secret } from '../../../../kernel/secret.ts'
import type { Ctx, Exchange, State } from '../../state/types.ts'
import type { EffectKey } from '../effect-keys.ts'

/** An effect named in secret against this foe (CFI-SE-PrepareCounter): one for each time it was chosen. */
export function prepare(ctx: Ctx, _s: State, x: Exchange, names: readonly EffectKey[]): void {
  const { defender, attacker } = x
  const options = names.map((key) => ({ key }))
  const { key } = ctx.choose({ who: defender.id, about: { ask: 'prepare', at: attacker.id }, options, sealed: true })
  defender.counters = [...defender.counters, secret([defender.id], { against: attacker.id, effect: key })]
  ctx.emit?.({
    type: 'prepared',
    who: defender.id,
    at: attacker.id,
    what: secret([defender.id], key),
    rule: 'CFI-SE-PrepareCounter',
  })
}

/** Whether somebody has prepared for an effect of this foe's; used up where a counter is good for once (Ruling CFI-A26). */
export function foreseen(
  s: State,
  victim: { counters: Exchange['defender']['counters'] },
  by: string,
  effect: EffectKey,
): boolean {
  const at = victim.counters.findIndex(({ is }) => is.against === by && is.effect === effect)
  if (at < 0) return false
  if (s.options.counters === 'once') victim.counters = victim.counters.toSpliced(at, 1)
  return true
}
