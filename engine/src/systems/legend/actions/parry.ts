import { usable } from '../fighters.ts'
import { action, type Why } from './action.ts'

const GUARDED: Why = { because: 'he is on his guard already', rule: 'LEG-ACT-Parry' }
const BARE: Why = { because: 'he has nothing to parry with', rule: 'LEG-ACT-Parry' }

/** Commits a Combat Action ahead to a parry; unused by his next Strike Rank it is lost (LEG-ACT-Parry). Ruling LEG-A52. */
export const parry = action({
  key: 'parry',
  rule: 'LEG-ACT-Parry',
  refuse(s, f) {
    if (f.guard !== 'none') return GUARDED
    const { items } = f
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      if (item !== undefined && item.weapon.use === 'close' && usable(s, f, item)) return undefined
    }
    return BARE
  },
  act(ctx, _s, f) {
    f.guard = 'parry'
    ctx.emit?.({ type: 'onGuard', who: f.id, guard: 'parry', rule: 'LEG-ACT-Parry' })
  },
})
