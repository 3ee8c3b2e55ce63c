import { system } from '../../kernel/system.ts'
import { sides } from '../../mechanisms/board.ts'
import { amend, command, forms } from './amend.ts'
import { board, track } from './board.ts'
import { ACTIONS, refused } from './combat-actions.ts'
import { content } from './content/index.ts'
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

export type { SPELLS, SpellId } from './content/spells.ts'
export type * from './content/types.ts'
export type * from './events.ts'
export type { FighterRecord, fighterShape } from './fighter-record.ts'
export type * from './questions.ts'
export type { CfiRule, rules } from './rules.ts'
export type { Options, Row, RULINGS, Values } from './rulings.ts'
export type { CfiSetup } from './scenario.ts'
export type * from './types.ts'

/** Classic Fantasy Imperative: the whole of its combat chapter. See README.md. */
export const cfi = system({
  id: 'cfi',
  version: 5,
  title: 'Classic Fantasy Imperative',
  about: 'Percentile dice and hit locations; a better roll buys Special Effects: trip, disarm, impale.',
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
  sides: (s) => sides(s),
  refused: (s, who) => refused(s, fighter(s, who)),
  view,
  seen,
  imagine,
  board,
  track,
  sheet,
  tell,
  ask,
  say,
  features,
  policies,
  content,
  points,
  reach,
  commands: (s) => forms(s),
})
