import { bearings } from '../movement.ts'
import { cannotShoot } from '../ranged-attacks.ts'
import { refuseBlow } from '../striking.ts'
import type { Fighter, State } from '../types.ts'
import type { Situation, Why } from './action.ts'

/** The situation a fighter decides in. */
export function situation(s: State, f: Fighter): Situation {
  const { left, rooted, near, against, tied } = bearings(s, f)
  return { left, rooted, near, against, tied, blow: 'unknown', shot: 'unknown' }
}

/** Why he can strike at nobody, if he cannot: looked for when it is asked, and once, for it takes a look at everybody. */
export function noBlow(s: State, f: Fighter, at: Situation): Why | undefined {
  if (at.blow === 'unknown') at.blow = refuseBlow(s, f, at)
  return at.blow
}

/** Why he can shoot at nobody, if he cannot. */
export function noShot(s: State, f: Fighter, at: Situation): Why | undefined {
  if (at.shot === 'unknown') at.shot = cannotShoot(s, f)
  return at.shot
}
