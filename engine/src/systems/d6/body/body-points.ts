import type { WoundLevel } from '../content/wound-levels.ts'
import { overlay, severity } from '../state/derive.ts'
import { significant } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, Harm, State } from '../state/types.ts'
import { disturbed } from './aiming.ts'
import { type Blow, fall, reels } from './falling-down.ts'
import { over, type Resisted } from './resistance.ts'
import { suffer } from './wounds.ts'

/** Damage over resistance is lost from Body Points (D6-C-BP-Loss). Ruling D6-A44. */
export function loseBodyPoints(ctx: Ctx, s: State, harm: Harm, resisted: Resisted): void {
  lose(ctx, s, harm.on, over(ctx, harm, resisted, 'points'), harm)
}

/** So many Body Points are gone. */
export function lose(ctx: Ctx, s: State, f: Fighter, points: number, blow: Blow): void {
  const { by } = blow
  if (points === 0) {
    ctx.emit?.({ type: 'bodyLost', who: f.id, by, points, left: f.body, rule: 'D6-C-BP-Loss' })
    return
  }
  const before = overlay(f.body, f.fullBody)
  f.body = Math.max(-f.fullBody, f.body - points)
  const after = overlay(f.body, f.fullBody)
  f.lostThisRound += points
  f.levelsThisRound += severity(after) - severity(before)
  f.rested = 0
  disturbed(s, f)
  const rule: Cited[] = ['D6-C-BP-Loss']
  if (s.options.woundOverlay) rule.push('D6-C-BP-Overlay')
  ctx.emit?.({ type: 'bodyLost', who: f.id, by, points, left: f.body, ...levelTold(s, after), rule })
  const slain = killingBlow(s, f, points)
  if (slain) fall(ctx, f, 'dead', 'D6-C-OPT-KillingBlow', blow)
  else if (f.body <= 0) atNothing(ctx, s, f, blow)
  else {
    // Read as a Wound level, what is left has the effects of that level (D6-C-BP-Overlay).
    if (s.options.woundOverlay && after !== before) suffer(ctx, s, f, after, before, blow)
    reels(ctx, s, f)
  }
}
const levelTold = (s: State, level: WoundLevel): { level?: WoundLevel } => (s.options.woundOverlay ? { level } : {})

/** As an option 91 per cent in one blow or all in one round kills (D6-C-OPT-KillingBlow). */
function killingBlow(s: State, f: Fighter, points: number): boolean {
  if (!s.options.killingBlow) return false
  return points >= 0.91 * f.fullBody || f.lostThisRound >= f.fullBody
}

/** With no Body Points left one is dead, or dying until as many again are lost (D6-C-DEATH-Overkill). Ruling D6-A42. */
function atNothing(ctx: Ctx, s: State, f: Fighter, blow: Blow): void {
  const { deathAtZero } = s.options
  if (f.body <= -f.fullBody) fall(ctx, f, 'dead', 'D6-C-DEATH-Overkill', blow)
  else if (deathAtZero === 'everybody' || (deathAtZero === 'insignificant' && !significant(f)))
    fall(ctx, f, 'dead', 'D6-A42', blow)
  else if (f.condition !== 'dying') fall(ctx, f, 'dying', 'D6-A42')
}
