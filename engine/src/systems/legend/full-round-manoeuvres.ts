import type { Why } from './actions/action.ts'
import { inWater, owed } from './fighters.ts'
import { type Bearings, engaged } from './movement.ts'
import { rooted, walker } from './pace.ts'
import type { Ctx, Fighter, State } from './types.ts'

const BEGUN: Why = { because: 'it is declared with the first action of the round', rule: 'LEG-FRM-01' }
const ENGAGED: Why = { because: 'he is engaged', rule: 'LEG-ACT-Move' }
const NO_GROUND: Why = { because: 'he has no ground to run on', rule: 'LEG-FRM-01' }
const RUNNING: Why = { because: 'all his Combat Actions but one go on moving this round', rule: 'LEG-FRM-01' }

/** Why no full-round manoeuvre can begin now: it is declared with the first action, by somebody free to run (LEG-FRM-01). */
export function refuseFullRound(s: State, f: Fighter, { rooted: fixed, against }: Bearings): Why | undefined {
  if (f.turns > 0 || f.fullRound !== 'none') return BEGUN
  return fixed ?? (against > 0 ? ENGAGED : canRun(walker(s, f)) ? undefined : NO_GROUND)
}

/** Nobody runs up a wall, or in water he is not born to. Ruling LEG-A95. */
const canRun = (f: Fighter): boolean => f.footing !== 'climbing' && (!inWater(f) || f.facts.traits.includes('swimmer'))

/** All Combat Actions but one are pledged to moving (LEG-FRM-01). Ruling LEG-A19: with a single one he moves and acts at once. */
export function declareFullRound(ctx: Ctx, f: Fighter, kind: 'charge' | 'sprint'): void {
  f.fullRound = kind
  f.running = true
  f.pledged = f.actions - 1
  f.strides = 0
  const rule = kind === 'charge' ? 'LEG-FRM-Charge' : 'LEG-FRM-Sprint'
  ctx.emit?.({ type: 'fullRound', who: f.id, kind, pledged: f.pledged, rule: ['LEG-FRM-01', rule] })
}

/** While he owes moves he can do nothing else on his Strike Rank (LEG-FRM-01). */
export function pledgedToMove(f: Fighter, action: string): Why | undefined {
  return owed(f) > 0 && action !== 'move' ? RUNNING : undefined
}

/**
 * What hinders his legs, holds him in contact or leaves him only his defence ends the run (LEG-FRM-01). Ruling LEG-A102: the
 * Combat Actions dedicated to it are gone with it, unless the fight gives them back.
 */
export function breakOff(ctx: Ctx, s: State, f: Fighter): void {
  if (owed(f) === 0 || (rooted(s, f) === undefined && !engaged(s, f) && !f.defending)) return
  const lost = s.options.brokenRun === 'lost' ? Math.min(owed(f), f.actions) : 0
  f.actions -= lost
  f.fullRound = 'none'
  f.chargeAt = undefined
  f.committed = undefined
  ctx.emit?.({ type: 'brokeOff', who: f.id, lost, rule: 'LEG-FRM-01' })
}
