import { system } from '../../kernel/system.ts'
import { sides } from '../../mechanisms/board.ts'
import { ACTION_KEYS } from './actions/index.ts'
import { rulings } from './book/rulings.ts'
import { content } from './content/listing.ts'
import { amend, command, forms } from './gm/commands.ts'
import { seen } from './knowledge/audience.ts'
import { imagine } from './knowledge/imagine.ts'
import { view } from './knowledge/view.ts'
import { policies } from './policy/bots.ts'
import { board } from './screens/board.ts'
import { features } from './screens/features.ts'
import { points, reach } from './screens/points.ts'
import { sheet } from './screens/sheet.ts'
import { ask, say, tell } from './screens/tell.ts'
import { track } from './screens/track.ts'
import { begin } from './state/begin.ts'
import { carriesOver } from './state/carried-over.ts'
import { copy } from './state/copy.ts'
import { fighterOf } from './state/fighters.ts'
import { setup } from './state/scenario.ts'
import { sound } from './state/sound.ts'
import { outcome } from './turn/outcome.ts'
import { refused, step } from './turn/step.ts'

export type { ACTIONS, Action, ActionKey } from './actions/index.ts'
export type { OldeRule, rules } from './book/rules.ts'
export type { rulings } from './book/rulings.ts'
export type { RANKS, Rank, SKILLS, Skill } from './content/skills.ts'
export type { STRIKES } from './exchange/modifiers.ts'
export type { CarriedOver, carriedOverShape } from './state/carried-over.ts'
export type { OddDice } from './state/dice.ts'
export type { FIELDS, Own, Rows, With } from './state/fields.ts'
export type { ConditionName, DURATIONS, LASTING, Lasts } from './state/lasting.ts'
export type * from './state/types.ts'

/** Dungeons of Olde: mechanics after the game by Jeff George, in our own words. See README.md. */
export const olde = system({
  id: 'olde',
  version: 4,
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
  carriedOver: (s, id) => carriesOver(s, fighterOf(s, id)),
  tell,
  ask,
  say,
  features,
  sound,
  policies,
})
