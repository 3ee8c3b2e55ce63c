import { Offer } from '../../../kernel/offer.ts'
import { COST, toAct } from '../actions/index.ts'
import { blow } from '../exchange/attack.ts'
import type { Action, Ctx, Fighter, State } from '../state/types.ts'

/** EX-ORDER: he acts, and that is his turn. */
export function takeTurn(ctx: Ctx, state: State, fighter: Fighter): void {
  const who = fighter.id
  state.acting = who
  ctx.emit?.({ type: 'turn', rule: 'EX-ORDER', who, actions: fighter.actions })
  clearHead(ctx, fighter)
  const action = ctx.choose(new Offer(who, { ask: 'turn', actions: fighter.actions }, toAct, fighter)).key
  fighter.actions -= COST[action]
  fighter.turns++
  act(ctx, state, fighter, action)
  state.acting = null
}

function act(ctx: Ctx, state: State, fighter: Fighter, action: Action): void {
  const who = fighter.id
  switch (action) {
    case 'wait':
      ctx.emit?.({ type: 'waits', rule: 'EX-WAIT', who })
      return
    case 'recover':
      fighter.dazed = 0
      ctx.emit?.({ type: 'recovers', rule: 'EX-RECOVER', who })
      return
    default:
      blow(ctx, state, fighter, action)
  }
}

/** EX-DAZED: the daze is gone when the second own turn begins. */
function clearHead(ctx: Ctx, fighter: Fighter): void {
  if (fighter.dazed === 0) return
  fighter.dazed--
  if (fighter.dazed === 0) ctx.emit?.({ type: 'clears', rule: 'EX-DAZED', who: fighter.id })
}
