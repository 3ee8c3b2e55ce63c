import type { FighterId } from '../../kernel/types.ts'
import { crossings } from '../../space/bands.ts'
import { type Course, type Spot, spotOf, type Whereabouts } from '../../space/whereabouts.ts'

/** One step of a way: where the mover is after it, and the movement spent by then. */
export interface Step {
  readonly to: Spot
  readonly spent: number
}

/** Somebody who watches a mover, and how far he reaches. */
export interface Watcher {
  readonly id: FighterId
  readonly reach: number
  /** Farther distances at which he may answer. */
  readonly marks?: readonly number[] | undefined
}

/** A hair's breadth in or out of reach, as a part of the unit: distances are told to a tenth, and half of that still counts as reached. */
const HAIR = 0.06

/**
 * A way step by step: on a map cell by cell; without one it is cut where somebody's reach begins or ends, a hair before and
 * a hair behind the line, so that each change of reach lies between two steps.
 */
export function stepsOf(where: Whereabouts, mover: FighterId, course: Course, watchers: readonly Watcher[]): Step[] {
  if (course.path !== undefined) return course.path.cells.map(({ x, y, cost }) => ({ to: [x, y], spent: cost }))
  const [from, to] = [spotOf(where, mover), spotOf(course.where, mover)]
  if (from === undefined || to === undefined) return []
  const cuts = new Set([1])
  for (const { id, reach, marks = [] } of watchers) {
    const other = spotOf(where, id)
    if (other === undefined) continue
    for (const far of [reach, ...marks]) {
      if (far <= 0 || far === Number.POSITIVE_INFINITY) continue
      for (const line of [far - HAIR, far + HAIR]) for (const part of crossings(from, to, other, line)) cuts.add(part)
    }
  }
  return [...cuts]
    .sort((a, b) => a - b)
    .map((part) => ({
      to: part === 1 ? to : from.map((at, axis) => at + ((to[axis] ?? at) - at) * part),
      spent: part * course.spent,
    }))
}
