import { code } from '../diecode.ts'
import type { D6RuleId } from '../rules.ts'
import { rulebook, type Source } from './source.ts'

const special = rulebook('Character Options: Special Abilities')
const advantage = rulebook('Character Options: Advantages')
const disadvantage = rulebook('Character Options: Disadvantages')

/** What an ability is worth: for each rank, and whatever the rank. Names ending in `Dice` are die codes, the rest points, metres, rounds or times. */
export interface Ability {
  readonly each: Readonly<Record<string, number>>
  readonly once?: Readonly<Record<string, number>>
  /** What luck may be called upon for. */
  readonly benefits?: readonly string[]
  readonly rule: D6RuleId
  readonly source: Source
}

/** Special Abilities, Advantages and Disadvantages that touch a fight. */
export const abilities = {
  acceleratedHealing: { each: { healingDice: code('1D') }, rule: 'D6-C-SA-AcceleratedHealing', source: special },
  ambidextrous: { each: { bothHands: 1 }, rule: 'D6-C-SA-Ambidextrous', source: special },
  armorDefeating: { each: { defeatsDice: code('1D') }, rule: 'D6-C-SA-ArmorDefeating', source: special },
  attackResistance: { each: { resistanceDice: code('1D') }, rule: 'D6-C-SA-AttackResistance', source: special },
  blur: { each: { dodge: 1, stealth: 1, toBeHit: 1 }, rule: 'D6-C-SA-Blur', source: special },
  combatSense: { each: {}, once: { surprise: -2 }, rule: 'D6-C-SA-CombatSense', source: special },
  confusion: { each: { skill: 1, rounds: 2 }, once: { difficulties: 5 }, rule: 'D6-C-SA-Confusion', source: special },
  darkness: { each: { sight: 5, metres: 1, minutes: 1 }, rule: 'D6-C-SA-Darkness', source: special },
  enhancedSense: { each: { sight: 1, hearing: 2, other: 3 }, rule: 'D6-C-SA-EnhancedSense', source: special },
  fastReactions: {
    each: { initiativeDice: code('1D') },
    once: { extraActions: 1, uses: 3 },
    rule: 'D6-C-SA-FastReactions',
    source: special,
  },
  /** Ruling D6-A65: those it frightened find it harder to hit. */
  fear: { each: { intimidation: 1, toBeHit: 1 }, once: { mettle: 15 }, rule: 'D6-C-SA-Fear', source: special },
  flight: { each: { timesMove: 2 }, rule: 'D6-C-SA-Flight', source: special },
  hardiness: { each: { resistance: 1 }, rule: 'D6-C-SA-Hardiness', source: special },
  hypermovement: { each: { move: 2 }, rule: 'D6-C-SA-Hypermovement', source: special },
  immortality: { each: {}, rule: 'D6-C-SA-Immortality', source: special },
  increasedAttribute: { each: { totals: 1 }, rule: 'D6-C-SA-IncreasedAttribute', source: special },
  infravision: { each: { sightInTheDark: 2 }, rule: 'D6-C-SA-Infravision', source: special },
  intangibility: {
    each: { resistanceDice: code('3D'), minutes: 1 },
    once: { move: 1 / 2 },
    rule: 'D6-C-SA-Intangibility',
    source: special,
  },
  invisibility: { each: { dodge: 1, stealth: 1, toBeHit: 1 }, rule: 'D6-C-SA-Invisibility', source: special },
  ironWill: { each: { mettleDice: code('1D') }, once: { standard: 2 }, rule: 'D6-C-SA-IronWill', source: special },
  /** For each `per` over the defence: Body Points a rank, or Wound levels for two ranks. */
  lifeDrain: { each: { bodyPoints: 3, levels: 1 / 2 }, once: { per: 4 }, rule: 'D6-C-SA-LifeDrain', source: special },
  goodLuck: {
    each: { uses: 1 },
    benefits: ['action', 'breakthrough', 'haste', 'second chance'],
    once: { action: 2 },
    rule: 'D6-C-SA-Luck',
    source: special,
  },
  greatLuck: {
    each: { uses: 1 },
    benefits: ['action', 'alertness', 'breakthrough', 'haste', 'hero', 'opponent fails', 'second chance'],
    once: { action: 2 },
    rule: 'D6-C-SA-Luck',
    source: special,
  },
  naturalArmor: { each: { resistanceDice: code('1D') }, rule: 'D6-C-SA-NaturalArmor', source: special },
  naturalHandWeapon: { each: { damageDice: code('1D') }, rule: 'D6-C-SA-NaturalHandWeapon', source: special },
  naturalRangedWeapon: {
    each: { strongDice: code('1D'), damageDice: code('3D'), longTimesPhysique: 20 },
    rule: 'D6-C-SA-NaturalRangedWeapon',
    source: special,
  },
  paralyzingTouch: { each: {}, rule: 'D6-C-SA-ParalyzingTouch', source: special },
  silence: {
    each: { stealthDice: code('2D'), fromBehindDice: code('1D') },
    rule: 'D6-C-SA-Silence',
    source: special,
  },
  skillBonus: { each: { totals: 1 }, once: { skills: 3 }, rule: 'D6-C-SA-SkillBonus', source: special },
  skillMinimum: { each: {}, once: { perDie: 3 }, rule: 'D6-C-SA-SkillMinimum', source: special },
  teleportation: { each: { metres: 10 }, rule: 'D6-C-SA-Teleport', source: special },
  size: { each: { scale: 3 }, rule: 'D6-C-ADV-Size', source: advantage },
  trademarkSpecialization: { each: { dice: code('2D') }, rule: 'D6-C-ADV-Trademark', source: advantage },
  /** Each rank one of these. */
  hindrance: { each: { difficulties: 1, resistance: -1, move: -2 }, rule: 'D6-C-DIS-Hindrance', source: disadvantage },
  /** One of these, as the Disadvantage says. */
  achillesHeel: {
    each: {},
    once: { damageDice: code('3D'), resistance: -4, attackedAt: 5 },
    rule: 'D6-C-DIS-Achilles',
    source: disadvantage,
  },
} as const satisfies Readonly<Record<string, Ability>>
export type AbilityId = keyof typeof abilities
