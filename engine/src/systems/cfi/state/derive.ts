import { type HitPointRow, locationHitPoints } from '../../../mechanisms/body.ts'
import type { ClassId, RaceId } from '../content/classes.ts'
import { modifierDice, NO_MODIFIER } from '../content/tables.ts'
import { type Body, type Characteristics, type Part, SKILL_BASES, type Skill } from '../content/types.ts'

/** Every division rounds up. */
const up = Math.ceil

/** 2, one more at Rank 2 and 3, two more at Rank 4 and 5 (CFI-ATT-ActionPoints). */
export const actionPoints = (rank: number): number => (rank >= 4 ? 4 : rank >= 2 ? 3 : 2)

/** The Action Points of a creature nobody printed. */
export const creatureActions = ({ dex, int }: Characteristics): number => Math.max(1, up((dex + int) / 12))

/** The mean of DEX and INT (CFI-ATT-Initiative). */
export const initiativeModifier = ({ dex, int }: Characteristics): number => up((dex + int) / 2)

/** The step of the Damage Modifier: fives up to 50, tens above (CFI-ATT-DamageModifier). */
export function damageStep(sum: number): number {
  const fives = Math.max(0, up(Math.min(sum, 50) / 5) - 1)
  return sum <= 50 ? fives : 9 + up((sum - 50) / 10)
}

/** The Damage Modifier at a step, in words: `+1d4`, `+2d10+1d2`, `−1d2`. */
export function modifierInWords(step: number): string {
  if (step === NO_MODIFIER) return '+0'
  const { sign, dice } = modifierDice(step)
  return dice.map(([count, sides]) => `${sign < 0 ? '−' : '+'}${count}d${sides}`).join('')
}

/** The row of the Hit Points table a part has. */
const ROW: Readonly<Record<Part, HitPointRow>> = {
  leg: 'leg',
  foreleg: 'leg',
  tail: 'leg',
  arm: 'arm',
  wing: 'arm',
  abdomen: 'abdomen',
  chest: 'chest',
  head: 'head',
}

/** Hit Points of each location by CON and SIZ, and by Rank (CFI-ATT-HitPoints). */
export function hitPoints({ con, siz }: Characteristics, body: Body, rank: number): number[] {
  const ranked = rank >= 4 ? 2 : rank >= 2 ? 1 : 0
  return body.locations.map(({ part }) => locationHitPoints(con + siz, ROW[part]) + ranked)
}

/** One for each six points begun (CFI-ATT-HealingRate). */
export const healingRate = ({ con }: Characteristics): number => Math.max(1, up(con / 6))

/** One for each six points of POW begun, one more for humans, one for each Rank above the first (CFI-ATT-Luck). */
export const luckPoints = ({ pow }: Characteristics, race: RaceId, rank: number): number =>
  Math.max(1, up(pow / 6)) + (race === 'human' ? 1 : 0) + (rank - 1)

/** What a skill is without training; professional ones are 0 then. */
export const baseSkill = (skill: Skill, c: Characteristics): number =>
  SKILL_BASES[skill].reduce((sum, of) => sum + c[of], 0)

/** Combat Skill without training. */
export const baseCombat = ({ str, dex }: Characteristics): number => str + dex

/** The skill a class casts with. */
export const castingSkill = (of: ClassId | undefined): Skill => (of === 'cleric' ? 'channel' : 'arcaneCasting')

/** Feet a body is tall, ours. */
export const heightOf = (siz: number): number => 2.5 + siz / 4

/** Squares across a body, ours: one up to twice a man, one more for each further thirty of SIZ. */
export const cellsAcross = (siz: number, cell: number): number =>
  Math.max(1, Math.round((5 * Math.ceil(siz / 30)) / cell))
