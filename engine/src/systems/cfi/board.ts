import type { Board, Track } from '../../kernel/types.ts'
import { engagedWith, feet } from './engagement.ts'
import { features } from './features.ts'
import { active, foes } from './fighters.ts'
import { comesBefore, nextToAct, standing } from './initiative.ts'
import { tags } from './tags.ts'
import type { State } from './types.ts'

/** The map with everybody on it, or how far foes are from each other. */
export function board(s: State): Board {
  const { where } = s
  const map = 'field' in where ? where : undefined
  const tokens = s.fighters.map((f) => {
    const body = map?.bodies[f.id]
    const token = {
      id: f.id,
      name: f.facts.name,
      side: f.side,
      tags: tags(s, f),
      condition: features.condition(s, f.id),
      ...(f.mount === undefined ? {} : { on: f.mount }),
    }
    return body === undefined
      ? token
      : { ...token, at: [body.x, body.y] as const, ...(f.facing < 0 ? {} : { facing: 45 * f.facing }) }
  })
  if (map !== undefined) {
    const { grid, rows, cell } = map.field
    return { grid: { kind: grid, rows, cell, unit: 'ft' }, tokens, pairs: [] }
  }
  const pairs = s.fighters.flatMap((a, i) =>
    s.fighters
      .slice(i + 1)
      .filter((b) => foes(a, b))
      .map((b) => ({ a: a.id, b: b.id, distance: feet(s, a.id, b.id), engaged: engagedWith(s, a, b) })),
  )
  return { tokens, pairs }
}

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
