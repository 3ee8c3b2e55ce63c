import type { Option } from '../../../kernel/types.ts'
import { asked, optionOf } from '../../../mechanisms/asking.ts'
import type { D6RuleId } from '../book/rules.ts'
import type { ActionKey } from './action-kinds.ts'
import type { Ctx, D6Question, Fighter, Item, Refusal, State, Why } from './types.ts'

/** Something a fighter may spend an action on: a row of a table, offered or refused with a reason. */
export interface Action extends Option {
  readonly key: ActionKey
  readonly rule: D6RuleId
  refuse(s: State, f: Fighter): Refusal
  act(ctx: Ctx, s: State, f: Fighter, takes: Takes): void
}

/** How somebody takes an action, for those that others may act in the middle of. */
export type Takes = (ctx: Ctx, s: State, f: Fighter) => void

/** Why something is not open to somebody now. */
export const why = (because: string, rule: Why['rule']): Why => ({ because, rule })

/** Asks a fighter which of these, unless there is only one. */
export const chosen = <T extends Option>(ctx: Ctx, f: Fighter, about: D6Question, options: readonly T[]): T =>
  asked(ctx, { who: f.id, about, options })

type Named = { readonly id: string }
/** The same of fighters or vehicles, each by its name. */
export const chosenOf = <T extends Named>(ctx: Ctx, f: Fighter, about: D6Question, all: readonly T[]): T =>
  chosen(ctx, f, about, all.map(named)).of
const named = <T extends Named>(of: T): Option & { readonly of: T } => ({ key: of.id, of })

export const WAYS = [optionOf('towards'), optionOf('away')] as const
/** Asks a fighter towards or away from whom. */
export function whither(ctx: Ctx, f: Fighter, whom: readonly Fighter[], ways: readonly (typeof WAYS)[number][] = WAYS) {
  const { id: at } = chosenOf(ctx, f, { ask: 'whom' }, whom)
  const { key: way } = chosen(ctx, f, { ask: 'way', at }, ways)
  return { at, way }
}

/** Items as options, each with a key of its own: of two knives the second is `dagger 2`. */
export function keyed(items: readonly Item[]): { readonly key: string; readonly item: Item }[] {
  return items.map((item, i) => {
    const before = items.slice(0, i).filter(({ key }) => key === item.key).length
    return { key: before === 0 ? item.key : `${item.key} ${before + 1}`, item }
  })
}
