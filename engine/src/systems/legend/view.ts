import { privy } from '../../kernel/secret.ts'
import type { FighterId, Rolled, Seat } from '../../kernel/types.ts'
import { believed, KEPT_SKILL } from './believing.ts'
import type { LegendEvent, State } from './types.ts'

export { sides } from '../../mechanisms/board.ts'
export { board, track } from './board.ts'
export { features } from './features.ts'
export { points, reach } from './points.ts'
export { sheet } from './sheet.ts'

/** What a seat may know: of its own side all, of others what shows, and for their numbers what anybody believes of their kind. */
export function view(s: State, seat: Seat): State {
  const known = (id: FighterId): boolean => privy(seat, id)
  if (s.fighters.every(({ id }) => known(id))) return s
  return {
    ...s,
    fighters: s.fighters.map((f) => (known(f.id) ? f : believed(f, 0))),
    holds: s.holds.map((hold) => (known(hold.by) ? hold : { ...hold, skill: KEPT_SKILL })),
    impaled: s.impaled.map((stuck) => (known(stuck.by) ? stuck : { ...stuck, skill: KEPT_SKILL })),
  }
}

/** A whole state the seat may believe in: strangers in the middle of the grade that shows, or elsewhere in it. */
export const imagine = (seen: State, n = 0): State =>
  n === 0 ? seen : { ...seen, fighters: seen.fighters.map((f) => (f.facts.stranger ? believed(f, n) : f)) }

/** Events that are nothing but somebody's number. */
const NUMBERS: ReadonlySet<string> = new Set(['skill', 'over100', 'fourFooted', 'momentum'])
/** What is left of his own points, where an event says so. */
const LEFT: ReadonlySet<string> = new Set(['wounded', 'glanced', 'heroPoint', 'magicPoints', 'invoked'])
const PRIVATE: ReadonlySet<string> = new Set(['skill', 'modifiers', 'siz'])
const RANK: ReadonlySet<string> = new Set(['strikeRank', 'penalty'])

/** An event as a seat may know it: of strangers rolls and results, not the skills behind them nor what they have left. */
export function seen(e: LegendEvent, seat: Seat): LegendEvent | undefined {
  const who = 'who' in e ? e.who : undefined
  if (who === undefined || who === 'gm' || privy(seat, who)) return e
  if (NUMBERS.has(e.type)) return undefined
  const hidden = (key: string): boolean =>
    PRIVATE.has(key) || (key === 'left' && LEFT.has(e.type)) || (e.type === 'initiative' && RANK.has(key))
  if (!Object.keys(e).some(hidden)) return e
  const thrown = 'thrown' in e ? { thrown: called(e.thrown) } : {}
  // What is left out may be left out of every event of its type.
  return Object.fromEntries(Object.entries({ ...e, ...thrown }).filter(([key]) => !hidden(key))) as LegendEvent
}
/** A stranger's roll as it is called out: what fell, not what was added to it nor what it had to meet. */
const called = ({ needs: _, ...thrown }: Rolled): Rolled => ({ ...thrown, terms: [] })
