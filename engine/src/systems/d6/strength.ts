import type { DieCode } from './diecode.ts'
import { ranks } from './fighters.ts'
import { cites, counts, countsDice, type Note } from './note.ts'
import type { Fighter } from './types.ts'

/** Strength Damage in dice (D6-STR-Formula), from Physique or lifting, whichever is more (D6-STR-PhysOrLift). */
export function strengthDice(f: Fighter, note: Note): DieCode {
  const { attributes, skills, strengthDamage } = f.facts
  if (skills.lifting > attributes.physique) cites(note, 'lifting', 'D6-STR-PhysOrLift')
  return countsDice(note, strengthDamage, 'Strength Damage', 'D6-STR-Formula')
}
/** Points on it: Increased Attribute: Physique, and what makes weak (D6-STR-Mods). */
export function strengthAdds(f: Fighter, note: Note): number {
  const sum = ranks(f, 'increasedAttribute', 'physique') - ranks(f, 'hindrance', 'strength damage')
  return sum === 0 ? 0 : counts(note, sum, 'strength', 'D6-STR-Mods')
}
