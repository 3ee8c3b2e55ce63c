import { significant } from '../fighters.ts'
import type { Ctx, Fighter, Harm, State } from '../types.ts'
import type { Resisted } from './injure.ts'
import { over } from './over.ts'
import { fall } from './wounds.ts'

/** Damage over resistance is lost from Body Points (D6-C-BP-Loss). Ruling D6-A44. */
export function loseBodyPoints(ctx: Ctx, s: State, harm: Harm, resisted: Resisted): void {
  lose(ctx, s, harm.on, over(ctx, s, harm, resisted, 'points'), harm.by)
}

/** So many Body Points are gone; at nothing one is dead, or dying if one matters. Ruling D6-A42. */
export function lose(ctx: Ctx, s: State, f: Fighter, points: number, by: string): void {
  const { body } = f
  f.body = Math.max(-f.fullBody, body - points)
  f.lostThisRound += points
  if (points > 0 && s.options.damageBreaksAim) f.aim = null
  ctx.emit?.({ type: 'bodyLost', who: f.id, by, points, left: f.body, rule: 'D6-C-BP-Loss' })
  if (f.body > 0 || f.condition === 'dead') return
  const { deathAtZero } = s.options
  const dies = deathAtZero === 'everybody' || (deathAtZero === 'insignificant' && !significant(f))
  if (dies) fall(ctx, f, 'dead')
  else if (f.body <= -f.fullBody) fall(ctx, f, 'dead')
  else if (f.condition !== 'dying') fall(ctx, f, 'dying')
}
