import type { Track } from '../../../kernel/types.ts'
import { unaffordable } from '../actions/action.ts'
import { active } from '../state/fighters.ts'
import type { State } from '../state/types.ts'

/** The order of turns and what each has left: his Standard and Quick Actions in his turn, his reaction at any time. */
export function track(s: State): Track {
  const late = s.fighters.filter(({ id }) => !s.order.includes(id))
  const inOrder = [...s.order.flatMap((id) => s.fighters.find((f) => f.id === id) ?? []), ...late]
  return {
    round: s.round,
    order: inOrder.map((f) => {
      const acting = s.acting === f.id
      const quick = f.standard > 0 ? 1 : 3
      const left = acting && unaffordable(f, 'standard') === undefined ? 1 : 0
      return {
        id: f.id,
        at: f.initiative,
        left: acting ? left + quick - f.quick : 0,
        of: 2,
        acting,
        budgets: [
          { name: 'standard', left, of: 1 },
          { name: 'quick', left: acting ? Math.max(0, quick - f.quick) : 0, of: quick },
          { name: 'reaction', left: f.reaction === 0 && active(f) ? 1 : 0, of: 1 },
        ],
      }
    }),
  }
}
