export { track } from '../screens/track.ts'

import { privy } from '../../../kernel/secret.ts'
import type { FighterId, Seat } from '../../../kernel/types.ts'
import type { State } from '../state/types.ts'
import { believed, KEPT_SKILL } from './imagine.ts'

export { sides } from '../../../mechanisms/board.ts'
export { board } from '../screens/board.ts'
export { features } from '../screens/features.ts'
export { points, reach } from '../screens/points.ts'
export { sheet } from '../screens/sheet.ts'

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
