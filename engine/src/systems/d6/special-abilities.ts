import { lasts } from '../../mechanisms/lasting.ts'
import { drawnDice, lentDice } from './combat-options/quick-draw.ts'
import { scaleResistance } from './combat-options/scale.ts'
import { abilities } from './content/abilities.ts'
import type { Attribute, Skill } from './content/skills.ts'
import { D, type DieCode } from './diecode.ts'
import { attributeOf, bodily, isOf, magical, metres, ranks } from './fighters.ts'
import { counts, countsDice, type Note } from './note.ts'
import type { Attack, Fighter, Harm, State } from './types.ts'

/** Dice abilities add to a skill or attribute roll, and those lent to a quick draw. */
export function abilityDice(_s: State, f: Fighter, name: Skill | Attribute, note: Note): DieCode {
  let sum = lentDice(f, name, note)
  if (f.facts.abilities.length === 0) return sum
  const { ironWill } = abilities
  const will = name === 'mettle' ? ranks(f, 'ironWill') : 0
  if (will > 0) sum += countsDice(note, will * ironWill.each.mettleDice, 'Iron Will', ironWill.rule)
  return sum
}

/** Points abilities add to the total of a skill or attribute roll. */
export function abilityAdds(_s: State, f: Fighter, name: Skill | Attribute, note: Note): number {
  // Luck called upon is two points on everything that round (D6-C-SA-Luck).
  let sum = lasts(f.effects, 'lucky')
    ? counts(note, abilities.goodLuck.once.action, 'luck', abilities.goodLuck.rule)
    : 0
  if (f.facts.abilities.length === 0) return sum
  const increased = ranks(f, 'increasedAttribute', attributeOf(name))
  if (increased > 0) sum += counts(note, increased, `Increased ${attributeOf(name)}`, abilities.increasedAttribute.rule)
  const bonus = ranks(f, 'skillBonus', name)
  if (bonus > 0) sum += counts(note, bonus, `Skill Bonus: ${name}`, abilities.skillBonus.rule)
  const hindered = ranks(f, 'hindrance', name)
  if (hindered > 0) sum += counts(note, -hindered, `Hindrance: ${name}`, abilities.hindrance.rule)
  if (name === 'dodge') {
    const blur = ranks(f, 'blur')
    if (blur > 0) sum += counts(note, blur, 'Blur', abilities.blur.rule)
    const unseen = ranks(f, 'invisibility')
    if (unseen > 0) sum += counts(note, unseen, 'Invisibility', abilities.invisibility.rule)
  }
  const fearsome = name === 'intimidation' ? ranks(f, 'fear') : 0
  return fearsome === 0 ? sum : sum + counts(note, fearsome, 'Fear', abilities.fear.rule)
}

/** Ranks that raise passive defence: of abilities on Agility or dodge (D6-PASS-Ranks). */
export const defensiveRanks = (f: Fighter): number =>
  ranks(f, 'increasedAttribute', 'agility') + ranks(f, 'skillBonus', 'dodge')

/** What abilities of both add to the difficulty of hitting: a blurred or unseen target, fear of it, confusion, darkness around it. */
export function hardToHit(s: State, attacker: Fighter, target: Fighter, note: Note): number {
  let sum = 0
  if (target.facts.abilities.length > 0) {
    const blur = ranks(target, 'blur')
    if (blur > 0) sum += counts(note, blur, 'Blur', abilities.blur.rule)
    const unseen = ranks(target, 'invisibility')
    if (unseen > 0) sum += counts(note, unseen, 'Invisibility', abilities.invisibility.rule)
    // An Achilles' heel may be that one is easily hit (D6-C-DIS-Achilles).
    if (ranks(target, 'achillesHeel', 'easily hit') > 0) {
      sum += counts(note, -abilities.achillesHeel.once.attackedAt, 'Achilles’ Heel', abilities.achillesHeel.rule)
    }
  }
  // Ruling D6-A65: those it frightened find it harder to hit.
  if (lasts(attacker.effects, 'frightened', target.id)) {
    sum += counts(note, ranks(target, 'fear'), 'afraid', abilities.fear.rule)
  }
  if (lasts(attacker.effects, 'confused')) {
    sum += counts(note, abilities.confusion.once.difficulties, 'confused', abilities.confusion.rule)
  }
  return sum + sight(s, attacker, target, note)
}

