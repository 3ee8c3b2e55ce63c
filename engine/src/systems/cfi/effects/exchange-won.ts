import type { Chance } from '../../../kernel/types.ts'
import { took } from '../../../mechanisms/effects.ts'
import type { CfiRule } from '../rules.ts'
import { withstands } from '../skill-tests.ts'
import type { Ctx, Exchange, Fighter, Item } from '../types.ts'

/** Whoever the effect is done to. */
export const loser = (x: Exchange): Fighter => (x.winner === x.attacker ? x.defender : x.attacker)
export const winner = (x: Exchange): Fighter => x.winner ?? x.attacker
/** What the winner fights with: the weapon that struck or that parried. */
export const winningItem = (x: Exchange): Item | undefined => (x.winner === x.attacker ? x.item : x.guard)

/** Effects that the opponent may withstand, and so may be made to fail (CFI-SE-ForceFailure). */
export const OPPOSED: readonly string[] = ['bleed', 'blindOpponent', 'disarmOpponent', 'stunLocation', 'tripOpponent']

/** Whether the loser withstands the winner's original roll; not where he was made to fail. */
export function resistsEffect(
  ctx: Ctx,
  x: Exchange,
  key: string,
  chance: Chance<number>,
  skill: number,
  rule: CfiRule,
): boolean {
  const victim = loser(x)
  const forced = x.forced.includes(key)
  const stands = !forced && withstands(ctx, x, victim, chance, skill, x.winner === x.attacker ? 'attack' : 'defense')
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
