import type { Choice, Option, Points } from '../../../kernel/types.ts'
import { COST } from '../actions/index.ts'
import type { Action, Question, State } from '../state/types.ts'

const GROUP = { strike: 'strike', haymaker: 'strike', recover: 'guard', wait: 'other' } as const satisfies Record<
  Action,
  Points['group']
>
const isAction = (key: string): key is Action => Object.hasOwn(COST, key)

/** What an option is about: whom it strikes and what it takes. */
export function points(_state: State, { about }: Choice<Question>, { key }: Option): Points {
  switch (about.ask) {
    case 'turn':
      return isAction(key) ? { group: GROUP[key], cost: [{ of: 'actions', amount: COST[key] }] } : { group: 'other' }
    case 'target':
      return { group: 'strike', fighters: [key] }
    case 'defence':
      return { group: 'guard', fighters: [about.from], cost: key === 'dodge' ? [{ of: 'actions', amount: 1 }] : [] }
    case 'stance':
      return { group: key === 'bold' ? 'strike' : 'guard' }
  }
}
