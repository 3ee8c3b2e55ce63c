import { movedTo, type Spot, spotOf, type Whereabouts } from '../../../space/whereabouts.ts'
import { suffers } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'

/** Whether his foes see where somebody nobody can see has come to: a way is walked unseen, who is put somewhere for all to see is known there. */
type Trace = 'unseen' | 'known'
/** Each way of having been moved. There is no cover, hold or seat here that could be lost by it. */
export const DISPLACED = {
  goes: 'unseen',
  'is led': 'unseen',
  climbs: 'unseen',
  leaps: 'unseen',
  placed: 'known',
} as const satisfies Readonly<Record<string, Trace>>
export type Displacement = keyof typeof DISPLACED

/** He is elsewhere, by whatever cause; `to`: where, if he is not there yet. */
export function displaced(s: State, f: Fighter, how: Displacement, to?: Spot | Whereabouts): void {
  if (to !== undefined) s.where = isWhere(to) ? to : movedTo(s.where, f.id, to)
  if (DISPLACED[how] === 'known' && suffers(f, 'invisible')) f.known ??= spotOf(s.where, f.id) ?? null
}
const isWhere = (to: Spot | Whereabouts): to is Whereabouts => !Array.isArray(to)
