import type { Track } from '../../../kernel/types.ts'
import { leftInRound, MOST_AP } from '../state/fighters.ts'
import type { State } from '../state/types.ts'
import { nextToAct } from '../turn/order.ts'

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
