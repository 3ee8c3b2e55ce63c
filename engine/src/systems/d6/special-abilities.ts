import { abilities } from './content/abilities.ts'
import type { Attribute, Skill } from './content/skills.ts'
import type { DieCode } from './diecode.ts'
import { attributeOf, ranks } from './fighters.ts'
import { counts, type Note } from './note.ts'
import type { Fighter, Harm, State } from './types.ts'

/** Dice abilities add to a skill or attribute roll. */
export function abilityDice(_s: State, _f: Fighter, _name: Skill | Attribute, _note: Note): DieCode {
  return 0
}

/** Points abilities add to the total of a skill or attribute roll. */
export function abilityAdds(_s: State, f: Fighter, name: Skill | Attribute, note: Note): number {
  if (f.facts.abilities.length === 0) return 0
  let sum = 0
  const increased = ranks(f, 'increasedAttribute', attributeOf(name))
  if (increased > 0) sum += counts(note, increased, `Increased ${attributeOf(name)}`, abilities.increasedAttribute.rule)
  const bonus = ranks(f, 'skillBonus', name)
  if (bonus > 0) sum += counts(note, bonus, `Skill Bonus: ${name}`, abilities.skillBonus.rule)
  return sum
}

/** Ranks that raise passive defence: of abilities on Agility or dodge (D6-PASS-Ranks). */
export const defensiveRanks = (f: Fighter): number =>
  ranks(f, 'increasedAttribute', 'agility') + ranks(f, 'skillBonus', 'dodge')

/** What abilities of a target add to the difficulty of hitting it. */
export function hardToHit(_s: State, _attacker: Fighter, _target: Fighter, _note: Note): number {
  return 0
}

/** Dice abilities add to resistance. Ruling D6-A31: where a block prints another value than its ranks, that one. */
export function resistanceDice(s: State, f: Fighter, _harm: Harm, note: Note): DieCode {
  let sum = 0
  for (const has of f.facts.abilities) {
    if (has.ability !== 'naturalArmor') continue
    const printed = has.prints !== undefined && s.options.naturalArmor === 'printed'
    const code = printed ? (has.prints ?? 0) : has.ranks * abilities.naturalArmor.each.resistanceDice
    sum += counts(note, code, 'Natural Armor', abilities.naturalArmor.rule)
  }
  return sum
}

/** Points abilities add to resistance. */
export function resistanceAdds(_s: State, f: Fighter, _harm: Harm, note: Note): number {
  if (f.facts.abilities.length === 0) return 0
  const hardy = ranks(f, 'hardiness')
  const frail = ranks(f, 'hindrance', 'resistance')
  let sum = hardy === 0 ? 0 : counts(note, hardy, 'Hardiness', abilities.hardiness.rule)
  if (frail > 0) sum += counts(note, -frail, 'delicate', abilities.hindrance.rule)
  return sum
}

/** Dice abilities add to initiative. */
export function initiativeDice(_s: State, f: Fighter, note: Note): DieCode {
  const fast = ranks(f, 'fastReactions')
  return fast === 0 ? 0 : counts(note, 3 * fast, 'Fast Reactions', abilities.fastReactions.rule)
}
