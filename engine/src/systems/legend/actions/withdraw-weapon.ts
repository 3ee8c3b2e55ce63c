import type { Option } from '../../../kernel/types.ts'
import { optionOf } from '../../../mechanisms/asking.ts'
import { fighter, itemOf } from '../fighters.ts'
import { inContact } from '../ground.ts'
import { withdraw } from '../manoeuvres/impale.ts'
import type { Fighter, Impaled, State } from '../types.ts'
import { whichOf } from '../which-of.ts'
import { action, type Why } from './action.ts'

const NOTHING: Why = { because: 'no weapon of his is stuck in anybody within reach', rule: 'LEG-MAN-Impale' }
const FULL: Why = { because: 'he has no hand free for it', rule: 'LEG-MAN-Impale' }

const named = (stuck: Impaled): Option => optionOf(`${stuck.item} in ${stuck.on}`)

/** Weapons of his in somebody near enough to pull at. */
const within = (s: State, f: Fighter): Impaled[] =>
  s.impaled.filter(
    (stuck) => stuck.by === f.id && itemOf(f, stuck.item)?.where === 'stuck' && inContact(s, f.id, stuck.on),
  )

/** Brawn pulls a weapon of his out of the wound it is in (LEG-MAN-Impale). Ruling LEG-A94: the wound is tested against the roll that drove it in, unless the fight says by itself. */
export const withdrawWeapon = action({
  key: 'withdrawWeapon',
  rule: 'LEG-MAN-Impale',
  refuse(s, f) {
    const stuck = within(s, f)
    if (stuck.length === 0) return NOTHING
    const hands = f.items.filter(({ where }) => where === 'right' || where === 'left').length
    return hands > 1 || f.items.some(({ where }) => where === 'both') ? FULL : undefined
  },
  act(ctx, s, f) {
    const one = whichOf(ctx, f.id, { ask: 'withdraw' }, within(s, f), named)
    const item = one === undefined ? undefined : itemOf(f, one.item)
    if (one === undefined || item === undefined) return
    const { roll, skill, level } = one
    const cause = s.options.laterWithdrawal === 'plain' ? undefined : { by: f.id, roll, skill, level }
    withdraw(ctx, s, f, fighter(s, one.on), item, one, cause)
  },
})
