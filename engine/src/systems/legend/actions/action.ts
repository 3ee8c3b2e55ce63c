import type { Option } from '../../../kernel/types.ts'
import type { Declared } from '../attacks-and-parries.ts'
import type { Bearings } from '../movement.ts'
import type { LegendRule } from '../rules.ts'
import type { Ctx, Fighter, State } from '../types.ts'

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
