import { optionOf } from '../../../mechanisms/asking.ts'
import { fighter } from '../fighters.ts'
import type { Fighter, Hold, State } from '../types.ts'
import { wrestleFree as wrestles } from '../unarmed-combat.ts'
import { whichOf } from '../which-of.ts'
import { action, type Why } from './action.ts'

const NOT_HELD: Why = { because: 'nobody grapples him', rule: 'LEG-UNA-04' }

const holdsOn = (s: State, f: Fighter): Hold[] => s.holds.filter((hold) => hold.on === f.id && hold.kind === 'grapple')

/** Tears himself out of a grapple by Unarmed or Brawn (LEG-UNA-04). */
export const wrestleFree = action({
  key: 'wrestleFree',
  rule: 'LEG-UNA-04',
  refuse: (s, f) => (holdsOn(s, f).length === 0 ? NOT_HELD : undefined),
  act(ctx, s, f) {
    const hold = whichOf(ctx, f.id, { ask: 'wrestle' }, holdsOn(s, f), ({ by }) => optionOf(by))
    if (hold !== undefined) wrestles(ctx, s, f, fighter(s, hold.by), hold)
  },
})
