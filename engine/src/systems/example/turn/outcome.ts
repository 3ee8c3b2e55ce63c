import type { Outcome } from '../../../kernel/types.ts'
import { standing } from '../body/conditions.ts'
import type { State } from '../state/types.ts'

/** EX-END: the fight is over when at most one side is on its feet. */
export function outcome(state: State): Outcome | undefined {
  if (state.ruled !== null) return { won: state.ruled, because: 'ruling' }
  const won = new Set(state.fighters.filter(standing).map((fighter) => fighter.side))
  return won.size > 1 ? undefined : { won: [...won], because: 'EX-END' }
}
