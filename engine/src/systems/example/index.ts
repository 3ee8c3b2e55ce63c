import { system } from '../../kernel/system.ts'
import { amend, command, forms } from './amend.ts'
import { board, sides, track } from './board.ts'
import { content } from './content/index.ts'
import { copy } from './copy.ts'
import { features } from './features.ts'
import { points } from './points.ts'
import { policies } from './policy.ts'
import { rulings } from './rulings.ts'
import { begin, setup } from './scenario.ts'
import { sheet } from './sheet.ts'
import { ACTIONS, outcome, refused, step } from './step.ts'
import { ask, say, tell } from './tell.ts'
import { imagine, seen, view } from './view.ts'

export type * from './types.ts'

/** Brawl: a complete small system, made to be read and copied. See README.md. */
export const example = system({
  id: 'example',
  version: 2,
  title: 'Brawl',
  about: 'Ours and small: fists, stools and nine rounds owed. Learnt in a minute.',
  rulings,
  actions: ACTIONS,
  turn: 'turn',
  setup,
  begin,
  step,
  outcome,
  command,
  amend,
  copy,
  sides,
  refused,
  view,
  seen,
  imagine,
  board,
  track,
  sheet,
  points,
  reach: () => undefined,
  commands: forms,
  content,
  tell,
  ask,
  say,
  features,
  policies,
})
