import { refusals } from '../../../kernel/offer.ts'
import type { Asks, Refusal, Why } from '../../../kernel/types.ts'
import { fromTable } from '../../../mechanisms/asking.ts'
import type { Action, Fighter, State } from '../state/types.ts'

export const ACTIONS = ['strike', 'haymaker', 'recover', 'wait'] as const satisfies readonly Action[]
export const COST = { strike: 1, haymaker: 2, recover: 1, wait: 1 } as const satisfies Record<Action, number>

/** What a brawler may do on his turn. */
export const toAct: Asks<Fighter, { readonly key: Action }> = fromTable(
  ACTIONS.map((key) => ({ key })),
  (fighter, { key }): Why | undefined => {
    if (key === 'haymaker' && fighter.actions < COST.haymaker) {
      return { because: 'a haymaker takes two actions, and one is left', rule: 'EX-HAYMAKER' }
    }
    if (key === 'recover' && fighter.dazed === 0) {
      return { because: 'there is no daze to shake off', rule: 'EX-RECOVER' }
    }
    return undefined
  },
)

/** Every action this brawler may not take now, and why not. */
export function refused(state: State, who: string): Refusal[] {
  const fighter = state.fighters.find(({ id }) => id === who)
  return fighter === undefined ? [] : refusals(toAct, fighter)
}
