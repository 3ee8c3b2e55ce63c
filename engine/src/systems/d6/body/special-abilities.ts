import { lasts } from '../../../mechanisms/lasting.ts'
import { D, type DieCode } from '../book/diecode.ts'
import { type AbilityId, abilities } from '../content/abilities.ts'
import type { Trait } from '../content/skills.ts'
import { attributeOf, bodily, intangible, isOf, magical, ranks } from '../state/fighters.ts'
import { counts, countsDice, type Note } from '../state/note.ts'
import type { Attack, Fighter, Harm, State } from '../state/types.ts'
import { drawnDice, lentDice } from './quick-draw.ts'
import { scaleResistance } from './scale.ts'

/** Points for each rank somebody has of an ability, or of one kind of it. */
function perRank(note: Note, f: Fighter, ability: AbilityId, because: string, of?: string, each = 1): number {
  const has = ranks(f, ability, of)
  return has === 0 ? 0 : counts(note, each * has, because, abilities[ability].rule)
}
/** Dice for each rank. */
function dicePerRank(note: Note, f: Fighter, ability: AbilityId, each: DieCode, because: string, of?: string): DieCode {
  const has = ranks(f, ability, of)
  return has === 0 ? 0 : countsDice(note, each * has, because, abilities[ability].rule)
}

/** Dice abilities add to a skill or attribute roll, and those lent to a quick draw. */
export function abilityDice(_s: State, f: Fighter, name: Trait, note: Note): DieCode {
  const lent = lentDice(f, name, note)
  if (name !== 'mettle') return lent
  return lent + dicePerRank(note, f, 'ironWill', abilities.ironWill.each.mettleDice, 'Iron Will')
}

/** Points abilities add to the total of a skill or attribute roll. */
export function abilityAdds(_s: State, f: Fighter, name: Trait, note: Note): number {
  // Luck called upon is two points on everything that round (D6-C-SA-Luck).
  const { once, rule } = abilities.goodLuck
  let sum = lasts(f.lasting, 'lucky') ? counts(note, once.action, 'luck', rule) : 0
  if (f.facts.abilities.length === 0) return sum
  sum += perRank(note, f, 'increasedAttribute', `Increased ${attributeOf(name)}`, attributeOf(name))
  sum += perRank(note, f, 'skillBonus', `Skill Bonus: ${name}`, name)
  sum += perRank(note, f, 'hindrance', `Hindrance: ${name}`, name, -1)
  if (name === 'dodge') sum += unclear(f, note)
  return name === 'intimidation' ? sum + perRank(note, f, 'fear', 'Fear') : sum
}
/** What blurs him or keeps him from being seen. */
export const unclear = (f: Fighter, note: Note): number =>
  perRank(note, f, 'blur', 'Blur') + perRank(note, f, 'invisibility', 'Invisibility')

/** Ranks that raise passive defence: of abilities on Agility or dodge (D6-PASS-Ranks). */
export const defensiveRanks = (f: Fighter): number =>
  ranks(f, 'increasedAttribute', 'agility') + ranks(f, 'skillBonus', 'dodge')

/** Dice of his own for an attack: a trademark, silence from behind (D6-C-ADV-Trademark, D6-C-SA-Silence). */
export function ownAttackDice(_s: State, { attacker, target, item }: Attack, note: Note): DieCode {
  const { trademarkSpecialization, silence } = abilities
  const { dice } = trademarkSpecialization.each
  const known = dicePerRank(note, attacker, 'trademarkSpecialization', dice, `trademark: ${item.key}`, item.key)
  if (!target.behind.includes(attacker.id)) return known
  return known + dicePerRank(note, attacker, 'silence', silence.each.fromBehindDice, 'Silence')
}

/** Dice abilities add to resistance. Ruling D6-A31: where a block prints another value than its ranks, that one. */
export function resistanceDice(s: State, f: Fighter, harm: Harm, note: Note): DieCode {
  let sum = 0
  for (const has of f.facts.abilities) {
    if (has.ability === 'naturalArmor') {
      // It is of no use against magic (D6-C-SA-NaturalArmor).
      if (magical(harm.item)) continue
      const printed = has.prints !== undefined && s.options.naturalArmor === 'printed'
      const code = printed ? (has.prints ?? 0) : has.ranks * abilities.naturalArmor.each.resistanceDice
      sum += countsDice(note, code, 'Natural Armor', abilities.naturalArmor.rule)
    } else if (has.ability === 'attackResistance' && isOf(harm.item, has.of)) {
      const { each, rule } = abilities.attackResistance
      sum += countsDice(note, has.ranks * each.resistanceDice, `Attack Resistance: ${has.of}`, rule)
    } else if (has.ability === 'intangibility' && intangible(f)) {
      const { each, rule } = abilities.intangibility
      sum += countsDice(note, has.ranks * each.resistanceDice, 'Intangibility', rule)
    }
  }
  return sum - defeated(f, harm, sum, note)
}

/** A natural weapon may ignore armour, a die for each rank and never more than there is (D6-C-SA-ArmorDefeating). */
function defeated(f: Fighter, { attack }: Harm, natural: DieCode, note: Note): DieCode {
  if (attack === null || !bodily(attack.item)) return 0
  const most = D * ranks(attack.attacker, 'armorDefeating')
  const less = Math.min(most, f.facts.armour + f.facts.hide + natural)
  return less <= 0 ? 0 : -countsDice(note, -less, 'Armor-Defeating Attack', abilities.armorDefeating.rule)
}

/** Points abilities and size add to resistance, or weaknesses take from it. */
export function resistanceAdds(f: Fighter, harm: Harm, note: Note): number {
  let sum = scaleResistance(harm, note)
  sum += perRank(note, f, 'hardiness', 'Hardiness')
  sum += perRank(note, f, 'hindrance', 'Hindrance: resistance', 'resistance', -1)
  for (const has of f.facts.abilities) {
    if (has.ability !== 'achillesHeel' || !isOf(harm.item, has.of)) continue
    sum += counts(note, abilities.achillesHeel.once.resistance, 'Achilles’ Heel', abilities.achillesHeel.rule)
  }
  return sum
}

/** Dice abilities and a quick draw add to initiative. */
export const initiativeDice = (_s: State, f: Fighter, note: Note): DieCode =>
  drawnDice(f, note) + dicePerRank(note, f, 'fastReactions', D, 'Fast Reactions')
