import { chargeOn } from '../charging.ts'
import { goesWhere } from '../destinations.ts'
import { movementLeft } from '../pace.ts'
import { action, type Why } from './action.ts'

const ENGAGED: Why = { because: 'he is engaged', rule: 'LEG-ACT-Move' }

/** Moves as far as he may, if nobody engages him (LEG-ACT-Move); in a charge or sprint farther (LEG-FRM-01). */
export const move = action({
  key: 'move',
  rule: 'LEG-ACT-Move',
  refuse: (_s, _f, { rooted, against }) => rooted ?? (against > 0 ? ENGAGED : undefined),
  act(ctx, s, f) {
    f.strides++
    if (f.fullRound === 'charge') chargeOn(ctx, s, f)
    else goesWhere(ctx, s, f, movementLeft(s, f), f.fullRound === 'sprint' ? 'LEG-FRM-Sprint' : 'LEG-ACT-Move')
  },
})
