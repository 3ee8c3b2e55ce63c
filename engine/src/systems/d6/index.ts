import { refusals } from '../../kernel/offer.ts'
import { system } from '../../kernel/system.ts'
import { sides } from '../../mechanisms/board.ts'
import { ACTIONS } from './actions/index.ts'
import { toAct } from './actions/taking.ts'
import { rulings } from './book/rulings.ts'
import { content } from './content/listing.ts'
import { amend, command, forms } from './gm/commands.ts'
import { reach } from './ground/destinations.ts'
import { seen } from './knowledge/audience.ts'
import { imagine, view } from './knowledge/view.ts'
import { policies } from './policy/bots.ts'
import { board } from './screens/board.ts'
import { features } from './screens/features.ts'
import { points } from './screens/points.ts'
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

export type { DieCode, Looks } from './book/diecode.ts'
export type { D6RuleId, rules } from './book/rules.ts'
export type { D6Options, D6RulingId, ROWS, Row } from './book/rulings.ts'
export type { Armour, armour, Layering, Shield, shields } from './content/armour.ts'
export type * from './content/character.ts'
export type { Attribute, attributes, Skill, Trait, UNDER } from './content/skills.ts'
export type { Pace, Vehicle } from './content/vehicles.ts'
export type { Damage, Edges, Ranges, Reload, Weapon } from './content/weapon.ts'
export type { melee, missiles } from './content/weapons.ts'
export type { bodyPointBase, WoundLevel, woundLevels } from './content/wound-levels.ts'
export type { Grade, Stranger, View } from './knowledge/view.ts'
export type { ACTION_KINDS, ActionKey, Deed } from './state/action-kinds.ts'
export type { Term } from './state/note.ts'
export type { D6Fighter, D6Setup, fighterShape } from './state/scenario.ts'
export type * from './state/types.ts'

/** D6 Fantasy: the whole of its combat chapter and what that takes from the others. */
export const d6 = system({
  id: 'd6',
  version: 10,
  title: 'D6 Fantasy',
  about: 'Handfuls of six-sided dice with a wild one; the more you try in a round, the worse you do it.',
  rulings,
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
