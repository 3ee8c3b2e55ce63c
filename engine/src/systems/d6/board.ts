import type { Board, Track } from '../../kernel/types.ts'
import { metres } from './distances.ts'
import { features } from './features.ts'
import { CLOSE } from './range.ts'
import type { Fighter, State } from './types.ts'

export function sides(s: State): { id: string; fighters: string[] }[] {
  const found = new Map<string, string[]>()
  for (const f of s.fighters) found.set(f.side, [...(found.get(f.side) ?? []), f.id])
  return [...found].map(([id, fighters]) => ({ id, fighters }))
}

export function board(s: State): Board {
  const { where } = s
  const bodies = 'bands' in where ? {} : where.bodies
  const tokens = s.fighters.map((f) => {
    const body = bodies[f.id]
    return {
      id: f.id,
      name: f.facts.name,
      side: f.side,
      condition: features.condition(s, f.id),
      ...(f.mount === null ? {} : { on: f.mount }),
      ...(f.height === 0 ? {} : { height: f.height }),
      tags: tags(s, f),
      ...(body === undefined ? {} : { at: [body.x, body.y] as const }),
    }
  })
  const pairs =
    'bands' in where
      ? s.fighters.flatMap((a, i) =>
          s.fighters.slice(i + 1).map((b) => ({
            a: a.id,
            b: b.id,
            distance: metres(s, a.id, b.id),
            engaged: metres(s, a.id, b.id) <= CLOSE && a.side !== b.side,
          })),
        )
      : []
  if ('bands' in where) return { tokens, pairs }
  const { grid, rows, cell } = where.field
  return { grid: { kind: grid, rows, cell, unit: 'm' }, tokens, pairs }
}

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

/** What can be seen of him: how he is, how he stands, what he does, who holds him. */
export function tags(s: State, f: Fighter): string[] {
  return [
    ...(f.condition === 'up' ? [] : [f.condition]),
    ...(f.stance === 'standing' ? [] : [f.stance]),
    ...(f.wound === 'unhurt' ? [] : [f.wound]),
    ...(f.stunnedUntil >= s.round && f.wound !== 'stunned' ? ['stunned'] : []),
    ...(f.onlyDefends >= s.round && s.round > 0 ? ['can only defend'] : []),
    ...(f.blind ? ['blind'] : []),
    ...f.defences.map(({ kind, total, full }) => `${full ? 'full ' : ''}${kind} ${total}`),
    ...(f.aim === null ? [] : [`aims at ${f.aim.at}`]),
    ...(f.waiting ? ['waiting'] : []),
    ...(f.cover === null ? [] : [`${f.cover.share}% behind ${f.cover.object}`]),
    ...s.holds.filter(({ on }) => on === f.id).map(({ kind, by }) => `${kind} by ${by}`),
  ]
}
