import { chapter } from './chapter.ts'
import { abilities } from './companion/abilities.ts'
import { damage } from './companion/damage.ts'
import { dice } from './companion/dice.ts'
import { equipmentAndMovement } from './companion/equipment-and-movement.ts'
import { options } from './companion/options.ts'

/** Every rule of the combat chapter and of the chapters it refers to. */
export const rules = [...chapter, ...dice, ...options, ...damage, ...equipmentAndMovement, ...abilities]

/** A rule that exists: citing any other does not compile. */
export type D6RuleId = (typeof rules)[number]['id']
