import type { Chance } from '../../../../kernel/types.ts'
import { took } from '../../../../mechanisms/effects.ts'
import { withstands } from '../../body/checks.ts'
import type { CfiRule } from '../../book/rules.ts'
import { skewered } from '../../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../../state/types.ts'
import type { EffectKey } from '../effect-keys.ts'

/** Whoever the effect is done to. */
export const loser = (x: Exchange): Fighter => (x.winner === x.attacker ? x.defender : x.attacker)
export const winner = (x: Exchange): Fighter => x.winner ?? x.attacker
/** What the winner fights with: the weapon that struck or that parried. */
export const winningItem = (x: Exchange): Item | undefined => (x.winner === x.attacker ? x.item : x.guard)

/** Whether the loser withstands the winner's original roll; not where he was made to fail. */
export function resistsEffect(
  ctx: Ctx,
  s: State,
  x: Exchange,
  key: EffectKey,
  chance: Chance<number>,
  skill: number,
  rule: CfiRule,
): boolean {
  const victim = loser(x)
  const forced = x.forced.includes(key)
  // Who cannot act withstands nothing.
  const stands =
    !forced &&
    !skewered(s, victim) &&
    withstands(ctx, x, victim, chance, skill, x.winner === x.attacker ? 'attack' : 'defense')
  ctx.emit?.({
    type: 'resisted',
    who: victim.id,
    what: chance.label,
    stands,
    forced,
    rule: forced ? [rule, took(x, 'forceFailure') ? 'CFI-SE-ForceFailure' : 'CFI-SE-PrepareCounter'] : rule,
  })
  return stands
}
