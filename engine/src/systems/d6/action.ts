import type { Asks, Option } from '../../kernel/types.ts'
import type { D6RuleId } from './rules.ts'
import type { Ctx, Fighter, Refusal, State } from './types.ts'

/** Something a fighter may spend an action on: a row of a table, offered or refused with a reason. */
export interface Action extends Option {
  readonly rule: D6RuleId
  refuse(s: State, f: Fighter): Refusal
  act(ctx: Ctx, s: State, f: Fighter): void
}

/** Whose turn it is asked of. */
export interface Turn {
  readonly s: State
  readonly f: Fighter
}

/**
 * Every action in the order it is offered. `actions.ts` puts it together when the system is loaded; it stands here, below
 * everything, because some actions lead to others: who waits may act in the middle of an attack.
 */
const OFFERED: Action[] = []
const BY_KEY: Record<string, Action> = {}
export function offers(actions: readonly Action[]): void {
  OFFERED.push(...actions)
  for (const action of actions) BY_KEY[action.key] = action
}

/** What he may spend an action on. */
export const toAct: Asks<Turn, Action> = {
  each(_, visit) {
    for (const action of OFFERED) if (visit(action)) return
  },
  named: (_, key) => (Object.hasOwn(BY_KEY, key) ? BY_KEY[key] : undefined),
  why({ s, f }, { refuse, rule }) {
    const because = refuse(s, f)
    return typeof because === 'string' ? { because, rule } : because
  },
}
