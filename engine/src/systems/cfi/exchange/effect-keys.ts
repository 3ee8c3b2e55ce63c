/** What a Special Effect is besides what it does. */
interface EffectRow {
  /** The opponent may withstand it, and so may be made to fail (CFI-SE-ForceFailure). */
  readonly opposed?: true
  /** What an opponent may do to one, attacking or defending, and so what a counter can be prepared against (CFI-SE-PrepareCounter; Ruling CFI-A118). */
  readonly foreseeable?: true
}

/** Every Special Effect, in the order of the table (CFI-SE-G4). */
export const EFFECT_ROWS = {
  accidentalInjury: { foreseeable: true },
  arise: {},
  bash: { foreseeable: true },
  bleed: { opposed: true, foreseeable: true },
  blindOpponent: { opposed: true, foreseeable: true },
  bypassArmor: { foreseeable: true },
  chooseLocation: { foreseeable: true },
  circumventParry: { foreseeable: true },
  damageWeapon: { foreseeable: true },
  disarmOpponent: { opposed: true, foreseeable: true },
  enhanceParry: {},
  entangle: { foreseeable: true },
  forceFailure: {},
  grip: { foreseeable: true },
  impale: { foreseeable: true },
  sharpshooter: { foreseeable: true },
  maximizeDamage: { foreseeable: true },
  prepareCounter: {},
  rapidReload: {},
  scarFoe: { foreseeable: true },
  selectTarget: {},
  slipFree: {},
  stunLocation: { opposed: true, foreseeable: true },
  sunder: { foreseeable: true },
  tripOpponent: { opposed: true, foreseeable: true },
  withdraw: {},
} as const satisfies Readonly<Record<string, EffectRow>>

export type EffectKey = keyof typeof EFFECT_ROWS
const ROWS: Readonly<Record<EffectKey, EffectRow>> = EFFECT_ROWS
export const isEffect = (key: string): key is EffectKey => Object.hasOwn(ROWS, key)
/** Keys of all of them, in that order. */
export const EFFECTS: readonly EffectKey[] = Object.keys(ROWS).filter(isEffect)
export const isOpposed = (key: EffectKey): boolean => ROWS[key].opposed === true
export const FORESEEABLE: readonly EffectKey[] = EFFECTS.filter((key) => ROWS[key].foreseeable)
