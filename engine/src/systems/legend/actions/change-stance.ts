import { gone } from '../fighters.ts'
import type { Fighter } from '../types.ts'
import { inWater } from '../unusual-conditions.ts'
import { action, type Why } from './action.ts'

const BORNE_DOWN: Why = { because: 'he cannot rise yet', rule: 'LEG-LEAP-02' }
const LAME: Why = { because: 'no sound leg bears him', rule: 'LEG-WND-Serious' }
const AFLOAT: Why = { because: 'there is nothing under him to lie on', rule: 'LEG-CON-02' }
const MOUNTED: Why = { because: 'he sits in the saddle', rule: 'LEG-ACT-Mount' }

/** Whether he has too few sound legs to stand on: half of them or fewer. */
function lame(f: Fighter): boolean {
  const { locations } = f.facts.body
  let legs = 0
  let sound = 0
  for (let i = 0; i < locations.length; i++) {
    if (locations[i]?.part !== 'leg') continue
    legs++
    const limb = f.limbs[i]
    if (limb !== undefined && !gone(limb)) sound++
  }
  return sound < legs && sound * 2 <= legs
}

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
