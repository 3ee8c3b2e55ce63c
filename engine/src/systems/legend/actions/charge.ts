import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { bracedFor, canCharge, declareCharge } from '../charging.ts'
import { fighter } from '../fighters.ts'
import { refuseFullRound } from '../full-round-manoeuvres.ts'
import { action, type Why } from './action.ts'

const NOBODY: Why = { because: 'nobody is within the reach of a charge', rule: 'LEG-FRM-Charge' }

/** Charges this round: all Combat Actions but one are Moves of up to twice Movement, three times in all, and then the blow (LEG-FRM-Charge). */
export const charge = action({
  key: 'charge',
  rule: 'LEG-FRM-Charge',
  cost: 'free',
  refuse(s, f, at) {
    const why = refuseFullRound(s, f, at)
    if (why !== undefined) return why
    const { fighters } = s
    for (let i = 0; i < fighters.length; i++) {
      const other = fighters[i]
      if (other !== undefined && canCharge(s, f, other)) return undefined
    }
    return NOBODY
  },
  act(ctx, s, f) {
    const options = s.fighters.filter((other) => canCharge(s, f, other)).map(({ id }) => optionOf(id))
    const { key } = asked(ctx, { who: f.id, about: { ask: 'charge at' }, options })
    declareCharge(ctx, f, fighter(s, key), bracedFor(ctx, s, f))
  },
})
