import { secret } from '../../../kernel/secret.ts'
import { standing } from '../body/conditions.ts'
import type { Ctx, Stance, State } from '../state/types.ts'

const STANCES: readonly { readonly key: Stance }[] = [{ key: 'bold' }, { key: 'wary' }]

/** EX-ROUND: every brawler on his feet has two actions. EX-STANCE: and picks a stance in secret, all at once. */
export function beginRound(ctx: Ctx, state: State): void {
  state.round++
  ctx.emit?.({ type: 'round', rule: 'EX-ROUND', round: state.round })
  const up = state.fighters.filter(standing)
  const chosen = ctx.together(
    up.map(({ id }) => ({ who: id, about: { ask: 'stance', round: state.round }, options: STANCES, sealed: true })),
  )
  up.forEach((fighter, i) => {
    fighter.actions = 2
    fighter.turns = 0
    fighter.shown = 'hidden'
    fighter.stance = secret([fighter.id], chosen[i]?.key ?? 'wary')
    ctx.emit?.({ type: 'stance', rule: 'EX-STANCE', who: fighter.id, stance: fighter.stance })
  })
}
