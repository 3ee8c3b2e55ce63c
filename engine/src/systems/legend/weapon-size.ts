import { placeOn } from '../../mechanisms/lists.ts'
import { SIZES } from './content/types.ts'
import { noted } from './fighters.ts'
import type { Item } from './types.ts'

const MEDIUM = SIZES.indexOf('M')

/** How large a blow is on the ladder of Sizes (LEG-SIZ-01). */
export const sizeOf = (item: Item): number => placeOn(SIZES, item.weapon.size ?? 'S')

/**
 * How large a weapon counts when it parries another: a dirk or main gauche as Medium (LEG-EQP-ParryAsMedium); chains and
 * flails a step less, and so does what parries them (LEG-EQP-Flexible).
 */
export function parryingSize(guard: Item, against: Item): number {
  let size = sizeOf(guard)
  if (size < MEDIUM && noted(guard, 'parriesAsMedium')) size = MEDIUM
  if (noted(guard, 'flexible')) size--
  if (noted(against, 'flexible')) size--
  return size
}

/** Whether a parry with this could stop any of that at all (LEG-ATK-07). */
export const couldStop = (guard: Item, against: Item): boolean => sizeOf(against) - parryingSize(guard, against) < 2
