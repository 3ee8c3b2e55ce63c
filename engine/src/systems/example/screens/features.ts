import type { Feature, Features } from '../../../kernel/types.ts'
import type { BrawlEvent, State } from '../state/types.ts'

/** What statistics count. */
export const features: Features<State, BrawlEvent> = {
  condition(state, id) {
    const fighter = state.fighters.find((f) => f.id === id)
    if (fighter === undefined || fighter.grit === 0) return 'down'
    return fighter.grit < fighter.fullGrit ? 'wounded' : 'unhurt'
  },
  results(event): readonly Feature[] {
    switch (event.type) {
      case 'blow':
        return [
          {
            name: 'action',
            value: event.rule === 'EX-STRIKE' ? 'strike' : 'haymaker',
            by: event.who,
            on: event.target,
          },
          { name: 'attack', value: event.hit ? 'hit' : 'miss', by: event.who, on: event.target },
        ]
      case 'waits':
        return [{ name: 'action', value: 'wait', by: event.who }]
      case 'recovers':
        return [{ name: 'action', value: 'recover', by: event.who }]
      case 'dodge':
        return [{ name: 'dodge', value: event.dodged ? 'away' : 'too late', by: event.who, on: event.from }]
      case 'hurt':
        return [{ name: 'damage', value: event.lost, by: event.by, on: event.who }]
      case 'dazed':
        return [{ name: 'effect', value: 'daze', by: event.by, on: event.who }]
      case 'down':
        return [{ name: 'condition', value: 'down', on: event.who }]
      default:
        return []
    }
  },
}
