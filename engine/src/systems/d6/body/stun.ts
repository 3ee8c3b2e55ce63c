import { woundLevels } from '../content/wound-levels.ts'
import { MINUTE, severity, woundFor } from '../state/derive.ts'
import { totalRolled } from '../state/dice.ts'
import type { Attack, Ctx, Harm, State } from '../state/types.ts'
import { lose } from './body-points.ts'
import { skillTotal } from './checks.ts'
import { fall } from './falling-down.ts'
import { over, type Resisted } from './resistance.ts'
import { putOut } from './senseless.ts'
import { takeWound } from './wounds.ts'

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
  falls(ctx, harm, points)
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
  falls(ctx, harm, points)
}

function falls(ctx: Ctx, { on: f }: Harm, minutes: number): void {
  putOut(f, MINUTE * minutes)
  if (f.condition === 'up') fall(ctx, f, 'unconscious', 'D6-C-W-StunWeapon')
}

/** Rounds of an hour (D6-C-RND-5s). */
const HOUR = 720
/** Two levels fell. */
const LEVELS = 2

/**
 * A head blow that would do two levels or half the Body Points fells for as many hours as the attack was over its
 * difficulty, and does half (D6-C-OPT-Knockout). Ruling D6-A47: the test is made before halving.
 */
export function knocksOut(ctx: Ctx, s: State, harm: Harm, attack: Attack, resisted: Resisted): void {
  const f = harm.on
  const points = over(ctx, harm, resisted, 'points')
  const half = Math.floor(points / 2)
  const levels = severity(woundFor(points))
  const tested = s.options.knockoutTest === 'full'
  const out =
    s.options.injury === 'wounds'
      ? (tested ? levels : Math.floor(levels / 2)) >= LEVELS
      : 2 * (tested ? points : half) >= f.fullBody
  const total = totalRolled(ctx, attack.thrown)
  const hours = out ? Math.max(1, total - attack.difficulty) : 0
  ctx.emit?.({ type: 'knockout', who: f.id, by: harm.by, out, hours, rule: ['D6-C-OPT-Knockout', 'D6-A47'] })
  if (s.options.injury === 'wounds') takeWound(ctx, s, f, woundLevels[Math.floor(levels / 2)] ?? 'unhurt', harm)
  else lose(ctx, s, f, half, harm)
  if (!out) return
  putOut(f, HOUR * hours)
  if (f.condition === 'up') fall(ctx, f, 'unconscious', 'D6-C-OPT-Knockout')
}
