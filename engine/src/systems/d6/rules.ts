import { abilities } from './rules/abilities.ts'
import { chapter } from './rules/chapter.ts'
import { damage } from './rules/damage.ts'
import { dice } from './rules/dice.ts'
import { equipmentAndMovement } from './rules/equipment-and-movement.ts'
import { options } from './rules/options.ts'

/** Every rule of the combat chapter and of the chapters it refers to. */
export const rules = [...chapter, ...dice, ...options, ...damage, ...equipmentAndMovement, ...abilities]

/** A rule that exists: citing any other does not compile. */
export type D6RuleId = (typeof rules)[number]['id']
