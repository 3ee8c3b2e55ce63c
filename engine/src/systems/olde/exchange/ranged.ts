import type { RangedProfile } from '../content/weapons.ts'

/** OLDE-RNG-04, OLDE-RNG-05: how often the base range must be doubled to get so far (ruling OLDE-B29). */
export function doublings({ base }: Pick<RangedProfile, 'base'>, far: number): number {
  let count = 0
  for (let range = base; range < far; range *= 2) count++
  return count
}
/** OLDE-RNG-08: the farthest it is aimed at one target. */
export const farthest = ({ base, limit }: Pick<RangedProfile, 'base' | 'limit'>): number => base * limit
