import { system } from '../../kernel/system.ts'
import { sides } from '../../mechanisms/board.ts'
import { ACTION_KEYS } from './actions.ts'
import { amend, command, forms } from './amend.ts'
import { board, track } from './board.ts'
import { content } from './content/catalogue.ts'
import { copy } from './copy.ts'
import { features } from './features.ts'
import { points, reach } from './points.ts'
import { policies } from './policy.ts'
import { rulings } from './rulings.ts'
import { begin, setup } from './scenario.ts'
import { sheet } from './sheet.ts'
import { outcome, refused, step } from './step.ts'
import { ask, say, tell } from './tell.ts'
import { imagine, seen, view } from './view.ts'

export type { RANKS, Rank, SKILLS, Skill } from './content/skills.ts'
export type { OddDice } from './dice.ts'
export type { OldeRule, rules } from './rules.ts'
export type { rulings } from './rulings.ts'
export type * from './types.ts'

/** Dungeons of Olde: mechanics after the game by Jeff George, in our own words. See README.md. */
export const olde = system({
  id: 'olde',
  version: 3,
  title: 'Dungeons of Olde',
  about: 'Exploding dice and action points to spread over the rounds of a turn; the margin makes the wound.',
  rulings,
  actions: ACTION_KEYS,
  turn: 'turn',
  setup,
  begin,
  step,
  outcome,
  command,
  amend,
  copy,
  sides: (s) => sides(s),
  refused,
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
