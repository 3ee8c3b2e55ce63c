import type { Board, SideId, Track } from '../../kernel/types.ts'
import { features } from './features.ts'
import { standing } from './standing.ts'
import { nextToAct } from './step.ts'
import type { Fighter, State } from './types.ts'

export function sides(state: State): { id: SideId; fighters: string[] }[] {
  const ids = [...new Set(state.fighters.map((fighter) => fighter.side))]
  return ids.map((id) => ({ id, fighters: state.fighters.filter((f) => f.side === id).map((f) => f.id) }))
}

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

/** What anybody sees of him, in a word each. */
export const tags = (fighter: Fighter): string[] => [
  ...(fighter.grit === 0 ? ['down'] : []),
  ...(fighter.dazed > 0 ? ['dazed'] : []),
  ...(fighter.shown === 'hidden' ? [] : [fighter.shown]),
]
