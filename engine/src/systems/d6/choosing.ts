import { asked } from '../../mechanisms/asking.ts'
import type { Ctx, D6Question, Fighter, Item } from './types.ts'

/** Asks a fighter which of these, unless there is only one. */
export function chosen<T extends { readonly key: string }>(
  ctx: Ctx,
  f: Fighter,
  about: D6Question,
  options: readonly T[],
): T {
  return asked(ctx, { who: f.id, about, options })
}

/** The same of fighters or vehicles, each by its name. */
export const chosenOf = <T extends { readonly id: string }>(
  ctx: Ctx,
  f: Fighter,
  about: D6Question,
  all: readonly T[],
): T => asked(ctx, { who: f.id, about, options: all.map((of) => ({ key: of.id, of })) }).of

/** Items as options, each with a key of its own: of two knives the second is `dagger 2`. */
export function keyed(items: readonly Item[]): { readonly key: string; readonly item: Item }[] {
  return items.map((item, i) => {
    const before = items.slice(0, i).filter(({ key }) => key === item.key).length
    return { key: before === 0 ? item.key : `${item.key} ${before + 1}`, item }
  })
}
