import type { DieCode } from '../book/diecode.ts'
import { neverUntrained, type Skill, type Trait } from '../content/skills.ts'
import { multiActionPenalty } from '../state/derive.ts'
import { attributeOf } from '../state/fighters.ts'
import { counts, countsDice, type Note } from '../state/note.ts'
import type { Fighter, State } from '../state/types.ts'
import { hurtPartAdds, hurtPartDice, injuryDice } from './penalties.ts'
import { abilityAdds, abilityDice } from './special-abilities.ts'

/** Actions of this round he pays for with dice (D6-C-MAP, D6-C-MAP-Allotment). */
export const mapOf = (f: Fighter): DieCode => multiActionPenalty(f.declared, f.facts.allotment + f.extra)

/** Dice added to and taken from a skill or attribute roll: the multi-action penalty, injuries, a lost balance. */
export function skillDice(s: State, f: Fighter, name: Trait, note: Note): DieCode {
  let sum = 0
  const map = mapOf(f)
  if (map > 0)
    sum += countsDice(
      note,
      -map,
      `${f.declared} actions`,
      f.facts.allotment + f.extra > 1 ? 'D6-C-MAP-Allotment' : 'D6-C-MAP',
    )
  sum += injuryDice(s, f, note)
  sum += hurtPartDice(s, f, name, note)
  if (f.offBalance !== 0 && attributeOf(name) === 'agility') {
    sum += countsDice(note, f.offBalance, 'off balance', 'D6-C-OPT-Knockdown')
  }
  return sum + abilityDice(s, f, name, note)
}

/** Points added to the total of such a roll. */
export function skillAdds(s: State, f: Fighter, name: Trait, note: Note): number {
  let sum = hurtPartAdds(s, f, name, note) + abilityAdds(s, f, name, note)
  // As an option armour makes what wants Agility harder (D6-C-ARM-Encumber).
  if (s.options.armourEncumbrance && f.facts.encumbrance > 0 && attributeOf(name) === 'agility') {
    sum += counts(note, -f.facts.encumbrance, 'armour', 'D6-C-ARM-Encumber')
  }
  return sum
}

/** What using an attribute in place of the skill adds to the difficulty (D6-C-SKILL-Untrained). */
export function untrained(s: State, f: Fighter, skill: Skill, note: Note): number {
  if (f.facts.trained.includes(skill) || s.options.untrainedModifier === 0) return 0
  if (neverUntrained.includes(skill))
    return counts(note, 0, `nobody is untrained in ${skill}`, 'D6-C-SKILL-NoUntrainedCombat')
  return counts(note, s.options.untrainedModifier, `untrained in ${skill}`, 'D6-C-SKILL-Untrained')
}
