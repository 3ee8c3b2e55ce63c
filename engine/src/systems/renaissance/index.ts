import { refusals } from '../../kernel/offer.ts'
import { system } from '../../kernel/system.ts'
import { sides } from '../../mechanisms/board.ts'
import { ACTIONS, toAct } from './actions/index.ts'
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

export type { ACTION_KEYS, ActionKey, Cost, Doing, STUNTS, Stunt } from './actions/keys.ts'
export type { RenRule, rules } from './book/rules.ts'
export type { RenOptions, RenRuling, Row, rulings } from './book/rulings.ts'
export type { Armour, Shield } from './content/armour.ts'
export type * from './content/character.ts'
export type { Rate } from './content/races.ts'
export type { APTITUDES, Aptitude, Skill, skills } from './content/skills.ts'
export type { POWERS, Power } from './content/traits.ts'
export type { Dv, Mode, Ranges, Reload, SPILT, Spilt, TAGS, Tag, Weapon } from './content/weapon.ts'
export type { Grade } from './knowledge/looks.ts'
export type { Comrade, PRIVATE, Private, Stranger, View } from './knowledge/view.ts'
export type * from './screens/questions.ts'
export type { Recorded } from './state/begin.ts'
export type { CarriedOver, carriedOverShape } from './state/carried-over.ts'
export type * from './state/events.ts'
export type { RenSetup } from './state/scenario.ts'
export type * from './state/types.ts'

/** Renaissance: the whole of its combat chapter and what that takes from its companions. */
export const renaissance = system({
  id: 'renaissance',
  version: 5,
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
  carriedOver: (s, id) => carriesOver(s, fighter(s, id)),
  tell,
  ask,
  say,
  features,
  sound,
  policies,
})
