import type { Feature, Features } from '../../../kernel/types.ts'
import { fighter, wholeOf } from '../state/fighters.ts'
import type { CfiEvent, State } from '../state/types.ts'

function one(name: string, value: string | number | boolean, by?: string, on?: string): Feature[] {
  if (by === undefined) return on === undefined ? [{ name, value }] : [{ name, value, on }]
  return on === undefined ? [{ name, value, by }] : [{ name, value, by, on }]
}

/** What statistics count. */
export const features: Features<State, CfiEvent> = {
  condition(s, id) {
    const f = fighter(s, id)
    if (f.condition === 'dead' || f.condition === 'fled') return f.condition
    if (f.condition !== 'up') return 'down'
    return f.limbs.some((limb, i) => limb.hp < wholeOf(f, i)) ? 'wounded' : 'unhurt'
  },
  results(event) {
    switch (event.type) {
      case 'attack':
        return [...one('attack', event.level, event.who, event.at), ...one('action', event.how, event.who, event.at)]
      case 'defense':
        return one('defense', `${event.how} ${event.level}`, event.who, event.at)
      case 'effect':
        return one('effect', event.effect, event.who, event.at)
      case 'location':
        return one('location', event.location, event.who === 'gm' ? undefined : event.who, event.at)
      case 'wounded':
        return [...one('damage', event.damage, event.by, event.who), ...one('wound', event.wound, event.by, event.who)]
      case 'becomes':
        return one('condition', event.what, event.by, event.who)
      case 'did':
        return one('action', event.action, event.who, event.at)
      case 'luck':
        return one('luck', event.how, event.who)
      default:
        return []
    }
  },
}
