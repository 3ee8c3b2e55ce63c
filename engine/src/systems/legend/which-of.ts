import type { FighterId, Option } from '../../kernel/types.ts'
import type { Ctx, LegendQuestion } from './types.ts'

/** Of several things somebody says which he means; where there is only one he is not asked. */
export function whichOf<T>(
  ctx: Ctx,
  who: FighterId,
  about: LegendQuestion,
  things: readonly T[],
  named: (thing: T) => Option,
): T | undefined {
  if (things.length <= 1) return things[0]
  const options = things.map(named)
  return things[options.indexOf(ctx.choose({ who, about, options }))]
}
