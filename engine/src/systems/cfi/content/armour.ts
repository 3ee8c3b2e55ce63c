/** Source: Classic Fantasy Imperative, chapter 6. One type a location, no layers. */
export const ARMOR = {
  furs: { name: 'Furs', ap: 1, heavy: false },
  leather: { name: 'Leather', ap: 2, heavy: false },
  'ring-mail': { name: 'Ring mail', ap: 3, heavy: false },
  scale: { name: 'Scale', ap: 4, heavy: false },
  'chain-mail': { name: 'Chain mail', ap: 5, heavy: true },
  splint: { name: 'Splint', ap: 6, heavy: true },
  'plate-mail': { name: 'Plate mail', ap: 7, heavy: true },
  'full-plate': { name: 'Full plate', ap: 8, heavy: true },
} as const
export type ArmorId = keyof typeof ARMOR
export const ARMORS = Object.keys(ARMOR) as readonly ArmorId[]
