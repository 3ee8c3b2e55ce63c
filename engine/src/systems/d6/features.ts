import type { Feature, Features, FighterId, Id } from '../../kernel/types.ts'
import { severity } from './derive.ts'
import { fighter } from './fighters.ts'
import type { D6Event, State } from './types.ts'

/** What statistics count of a D6 fight; damage is in Body Points, or in wound levels where those are kept. */
export const features: Features<State, D6Event> = {
  condition(s, id) {
    const f = fighter(s, id)
    if (f.condition === 'dead' || f.condition === 'fled') return f.condition
    if (f.condition !== 'up') return 'down'
    return f.wound !== 'unhurt' || f.body < f.fullBody ? 'wounded' : 'unhurt'
  },
  results: measured,
}

const person = (id: Id | undefined): id is FighterId => id !== undefined && id !== 'gm'
/** Who did it, and to whom. */
const doer = ({ who, at }: { readonly who: Id; readonly at?: FighterId }) => ({
  ...(person(who) ? { by: who } : {}),
  ...(person(at) ? { on: at } : {}),
})
/** To whom it happened, and by whom where the event says so. */
const victim = ({ who, by }: { readonly who: Id; readonly by?: Id }) => ({
  ...(person(who) ? { on: who } : {}),
  ...(person(by) ? { by } : {}),
})

const EFFECTS = {
  held: 'hold',
  felled: 'knock down',
  knockout: 'knock out',
  disarmed: 'disarm',
  entangled: 'entangle',
  pinned: 'pin',
} as const

function measured(e: D6Event): readonly Feature[] {
  switch (e.type) {
    case 'initiative':
      return [{ name: 'initiative', value: e.total, ...doer(e) }]
    case 'acts':
      return [{ name: 'action', value: e.action, ...doer(e) }]
    case 'attack': {
      const graded = e.grade === undefined ? [] : [{ name: 'success', value: e.grade, ...doer(e) }]
      return [{ name: 'attack', value: e.hit ? 'hit' : 'miss', ...doer(e) }, ...graded]
    }
    case 'defends':
      return [{ name: 'defence', value: `${e.full ? 'full ' : ''}${e.kind}`, ...doer(e) }]
    case 'wound':
      return [
        { name: 'damage', value: severity(e.level) - severity(e.before), ...victim(e) },
        { name: 'wound', value: e.level, ...victim(e) },
      ]
    case 'bodyLost':
      return [{ name: 'damage', value: e.points, ...victim(e) }]
    case 'held':
    case 'felled':
    case 'knockout':
    case 'disarmed':
    case 'entangled':
    case 'pinned':
      return [{ name: 'effect', value: EFFECTS[e.type], ...victim(e) }]
    case 'stunned':
      return [{ name: 'condition', value: 'stunned', ...victim(e) }]
    case 'falls':
      return [{ name: 'condition', value: e.condition, ...victim(e) }]
    default:
      return NOTHING
  }
}
const NOTHING: readonly Feature[] = []
