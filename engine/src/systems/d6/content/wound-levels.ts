import { code, type DieCode } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'

/** The Wound levels from whole to dead. */
export const woundLevels = [
  'unhurt',
  'stunned',
  'wounded',
  'severely wounded',
  'incapacitated',
  'mortally wounded',
  'dead',
] as const
export type WoundLevel = (typeof woundLevels)[number]

export interface WoundRow {
  /** The lowest number by which damage is over resistance; Severely Wounded is reached from Wounded only. */
  readonly over: number
  /** The share of Body Points left, in per cent, at which the overlay shows this level (Ruling D6-A43). */
  readonly left?: number
  readonly penalty: DieCode
  /** A healing roll that mends one level. */
  readonly assist?: number
  readonly rule: D6RuleId
}

/** What each level takes, costs and asks (Damage: Wound Levels). */
export const wounds = {
  stunned: { over: 1, left: 60, penalty: code('-1D'), assist: 10, rule: 'D6-C-W-Stunned' },
  wounded: { over: 4, left: 40, penalty: code('-1D'), assist: 15, rule: 'D6-C-W-Wounded' },
  'severely wounded': { over: 4, left: 20, penalty: code('-2D'), assist: 15, rule: 'D6-C-W-Severely' },
  incapacitated: { over: 9, left: 10, penalty: code('-3D'), assist: 20, rule: 'D6-C-W-Incap' },
  'mortally wounded': { over: 13, left: 0, penalty: code('-3D'), assist: 25, rule: 'D6-C-W-Mortal' },
  dead: { over: 16, penalty: 0, rule: 'D6-C-W-Dead' },
} as const satisfies Readonly<Record<Exclude<WoundLevel, 'unhurt'>, WoundRow>>

/** Above this share of Body Points one is only bruised. */
export const bruised = 80
/** Staying up when Incapacitated (D6-C-W-Incap). */
export const stayUp = { difficulty: 15, outForDice: 10 } as const

/** The levels a lesser character has, by their number (Adventure Tips: Generic Characters); beyond two the book only says that more are added (Ruling D6-A61). */
export const tracks: Readonly<Record<number, readonly WoundLevel[]>> = {
  1: ['incapacitated'],
  2: ['stunned', 'incapacitated'],
  3: ['stunned', 'wounded', 'incapacitated'],
  4: ['stunned', 'wounded', 'severely wounded', 'incapacitated'],
  5: ['stunned', 'wounded', 'severely wounded', 'incapacitated', 'mortally wounded'],
}

/** Body Points before the Physique roll, by how much somebody matters (Adventure Tips: Body Points; D6-C-NPC-BPBase). */
export const bodyPointBase = {
  hero: 20,
  'major villain': 20,
  'minor villain': 15,
  'bystander or animal': 10,
  'child or elder': 5,
  fodder: 10,
} as const
/** Aid to the dying: minutes it came within, and skill dice lost for good (Damage: Unconsciousness & Death; D6-C-DEATH-Aid). */
export const aid = [
  { minutes: 4, roll: false, loses: 0 },
  { minutes: 10, roll: true, loses: code('1D') },
  { minutes: 15, roll: true, loses: code('2D') },
] as const
