import type { Track } from '../../../kernel/types.ts'
import { active } from '../state/fighters.ts'
import type { State } from '../state/types.ts'
import { comesBefore, nextToAct, standing } from '../turn/order.ts'

/** Initiative from the highest, with the Action Points left; who acts is marked. */
export function track(s: State): Track {
  const acting = s.fighters.find((f) => f.acting) ?? (s.phase === 'turns' ? nextToAct(s) : undefined)
  return {
    round: s.round,
    order: s.fighters
      .toSorted((a, b) => (comesBefore(s, a, b) ? -1 : comesBefore(s, b, a) ? 1 : 0))
      .map((f) => ({
        id: f.id,
        at: standing(s, f),
        left: f.points,
        of: f.allotted,
        acting: f === acting && active(f),
        budgets: [{ name: 'Action Points', left: f.points, of: f.allotted }],
      })),
  }
}
