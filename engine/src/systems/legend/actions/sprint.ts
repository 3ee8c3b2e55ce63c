import { declareFullRound, refuseFullRound } from '../full-round-manoeuvres.ts'
import { action } from './action.ts'

/** Runs this round: all Combat Actions but one are Moves of up to three times Movement, five times in all (LEG-FRM-Sprint). */
export const sprint = action({
  key: 'sprint',
  rule: 'LEG-FRM-Sprint',
  cost: 'free',
  refuse: refuseFullRound,
  act: (ctx, _s, f) => declareFullRound(ctx, f, 'sprint'),
})
