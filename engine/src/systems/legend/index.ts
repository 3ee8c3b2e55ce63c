import { system } from '../../kernel/system.ts'
import { amend, command, forms } from './amend.ts'
import { ACTIONS, refusals } from './combat-actions.ts'
import { content } from './content/listing.ts'
import { copy } from './copy.ts'
import { fighter } from './fighters.ts'
import { outcome } from './outcome.ts'
import { policies } from './policy.ts'
import { RULINGS } from './rulings.ts'
import { begin, setup } from './scenario.ts'
import { step } from './step.ts'
import { ask, say, tell } from './tell.ts'
import { board, features, imagine, points, reach, seen, sheet, sides, track, view } from './view.ts'

/** Legend: the whole of its combat chapter. */
export const legend = system({
  id: 'legend',
  version: 4,
  title: 'Legend',
  about: 'Percentile dice, Combat Actions and manoeuvres; every blow lands somewhere and may be the last.',
  rulings: RULINGS,
  actions: ACTIONS.map((action) => action.key),
  turn: 'act',
  setup,
  begin,
  step,
  outcome,
  command,
  amend,
  copy,
  sides,
  refused: (s, who) => refusals(s, fighter(s, who)),
  view,
  imagine,
  board,
  track,
  sheet,
  seen,
  points,
  reach,
  commands: forms,
  content,
  tell,
  ask,
  say,
  features,
  policies,
})
