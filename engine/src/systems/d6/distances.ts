import type { FighterId } from '../../kernel/types.ts'
import { distanceBetween, reaches, type Whereabouts } from '../../space/whereabouts.ts'
import { fighter } from './fighters.ts'
import type { State } from './types.ts'

/** Metres between two fighters, one of them perhaps higher up than the other. */
export function metres(s: State, a: FighterId, b: FighterId): number {
  const level = distanceBetween(s.where, a, b)
  return s.scene.climb === null ? level : Math.hypot(level, fighter(s, a).height - fighter(s, b).height)
}

/** Whether nothing on the map that stops a missile stands wholly between them: no blow goes through a wall (D6-COVER-100). */
export const clearWay = (where: Whereabouts, a: FighterId, b: FighterId): boolean =>
  'bands' in where || reaches(where, a, b, Infinity)
