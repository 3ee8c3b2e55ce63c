import type { Ctx, State } from '../state/types.ts'
import { nextToAct } from './order.ts'
import { beginRound } from './round.ts'
import { takeTurn } from './turn.ts'

/** One turn, or the beginning of a round when nobody has an action left. */
export function step(ctx: Ctx, state: State): void {
  const fighter = nextToAct(state)
  if (fighter === undefined) beginRound(ctx, state)
  else takeTurn(ctx, state, fighter)
}
