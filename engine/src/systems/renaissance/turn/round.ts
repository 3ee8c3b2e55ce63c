import type { Ctx, State } from '../state/types.ts'
import { refreshes } from './turn.ts'

/** A new round, in the order of turns (REN-ACT-01, REN-ACT-07). */
export function beginRound(ctx: Ctx, s: State): void {
  s.round++
  s.at = 0
  ctx.emit?.({ type: 'round', round: s.round, rule: ['REN-ACT-01', 'REN-ACT-07'] })
  // A mount without a rider has no turn (REN-MNT-01): its reaction is back with the round.
  for (const f of s.fighters) if (f.ridden && f.rider === null) refreshes(ctx, f)
}
