import { outcome } from './turn/outcome.ts'

export type { GivenModifier } from './body/plain-skills.ts'

import { begin } from './state/begin.ts'
import { sound } from './state/sound.ts'

export type { HEROIC_ABILITIES, HeroicAbility } from './content/abilities.ts'

import { system } from '../../kernel/system.ts'
import { ACTIONS, refusals } from './actions/index.ts'
import { RULINGS } from './book/rulings.ts'
import { content } from './content/listing.ts'
import { amend, command, forms } from './gm/commands.ts'
import { seen } from './knowledge/audience.ts'
import { board, features, imagine, points, reach, sheet, sides, track, view } from './knowledge/view.ts'
import { policies } from './policy/bots.ts'
import { ask, say, tell } from './screens/tell.ts'
import { carriesOver } from './state/carried-over.ts'
import { copy } from './state/copy.ts'
import { fighter } from './state/fighters.ts'
import { setup } from './state/scenario.ts'
import { step } from './turn/step.ts'

export type { HAZARDS, HazardName } from './body/fire.ts'
export type { LegendRule, NOTE_RULES, rules } from './book/rules.ts'
export type { LegendOptions, ROWS, Row } from './book/rulings.ts'
export type { FATIGUE_LEVELS, FatigueName, StayingAwake } from './content/fatigue-levels.ts'
export type * from './content/types.ts'
export type { QUESTIONS, Saying, Sentence, Spoken } from './screens/questions.ts'
export type * from './state/events.ts'
export type { fighterShape, LegendFighter } from './state/fighter-record.ts'
export type * from './state/question.ts'
export type { Mishap, Next } from './state/queued.ts'
export type { LegendSetup } from './state/scenario.ts'
export type * from './state/types.ts'

/** Legend: the whole of its combat chapter. */
export const legend = system({
  id: 'legend',
  version: 8,
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
  sound,
  sides: (s) => sides(s),
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
  carriedOver: (s, id) => carriesOver(s, fighter(s, id)),
  tell,
  ask,
  say,
  features,
  policies,
})
