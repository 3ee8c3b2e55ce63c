import type { Ctx, Fighter } from './types.ts'

/** Asks a fighter which of these, unless there is only one. */
export function chosen<T extends { readonly key: string }>(
  ctx: Ctx,
  f: Fighter,
  ask: string,
  options: readonly T[],
  at?: string,
): T {
  const only = options.length === 1 ? options[0] : undefined
  return only ?? ctx.choose({ who: f.id, about: { ask, ...(at === undefined ? {} : { at }) }, options })
}
