import { system } from '../../kernel/system.ts'
import { sides } from '../../mechanisms/board.ts'
import { refused } from './actions/index.ts'
import { ACTION_KEYS } from './actions/keys.ts'
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
import { fighter } from './state/fighters.ts'
import { setup } from './state/scenario.ts'
import { sound } from './state/sound.ts'
import { outcome } from './turn/outcome.ts'
import { step } from './turn/step.ts'

export type { ACTION_ROWS, ActionKey } from './actions/keys.ts'
export type { CfiRule, rules } from './book/rules.ts'
export type { Options, Row, RULINGS, Values } from './book/rulings.ts'
export type { SPELLS, SpellId } from './content/spells.ts'
export type * from './content/types.ts'
export type { EFFECT_ROWS, EffectKey } from './exchange/effect-keys.ts'
export type * from './state/events.ts'
export type { FighterRecord, fighterShape } from './state/fighter-record.ts'
export type { LASTING } from './state/lasting.ts'
export type * from './state/question.ts'
export type { CfiSetup } from './state/scenario.ts'
export type * from './state/types.ts'

/** Classic Fantasy Imperative: the whole of its combat chapter. See README.md. */
export const cfi = system({
  id: 'cfi',
  version: 7,
  title: 'Classic Fantasy Imperative',
  about: 'Percentile dice and hit locations; a better roll buys Special Effects: trip, disarm, impale.',
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
  refused: (s, who) => refused(s, fighter(s, who)),
  sound,
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
  carriedOver: (s, id) => carriesOver(s, fighter(s, id)),
  points,
  reach,
  commands: forms,
})
