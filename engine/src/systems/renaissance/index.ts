import { refusals } from '../../kernel/offer.ts'
import { system } from '../../kernel/system.ts'
import { sides } from '../../mechanisms/board.ts'
import { ACTIONS, toAct } from './actions.ts'
import { amend, command, forms } from './amend.ts'
import { board, track } from './board.ts'
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

export type { Armour, Shield } from './content/armour.ts'
export type * from './content/character.ts'
export type { Rate } from './content/races.ts'
export type { APTITUDES, Aptitude, Skill, skills } from './content/skills.ts'
export type { POWERS, Power } from './content/traits.ts'
export type { Dv, Mode, Ranges, Reload, Spilt, TAGS, Tag, Weapon } from './content/weapon.ts'
export type * from './events.ts'
export type { Grade } from './looks.ts'
export type { Recorded } from './muster.ts'
export type * from './questions.ts'
export type { RenRule, rules } from './rules.ts'
export type { RenOptions, RenRuling, Row, rulings } from './rulings.ts'
export type { RenSetup } from './scenario.ts'
export type * from './types.ts'
export type { Comrade, PRIVATE, Private, Stranger, View } from './view.ts'

/** Renaissance: the whole of its combat chapter and what that takes from its companions. */
export const renaissance = system({
  id: 'renaissance',
  version: 4,
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
  sides: (s) => sides(s),
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
