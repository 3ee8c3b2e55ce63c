import type { FighterId, Sealed } from '../../../kernel/types.ts'
import { holdsOn, partHolds, release } from '../../../mechanisms/holds.ts'
import type { CfiRule } from '../book/rules.ts'
import { armOf, FAR_REACH, fighter, isBarehanded, isLeg, placeOf, sound } from '../state/fighters.ts'
import type { Ctx, Fighter, Hold, HoldKind, State } from '../state/types.ts'
import { contactOf } from './ground.ts'
import { feet } from './reach.ts'

export const HOLD_RULES = {
  grip: 'CFI-SE-Grip',
  entangle: 'CFI-SE-Entangle',
  pin: 'CFI-ABL-Grappler',
  astride: 'CFI-LEAP-05',
  engulf: 'CFI-ABL-Engulfing',
} as const satisfies Record<HoldKind, CfiRule>

/** Somebody takes hold of somebody. */
export function holds(
  ctx: Ctx,
  s: State,
  hold: Pick<Hold, 'kind' | 'by' | 'on' | 'with'> & Partial<Hold>,
  rule: CfiRule | readonly CfiRule[],
): void {
  s.holds = [...s.holds, { location: undefined, item: undefined, roll: 0, skill: 0, trips: false, ...hold }]
  const { by, on, kind, location } = hold
  const where = location === undefined ? {} : { location: placeOf(fighter(s, on), location) }
  ctx.emit?.({ type: 'holds', who: by, at: on, hold: kind, ...where, rule })
}

/** Whatever he holds is free. */
export function releaseAll(ctx: Ctx, s: State, f: Fighter, rule: CfiRule): void {
  for (const hold of s.holds) if (hold.by === f.id) release(ctx, s, hold, rule)
}

/** A grip ends with the arm it is held by, the right one if that hand has nothing else in it. */
export function gripsFail(ctx: Ctx, s: State, f: Fighter): void {
  const hand = f.items.some(({ where }) => where === 'right' || where === 'both') ? 'left' : 'right'
  if (sound(s, f, armOf(f, hand))) return
  for (const hold of s.holds) if (isBarehanded(f, hold)) release(ctx, s, hold, 'CFI-SE-Grip')
}

/** Whether the two of a hold are near enough for it: a cord or net reaches farther than hands. */
export const isNear = (s: State, hold: Hold): boolean =>
  feet(s, hold.by, hold.on) <= (hold.kind === 'entangle' ? FAR_REACH : contactOf(s))

/** Holds end when the two have come apart. */
export function partedHolds(ctx: Ctx, s: State): void {
  partHolds(ctx, s, (hold: Hold) => isNear(s, hold), HOLD_RULES)
}

/** What keeps him where he is: a grip, a snared leg, a leaper on top of him (CFI-SE-Grip, CFI-SE-Entangle, CFI-LEAP-05). */
export const heldFast = (s: Sealed<State>, f: Sealed<Fighter>): Sealed<Hold> | undefined =>
  s.holds.find(
    ({ on, kind, location }) => on === f.id && (kind === 'entangle' ? isLeg(f, location ?? -1) : kind !== 'pin'),
  )

export const holdsOf = (s: State, id: FighterId): Hold[] => holdsOn(s, id)
export { release }
