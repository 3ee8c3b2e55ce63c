import { AMMUNITION } from '../content/ranged.ts'
import type { RangedWeapon } from '../content/types.ts'
import type { Item } from '../types.ts'

/** How far a weapon carries without penalty; a broadhead flies a quarter less far (LEG-RNG-Range, LEG-EQP-Broadhead). */
export function rangeOf(item: Item, weapon: RangedWeapon): number {
  return weapon.family === 'bow' ? weapon.range * AMMUNITION[item.missile].rangeTimes : weapon.range
}

/** How far a shot can carry at all: to twice the Range (LEG-RNG-Range). Ruling LEG-A26. */
export const carriesTo = (item: Item, weapon: RangedWeapon): number => 2 * rangeOf(item, weapon)

/** What is lost of a skill beyond Range: half of it, before anything else is counted. Ruling LEG-A77: what is left is rounded up. */
export const lostToDistance = (skill: number): number => Math.ceil(skill / 2) - skill
