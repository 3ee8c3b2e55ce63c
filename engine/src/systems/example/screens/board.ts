import type { Board } from '../../../kernel/types.ts'
import { standing } from '../body/conditions.ts'
import type { State } from '../state/types.ts'
import { features } from './features.ts'
import { tags } from './tags.ts'

/** A room without places: everybody on his feet is engaged with every foe on his. */
export function board(state: State): Board {
  const tokens = state.fighters.map((fighter) => ({
    id: fighter.id,
    side: fighter.side,
    condition: features.condition(state, fighter.id),
    tags: tags(fighter),
  }))
  const pairs = state.fighters.flatMap((a, i) =>
    state.fighters
      .slice(i + 1)
      .filter((b) => a.side !== b.side)
      .map((b) => ({ a: a.id, b: b.id, distance: 1, engaged: standing(a) && standing(b) })),
  )
  return { tokens, pairs }
}
