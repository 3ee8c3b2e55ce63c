import type { Track } from '../../../kernel/types.ts'
import type { State } from '../state/types.ts'

/** Whose turn it is, and the actions each has declared and left. */
export const track = (s: State): Track => ({
  round: s.round,
  order: s.fighters
    .toSorted((a, b) => s.order.indexOf(a.id) - s.order.indexOf(b.id))
    .map(({ id, initiative, actions, declared }) => ({
      id,
      at: initiative,
      left: actions,
      of: declared,
      acting: s.acting.at(-1) === id,
      budgets: [{ name: 'actions', left: actions, of: declared }],
    })),
})
