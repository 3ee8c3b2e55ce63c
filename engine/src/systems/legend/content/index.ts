import { CREATURE_LOCATIONS } from './creature-locations.ts'
import { CREATURE_WEAPONS } from './creature-weapons.ts'
import { CREATURES } from './creatures.ts'
import { FIGHTERS } from './fighters.ts'
import { HUMANOID } from './locations.ts'
import { RANGED_WEAPONS } from './ranged.ts'
import type { FighterRecord, LocationTable, RangedWeapon, Weapon } from './types.ts'
import { ofOneShape } from './weapon-shape.ts'
import { CLOSE_WEAPONS } from './weapons.ts'

const THROWN: Readonly<Record<string, RangedWeapon>> = Object.fromEntries(
  Object.values<RangedWeapon>(RANGED_WEAPONS).flatMap((w) =>
    w.thrown === undefined ? [] : [[w.thrown, ofOneShape(w)]],
  ),
)

/** A weapon as the catalogue has it: of the one shape, and knowing what it is while it flies. */
const catalogued = (w: Weapon): Weapon =>
  ofOneShape(w.use === 'close' && w.notes.includes('thrown') ? { ...w, flying: THROWN[w.id] } : w)

/** Every weapon a scenario can name, by id. */
export const WEAPONS: Readonly<Record<string, Weapon>> = Object.fromEntries(
  Object.entries<Weapon>({ ...CLOSE_WEAPONS, ...RANGED_WEAPONS, ...CREATURE_WEAPONS }).map(([id, w]) => [
    id,
    catalogued(w),
  ]),
)

/** Every body, by id. */
export const BODIES: Readonly<Record<string, LocationTable>> = { humanoid: HUMANOID, ...CREATURE_LOCATIONS }

/** Every fighter a scenario can name, by id. */
export const RECORDS: Readonly<Record<string, FighterRecord>> = { ...FIGHTERS, ...CREATURES }
