import { exchange } from '../attacks-and-parries.ts'
import { action } from './action.ts'
import { declared } from './attack.ts'
import { noBlow } from './situation.ts'

/** Strikes with the flat or holds back, which he says before he attacks (LEG-PUL-01). */
export const pulledBlow = action({
  key: 'pulledBlow',
  rule: 'LEG-PUL-01',
  refuse: noBlow,
  act(ctx, s, f) {
    const blow = declared(ctx, s, f, true)
    if (blow !== undefined) exchange(ctx, s, blow)
  },
  declare: (ctx, s, f, his) => declared(ctx, s, f, true, his),
})
