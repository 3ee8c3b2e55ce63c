import { system } from '../../kernel/system.ts'
import { amend, command, forms } from './amend.ts'
import { ACTIONS, refusals } from './combat-actions.ts'
import { content } from './content/listing.ts'
import { copy } from './copy.ts'
import { fighter } from './fighters.ts'
import { policies } from './policy.ts'
import { RULINGS } from './rulings.ts'
import { begin, setup } from './scenario.ts'
import { outcome } from './standoff.ts'
import { step } from './step.ts'
import { ask, say, tell } from './tell.ts'
import { board, features, imagine, points, reach, seen, sheet, sides, track, view } from './view.ts'

export type { FATIGUE_LEVELS, FatigueName, StayingAwake } from './content/fatigue.ts'
export type * from './content/types.ts'
export type * from './events.ts'
export type { fighterShape, LegendFighter } from './fighter-record.ts'
export type { HAZARDS, HazardName } from './hazards.ts'
export type { HEROIC_ABILITIES, HeroicAbility } from './heroic-abilities.ts'
export type { GivenModifier } from './modifiers.ts'
export type * from './questions.ts'
export type { Mishap, Next } from './queued.ts'
export type { LegendRule, NOTE_RULES, rules } from './rules.ts'
export type { LegendOptions, ROWS, Row } from './rulings.ts'
export type { LegendSetup } from './scenario.ts'
export type { QUESTIONS, Saying, Sentence, Spoken } from './tell/questions.ts'
export type * from './types.ts'

/** Legend: the whole of its combat chapter. */
export const legend = system({
  id: 'legend',
  version: 7,
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
  tell,
  ask,
  say,
  features,
  policies,
})
