import { severity, woundFor } from '../derive.ts'
import { type Faces, type Looks, reading } from '../diecode.ts'
import { totalRolled } from '../rolling-dice.ts'
import type { Ctx, Harm } from '../types.ts'
import type { Resisted } from './injure.ts'

/** What is wanted of damage over resistance: the points, the severity of the Wound level they are worth, or 1 if any. */
export type Wanted = 'points' | 'level' | 'hurt'
const VALUE: Readonly<Record<Wanted, (over: number) => number>> = {
  points: (over) => Math.max(0, over),
  level: (over) => severity(woundFor(over)),
  hurt: (over) => (over > 0 ? 1 : 0),
}
interface Compared {
  /** Two throws. */
  readonly both: (damage: Faces, resistance: Faces, adds: number) => number
  /** A throw against a number. */
  readonly one: (damage: Faces, adds: number) => number
}
const compared = (look: Looks, value: (over: number) => number): Compared => ({
  both: (damage, resistance, adds) => value(look.over(damage, resistance, adds)),
  one: (damage, adds) => value(look.total(damage, adds)),
})
const comparing = (look: Looks): Readonly<Record<Wanted, Compared>> => ({
  points: compared(look, VALUE.points),
  level: compared(look, VALUE.level),
  hurt: compared(look, VALUE.hurt),
})
/** One for each reading of a Wild 1, made once, so that exact odds remember what they have compared. */
const COMPARING = new Map(Object.values(reading).map((look) => [look, comparing(look)]))

/** What damage comes to. */
export function harmTotal(ctx: Ctx, { thrown, adds, halved }: Harm): number {
  const total = adds + totalRolled(ctx, thrown)
  return halved ? Math.floor(total / 2) : total
}

/**
 * By how much harm is over what resists it, never below 0. Neither throw is looked at more closely than is wanted where
 * nobody has seen it.
 */
export function over(ctx: Ctx, harm: Harm, resisted: Resisted, wanted: Wanted): number {
  const { thrown } = harm
  const against = resisted.thrown
  const compare = thrown === null || harm.halved ? undefined : COMPARING.get(thrown.look)
  if (thrown !== null && compare !== undefined) {
    const adds = thrown.adds + harm.adds - resisted.adds
    if (against === null) return ctx.read(thrown.toss, compare[wanted].one, adds)
    if (against.look === thrown.look)
      return ctx.both(thrown.toss, against.toss, compare[wanted].both, adds - against.adds)
  }
  const total = harmTotal(ctx, harm)
  return VALUE[wanted](total - resisted.adds - totalRolled(ctx, against))
}
