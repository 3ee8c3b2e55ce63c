import { CREATURE_LOCATIONS, HUMANOID } from './bodies.ts'
import { CREATURE_WEAPONS } from './creature-weapons.ts'
import { CREATURES } from './creatures.ts'
import { FIGHTERS } from './people.ts'
import type { FighterRecord, LocationTable, Weapon } from './types.ts'
import { CLOSE_WEAPONS, RANGED_WEAPONS } from './weapons.ts'

/** Every weapon a scenario can name, by id. */
export const WEAPONS: Readonly<Record<string, Weapon>> = { ...CLOSE_WEAPONS, ...RANGED_WEAPONS, ...CREATURE_WEAPONS }

/** Every body, by id. */
export const BODIES: Readonly<Record<string, LocationTable>> = { humanoid: HUMANOID, ...CREATURE_LOCATIONS }

/** Every fighter a scenario can name, by id. */
export const RECORDS: Readonly<Record<string, FighterRecord>> = { ...FIGHTERS, ...CREATURES }
