import { asked } from '../../../mechanisms/asking.ts'
import { lift } from '../magic/running.ts'
import type { Running } from '../types.ts'
import { action, type Why } from './action.ts'

const HAS_NONE: Why = { because: 'no spell of his is in force', rule: 'LEG-MAG-Dismiss' }

const keyOf = ({ spell, at, item }: Running): string => `${spell} on ${item ?? at}`

/** Ends a spell of his own for a Combat Action (LEG-MAG-Dismiss). */
export const dismissSpell = action({
  key: 'dismissSpell',
  rule: 'LEG-MAG-Dismiss',
  refuse: (s, f) => (s.spells.some((spell) => spell.by === f.id) ? undefined : HAS_NONE),
  act(ctx, s, f) {
    const own = s.spells.filter((spell) => spell.by === f.id).map((spell) => ({ key: keyOf(spell), spell }))
    const { spell } = asked(ctx, { who: f.id, about: { ask: 'dismiss' }, options: own })
    lift(ctx, s, spell, 'LEG-MAG-Dismiss')
  },
})
