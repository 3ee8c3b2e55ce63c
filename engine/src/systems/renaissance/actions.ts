import type { Asks } from '../../kernel/types.ts'
import { type Action, hindered, unaffordable } from './actions/action.ts'
import { ATTACKS } from './actions/attacks.ts'
import { CHARGING } from './actions/charging.ts'
import { MANEUVERS } from './actions/maneuvers.ts'
import { MOVING } from './actions/moving.ts'
import { POWERS } from './actions/powers.ts'
import { RIDING } from './actions/riding.ts'
import { SPECIAL } from './actions/special.ts'
import { STANCES } from './actions/stances.ts'
import { STUNTING } from './actions/stunts.ts'
import type { Fighter, State } from './types.ts'

/** Everything one may do in a turn, in the chapter's order of headings. */
export const ACTIONS: readonly Action[] = [
  ...ATTACKS,
  ...MOVING,
  ...STUNTING,
  ...CHARGING,
  ...RIDING,
  ...STANCES,
  ...MANEUVERS,
  ...POWERS,
  ...SPECIAL,
]

/** Whose turn it is. */
export interface Turn {
  readonly s: State
  readonly f: Fighter
}

/** What he may do now, and why he may not do the rest. */
export const toAct: Asks<Turn, Action> = {
  each(_turn, visit) {
    for (const row of ACTIONS) if (visit(row)) return
  },
  named: (_turn, key) => ACTIONS.find((row) => row.key === key),
  why: ({ s, f }, row) => unaffordable(f, row.cost(s, f)) ?? hindered(s, f, row) ?? row.why(s, f),
}
