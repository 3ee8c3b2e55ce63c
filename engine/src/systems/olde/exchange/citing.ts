import type { Modifier } from '../../../kernel/types.ts'
import type { Sight } from '../../../space/sight.ts'
import { itemOf, type Use } from '../body/arms.ts'
import { weapons } from '../content/weapons.ts'
import { spaces } from '../ground/sight.ts'
import { armourShortfall, isTrained, rankOf, shieldOf } from '../state/derive.ts'
import type { Cited, Person, Seen, Stat } from '../state/types.ts'
import { doublings } from './ranged.ts'

/** The rules behind dice of a rank: how they are thrown, and what was modified and adjusted. */
export function diceRules(s: Seen, f: Person, stat: Stat, terms: readonly Modifier[]): Cited[] {
  const rank = rankOf(f, stat)
  const rule: Cited[] = ['OLDE-DICE-01']
  if (rank === 1) rule.push('OLDE-DICE-03-one')
  else if (rank === 2) rule.push('OLDE-DICE-03-two')
  else if (rank === 3) rule.push('OLDE-DICE-03-three', 'OLDE-B53')
  else if (rank >= 13 && rank <= 18) rule.push('OLDE-DICE-03-large')
  else if (rank % 2 === 1) rule.push('OLDE-DICE-02', 'OLDE-B53')
  if (terms.length > 0 || rank !== f.facts[stat]) rule.push('OLDE-DICE-04')
  if (stat === 'finesse' && armourShortfall(f) > 0) rule.push('OLDE-ARM-03')
  return s.options.oddDice === 'median' ? rule : [...rule, 'OLDE-B53']
}

const LONG_MAKESHIFT = ['chair leg', 'axe handle']
const SIGHT_RULE = {
  clear: 'OLDE-LOS-02',
  partial: 'OLDE-LOS-03',
  minimal: 'OLDE-LOS-04',
  none: 'OLDE-LOS-05',
} as const

/** The rules behind the weapon an attack is declared with: its table, its reach, the hands it takes, how well the target is seen. */
export function weaponRules(f: Person, use: Use, far: number, seen: Sight): Cited[] {
  const rule: Cited[] = [SIGHT_RULE[seen]]
  if (use.kind === 'spell') rule.push('OLDE-SPELL-ember')
  else if (use.kind === 'unarmed') rule.push('OLDE-UNARM-01')
  else if (use.kind === 'makeshift') rule.push('OLDE-UNARM-02')
  else if (use.kind === 'ranged') rule.push('OLDE-RNG-09', 'OLDE-RNG-11')
  else rule.push('OLDE-WPN-06', 'OLDE-WPN-09', far === 0 ? 'OLDE-WPN-03' : far === 1 ? 'OLDE-WPN-04' : 'OLDE-WPN-05')
  if (LONG_MAKESHIFT.includes(use.name)) rule.push('OLDE-UNARM-03')
  if (shieldOf(f) !== undefined && takesBoth(f, use)) rule.push('OLDE-SHD-02')
  return rule
}
/** Whether a weapon struck with in this way could be held in both hands. */
const takesBoth = (f: Person, use: Use): boolean => {
  const item = itemOf(f, use.item)
  const profiles = item === undefined ? [] : (weapons[item.weapon]?.melee ?? [])
  return profiles.some(({ skill, twoHands }) => skill === use.skill && twoHands !== null)
}

/** The rules behind an Attack Check beside its terms. */
export function attackRules(s: Seen, f: Person, on: Person, use: Use): Cited[] {
  const rule: Cited[] = ['OLDE-ATK-01', 'OLDE-ATK-07', 'OLDE-ATK-08', 'OLDE-ATK-09', 'OLDE-CRIT-04', 'OLDE-CHAL-03']
  if (use.kind === 'spell') return [...rule, 'OLDE-SPELL-ember']
  if (use.ranged === null) rule.push('OLDE-WPN-01')
  else {
    rule.push('OLDE-RNG-01', 'OLDE-RNG-02')
    if (doublings(use.ranged, spaces(s, f.id, on.id)) === 0) rule.push('OLDE-RNG-04')
  }
  if (f.facts.brawn > use.minimum) rule.push('OLDE-WPN-08')
  if (f.facts.shield === 'buckler' && shieldOf(f) !== undefined && isTrained(f, 'fencing'))
    rule.push('OLDE-SKILL-bucklers')
  return rule
}
