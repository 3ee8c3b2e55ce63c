import { refusals } from '../../kernel/offer.ts'
import { system } from '../../kernel/system.ts'
import { sides } from '../../mechanisms/board.ts'
import { toAct } from './action.ts'
import { ACTIONS } from './actions.ts'
import { amend, command, forms } from './amend.ts'
import { board, track } from './board.ts'
import { content } from './content/listing.ts'
import { copy } from './copy.ts'
import { features } from './features.ts'
import { fighter } from './fighters.ts'
import { reach } from './movement/destinations.ts'
import { outcome } from './outcome.ts'
import { points } from './points.ts'
import { policies } from './policy.ts'
import { rulings } from './rulings.ts'
import { begin, setup } from './scenario.ts'
import { sheet } from './sheet.ts'
import { step } from './step.ts'
import { ask, say, tell } from './tell.ts'
import { imagine, seen, view } from './view.ts'

export type { Armour, armour, Layering, Shield, shields } from './content/armour.ts'
export type * from './content/character.ts'
export type { Attribute, attributes, Skill, Trait, UNDER } from './content/skills.ts'
export type { Pace, Vehicle } from './content/vehicles.ts'
export type { Damage, Edges, Ranges, Reload, Weapon } from './content/weapon.ts'
export type { melee, missiles } from './content/weapons.ts'
export type { bodyPointBase, WoundLevel, woundLevels } from './content/wounds.ts'
export type { DieCode, Looks } from './diecode.ts'
export type { Term } from './note.ts'
export type { D6RuleId, rules } from './rules.ts'
export type { D6Options, D6RulingId, ROWS, Row } from './rulings.ts'
export type { D6Fighter, D6Setup, fighterShape } from './scenario.ts'
export type * from './types.ts'
export type { Grade, Stranger, View } from './view.ts'

/** D6 Fantasy: the whole of its combat chapter and what that takes from the others. */
export const d6 = system({
  id: 'd6',
  version: 9,
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
  tell,
  ask,
  say,
  features,
  policies,
})
