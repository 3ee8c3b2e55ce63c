import type { Chance, FighterId, Option, Why } from '../../../kernel/types.ts'
import type { CfiRule } from '../book/rules.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import type { ActionKey } from './keys.ts'

/** Why somebody may not do something, by which rule. */
export interface Refused extends Why {
  readonly rule: CfiRule
}

/** Something a fighter may do on his Turn. */
export interface Action extends Option {
  readonly key: ActionKey
  readonly rule: CfiRule
  /** Free ones cost nothing (CFI-ACT-02); to delay is paid for by what is done later (CFI-PRO-Delay). */
  readonly cost: 'action' | 'free' | 'later'
  /** Whether it is an attack of some kind, which wounds, surprise and terror forbid. */
  readonly offensive?: boolean
  refuse(s: State, f: Fighter): Refused | undefined
  act(ctx: Ctx, s: State, f: Fighter): void
  /** What he means by it, settled before anybody may interrupt him (CFI-REA-Interrupt). */
  declare?(ctx: Ctx, s: State, f: Fighter): Intent
}
/** An action as it was declared. */
export interface Intent {
  /** Whom it is aimed at. */
  readonly at: FighterId
  /** Whether it can still be done as it was declared. */
  possible(): boolean
  carryOut(): void
}
/** An action that is carried out as it was declared. */
export const declaring = (action: Omit<Action, 'act' | 'declare'> & Required<Pick<Action, 'declare'>>): Action => ({
  ...action,
  act: (ctx, s, f) => action.declare(ctx, s, f).carryOut(),
})
/** What he opposes somebody with. */
export interface Means {
  readonly skill: number
  readonly chance: Chance<number>
}

export const no = (because: string, rule: CfiRule): Refused => ({ because, rule })
