import type { Chance, FighterId, Id, Option, Play, Question, RuleId, Sealed } from '../kernel/types.ts'
import { rememberedOf } from './remembered.ts'

/** One row of a Hit Location table; `part` is what it is to the rules of wounds. */
export interface Location<P extends string = string> {
  readonly id: string
  readonly name: string
  /** The results of the die that hit it, both included. */
  readonly from: number
  readonly to: number
  readonly part: P
}

/** A body as a table for one die. */
export interface LocationTable<L extends Location = Location> {
  readonly id: string
  readonly name: string
  readonly locations: readonly L[]
  readonly source: string
}

/** Whoever has such a body. */
export interface Embodied {
  readonly id: FighterId
  readonly facts: { readonly body: LocationTable }
}

/** Where a blow was seen to land; `plus` is what was added to the die. */
export type Located<R extends RuleId> = {
  readonly type: 'location'
  readonly who: Id
  readonly at: FighterId
  readonly roll?: number | undefined
  readonly plus?: number
  readonly location: string
  readonly rule: R | readonly R[]
}

/** The place in the table that a result hits. */
export function locationAt(roll: number, body: LocationTable): number {
  const { locations } = body
  for (let i = 0; i < locations.length; i++) {
    const row = locations[i]
    if (row !== undefined && roll >= row.from && roll <= row.to) return i
  }
  return 0
}

/** The same for a blow that comes from above: ten is added to the die. */
const locationAbove = (roll: number, body: LocationTable): number => locationAt(roll + ABOVE, body)
const ABOVE = 10

export const locationName = (f: Sealed<Embodied>, location: number): string =>
  f.facts.body.locations[location]?.name ?? ''

/** The die is thrown for where a blow lands; from above, a smaller die and ten. */
export function rolledLocation<R extends RuleId>(
  ctx: Play<Located<R>, Question>,
  chance: Chance<number>,
  from: 'level' | 'above',
  by: Id,
  target: Embodied,
  rule: R | readonly R[],
): number {
  const toss = ctx.toss(chance, by)
  const location = ctx.read(toss, from === 'above' ? locationAbove : locationAt, target.facts.body)
  if (ctx.emit !== undefined) {
    const told = { who: by, at: target.id, roll: ctx.shown(toss), location: locationName(target, location), rule }
    ctx.emit(from === 'above' ? { type: 'location', ...told, plus: ABOVE } : { type: 'location', ...told })
  }
  return location
}

/** A body's locations to choose from, in the order of its table. */
export const locationOptions = rememberedOf((body: LocationTable): readonly Option[] =>
  body.locations.map(({ id }) => ({ key: id })),
)

/** The place in the table of the location of that id; -1: there is none. */
export function locationOf(body: LocationTable, id: string): number {
  const { locations } = body
  for (let i = 0; i < locations.length; i++) if (locations[i]?.id === id) return i
  return -1
}

/** The rows of the Hit Points per Location table, and what each has over a leg. */
export const HIT_POINTS_OVER_LEG = { leg: 0, abdomen: 1, chest: 2, arm: -1, head: 0 } as const
export type HitPointRow = keyof typeof HIT_POINTS_OVER_LEG

/** Hit Points of a location: a fifth of CON+SIZ, rounded up, more for the trunk and less for an arm, at least one. */
export function locationHitPoints(conAndSiz: number, row: HitPointRow): number {
  return Math.max(1, Math.ceil(conAndSiz / 5) + HIT_POINTS_OVER_LEG[row])
}

/** The locations hidden by what hides so much of a body: counted along the die from 1 up, and hidden when all their results are. */
export function locationsHidden(body: LocationTable, percent: number): readonly number[] {
  const sides = body.locations.reduce((most, { to }) => Math.max(most, to), 0)
  const results = Math.round((percent / 100) * sides)
  return body.locations.flatMap(({ to }, i) => (to <= results ? [i] : []))
}
