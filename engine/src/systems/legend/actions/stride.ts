import { goesWhere } from '../destinations.ts'
import { movementLeft } from '../pace.ts'
import { action, type Why } from './action.ts'

const ENGAGED: Why = { because: 'he is engaged and must break away first', rule: 'LEG-ACT-Move' }
const STRODE: Why = { because: 'he has moved along with this Combat Action', rule: 'LEG-MOV-01' }

/** Moves along with what he does next: all, some or none of the Movement he has left (LEG-MOV-01). */
export const stride = action({
  key: 'stride',
  rule: 'LEG-MOV-01',
  cost: 'free',
  refuse(_s, f, { rooted, tied }) {
    if (f.strode) return STRODE
    return rooted ?? (tied ? ENGAGED : undefined)
  },
  act(ctx, s, f) {
    f.strode = true
    goesWhere(ctx, s, f, movementLeft(s, f), 'LEG-MOV-02')
  },
})
