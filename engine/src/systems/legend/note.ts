import type { FighterId, Modifier, Rolled } from '../../kernel/types.ts'
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

/** 1D100 against a skill, as events carry it: what fell, where somebody has seen it, and what made the skill what it is. */
export const percentileRoll = (
  of: string,
  who: FighterId,
  roll: number | undefined,
  needs: number,
  terms: readonly Modifier[] = [],
): Rolled => ({
  of,
  who,
  dice: '1d100',
  faces: roll === undefined ? undefined : [roll],
  terms,
  total: roll,
  needs,
  under: true,
})

/** A modifier that counts, noted where somebody listens. */
export const counts: (note: Note, value: number, because: string, rule: LegendRule) => number = count

/** A value that something does not let exceed a limit, noted where it bites. */
export function atMost(limit: number, value: number, because: string, rule: LegendRule, note: Note): number {
  return value <= limit ? value : value + counts(note, limit - value, because, rule)
}
