import type { Sound } from '../../../kernel/types.ts'
import type { State } from './types.ts'

/** What holds of every state of a brawl, whatever the game master rules. */
export const sound: readonly Sound<State>[] = [
  {
    holds: 'nobody has less than no grit, no actions or no daze',
    broken: ({ fighters }) => fighters.find(({ grit, actions, dazed }) => grit < 0 || actions < 0 || dazed < 0)?.id,
  },
  {
    holds: 'between two turns nobody acts',
    rule: 'EX-ORDER',
    broken: ({ acting }) => acting ?? undefined,
  },
  {
    holds: 'nobody has a name twice',
    broken: ({ fighters }) => fighters.find(({ id }, i) => fighters.findIndex((other) => other.id === id) !== i)?.id,
  },
]
