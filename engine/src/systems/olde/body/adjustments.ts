import { armourShortfall, isTrained, shieldOf, shieldShortfall, skillBonus } from '../state/derive.ts'
import { suffers } from '../state/fighters.ts'
import { type Note, term } from '../state/note.ts'
import type { Person, Stat } from '../state/types.ts'

/** What a check of a stat is adjusted by whatever it is for. */
export function checkAdjustments(f: Person, stat: Stat, note: Note): number {
  let sum = 0
  const physical = stat === 'brawn' || stat === 'finesse'
  if (physical) {
    sum += term(note, -shieldShortfall(f), 'too weak for the shield', 'OLDE-SHD-03')
    if (stat === 'brawn') sum += term(note, -armourShortfall(f), 'too weak for the armour', 'OLDE-ARM-04')
    if (suffers(f, 'exhausted')) sum += term(note, -2, 'exhausted', 'OLDE-COND-exhausted')
  }
  if (suffers(f, 'frightened')) sum += term(note, -2, 'frightened', 'OLDE-COND-frightened')
  return sum
}

/** Everything added to a Savvy Check for a spell. */
export function castingAdjustments(f: Person, gestures: boolean, note: Note): number {
  const shield = gestures ? shieldOf(f) : undefined
  return (
    checkAdjustments(f, 'savvy', note) +
    (shield === undefined ? 0 : term(note, shield.casting, shield.name, 'OLDE-SHD-04'))
  )
}

/** OLDE-INJ-04: everything added to a Healing check. */
export function healingAdjustments(f: Person, note: Note): number {
  const trained = isTrained(f, 'healing')
  const rule = trained ? 'OLDE-SKILL-ranks' : 'OLDE-INJ-04-unskilled'
  return (
    checkAdjustments(f, 'savvy', note) + term(note, skillBonus(f, 'healing'), trained ? 'healing' : 'no healing', rule)
  )
}
