import { action, type Why } from './action.ts'

const WAITING: Why = { because: 'he has waited already', rule: 'LEG-ACT-Delay' }
const TOO_LATE: Why = { because: 'his Strike Rank is zero already', rule: 'LEG-ACT-Delay' }

/** Waits for a later moment of this cycle; the Combat Action is spent when he acts (LEG-ACT-Delay). */
export const delay = action({
  key: 'delay',
  rule: 'LEG-ACT-Delay',
  cost: 'later',
  refuse(_s, f) {
    if (f.delaying) return WAITING
    return f.initiative > 1 ? undefined : TOO_LATE
  },
  act(ctx, _s, f) {
    f.delaying = true
    f.waited = f.actions
    ctx.emit?.({ type: 'delays', who: f.id, rule: 'LEG-ACT-Delay' })
  },
})
