import type { Catalogue } from '../../../kernel/types.ts'
import { ATTACK_RULES } from './attacks-and-parries.ts'
import { CLOSE_RULES } from './close-combat-situations.ts'
import { ACTION_RULES } from './combat-actions.ts'
import { MANOEUVRE_RULES } from './combat-manoeuvres.ts'
import { COMPANION_RULES } from './companion.ts'
import { WOUND_RULES } from './damage-and-wounds.ts'
import { RANGED_RULES } from './ranged-combat.ts'

/** Every rule of Legend's combat chapter in its order, then those of other chapters it leans on. */
export const rules = [
  ...ACTION_RULES,
  ...ATTACK_RULES,
  ...MANOEUVRE_RULES,
  ...CLOSE_RULES,
  ...RANGED_RULES,
  ...WOUND_RULES,
  ...COMPANION_RULES,
] as const satisfies Catalogue

/** The id of a rule of Legend: citing one that is not catalogued does not compile. */
export type LegendRule = (typeof rules)[number]['id']

/** The rule behind each note of a weapon. */
export const NOTE_RULES = {
  setAgainstCharge: 'LEG-EQP-SetCharge',
  thrown: 'LEG-EQP-Thrown',
  parriesMissiles: 'LEG-EQP-ParryMissiles',
  strapped: 'LEG-EQP-Strapped',
  flexible: 'LEG-EQP-Flexible',
  parriesAsMedium: 'LEG-EQP-ParryAsMedium',
  basketHilt: 'LEG-EQP-Sabre',
  barbed: 'LEG-EQP-Trident',
  strangling: 'LEG-EQP-Garrotte',
  couched: 'LEG-EQP-Lance',
  sparedByWood: 'LEG-EQP-SparedByWood',
  sparedByAll: 'LEG-EQP-SparedByAll',
  evadeOnly: 'LEG-EQP-EvadeOnly',
  pinsShield: 'LEG-EQP-Javelin',
  needsBareFlesh: 'LEG-EQP-Blowgun',
  onFootOnly: 'LEG-EQP-LongBow',
  underwater: 'LEG-CON-02',
  trample: 'LEG-CHG-03',
  improvised: 'LEG-EQP-Improvised',
} as const satisfies Record<string, LegendRule>