/** Darkness somebody spreads hides whoever is in it (D6-C-SA-Darkness); keen and heat-seeing eyes see through some of what the dark hides (D6-C-SA-EnhancedSense, D6-C-SA-Infravision). */
function sight(s: State, attacker: Fighter, target: Fighter, note: Note): number {
  let sum = 0
  for (const f of s.fighters) {
    if (f === attacker || f.facts.abilities.length === 0) continue
    const dark = ranks(f, 'darkness')
    if (dark === 0 || metres(s, f.id, target.id) > dark) continue
    sum += counts(note, abilities.darkness.each.sight, 'Darkness', abilities.darkness.rule)
    break
  }
  if (attacker.facts.abilities.length === 0 || (s.scene.light === 'day' && sum === 0)) return sum
  const warm = ranks(attacker, 'infravision')
  if (warm > 0) {
    sum += counts(note, -warm * abilities.infravision.each.sightInTheDark, 'Infravision', abilities.infravision.rule)
  }
  const keen = ranks(attacker, 'enhancedSense', 'sight')
  return keen === 0 ? sum : sum + counts(note, -keen, 'Enhanced Sense', abilities.enhancedSense.rule)
}

/** Dice of his own for an attack: a trademark, silence from behind (D6-C-ADV-Trademark, D6-C-SA-Silence). */
export function ownAttackDice(_s: State, { attacker, target, item }: Attack, note: Note): DieCode {
  if (attacker.facts.abilities.length === 0) return 0
  let sum = 0
  const { trademarkSpecialization: trademark, silence } = abilities
  const known = ranks(attacker, 'trademarkSpecialization', item.key)
  if (known > 0) sum += countsDice(note, known * trademark.each.dice, `trademark: ${item.key}`, trademark.rule)
  const silent = target.behind.includes(attacker.id) ? ranks(attacker, 'silence') : 0
  return silent === 0 ? sum : sum + countsDice(note, silent * silence.each.fromBehindDice, 'Silence', silence.rule)
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
    } else if (has.ability === 'intangibility' && lasts(f.effects, 'intangible')) {
      const { each, rule } = abilities.intangibility
      sum += countsDice(note, has.ranks * each.resistanceDice, 'Intangibility', rule)
    }
  }
  return sum - defeated(f, harm, sum, note)
}

/** A natural weapon may ignore armour, a die for each rank and never more than there is (D6-C-SA-ArmorDefeating). */
function defeated(f: Fighter, { attack }: Harm, natural: DieCode, note: Note): DieCode {
  if (attack === null || attack.attacker.facts.abilities.length === 0 || !bodily(attack.item)) return 0
  const most = D * ranks(attack.attacker, 'armorDefeating')
  const less = Math.min(most, f.facts.armour + f.facts.hide + natural)
  return less <= 0 ? 0 : -countsDice(note, -less, 'Armor-Defeating Attack', abilities.armorDefeating.rule)
}

/** Points abilities and size add to resistance, or weaknesses take from it. */
export function resistanceAdds(f: Fighter, harm: Harm, note: Note): number {
  let sum = scaleResistance(harm, note)
  if (f.facts.abilities.length === 0) return sum
  const hardy = ranks(f, 'hardiness')
  if (hardy > 0) sum += counts(note, hardy, 'Hardiness', abilities.hardiness.rule)
  const delicate = ranks(f, 'hindrance', 'resistance')
  if (delicate > 0) sum += counts(note, -delicate, 'Hindrance: resistance', abilities.hindrance.rule)
  for (const has of f.facts.abilities) {
    if (has.ability !== 'achillesHeel' || !isOf(harm.item, has.of)) continue
    sum += counts(note, abilities.achillesHeel.once.resistance, 'Achilles’ Heel', abilities.achillesHeel.rule)
  }
  return sum
}

/** Dice abilities and a quick draw add to initiative. */
export function initiativeDice(_s: State, f: Fighter, note: Note): DieCode {
  const drawn = drawnDice(f, note)
  const fast = ranks(f, 'fastReactions')
  return fast === 0 ? drawn : drawn + countsDice(note, D * fast, 'Fast Reactions', abilities.fastReactions.rule)
}
