import type { Ctx, Fighter, State } from '../state/types.ts'
import { attempt, RESIST, succeeds } from './checks.ts'
import { knockOut, ROUNDS_A_MINUTE } from './conditions.ts'
import { wearies } from './fatigue.ts'
import { plainSkill } from './plain-skills.ts'

/** At 0 Magic Points Resilience: a level of Fatigue, or unconscious for 21 less CON minutes (LEG-MAG-Empty). */
export function drained(ctx: Ctx, s: State, f: Fighter): void {
  const level = attempt(ctx, f, RESIST.resilience, plainSkill(s, f, 'resilience'))
  ctx.emit?.({ type: 'drained', who: f.id, level, rule: 'LEG-MAG-Empty' })
  if (succeeds(level)) wearies(ctx, s, f, 1, 'LEG-MAG-Empty')
  else knockOut(ctx, s, f, Math.max(1, 21 - f.facts.characteristics.con) * ROUNDS_A_MINUTE, 'LEG-MAG-Empty')
}
