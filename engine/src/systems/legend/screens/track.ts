import type { Track } from '../../../kernel/types.ts'
import { movement, movementLeft } from '../ground/pace.ts'
import { active } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'
import { nextToAct } from '../turn/order.ts'

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
