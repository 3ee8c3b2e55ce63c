/** A shield: what it adds to Defense, the Brawn it wants, what it takes from spells with gestures. */
export interface Shield {
  readonly name: string
  readonly defense: number
  readonly brawn: number
  readonly casting: number
  readonly size: number
}
/** Armour: its category, what it takes from damage, the Brawn it wants. */
export interface Armour {
  readonly name: string
  readonly category: 'light' | 'medium' | 'heavy'
  readonly reduction: number
  readonly brawn: number
}

/** OLDE-SHD-05: Defense bonus, Brawn minimum, spellcasting adjustment, size. */
const SHIELDS = {
  buckler: [1, 6, -1, 2],
  roundel: [1, 6, -1, 2],
  targe: [2, 8, -2, 4],
  heater: [2, 8, -2, 4],
  kite: [3, 10, -3, 6],
  pavise: [3, 10, -3, 8],
  tower: [4, 12, -4, 8],
} as const satisfies Record<string, readonly [number, number, number, number]>

/** OLDE-ARM-05: category, reduction, Brawn minimum. */
const ARMOURS = {
  leather: ['light', 1, 5],
  gambeson: ['light', 2, 7],
  'hardened-leather': ['light', 2, 6],
  scale: ['medium', 3, 9],
  chainmail: ['medium', 3, 8],
  brigandine: ['medium', 4, 10],
  'plate-and-mail': ['heavy', 5, 11],
  'full-plate': ['heavy', 6, 12],
} as const satisfies Record<string, readonly [Armour['category'], number, number]>

/** Every shield by its key. */
export const shields: Readonly<Record<string, Shield>> = Object.fromEntries(
  Object.entries(SHIELDS).map(([key, [defense, brawn, casting, size]]) => [
    key,
    { name: key, defense, brawn, casting, size },
  ]),
)
/** Every armour by its key. */
export const armours: Readonly<Record<string, Armour>> = Object.fromEntries(
  Object.entries(ARMOURS).map(([key, [category, reduction, brawn]]) => [
    key,
    { name: key.replaceAll('-', ' '), category, reduction, brawn },
  ]),
)
/** OLDE-ARM-02: the spans of each category: reduction, Brawn minimum. */
export const CATEGORIES = {
  light: { reduction: [1, 2], brawn: [5, 7] },
  medium: { reduction: [3, 4], brawn: [8, 10] },
  heavy: { reduction: [5, 6], brawn: [11, 20] },
} as const satisfies Record<
  Armour['category'],
  { reduction: readonly [number, number]; brawn: readonly [number, number] }
>
