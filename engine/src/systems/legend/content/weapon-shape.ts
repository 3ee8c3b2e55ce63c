import type { CloseWeapon, RangedWeapon } from './types.ts'

/** Every field a weapon may have, and what it is where nothing is said: all weapons are records of one shape, so that whatever asks them stays fast. */
const PLAIN = {
  id: undefined,
  name: undefined,
  use: undefined,
  damage: undefined,
  modifier: undefined,
  size: undefined,
  reach: undefined,
  range: undefined,
  load: undefined,
  hands: 1,
  minimum: { str: 0, dex: 0 },
  family: undefined,
  limb: undefined,
  kinds: [],
  manoeuvres: [],
  enc: 0,
  ap: null,
  hp: null,
  notes: [],
  otherGrip: undefined,
  thrown: undefined,
  source: undefined,
} as const satisfies Readonly<Record<keyof CloseWeapon | keyof RangedWeapon, unknown>>

type Named = 'id' | 'name' | 'damage' | 'family' | 'source'

/** A weapon for close combat. */
export const closeWeapon = (of: Pick<CloseWeapon, Named | 'size' | 'reach'> & Partial<CloseWeapon>): CloseWeapon => ({
  ...PLAIN,
  use: 'close',
  modifier: true,
  ...of,
})

/** A weapon that strikes from afar; one that is not loaded is thrown, breathed or cast. */
export const rangedWeapon = (of: Pick<RangedWeapon, Named | 'range'> & Partial<RangedWeapon>): RangedWeapon => ({
  ...PLAIN,
  use: 'ranged',
  modifier: false,
  size: null,
  load: 0,
  ...of,
})
