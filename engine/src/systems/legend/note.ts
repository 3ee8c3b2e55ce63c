import type { Modifier } from '../../kernel/types.ts'
import { counts as count, type Note, noting } from '../../mechanisms/noting.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter } from './types.ts'

export { type Note, noting }

/** Tells a skill with what went into it: modifiers all add up, and of the table for missiles its sections do (LEG-CM-Stack, LEG-RM-Stack). */
export function reckoned(
  ctx: Ctx,
  f: Fighter,
  what: string,
  value: number,
  list: readonly Modifier[] | undefined,
  rule: 'LEG-CM-Stack' | 'LEG-RM-Stack' = 'LEG-CM-Stack',
): void {
  if (list === undefined || list.length === 0) return
  ctx.emit?.({ type: 'skill', who: f.id, what, skill: value, modifiers: list, rule })
}

/** A modifier that counts, noted where somebody listens. */
export const counts: (note: Note, value: number, because: string, rule: LegendRule) => number = count

/** A value that something does not let exceed a limit, noted where it bites. */
export function atMost(limit: number, value: number, because: string, rule: LegendRule, note: Note): number {
  return value <= limit ? value : value + counts(note, limit - value, because, rule)
}
