import type { Feature, Features } from '../../../kernel/types.ts'
import { found } from '../../../mechanisms/fighters.ts'
import type { RenEvent } from '../state/events.ts'
import type { State } from '../state/types.ts'

/** What statistics count. */
export const features: Features<State, RenEvent> = {
  condition(s, id) {
    const f = found(s.fighters, id)
    if (f === undefined || f.condition === 'fled') return 'fled'
    if (f.condition !== 'up') return f.condition === 'dead' ? 'dead' : 'down'
    return f.damage > 0 || f.wounds > 0 ? 'wounded' : 'unhurt'
  },
  results(e): readonly Feature[] {
    switch (e.type) {
      case 'acts':
        return [{ name: 'action', value: e.action, by: e.who }]
      case 'attack':
        return [
          { name: 'attack', value: e.success ? 'made' : 'failed', by: e.who, on: e.at },
          ...(e.strike === 'none' ? [] : [{ name: 'strike', value: e.strike, by: e.who, on: e.at }]),
        ]
      case 'missed':
        return [{ name: 'result', value: 'miss', by: e.who, on: e.at }]
      case 'maneuver':
        return [{ name: 'maneuver', value: `${e.what} ${e.success ? 'made' : 'failed'}`, by: e.who, on: e.at }]
      case 'defence':
        return [{ name: 'defence', value: `${e.by}: ${e.result}`, by: e.who, on: e.from }]
      case 'hurt':
        return [
          { name: 'result', value: 'hit', by: e.by, on: e.who },
          { name: 'damage', value: e.lost ?? 0, by: e.by, on: e.who },
        ]
      case 'wounded':
        return [{ name: 'wound', value: e.wounds, on: e.who }]
      case 'prone':
        return [{ name: 'condition', value: 'prone', on: e.who }]
      case 'disabled':
        return [{ name: 'condition', value: 'down', on: e.who }]
      case 'dies':
        return [{ name: 'condition', value: 'dead', on: e.who }]
      case 'held':
        return [{ name: 'effect', value: e.hold, by: e.by, on: e.who }]
      case 'maimed':
        return [{ name: 'effect', value: `maimed ${e.limb}`, by: e.by, on: e.who }]
      case 'luck':
        return [{ name: 'luck', value: e.use, by: e.who }]
      case 'reacts':
        return [{ name: 'reaction', value: e.kind, by: e.who }]
      default:
        return []
    }
  },
}
