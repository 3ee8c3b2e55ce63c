import type { Board, Track } from '../../kernel/types.ts'
import { boardOf } from '../../mechanisms/board.ts'
import { engagedWith, feet } from './engagement.ts'
import { features } from './features.ts'
import { active, foes } from './fighters.ts'
import { comesBefore, nextToAct, standing } from './initiative.ts'
import { tags } from './tags.ts'
import type { State } from './types.ts'

/** The map with everybody on it, or how far foes are from each other. */
export const board = (s: State): Board =>
  boardOf(s, {
    unit: 'ft',
    token: (f) => ({
      name: f.facts.name,
      condition: features.condition(s, f.id),
      ...(f.mount === undefined ? {} : { on: f.mount }),
      tags: tags(s, f),
      looks: f.facing,
    }),
    engaged: (a, b) => foes(a, b) && engagedWith(s, a, b),
    far: (a, b) => feet(s, a, b),
  })

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
