import { bearings } from '../movement.ts'
import { cannotShoot } from '../ranged-attacks.ts'
import { refuseBlow } from '../striking.ts'
import type { Fighter, State } from '../types.ts'
import type { Situation } from './action.ts'

/** The situation a fighter decides in. */
export function situation(s: State, f: Fighter): Situation {
  const his = bearings(s, f)
  return {
    left: his.left,
    rooted: his.rooted,
    near: his.near,
    against: his.against,
    tied: his.tied,
    blow: refuseBlow(s, f, his),
    shot: cannotShoot(s, f),
  }
}
