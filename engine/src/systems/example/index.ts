import { system } from '../../kernel/system.ts'
import { amend, command } from './amend.ts'
import { policies } from './policy.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'
import { begin, setup } from './scenario.ts'
import { ACTIONS, outcome, refused, step } from './step.ts'
import { ask, say, tell } from './tell.ts'
import { board, copy, features, imagine, sheet, sides, track, view } from './view.ts'

/** Brawl: a complete small system, made to be read and copied. See README.md. */
export const example = system({
  id: 'example',
  version: 1,
  title: 'Brawl',
  rules,
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
  imagine,
  board,
  track,
  sheet,
  tell,
  ask,
  say,
  features,
  policies,
})
