import type { Ctx, Harm } from '../types.ts'
import { fall } from './falling-down.ts'
import type { Resisted } from './injure.ts'
import { over } from './over.ts'

/** The least of people fall to any damage over a Physique roll (D6-C-NPC-Fodder). */
export function fells(ctx: Ctx, harm: Harm, resisted: Resisted): void {
  const f = harm.on
  const felled = over(ctx, harm, resisted, 'hurt') > 0
  ctx.emit?.({ type: 'fodder', who: f.id, by: harm.by, felled, rule: 'D6-C-NPC-Fodder' })
  if (!felled) return
  f.levelsThisRound++
  if (f.condition === 'up') fall(ctx, f, 'unconscious', 'D6-C-NPC-Fodder')
}
