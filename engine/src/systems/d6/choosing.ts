import type { Option } from '../../kernel/types.ts'
import { asked, optionOf } from '../../mechanisms/asking.ts'
import type { Ctx, D6Question, Fighter, Item } from './types.ts'

/** Asks a fighter which of these, unless there is only one. */
export const chosen = <T extends Option>(ctx: Ctx, f: Fighter, about: D6Question, options: readonly T[]): T =>
  asked(ctx, { who: f.id, about, options })

type Named = { readonly id: string }
/** The same of fighters or vehicles, each by its name. */
export const chosenOf = <T extends Named>(ctx: Ctx, f: Fighter, about: D6Question, all: readonly T[]): T =>
  chosen(ctx, f, about, all.map(named)).of
const named = <T extends Named>(of: T): Option & { readonly of: T } => ({ key: of.id, of })

const WAYS = [optionOf('towards'), optionOf('away')] as const
/** Asks a fighter towards or away from whom. */
export function whither(ctx: Ctx, f: Fighter, whom: readonly Fighter[]) {
  const { id: at } = chosenOf(ctx, f, { ask: 'whom' }, whom)
  const { key: way } = ctx.choose({ who: f.id, about: { ask: 'way', at }, options: WAYS })
  return { at, way }
}

/** Items as options, each with a key of its own: of two knives the second is `dagger 2`. */
export function keyed(items: readonly Item[]): { readonly key: string; readonly item: Item }[] {
  return items.map((item, i) => {
    const before = items.slice(0, i).filter(({ key }) => key === item.key).length
    return { key: before === 0 ? item.key : `${item.key} ${before + 1}`, item }
  })
}
