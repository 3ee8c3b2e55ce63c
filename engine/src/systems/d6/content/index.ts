import type { Character } from './character.ts'
import { animals, monsters } from './creatures.ts'
import { people } from './people.ts'
import { homebrew, races } from './races.ts'
import { supplements } from './supplements.ts'
import type { Weapon } from './weapon.ts'
import { melee, missiles, unarmed } from './weapons.ts'

export { abilities } from './abilities.ts'
export { armour, shields } from './armour.ts'
export { vehicles } from './vehicles.ts'
export { melee, missiles, unarmed }

/** Every hand and missile weapon by the name a scenario uses. */
export const weapons = { ...melee, ...missiles } as const satisfies Readonly<Record<string, Weapon>>

/** Every stat block by the name a scenario uses. */
export const characters = {
  ...people,
  ...animals,
  ...monsters,
  ...races,
  ...supplements,
  ...homebrew,
} as const satisfies Readonly<Record<string, Character>>

/** The block of that name or of one that also goes by it, if there is one: `goblin` is an evil humanoid. */
export function characterNamed(name: string): Character | undefined {
  const all: Readonly<Record<string, Character>> = characters
  return all[name] ?? Object.values(all).find((character) => character.also?.includes(name))
}
