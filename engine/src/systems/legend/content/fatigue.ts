import type { LegendRule } from '../rules.ts'
import { GAME_SYSTEM } from './sources.ts'

/** What a level of Fatigue costs. */
interface FatigueLevel {
  readonly name: string
  readonly skill: number
  /** Metres taken off Movement, or `half` of it. */
  readonly move: number | 'half'
  readonly strikeRank: number
  /** Taken off DEX where Combat Actions are derived. */
  readonly dex: number
  /** The Persistence test to stay conscious: how often, and its modifier. */
  readonly test?: { readonly every: 'minute' | 'round'; readonly modifier: number }
  readonly rule: LegendRule
  readonly source: string
}

/** The levels of Fatigue from fresh to spent. Open Game Content under the Open Game License 1.0a. */
export const FATIGUE_LEVELS = [
  { name: 'fresh', skill: 0, move: 0, strikeRank: 0, dex: 0, rule: 'LEG-FAT-Fresh', source: GAME_SYSTEM },
  { name: 'winded', skill: -10, move: 0, strikeRank: 0, dex: 0, rule: 'LEG-FAT-Winded', source: GAME_SYSTEM },
  { name: 'tired', skill: -20, move: -1, strikeRank: 0, dex: 0, rule: 'LEG-FAT-Tired', source: GAME_SYSTEM },
  { name: 'wearied', skill: -30, move: -1, strikeRank: -2, dex: 0, rule: 'LEG-FAT-Wearied', source: GAME_SYSTEM },
  {
    name: 'exhausted',
    skill: -40,
    move: 'half',
    strikeRank: -4,
    dex: -5,
    test: { every: 'minute', modifier: 0 },
    rule: 'LEG-FAT-Exhausted',
    source: GAME_SYSTEM,
  },
  {
    name: 'debilitated',
    skill: -50,
    move: 'half',
    strikeRank: -6,
    dex: -10,
    test: { every: 'round', modifier: -20 },
    rule: 'LEG-FAT-Debilitated',
    source: GAME_SYSTEM,
  },
] as const satisfies readonly FatigueLevel[]
export type FatigueName = (typeof FATIGUE_LEVELS)[number]['name']
