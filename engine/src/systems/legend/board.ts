import type { Board, Track } from '../../kernel/types.ts'
import { boardOf } from '../../mechanisms/board.ts'
import { features } from './features.ts'
import { active } from './fighters.ts'
import { inContact } from './ground.ts'
import { nextToAct } from './initiative.ts'
import { movement, movementLeft } from './pace.ts'
import { tags } from './tags.ts'
import type { Fighter, State } from './types.ts'

/** The map with everybody on it, or how far foes are from each other. */
export const board = (s: State): Board =>
  boardOf(s, {
    unit: 'm',
    token: (f) => ({
      name: f.facts.name,
      condition: features.condition(s, f.id),
      ...(f.mount === undefined ? {} : { on: f.mount }),
      tags: tags(s, f),
      looks: f.facing,
    }),
    engaged: (a, b) => active(a) && active(b) && inContact(s, a.id, b.id),
  })

const isTiedWith = (s: State, f: Fighter, next: Fighter): boolean =>
  active(f) && f.initiative === next.initiative && f.actions > 0 && f.acted < s.cycle

/** Strike Ranks from the highest, with what is left to each; who is asked to act is marked, or who will be next. */
export function track(s: State): Track {
  const now = s.fighters.filter((f) => f.acting)
  const next = now.length === 0 && s.phase === 'turns' ? nextToAct(s) : undefined
  return {
    round: s.round,
    order: s.fighters
      .toSorted((a, b) => b.initiative - a.initiative)
      .map((f) => ({
        id: f.id,
        at: f.initiative,
        left: f.actions,
        of: f.allotted,
        acting: now.length > 0 ? f.acting : next !== undefined && (f === next || isTiedWith(s, f, next)),
        budgets: [
          { name: 'Combat Actions', left: f.actions, of: f.allotted },
          { name: 'metres', left: movementLeft(s, f), of: movement(s, f) },
        ],
      })),
  }
}
