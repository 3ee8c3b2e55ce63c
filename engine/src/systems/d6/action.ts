import type { Option } from '../../kernel/types.ts'
import type { D6RuleId } from './rules.ts'
import type { Ctx, Fighter, State, Why } from './types.ts'

/** Something a fighter may spend an action on: a row of a table, offered or refused with a reason. */
export interface Action extends Option {
  readonly rule: D6RuleId
  refuse(s: State, f: Fighter): Why | undefined
  act(ctx: Ctx, s: State, f: Fighter): void
}

/**
 * Every action in the order it is offered. `actions.ts` puts it together when the system is loaded; it stands here, below
 * everything, because some actions lead to others: who waits may act in the middle of an attack.
 */
export const OFFERED: Action[] = []
