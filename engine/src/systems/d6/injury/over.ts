import { severity, woundFor } from '../derive.ts'
import { type Faces, type Looks, reading } from '../diecode.ts'
import { totalRolled } from '../rolling-dice.ts'
import type { Ctx, Harm, State } from '../types.ts'
import type { Resisted } from './injure.ts'

/** How damage is compared with resistance: by how many points, or by the Wound level those are worth, as a number. */
interface Comparing {
  readonly points: (damage: Faces, resistance: Faces, adds: number) => number
  readonly level: (damage: Faces, resistance: Faces, adds: number) => number
  readonly pointsOver: (damage: Faces, adds: number) => number
  readonly levelOver: (damage: Faces, adds: number) => number
}
const comparing = (look: Looks): Comparing => ({
  points: (damage, resistance, adds) => Math.max(0, look.over(damage, resistance, adds)),
  level: (damage, resistance, adds) => severity(woundFor(look.over(damage, resistance, adds))),
  pointsOver: (damage, adds) => Math.max(0, look.total(damage, adds)),
  levelOver: (damage, adds) => severity(woundFor(look.total(damage, adds))),
})
/** One for each reading of a Wild 1, made once, so that exact odds remember what they have compared. */
const COMPARING = new Map<Looks, Comparing>(Object.values(reading).map((look) => [look, comparing(look)]))

/**
 * By how much harm is over what resists it, never below 0: in points, or as the severity of its Wound level. Neither throw is
 * looked at more closely than that where nobody has seen it.
 */
export function over(ctx: Ctx, s: State, harm: Harm, resisted: Resisted, as: 'points' | 'level'): number {
  const { thrown } = harm
  const against = resisted.thrown
  const compare = thrown === null ? undefined : COMPARING.get(thrown.look)
  const plain = !harm.halved && !(s.options.negativeResistance === 'zero' && mayBeNegative(resisted))
  if (thrown !== null && compare !== undefined && plain) {
    const adds = thrown.adds + harm.adds
    if (against === null) {
      return ctx.read(thrown.toss, as === 'points' ? compare.pointsOver : compare.levelOver, adds - resisted.adds)
    }
    if (against.look === thrown.look) {
      const look = as === 'points' ? compare.points : compare.level
      return ctx.both(thrown.toss, against.toss, look, adds - against.adds - resisted.adds)
    }
  }
  const whole = harm.adds + (thrown === null ? 0 : totalRolled(ctx, thrown))
  const damage = harm.halved ? Math.floor(whole / 2) : whole
  const total = resisted.adds + (against === null ? 0 : totalRolled(ctx, against))
  const points = damage - (s.options.negativeResistance === 'zero' ? Math.max(0, total) : total)
  return as === 'points' ? Math.max(0, points) : severity(woundFor(points))
}

const mayBeNegative = ({ thrown, adds }: Resisted): boolean => adds + (thrown === null ? 0 : thrown.adds) < 0
