import type { Board, Track } from '../../kernel/types.ts'
import { boardOf } from '../../mechanisms/board.ts'
import { features } from './features.ts'
import { metres } from './fighters.ts'
import { CLOSE } from './range.ts'
import type { Fighter, State } from './types.ts'

export const board = (s: State): Board =>
  boardOf(s, {
    unit: 'm',
    token: (f) => ({
      name: f.facts.name,
      condition: features.condition(s, f.id),
      ...(f.mount === null ? {} : { on: f.mount }),
      ...(f.height === 0 ? {} : { height: f.height }),
      tags: tags(s, f),
    }),
    engaged: (a, b) => metres(s, a.id, b.id) <= CLOSE,
    far: (a, b) => metres(s, a, b),
  })

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
