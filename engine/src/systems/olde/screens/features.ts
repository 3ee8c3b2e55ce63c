import type { Feature, Features } from '../../../kernel/types.ts'
import { isHit } from '../exchange/attack.ts'
import { fighterOf, status } from '../state/fighters.ts'
import type { OldeEvent, State } from '../state/types.ts'

/** What statistics count. */
export const features: Features<State, OldeEvent> = {
  condition(s, id) {
    switch (status(fighterOf(s, id))) {
      case 'healthy':
        return 'unhurt'
      case 'bruised':
      case 'wounded':
        return 'wounded'
      case 'incapacitated':
        return 'down'
      case 'dead':
        return 'dead'
    }
  },
  results(e): readonly Feature[] {
    switch (e.type) {
      case 'acts':
        return [{ name: 'action', value: e.action, by: e.who }]
      case 'passes':
        return [{ name: 'action', value: 'pass', by: e.who }]
      case 'attack':
        return [
          { name: 'attack', value: isHit(e.band) ? 'hit' : 'miss', by: e.who, on: e.on },
          { name: 'band', value: e.band, by: e.who, on: e.on },
        ]
      case 'outcome':
        return [{ name: 'outcome', value: e.outcome, by: e.who, on: e.on }]
      case 'hurt':
        return [
          { name: 'damage', value: e.lost, by: e.who, on: e.on },
          ...(e.lost > 0 ? [{ name: 'status', value: e.status, on: e.on }] : []),
        ]
      case 'condition':
        return e.begins ? [{ name: 'condition', value: e.name, on: e.who }] : []
      case 'dies':
        return [{ name: 'status', value: 'dead', on: e.who }]
      case 'reflex':
        return [{ name: 'reflex', value: e.inTime ? e.what : 'too late', by: e.who, on: e.from }]
      case 'clash':
        return [{ name: 'clash', value: e.held ? 'held' : 'broken', by: e.who, on: e.from }]
      case 'stable':
        return [{ name: 'condition', value: 'stable', on: e.who }]
      default:
        return []
    }
  },
}
