import type { Track } from '../../../kernel/types.ts'
import type { State } from '../state/types.ts'
import { nextToAct } from '../turn/order.ts'

/** The order of acting, and what each has left. */
export function track(state: State): Track {
  const acting = state.acting ?? nextToAct(state)?.id
  return {
    round: state.round,
    order: state.fighters.map(({ id, quickness, actions }) => ({
      id,
      at: quickness,
      left: actions,
      of: 2,
      acting: id === acting,
      budgets: [{ name: 'actions', left: actions, of: 2 }],
    })),
  }
}
