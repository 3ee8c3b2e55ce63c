import { armour, type Shield, shields } from './armour.ts'
import type { Character } from './character.ts'
import { creatures } from './creatures.ts'
import { melee } from './melee.ts'
import { arrows, missiles } from './missiles.ts'
import { people } from './people.ts'
import type { Weapon } from './weapon.ts'

export { armour, arrows, shields }

/** Every weapon by the name a scenario uses. */
export const weapons: Readonly<Record<string, Weapon>> = { ...melee, ...missiles }
/** Every shield by name. */
export const boards: Readonly<Record<string, Shield>> = shields
/** Everything one can be proficient or specialised in: the weapons' own, and what is learnt of other skills. */
export const trainings: readonly string[] = [
  ...new Set([
    ...Object.values(weapons).map(({ proficiency }) => proficiency),
    ...['shields', 'thrown weapons', 'defence', 'grappling', 'locks', 'strikes', 'throws'],
    ...['agility', 'endurance', 'might', 'swiftness'],
  ]),
].sort()
/** Everybody by the name a scenario uses. */
export const characters: Readonly<Record<string, Character>> = Object.fromEntries(
  Object.entries({ ...people, ...creatures }).map(([name, record]) => [name.replaceAll(' ', '-'), record]),
)
