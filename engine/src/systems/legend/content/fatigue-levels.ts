import type { LegendRule } from '../book/rules.ts'
import { GAME_SYSTEM } from './sources.ts'

/** The Persistence test to stay conscious: how often, and its modifier. */
export interface StayingAwake {
  readonly every: 'minute' | 'round'
  readonly modifier: number
}

/** What a level of Fatigue costs: skill, metres of Movement or half of it, Strike Rank, and DEX where Combat Actions are derived. */
const level = <N extends string>(
  name: N,
  skill: number,
  move: number | 'half',
  strikeRank: number,
  dex: number,
  rule: LegendRule,
  test?: StayingAwake,
) => ({ name, skill, move, strikeRank, dex, test, rule, source: GAME_SYSTEM })

/** The levels of Fatigue from fresh to spent. Open Game Content under the Open Game License 1.0a. */
export const FATIGUE_LEVELS = [
  level('fresh', 0, 0, 0, 0, 'LEG-FAT-Fresh'),
  level('winded', -10, 0, 0, 0, 'LEG-FAT-Winded'),
  level('tired', -20, -1, 0, 0, 'LEG-FAT-Tired'),
  level('wearied', -30, -1, -2, 0, 'LEG-FAT-Wearied'),
  level('exhausted', -40, 'half', -4, -5, 'LEG-FAT-Exhausted', { every: 'minute', modifier: 0 }),
  level('debilitated', -50, 'half', -6, -10, 'LEG-FAT-Debilitated', { every: 'round', modifier: -20 }),
] as const
export type FatigueName = (typeof FATIGUE_LEVELS)[number]['name']
