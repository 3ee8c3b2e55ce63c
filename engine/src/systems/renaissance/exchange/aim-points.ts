import type { Asks, Option } from '../../../kernel/types.ts'
import { found } from '../../../mechanisms/fighters.ts'
import { sight } from '../../../space/sight.ts'
import { terrain } from '../../../space/terrain.ts'
import { distanceTo, type Spot, spotOf } from '../../../space/whereabouts.ts'
import { type Arm, eachArm, isArea, unready } from '../body/arms.ts'
import { coverFrom } from '../ground/cover.ts'
import { bandOf, cellAt } from '../ground/reach.ts'
import { foes, type Person, type Scene, there } from '../state/fighters.ts'
import type { Why } from '../state/types.ts'

/** A place something is thrown at: where somebody stands, or a cell of the map. */
export interface AimPoint extends Option {
  readonly spot: Spot
  readonly at: Person | null
}
/** Who throws, and what. */
export interface Aiming {
  readonly s: Scene
  readonly f: Person
  readonly arm: Arm
}

/** Where it may be aimed (REN-AREA-03): at a foe's place, smoke at a comrade's too; on a map at any cell, of which none is listed. */
export const toAimAt: Asks<Aiming, AimPoint> = {
  each({ s, f, arm }, visit) {
    for (const at of s.fighters) {
      const point = foes(at, f) || arm.mode.substance === 'smoke' ? pointAt(s, at) : undefined
      if (point !== undefined && visit(point)) return
    }
  },
  named({ s }, key) {
    const at = found(s.fighters, key)
    if (at !== undefined) return pointAt(s, at)
    if ('bands' in s.where) return undefined
    const [, x, y] = /^cell (\d+),(\d+)$/.exec(key) ?? []
    return s.where.field.rows[Number(y)]?.[Number(x)] === undefined
      ? undefined
      : { key, spot: [Number(x), Number(y)], at: null }
  },
  why({ s, f, arm }, { spot, at }): Why | undefined {
    if (bandOf(arm.mode.ranges ?? [], Math.round(distanceTo(s.where, f.id, spot))) === undefined)
      return { because: 'that is beyond its range', rule: 'REN-RNG-04' }
    const shut = at === null ? walledOff(s, f, spot) : coverFrom(s, f, at) === 'total'
    return shut ? { because: 'something solid is in the way', rule: 'REN-COVER-03' } : undefined
  },
}
const pointAt = (s: Scene, at: Person): AimPoint | undefined => {
  const spot = there(at) ? spotOf(s.where, at.id) : undefined
  return spot && { key: at.id, spot, at }
}
const walledOff = (s: Scene, f: Person, spot: Spot): boolean => {
  if ('bands' in s.where) return false
  const from = s.where.bodies[f.id]
  return from !== undefined && sight(terrain(s.where.field), from, cellAt(spot), 'missiles') === 'none'
}

/** Whether it can be thrown at where somebody is. */
export const aimedAt = (aiming: Aiming, at: Person): AimPoint | undefined => {
  const point = pointAt(aiming.s, at)
  return point === undefined || toAimAt.why(aiming, point) !== undefined ? undefined : point
}

/** What he has at hand that bursts or spills (REN-BLAST-01, REN-SPLASH-01), and a foe among these to throw it at. */
export function bombsOf(s: Scene, f: Person, among: readonly Person[] = s.fighters): Arm[] {
  const found: Arm[] = []
  eachArm(s, f, (arm) => {
    if (!isArea(arm) || unready(s, f, arm) !== undefined) return false
    if (among.some((o) => foes(o, f) && aimedAt({ s, f, arm }, o) !== undefined)) found.push(arm)
    return false
  })
  return found
}
