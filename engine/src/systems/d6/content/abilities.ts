import { code } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'

/** What an ability is worth: for each rank, and whatever the rank. Names ending in `Dice` are die codes, the rest points, metres, rounds or times. */
export interface Ability {
  readonly each: Readonly<Record<string, number>>
  readonly once?: Readonly<Record<string, number>>
  readonly rule: D6RuleId
}

/** Special Abilities, Advantages and Disadvantages that touch a fight (Character Options). */
export const abilities = {
  acceleratedHealing: { each: { healingDice: code('1D') }, rule: 'D6-C-SA-AcceleratedHealing' },
  ambidextrous: { each: { bothHands: 1 }, rule: 'D6-C-SA-Ambidextrous' },
  armorDefeating: { each: { defeatsDice: code('1D') }, rule: 'D6-C-SA-ArmorDefeating' },
  attackResistance: { each: { resistanceDice: code('1D') }, rule: 'D6-C-SA-AttackResistance' },
  blur: { each: { dodge: 1, stealth: 1, toBeHit: 1 }, rule: 'D6-C-SA-Blur' },
  combatSense: { each: {}, once: { surprise: -2 }, rule: 'D6-C-SA-CombatSense' },
  confusion: { each: { skill: 1, rounds: 2 }, once: { difficulties: 5 }, rule: 'D6-C-SA-Confusion' },
  darkness: { each: { sight: 5, metres: 1, minutes: 1 }, rule: 'D6-C-SA-Darkness' },
  enhancedSense: { each: { sight: 1, hearing: 2, other: 3 }, rule: 'D6-C-SA-EnhancedSense' },
  fastReactions: {
    each: { initiativeDice: code('1D') },
    once: { extraActions: 1, uses: 3 },
    rule: 'D6-C-SA-FastReactions',
  },
  /** Ruling D6-A65: those it frightened find it harder to hit. */
  fear: { each: { intimidation: 1, toBeHit: 1 }, once: { mettle: 15 }, rule: 'D6-C-SA-Fear' },
  flight: { each: { timesMove: 2 }, rule: 'D6-C-SA-Flight' },
  hardiness: { each: { resistance: 1 }, rule: 'D6-C-SA-Hardiness' },
  hypermovement: { each: { move: 2 }, rule: 'D6-C-SA-Hypermovement' },
  immortality: { each: {}, rule: 'D6-C-SA-Immortality' },
  increasedAttribute: { each: { totals: 1 }, rule: 'D6-C-SA-IncreasedAttribute' },
  infravision: { each: { sightInTheDark: 2 }, rule: 'D6-C-SA-Infravision' },
  intangibility: {
    each: { resistanceDice: code('3D'), minutes: 1 },
    once: { move: 1 / 2 },
    rule: 'D6-C-SA-Intangibility',
  },
  invisibility: { each: { dodge: 1, stealth: 1, toBeHit: 1 }, rule: 'D6-C-SA-Invisibility' },
  ironWill: { each: { mettleDice: code('1D') }, once: { standard: 2 }, rule: 'D6-C-SA-IronWill' },
  /** For each `per` over the defence: Body Points a rank, or Wound levels for two ranks. */
  lifeDrain: { each: { bodyPoints: 3, levels: 1 / 2 }, once: { per: 4 }, rule: 'D6-C-SA-LifeDrain' },
  goodLuck: { each: { uses: 1 }, once: { action: 2 }, rule: 'D6-C-SA-Luck' },
  greatLuck: { each: { uses: 1 }, once: { action: 2 }, rule: 'D6-C-SA-Luck' },
  naturalArmor: { each: { resistanceDice: code('1D') }, rule: 'D6-C-SA-NaturalArmor' },
  naturalHandWeapon: { each: { damageDice: code('1D') }, rule: 'D6-C-SA-NaturalHandWeapon' },
  naturalRangedWeapon: {
    each: { strongDice: code('1D'), damageDice: code('3D'), longTimesPhysique: 20 },
    rule: 'D6-C-SA-NaturalRangedWeapon',
  },
  paralyzingTouch: { each: {}, rule: 'D6-C-SA-ParalyzingTouch' },
  silence: { each: { stealthDice: code('2D'), fromBehindDice: code('1D') }, rule: 'D6-C-SA-Silence' },
  skillBonus: { each: { totals: 1 }, once: { skills: 3 }, rule: 'D6-C-SA-SkillBonus' },
  skillMinimum: { each: {}, once: { perDie: 3 }, rule: 'D6-C-SA-SkillMinimum' },
  teleportation: { each: { metres: 10 }, rule: 'D6-C-SA-Teleport' },
  size: { each: { scale: 3 }, rule: 'D6-C-ADV-Size' },
  trademarkSpecialization: { each: { dice: code('2D') }, rule: 'D6-C-ADV-Trademark' },
  /** Each rank one of these. */
  hindrance: { each: { difficulties: 1, resistance: -1, move: -2 }, rule: 'D6-C-DIS-Hindrance' },
  /** One of these, as the Disadvantage says. */
  achillesHeel: {
    each: {},
    once: { damageDice: code('3D'), resistance: -4, attackedAt: 5 },
    rule: 'D6-C-DIS-Achilles',
  },
} as const satisfies Readonly<Record<string, Ability>>
export type AbilityId = keyof typeof abilities
