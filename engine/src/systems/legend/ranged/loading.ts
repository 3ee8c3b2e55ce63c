import type { Item } from '../types.ts'

/** In hand if it is thrown, with its missile ready if it is not (LEG-RNG-Load). */
export const loaded = ({ weapon, loaded: done }: Item): boolean => weapon.use === 'ranged' && done >= weapon.load
