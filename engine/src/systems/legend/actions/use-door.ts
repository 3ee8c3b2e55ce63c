import { Offer } from '../../../kernel/offer.ts'
import type { Asks } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { type DoorUse, doorUses, keptOpen, withDoorOf } from '../../../mechanisms/doors.ts'
import { soundArms } from '../fighters.ts'
import type { Fighter, State } from '../types.ts'
import { action, type Why } from './action.ts'

const NO_DOOR: Why = { because: 'there is no door beside him', rule: 'LEG-CA-01' }
const NO_HAND: Why = { because: 'he has no sound hand for it', rule: 'LEG-CA-01' }
const IN_THE_WAY: Why = { because: 'somebody stands in the doorway', rule: 'LEG-CA-01' }

interface AtDoor {
  readonly s: State
  readonly f: Fighter
}
const uses: Asks<AtDoor, DoorUse> = {
  each({ s, f }, visit) {
    for (const use of doorUses(s.where, f.id)) if (visit(use)) return
  },
  named: ({ s, f }, key) => doorUses(s.where, f.id).find((use) => use.key === key),
  why: ({ s }, { door, to }) => (to === 'closed' && keptOpen(s.where, door) ? IN_THE_WAY : undefined),
}

/** Opens or shuts a door beside him. Ruling LEG-A108: that is a Combat Action's work for one sound hand, whatever it holds. */
export const useDoor = action({
  key: 'useDoor',
  rule: 'LEG-CA-01',
  refuse(s, f) {
    if ('bands' in s.where) return NO_DOOR
    const found = doorUses(s.where, f.id)
    if (found.length === 0) return NO_DOOR
    if (soundArms(f) === 0) return NO_HAND
    return found.every((use) => uses.why({ s, f }, use) !== undefined) ? IN_THE_WAY : undefined
  },
  act(ctx, s, f) {
    const { door, to } = asked(ctx, new Offer(f.id, { ask: 'door' }, uses, { s, f }))
    s.where = withDoorOf(s.where, door, to)
    ctx.emit?.({ type: 'door', who: f.id, door: door.name, cell: door.key, to, rule: 'LEG-CA-01' })
  },
})
