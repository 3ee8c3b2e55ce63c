import type { Board, Track } from '../../../kernel/types.ts'
import { active, foes } from '../fighters.ts'
import { inContact, metres } from '../ground.ts'
import { nextToAct } from '../initiative.ts'
import { movement, movementLeft } from '../pace.ts'
import type { Fighter, State } from '../types.ts'
import { tags } from './tags.ts'

/** The map with everybody on it, or how far foes are from each other. */
export function board(s: State): Board {
  const { where } = s
  const bodies = 'bands' in where ? undefined : where.bodies
  const tokens = s.fighters.map((f) => {
    const body = bodies?.[f.id]
    const token = { id: f.id, side: f.side, tags: tags(s, f) }
    return body === undefined ? token : { ...token, at: [body.x, body.y] as const }
  })
  if (!('bands' in where)) {
    const { grid, rows, cell } = where.field
    return { grid: { kind: grid, rows, cell, unit: 'm' }, tokens, pairs: [] }
  }
  const pairs = s.fighters.flatMap((a, i) =>
    s.fighters
      .slice(i + 1)
      .filter((b) => foes(a, b))
      .map((b) => ({
        a: a.id,
        b: b.id,
        distance: metres(s, a.id, b.id),
        engaged: active(a) && active(b) && inContact(s, a.id, b.id),
      })),
  )
  return { tokens, pairs }
}

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
