import type { Board, Track } from '../../kernel/types.ts'
import { boardOf } from '../../mechanisms/board.ts'
import { leftInRound, MOST_AP } from './actions.ts'
import { features } from './features.ts'
import { isUp, status } from './fighters.ts'
import { spaces } from './line-of-sight.ts'
import { nextToAct } from './turns.ts'
import type { Fighter, State } from './types.ts'

/** The map in spaces with everybody on it, or how far foes are from each other. */
export const board = (s: State): Board =>
  boardOf(s, {
    unit: 'spaces',
    token: (f) => ({ name: f.id, condition: features.condition(s, f.id), tags: tags(f) }),
    engaged: (a, b) => spaces(s, a.id, b.id) <= 1 && isUp(a) && isUp(b),
    far: (a, b) => spaces(s, a, b),
  })

/** What can be seen of him. */
export function tags(f: Fighter): string[] {
  const how = status(f)
  return [
    ...(how === 'healthy' ? [] : [how]),
    ...(f.dying ? ['dying'] : []),
    ...(f.posture === 'standing' ? [] : [f.posture]),
    ...f.conditions.map(({ name }) => name),
    ...f.adjustments.filter(({ lasts }) => lasts === 'temporary').map(({ because }) => because),
  ]
}

/** Action points decide the order, so everybody calls them out. */
export function track(s: State): Track {
  const next = s.acting?.who ?? s.declared[0]?.by ?? nextToAct(s)[0]?.id
  const order = s.fighters.toSorted((a, b) => b.ap - a.ap || b.facts.finesse - a.facts.finesse)
  return {
    round: s.round,
    order: order.map((f) => ({
      id: f.id,
      at: f.ap,
      left: f.ap,
      of: Math.max(f.given, f.ap),
      acting: f.id === next,
      budgets: [
        { name: 'AP', left: f.ap, of: Math.max(f.given, f.ap) },
        { name: 'AP this round', left: leftInRound(f), of: MOST_AP },
        { name: 'free steps', left: f.freeSteps ? 1 : 0, of: 1 },
      ],
    })),
  }
}
