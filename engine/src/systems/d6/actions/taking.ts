import { Offer } from '../../../kernel/offer.ts'
import type { Asks } from '../../../kernel/types.ts'
import { otherwiseEngaged } from '../body/aiming.ts'
import { letWaitersIn } from '../exchange/reactions.ts'
import type { Action, Takes } from '../state/asking.ts'
import type { Fighter, State } from '../state/types.ts'
import { ACTIONS } from './index.ts'

/** Whose turn it is asked of. */
interface Turn {
  readonly s: State
  readonly f: Fighter
}
const BY_KEY: ReadonlyMap<string, Action> = new Map(ACTIONS.map((action) => [action.key, action]))

/** What he may spend an action on, in the order it is offered. */
export const toAct: Asks<Turn, Action> = {
  each(_, visit) {
    for (const action of ACTIONS) if (visit(action)) return
  },
  named: (_, key) => BY_KEY.get(key),
  why({ s, f }, { refuse, rule }) {
    const because = refuse(s, f)
    return typeof because === 'string' ? { because, rule } : because
  },
}

/** One action of his turn (D6-STEP-TurnChoice). */
export const takeAction: Takes = (ctx, s, f) => {
  const action = ctx.choose(new Offer(f.id, { ask: 'act', left: f.actions }, toAct, { s, f }))
  f.actions--
  f.done.push(action.key)
  const { key, rule } = action
  ctx.emit?.({ type: 'acts', who: f.id, action: key, left: f.actions, rule: ['D6-STEP-TurnChoice', rule] })
  otherwiseEngaged(s, f, action.key)
  action.act(ctx, s, f, takeAction)
  letWaitersIn(s, f)
}
