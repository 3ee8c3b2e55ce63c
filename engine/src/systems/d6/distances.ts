import type { FighterId } from '../../kernel/types.ts'
import { distanceBetween } from '../../space/whereabouts.ts'
import type { State } from './types.ts'

/** Metres between two fighters. */
export const metres = (s: State, a: FighterId, b: FighterId): number => distanceBetween(s.where, a, b)
