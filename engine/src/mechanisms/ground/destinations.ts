import type { FighterId, Option, Play, Question, RuleId } from '../../kernel/types.ts'
import { type Flood, type Stop, stops } from '../../space/flood.ts'
import type { Cell } from '../../space/grid.ts'
import type { Course } from '../../space/whereabouts.ts'
import { courseAway, courseTo, courseTowards, waysOf } from './courses.ts'
import { apart } from './standing.ts'
import type { Ground, Moved, Mover, Standing, Walked, Walking } from './terms.ts'
import { walk } from './walking.ts'

/** A place to go, as an option: towards somebody, away from somebody, to a cell, or out of the fight. */
export type Destination = Option &
  (
    | { readonly how: 'towards' | 'away'; readonly whom: FighterId }
    | { readonly how: 'cell'; readonly cell: Cell }
    | { readonly how: 'flee' }
  )

/** Of whom and with how much movement a place is asked; on a map with everywhere that takes him. */
export interface Journey<S extends Standing<F>, F extends Mover> {
  readonly ground: Ground<S, F>
  readonly s: S
  readonly f: F
  readonly budget: number
  readonly ways: Flood | undefined
}

export const journey = <S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  budget: number,
): Journey<S, F> => ({ ground, s, f, budget, ways: waysOf(ground, s, f, budget) })

/** Of very many cells the farther ones are offered: the near ones are few steps of another move. */
const CELLS = 240

/** Where he may go: towards anybody not yet reached, away from any foe, to a cell, and over the edge of a map. */
export function destinations<S extends Standing<F>, F extends Mover>(
  { ground, s, f, ways }: Journey<S, F>,
  met: (other: F) => boolean,
): Destination[] {
  const found: Destination[] = []
  for (const other of s.fighters) {
    if (other.id === f.id || !met(other) || ground.party(s, f).includes(other.id)) continue
    if (apart(s, f.id, other.id) > ground.contact) found.push(towards(other.id))
    if (other.side !== f.side) found.push(away(other.id))
  }
  if (ways === undefined) return found
  const cells = stops(ways).filter(({ cost }) => cost > 0)
  const edge = stops(ways).some((cell) => atEdge(ways, cell))
  cells.sort((a, b) => b.cost - a.cost)
  for (const { x, y } of cells.slice(0, CELLS)) found.push(cellAt({ x, y }))
  if (edge) found.push(FLEE)
  return found
}

const towards = (whom: FighterId): Destination => ({ key: `towards ${whom}`, how: 'towards', whom })
const away = (whom: FighterId): Destination => ({ key: `away ${whom}`, how: 'away', whom })
const cellAt = (cell: Cell): Destination => ({ key: `cell ${cell.x},${cell.y}`, how: 'cell', cell })
const FLEE: Destination = { key: 'flee', how: 'flee' }

const atEdge = ({ terrain: t }: Flood, { x, y }: Stop): boolean =>
  x === 0 || y === 0 || x === t.width - 1 || y === t.height - 1

/** The way to a place he chose, with so much of his movement. */
export function courseOf<S extends Standing<F>, F extends Mover>(
  { ground, s, f, budget, ways }: Journey<S, F>,
  to: Destination,
  spend: number = budget,
): Course {
  if (to.how === 'towards') return courseTowards(ground, s, f, to.whom, spend)
  if (to.how === 'away') return courseAway(ground, s, f, to.whom, spend)
  if (to.how === 'cell' && ways !== undefined) return courseTo(ground, s, f, ways, to.cell)
  return { where: s.where, spent: 0, path: undefined }
}

/**
 * Goes to the place he chose, and tells it; what it took. `rules` cites what carried him, once he has come there. Who runs out
 * of the fight is the game's own matter.
 */
export function goes<R extends RuleId, Q extends Question, S extends Walked<F>, F extends Mover>(
  ctx: Play<Moved<R>, Q>,
  walking: Walking<Moved<R>, Q, S, F>,
  going: Journey<S, F>,
  to: Destination,
  spend: number,
  rules: () => readonly R[],
): number {
  const course = courseOf(going, to, spend)
  const far = walk(ctx, walking, going.s, going.f, course)
  ctx.emit?.({ type: 'moved', who: going.f.id, to: to.key, far, path: walked(course, far), rule: rules() })
  return far
}

/** The cells of a way as far as it was gone, column and row. */
export const walked = ({ path }: Course, far: number): (readonly [number, number])[] =>
  path === undefined ? [] : path.cells.flatMap(({ x, y, cost }) => (cost <= far ? [[x, y] as const] : []))
