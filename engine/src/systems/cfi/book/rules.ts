import type { Catalogue } from '../../../kernel/types.ts'
import { ATTACK_RULES } from './attacks-and-parries.ts'
import { CLOSE_RULES } from './close-combat.ts'
import { ACTION_RULES } from './combat-actions.ts'
import { MOVEMENT_RULES } from './combat-movement.ts'
import { COMPANION_RULES } from './companion.ts'
import { RANGED_RULES } from './ranged-combat.ts'

/** Every rule of the combat chapter in its order, then those of other chapters it leans on. */
export const rules = [
  ...ACTION_RULES,
  ...MOVEMENT_RULES,
  ...ATTACK_RULES,
  ...CLOSE_RULES,
  ...RANGED_RULES,
  ...COMPANION_RULES,
] as const satisfies Catalogue

/** The id of a rule: citing one that is not catalogued does not compile. */
export type CfiRule = (typeof rules)[number]['id']
