import type { Asks } from '../../../kernel/types.ts'
import { fromTable } from '../../../mechanisms/asking.ts'
import type { Fighter, State } from '../state/types.ts'
import { type Action, hindered, unaffordable } from './action.ts'
import { ATTACKS } from './attacks.ts'
import { CHARGING } from './charging.ts'
import { MANEUVERS } from './maneuvering.ts'
import { RIDING } from './mounted.ts'
import { MOVING } from './moving.ts'
import { POWERS } from './powers.ts'
import { SPECIAL } from './special.ts'
import { STANCES } from './stances.ts'
import { STUNTING } from './stunts.ts'

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
export const toAct: Asks<Turn, Action> = fromTable(
  ACTIONS,
  ({ s, f }, row) => unaffordable(f, row.cost(s, f)) ?? hindered(s, f, row) ?? row.why(s, f),
)
