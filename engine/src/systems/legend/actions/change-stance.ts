import { inWater } from '../fighters.ts'
import { lame } from '../pace.ts'
import { action, type Why } from './action.ts'

const BORNE_DOWN: Why = { because: 'he cannot rise yet', rule: 'LEG-LEAP-02' }
const LAME: Why = { because: 'no sound leg bears him', rule: 'LEG-WND-Serious' }
const AFLOAT: Why = { because: 'there is nothing under him to lie on', rule: 'LEG-CON-02' }
const MOUNTED: Why = { because: 'he sits in the saddle', rule: 'LEG-ACT-Mount' }

/** From standing to prone or back (LEG-ACT-ChangeStance). */
export const changeStance = action({
  key: 'changeStance',
  rule: 'LEG-ACT-ChangeStance',
  refuse(_s, f) {
    if (f.stance === 'standing') return f.mount !== undefined ? MOUNTED : inWater(f) ? AFLOAT : undefined
    if (f.noRising > 0) return BORNE_DOWN
    return lame(f) ? LAME : undefined
  },
  act(ctx, _s, f) {
    f.stance = f.stance === 'prone' ? 'standing' : 'prone'
    ctx.emit?.({ type: 'stance', who: f.id, stance: f.stance, rule: 'LEG-ACT-ChangeStance' })
  },
})
