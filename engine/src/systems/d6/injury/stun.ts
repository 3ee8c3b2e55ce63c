import { woundLevels } from '../content/wounds.ts'
import { severity, woundFor } from '../derive.ts'
import type { Ctx, Harm, State } from '../types.ts'
import { skillTotal } from '../using-skills.ts'
import { lose } from './body-points.ts'
import { fall } from './falling-down.ts'
import type { Resisted } from './injure.ts'
import { over } from './over.ts'
import { takeWound } from './wounds.ts'

/** Rounds in a minute (D6-C-RND-5s). */
const MINUTE = 12

/** A weapon made to stun puts its target out for minutes. */
export function stun(ctx: Ctx, s: State, harm: Harm, resisted: Resisted): void {
  const points = over(ctx, harm, resisted, 'points')
  if (s.options.injury === 'wounds') stunnedByLevels(ctx, s, harm, points)
  else stunnedByPoints(ctx, s, harm, points)
}

/** Two levels less than the damage would do, at least Stunned (D6-C-W-StunWeapon). */
function stunnedByLevels(ctx: Ctx, s: State, harm: Harm, points: number): void {
  if (points === 0) {
    takeWound(ctx, s, harm.on, 'unhurt', harm)
    return
  }
  const level = woundLevels[Math.max(1, severity(woundFor(points)) - 2)] ?? 'stunned'
  ctx.emit?.({ type: 'stunned', who: harm.on.id, by: harm.by, minutes: points, rule: 'D6-C-W-StunWeapon' })
  takeWound(ctx, s, harm.on, level, harm)
  putOut(ctx, harm, points)
}

/** A Physique or stamina roll is taken off; if anything is left he is out for the minutes of the whole (D6-C-BP-Stun). Ruling D6-A46. */
function stunnedByPoints(ctx: Ctx, s: State, harm: Harm, points: number): void {
  if (points === 0) return
  const f = harm.on
  const better = f.facts.skills.stamina > f.facts.attributes.physique ? 'stamina' : 'physique'
  const left = points - skillTotal(ctx, s, f, better, 'shake off')
  const minutes = left > 0 ? points : 0
  ctx.emit?.({ type: 'stunned', who: f.id, by: harm.by, minutes, rule: ['D6-C-BP-Stun', 'D6-A46'] })
  if (left <= 0) return
  if (!s.options.stunNonLethal) lose(ctx, s, f, left, harm)
  putOut(ctx, harm, points)
}

function putOut(ctx: Ctx, { on: f }: Harm, minutes: number): void {
  f.outFor = Math.max(f.outFor, MINUTE * minutes)
  if (f.condition === 'up') fall(ctx, f, 'unconscious', 'D6-C-W-StunWeapon')
}
