import type { Feature, Features, FighterId, Id } from '../../../kernel/types.ts'
import { severity } from '../state/derive.ts'
import { fighter } from '../state/fighters.ts'
import type { D6Event, D6EventType, State } from '../state/types.ts'

/** What statistics count of a D6 fight; damage is in Body Points, or in wound levels where those are kept. */
export const features: Features<State, D6Event> = {
  condition(s, id) {
    const f = fighter(s, id)
    if (f.condition === 'dead' || f.condition === 'fled') return f.condition
    if (f.condition !== 'up') return 'down'
    const hurt = s.options.injury === 'wounds' ? f.wound !== 'unhurt' : f.body < f.fullBody
    return hurt ? 'wounded' : 'unhurt'
  },
  results: (e) => measured(e),
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

type Measured = { readonly [K in D6EventType]?: (e: D6Event<K>) => readonly Feature[] }
const one = (name: string, value: string | number, whom: Omit<Feature, 'name' | 'value'>): readonly Feature[] => [
  { name, value, ...whom },
]
const MEASURED: Measured = {
  initiative: (e) => one('initiative', e.total, doer(e)),
  acts: (e) => one('action', e.action, doer(e)),
  attack: (e) => [
    ...one('attack', e.hit ? 'hit' : 'miss', doer(e)),
    ...(e.grade === undefined ? [] : one('success', e.grade, doer(e))),
  ],
  defends: (e) => one('defence', `${e.full ? 'full ' : ''}${e.kind}`, doer(e)),
  wound: (e) => [
    ...one('damage', severity(e.level) - severity(e.before), victim(e)),
    ...one('wound', e.level, victim(e)),
  ],
  bodyLost: (e) => one('damage', e.points, victim(e)),
  held: (e) => one('effect', 'hold', victim(e)),
  felled: (e) => one('effect', 'knock down', victim(e)),
  knockout: (e) => one('effect', 'knock out', victim(e)),
  disarmed: (e) => one('effect', 'disarm', victim(e)),
  entangled: (e) => one('effect', 'entangle', victim(e)),
  pinned: (e) => one('effect', 'pin', victim(e)),
  stunned: (e) => one('condition', 'stunned', victim(e)),
  falls: (e) => one('condition', e.condition, victim(e)),
}
const measured = <K extends D6EventType>(e: D6Event<K>): readonly Feature[] => MEASURED[e.type]?.(e) ?? NOTHING
const NOTHING: readonly Feature[] = []
