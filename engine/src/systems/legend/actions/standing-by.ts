import { usable } from '../state/fighters.ts'
import { action, type Why } from './action.ts'

const PARRYING: Why = { because: 'he is on his guard already', rule: 'LEG-ACT-Parry' }
const BARE: Why = { because: 'he has nothing to parry with', rule: 'LEG-ACT-Parry' }

/** Commits a Combat Action ahead to a parry; unused by his next Strike Rank it is lost (LEG-ACT-Parry). Ruling LEG-A52. */
export const parry = action({
  key: 'parry',
  rule: 'LEG-ACT-Parry',
  refuse(s, f) {
    if (f.guard !== 'none') return PARRYING
    for (const item of f.items) if (item.weapon.use === 'close' && usable(s, f, item)) return undefined
    return BARE
  },
  act(ctx, _s, f) {
    f.guard = 'parry'
    ctx.emit?.({ type: 'onGuard', who: f.id, guard: 'parry', rule: 'LEG-ACT-Parry' })
  },
})

const EVADING: Why = { because: 'he is on his guard already', rule: 'LEG-ACT-Evade' }
const PRONE: Why = { because: 'he is prone', rule: 'LEG-EVD-04' }
const CORNERED: Why = { because: 'there is nowhere to go', rule: 'LEG-EVD-04' }

/** Commits a Combat Action ahead to evading; unused by his next Strike Rank it is lost (LEG-ACT-Evade). Ruling LEG-A52. */
export const evade = action({
  key: 'evade',
  rule: 'LEG-ACT-Evade',
  refuse(_s, f) {
    if (f.guard !== 'none') return EVADING
    if (f.stance === 'prone') return PRONE
    return f.cornered ? CORNERED : undefined
  },
  act(ctx, _s, f) {
    f.guard = 'evade'
    ctx.emit?.({ type: 'onGuard', who: f.id, guard: 'evade', rule: 'LEG-ACT-Evade' })
  },
})

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
    const { noAttack, shaken, staggered, forfeit, noRising } = f
    f.waitedWith = { noAttack, shaken, staggered, forfeit, noRising }
    ctx.emit?.({ type: 'delays', who: f.id, rule: 'LEG-ACT-Delay' })
  },
})

/** Spends a Combat Action on nothing useful (LEG-ACT-DoNothing). */
export const doNothing = action({
  key: 'doNothing',
  rule: 'LEG-ACT-DoNothing',
  refuse: () => undefined,
  act(ctx, _s, f) {
    ctx.emit?.({ type: 'nothing', who: f.id, rule: 'LEG-ACT-DoNothing' })
  },
})
