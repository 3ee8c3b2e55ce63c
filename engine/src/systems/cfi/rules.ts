import type { Catalogue } from '../../kernel/types.ts'
import { ACTION_RULES } from './rules/actions.ts'
import { ATTACK_RULES } from './rules/attacks.ts'
import { CLOSE_RULES } from './rules/close.ts'
import { COMPANION_RULES } from './rules/companion.ts'
import { MOVEMENT_RULES } from './rules/movement.ts'
import { RANGED_RULES } from './rules/ranged.ts'

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
