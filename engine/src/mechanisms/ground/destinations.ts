import type { Asks, FighterId, Option, Play, Question, Reached, RuleId } from '../../kernel/types.ts'
import { facingTowards } from '../../space/facing.ts'
import { type Flood, type Stop, stops } from '../../space/flood.ts'
import type { Cell } from '../../space/grid.ts'
import { pathIn } from '../../space/path.ts'
import type { Course } from '../../space/whereabouts.ts'
import { found } from '../fighters.ts'
import { courseAway, courseTo, courseTowards, waysOf } from './courses.ts'
import { apart } from './standing.ts'
import type { Ground, Moved, Mover, Standing, Walked, Walking } from './terms.ts'
import { walk } from './walking.ts'

/** A place to go, as an option: towards somebody, away from somebody, to a cell, out of the fight, or nowhere. */
export type Destination = Option &
  (
    | { readonly how: 'towards' | 'away'; readonly whom: FighterId }
    | { readonly how: 'cell'; readonly cell: Cell }
    | { readonly how: 'flee' | 'stay' }
  )

/** Of whom, with how much movement and by which rule a place is asked; on a map with everywhere that takes him. */
export interface Journey<S extends Standing<F>, F extends Mover> {
  readonly ground: Ground<S, F>
  readonly s: S
  readonly f: F
  readonly budget: number
  /** The rule that lets him go, and keeps him from going farther. */
  readonly rule: RuleId
  readonly ways: Flood | undefined
  /** Ways already looked for, by the key of the place. */
  readonly courses: Map<string, Course>
}

export const journey = <S extends Standing<F>, F extends Mover>(
  ground: Ground<S, F>,
  s: S,
  f: F,
  budget: number,
  rule: RuleId,
): Journey<S, F> => {
  let ways: Flood | undefined
  // Looked for when somebody asks: who only goes towards another needs none of it.
  return {
    ground,
    s,
    f,
    budget,
    rule,
    courses: new Map(),
    get ways() {
      ways ??= waysOf(ground, s, f, budget)
      return ways
    },
  }
}

/**
 * Where to? Towards anybody he can get nearer to, away from any foe, over the edge of a map, or nowhere. On a map any cell he
 * can get to is an answer; the farthest one in each direction is listed.
 */
export const destinations: Asks<Journey<Standing, Mover>, Destination> = {
  each(going, visit) {
    const { ground, s, f } = going
    for (const other of s.fighters) {
      if (!counts(ground, s, f, other)) continue
      if (visit(towards(other.id)) || (other.side !== f.side && visit(away(other.id)))) return
    }
    const { ways } = going
    if (ways !== undefined) {
      for (const cell of farthest(ways)) if (visit(cellAt(cell))) return
      if (visit(FLEE)) return
    }
    visit(STAY)
  },
  named(going, key) {
    const { ground, s, f } = going
    const [how = '', what = ''] = key.split(' ')
    if (how === 'stay') return STAY
    if (how === 'flee' || how === 'cell') {
      const [x, y] = what.split(',').map(Number)
      if (going.ways === undefined) return undefined
      if (how === 'flee') return FLEE
      return x === undefined || y === undefined || key !== `cell ${x},${y}` ? undefined : cellAt({ x, y })
    }
    const other = found(s.fighters, what)
    if (other === undefined || !counts(ground, s, f, other)) return undefined
    if (how === 'towards') return towards(what)
    return how === 'away' && other.side !== f.side ? away(what) : undefined
  },
  why(going, to) {
    const { s, f, ground, rule } = going
    switch (to.how) {
      case 'stay':
        return undefined
      case 'flee':
        return toTheEdge(going.ways) ? undefined : { because: NO_EDGE, rule }
      case 'towards':
        if (apart(s, f.id, to.whom) <= ground.contact) return { because: `he has reached ${to.whom}`, rule }
        return courseOf(going, to).spent > 0 ? undefined : { because: `no way leads him nearer to ${to.whom}`, rule }
      case 'away':
        return courseOf(going, to).spent > 0 ? undefined : { because: `no way leads him farther from ${to.whom}`, rule }
      case 'cell':
        return courseOf(going, to).spent > 0 ? undefined : { because: 'he does not get there', rule }
    }
  },
}
const NO_EDGE = 'the edge of the map is too far'

/** Whether somebody is worth going to or from: he is in the fight, and not of his own party. */
const counts = (ground: Ground<Standing, Mover>, s: Standing, f: Mover, other: Mover): boolean =>
  other.id !== f.id && ground.fights(s, other) && !ground.party(s, f).includes(other.id)

const towards = (whom: FighterId): Destination => ({ key: `towards ${whom}`, how: 'towards', whom })
const away = (whom: FighterId): Destination => ({ key: `away ${whom}`, how: 'away', whom })
const cellAt = ({ x, y }: Cell): Destination => ({ key: `cell ${x},${y}`, how: 'cell', cell: { x, y } })
const FLEE: Destination = { key: 'flee', how: 'flee' }
const STAY: Destination = { key: 'stay', how: 'stay' }

const atEdge = ({ terrain: t }: Flood, { x, y }: Cell): boolean =>
  x === 0 || y === 0 || x === t.width - 1 || y === t.height - 1

const toTheEdge = (ways: Flood | undefined): boolean =>
  ways !== undefined && stops(ways).some((cell) => atEdge(ways, cell))

/** The dearest cell in each direction of the map. */
function farthest(ways: Flood): Stop[] {
  const { terrain: t, mover } = ways
  const best: (Stop | undefined)[] = t.ways.names.map(() => undefined)
  for (const stop of stops(ways)) {
    const way = stop.cost > 0 ? facingTowards(t, cell(mover), cell(stop)) : undefined
    if (way !== undefined && stop.cost > (best[way]?.cost ?? 0)) best[way] = stop
  }
  return best.filter((stop) => stop !== undefined)
}
const cell = ({ x, y }: Cell): Cell => ({ x, y })

/** Every cell he can get to, with what it costs and the way there: what an open question for a place accepts. */
export function reached({ ways }: Journey<Standing, Mover>): Reached[] {
  if (ways === undefined) return []
  return stops(ways).flatMap(({ x, y, cost }) => {
    const path = cost > 0 ? pathIn(ways, { x, y }) : undefined
    return path === undefined
      ? []
      : [{ key: `cell ${x},${y}`, cell: [x, y], cost, path: path.cells.map((c) => [c.x, c.y]) }]
  })
}

/** The way to a place, with so much of his movement. */
export function courseOf<S extends Standing<F>, F extends Mover>(
  going: Journey<S, F>,
  to: Destination,
  spend: number = going.budget,
): Course {
  const key = spend === going.budget ? to.key : `${to.key} ${spend}`
  let course = going.courses.get(key)
  if (course === undefined) {
    course = courseFor(going, to, spend)
    going.courses.set(key, course)
  }
  return course
}

function courseFor<S extends Standing<F>, F extends Mover>(
  going: Journey<S, F>,
  to: Destination,
  spend: number,
): Course {
  const { ground, s, f } = going
  if (to.how === 'towards') return courseTowards(ground, s, f, to.whom, spend)
  if (to.how === 'away') return courseAway(ground, s, f, to.whom, spend)
  if (to.how === 'cell' && going.ways !== undefined) return courseTo(ground, s, f, going.ways, to.cell)
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
