import { action, type Why } from './action.ts'

const GUARDED: Why = { because: 'he is on his guard already', rule: 'LEG-ACT-Evade' }
const PRONE: Why = { because: 'he is prone', rule: 'LEG-EVD-04' }
const CORNERED: Why = { because: 'there is nowhere to go', rule: 'LEG-EVD-04' }

/** Commits a Combat Action ahead to evading; unused by his next Strike Rank it is lost (LEG-ACT-Evade). Ruling LEG-A52. */
export const evade = action({
  key: 'evade',
  rule: 'LEG-ACT-Evade',
  refuse(_s, f) {
    if (f.guard !== 'none') return GUARDED
    if (f.stance === 'prone') return PRONE
    return f.cornered ? CORNERED : undefined
  },
  act(ctx, _s, f) {
    f.guard = 'evade'
    ctx.emit?.({ type: 'onGuard', who: f.id, guard: 'evade', rule: 'LEG-ACT-Evade' })
  },
})
