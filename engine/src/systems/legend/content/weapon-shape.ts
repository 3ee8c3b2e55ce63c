import type { CloseWeapon, RangedWeapon, Weapon } from './types.ts'

/** Every field a weapon may have. */
const BLANK: Readonly<Record<keyof CloseWeapon | keyof RangedWeapon, undefined>> = {
  id: undefined,
  name: undefined,
  use: undefined,
  damage: undefined,
  modifier: undefined,
  size: undefined,
  reach: undefined,
  range: undefined,
  load: undefined,
  hands: undefined,
  minimum: undefined,
  family: undefined,
  limb: undefined,
  kinds: undefined,
  manoeuvres: undefined,
  enc: undefined,
  ap: undefined,
  hp: undefined,
  notes: undefined,
  otherGrip: undefined,
  thrown: undefined,
  source: undefined,
}

/** The same weapon with every field in its place: all are records of one shape, so that whatever asks them stays fast. */
export const ofOneShape = <W extends Weapon>(weapon: W): W => ({ ...BLANK, ...weapon })
