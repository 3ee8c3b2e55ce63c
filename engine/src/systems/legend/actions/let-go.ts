import { optionOf } from '../../../mechanisms/asking.ts'
import { fighter } from '../fighters.ts'
import { grapplesOf, loose } from '../unarmed-combat.ts'
import { whichOf } from '../which-of.ts'
import { action } from './action.ts'
import { holdsNobody } from './hurt-held.ts'

/** Lets go of somebody he grapples: until then the hold lasts (LEG-UNA-05). */
export const letGoOf = action({
  key: 'letGo',
  rule: 'LEG-UNA-05',
  cost: 'free',
  refuse: holdsNobody,
  act(ctx, s, f) {
    const hold = whichOf(ctx, f.id, { ask: 'let go' }, grapplesOf(s, f), ({ on }) => optionOf(on))
    if (hold !== undefined) loose(ctx, s, fighter(s, hold.by), hold, 'LEG-UNA-05')
  },
})
