import { AMMUNITION } from '../content/ranged.ts'
import type { RangedWeapon } from '../content/types.ts'
import { metres } from '../movement.ts'
import type { Fighter, Item, State } from '../types.ts'

/** How far a weapon carries without penalty; a broadhead flies a quarter less far (LEG-RNG-Range, LEG-EQP-Broadhead). */
export function rangeOf(item: Item, weapon: RangedWeapon): number {
  return weapon.family === 'bow' ? weapon.range * AMMUNITION[item.missile].rangeTimes : weapon.range
}

/** Whether a shot can carry that far: to twice the Range (LEG-RNG-Range). Ruling LEG-A26. */
export const carries = (s: State, f: Fighter, item: Item, weapon: RangedWeapon, target: Fighter): boolean =>
  metres(s, f.id, target.id) <= 2 * rangeOf(item, weapon)

/** What is lost of a skill beyond Range: half of it, before anything else is counted. Ruling LEG-A77: what is left is rounded up. */
export const lostToDistance = (skill: number): number => Math.ceil(skill / 2) - skill
