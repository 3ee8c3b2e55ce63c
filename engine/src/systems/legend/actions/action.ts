import type { Option } from '../../../kernel/types.ts'
import type { Declared } from '../exchange/attack.ts'
import { cannotShoot } from '../exchange/ranged-attacks.ts'
import { refuseBlow } from '../exchange/striking.ts'
import { type Bearings, bearings } from '../ground/movement.ts'
import type { Ctx, Fighter, LegendRule, State } from '../state/types.ts'

/** Why an action is not open to a fighter now. A module constant: refusing builds nothing. */
export interface Why {
  readonly because: string
  readonly rule: LegendRule
}

/** What several actions ask before one is chosen: where he stands, and, once somebody has asked, why he can strike or shoot at nobody. */
export interface Situation extends Bearings {
  blow: Why | 'unknown' | undefined
  shot: Why | 'unknown' | undefined
}

/** Something a fighter may do when his Strike Rank comes. */
export interface Action extends Option {
  readonly rule: LegendRule
  /** Left out: it costs a Combat Action. `free`: it costs none and he is asked again. `later`: it is paid when its moment comes. */
  readonly cost?: 'free' | 'later' | undefined
  refuse(s: State, f: Fighter, at: Situation): Why | undefined
  /** What he does; `at` is how he stood when he chose it, where that is known. */
  act(ctx: Ctx, s: State, f: Fighter, at?: Situation): void
  /** An attack up to where dice are thrown, so that simultaneous blows can all be rolled before one of them lands. */
  declare?: ((ctx: Ctx, s: State, f: Fighter, his: Bearings) => Declared | undefined) | undefined
}

/** An action. All are of one shape: every turn asks every one of them whether it is open. */
export const action = ({ key, rule, cost, refuse, act, declare }: Action): Action => ({
  key,
  rule,
  cost,
  refuse,
  act,
  declare,
})

/** The situation a fighter decides in. */
export function situation(s: State, f: Fighter): Situation {
  const { left, rooted, near, against, tied, arms } = bearings(s, f)
  return { left, rooted, near, against, tied, arms, blow: 'unknown', shot: 'unknown' }
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
