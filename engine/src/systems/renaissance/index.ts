import { refusals } from '../../kernel/offer.ts'
import { system } from '../../kernel/system.ts'
import { ACTIONS, toAct } from './actions.ts'
import { amend, command, forms } from './amend.ts'
import { board, sides, track } from './board.ts'
import { content } from './content/shelf.ts'
import { copy } from './copy.ts'
import { features } from './features.ts'
import { fighter } from './fighters.ts'
import { points, reach } from './points.ts'
import { policies } from './policy.ts'
import { rulings } from './rulings.ts'
import { begin, setup } from './scenario.ts'
import { sheet } from './sheet.ts'
import { outcome, step } from './step.ts'
import { ask, say, tell } from './tell.ts'
import { imagine, seen, view } from './view.ts'

/** Renaissance: the whole of its combat chapter and what that takes from its companions. */
export const renaissance = system({
  id: 'renaissance',
  version: 2,
  title: 'Renaissance',
  about: 'Percentile dice where a high success is the better one; wounds, Luck, pikes, powder and horses.',
  rulings,
  actions: ACTIONS.map(({ key }) => key),
  turn: 'turn',
  setup,
  begin,
  step,
  outcome,
  command,
  amend,
  copy,
  sides,
  refused: (s, who) => refusals(toAct, { s, f: fighter(s, who) }),
  view,
  seen,
  imagine,
  board,
  track,
  sheet,
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
