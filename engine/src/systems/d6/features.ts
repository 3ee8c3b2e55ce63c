import type { Feature, Features } from '../../kernel/types.ts'
import { type WoundLevel, woundLevels } from './content/wounds.ts'
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
  results: (event) => MEASURES[event.type]?.(event) ?? NOTHING,
}
const NOTHING: readonly Feature[] = []

type Measure = (event: D6Event) => readonly Feature[]
type Sides = Pick<Feature, 'by' | 'on'>

const person = (id: unknown): id is string => typeof id === 'string' && id !== 'gm'
/** Who did it, and to whom. */
const doer = ({ who, at }: D6Event): Sides => ({
  ...(person(who) ? { by: who } : {}),
  ...(person(at) ? { on: at } : {}),
})
/** To whom it happened, and by whom where the event says so. */
const victim = ({ who, by }: D6Event): Sides => ({
  ...(person(who) ? { on: who } : {}),
  ...(person(by) ? { by } : {}),
})
const effect =
  (value: string): Measure =>
  (e) => [{ name: 'effect', value, ...victim(e) }]
const became =
  (value: string): Measure =>
  (e) => [{ name: 'condition', value, ...victim(e) }]

const isLevel = (level: unknown): level is WoundLevel => woundLevels.some((known) => known === level)
const worse = (level: unknown, before: unknown): number =>
  isLevel(level) && isLevel(before) ? severity(level) - severity(before) : 0

const MEASURES: Readonly<Record<string, Measure>> = {
  initiative: (e) => (e.total === undefined ? NOTHING : [{ name: 'initiative', value: Number(e.total), ...doer(e) }]),
  acts: (e) => [{ name: 'action', value: String(e.action), ...doer(e) }],
  attack: (e) => [
    { name: 'attack', value: e.hit === true ? 'hit' : 'miss', ...doer(e) },
    ...(e.grade === undefined ? [] : [{ name: 'success', value: String(e.grade), ...doer(e) }]),
  ],
  defends: (e) => [{ name: 'defence', value: `${e.full === true ? 'full ' : ''}${String(e.kind)}`, ...doer(e) }],
  wound: (e) => [
    { name: 'damage', value: worse(e.level, e.before), ...victim(e) },
    { name: 'wound', value: String(e.level), ...victim(e) },
  ],
  bodyLost: (e) => [{ name: 'damage', value: Number(e.points), ...victim(e) }],
  held: effect('hold'),
  felled: effect('knock down'),
  knockout: effect('knock out'),
  disarmed: effect('disarm'),
  entangled: effect('entangle'),
  pinned: effect('pin'),
  stunned: became('stunned'),
  falls: (e) => [{ name: 'condition', value: String(e.condition), ...victim(e) }],
}
