import { woundLevels } from '../content/wounds.ts'
import { severity, woundFor } from '../derive.ts'
import { lose } from '../injury/body-points.ts'
import { fall } from '../injury/falling-down.ts'
import type { Resisted } from '../injury/injure.ts'
import { over } from '../injury/over.ts'
import { takeWound } from '../injury/wounds.ts'
import { totalRolled } from '../rolling-dice.ts'
import type { Attack, Ctx, Harm, State } from '../types.ts'

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
  f.outFor = Math.max(f.outFor, HOUR * hours)
  if (f.condition === 'up') fall(ctx, f, 'unconscious', 'D6-C-OPT-Knockout')
}
