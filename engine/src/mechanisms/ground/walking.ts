import type { Choice, Event, FighterId, Option, Play, Question } from '../../kernel/types.ts'
import type { Stop } from '../../space/flood.ts'
import { fits, overlap } from '../../space/footprint.ts'
import { terrain } from '../../space/terrain.ts'
import {
  type Course,
  distanceBetween,
  movedTo,
  reaches,
  type Spot,
  spotOf,
  type Whereabouts,
} from '../../space/whereabouts.ts'
import { goingOf } from './courses.ts'
import { seated } from './standing.ts'
import { type Step, stepsOf } from './steps.ts'
import type { Change, Mover, Reactions, Walked, Walking } from './terms.ts'

/**
 * Goes a way to its end. Before each step those whose reach it changes may answer: all are asked at once, and their answers
 * are carried out one after the other, each only if he still may; they may end the walk. What it took, in the system's unit.
 */
export function walk<E extends Event, Q extends Question, S extends Walked<F>, F extends Mover>(
  ctx: Play<E, Q>,
  walking: Walking<E, Q, S, F>,
  s: S,
  f: F,
  course: Course,
): number {
  if (course.spent <= 0) return 0
  const { reactions, stepped } = walking
  if (reactions !== undefined || stepped !== undefined)
    return watched(ctx, walking, reactions ?? nobodyReacts, s, f, course)
  const before = s.where
  s.where = course.where
  together(walking, s, f)
  walking.went(s, f, { before, spent: course.spent, path: course.path })
  return course.spent
}

/** Whom he goes with is where he is. */
function together<E extends Event, Q extends Question, S extends Walked<F>, F extends Mover>(
  walking: Walking<E, Q, S, F>,
  s: S,
  f: F,
): void {
  const legs = walking.legs(s, f)
  if (legs !== f.id) s.where = seated(s.where, f.id, legs)
  for (const id of walking.party(s, f)) if (id !== legs) s.where = seated(s.where, id, legs)
}

function watched<E extends Event, Q extends Question, S extends Walked<F>, F extends Mover>(
  ctx: Play<E, Q>,
  walking: Walking<E, Q, S, F>,
  reactions: Reactions<E, Q, S, F>,
  s: S,
  f: F,
  course: Course,
): number {
  const legs = walking.legs(s, f)
  const reach = (watcher: F): number => (watcher.id === f.id ? 0 : reactions.reach(s, watcher, f))
  const marks = (watcher: F): readonly number[] =>
    watcher.id === f.id ? NOTHING : (reactions.marks?.(s, watcher, f) ?? NOTHING)
  const watchers = s.fighters
    .map((watcher) => ({ id: watcher.id, reach: reach(watcher), marks: marks(watcher) }))
    .filter((w) => w.reach > 0 || w.marks.length > 0)
  let before = s.where
  let settled = 0
  let spent = 0
  let cells: Stop[] = []
  /** He has come as far as he has walked, before anything else happens to him. */
  const settles = (): void => {
    if (spent <= settled) return
    const path = cells.length === 0 ? undefined : { cells, cost: spent - settled }
    walking.went(s, f, { before, spent: spent - settled, path })
    before = s.where
    settled = spent
    cells = []
  }
  for (const step of stepsOf(s.where, legs, course, watchers)) {
    const occasions = s.fighters.flatMap((w) => occasionOf(reactions, s, w, f, reach(w), marks(w), legs, step.to) ?? [])
    const answers = occasions.length === 0 ? NOTHING : ask(ctx, reactions, s, occasions)
    for (const { watcher, change, answer } of answers) {
      if (!stillMay(reactions.question(s, watcher, f, change, step.to), answer)) continue
      settles()
      const here = spotOf(s.where, legs)
      reactions.answered(ctx, s, watcher, f, answer)
      if (!reactions.goesOn(s, f) || !same(spotOf(s.where, legs), here)) return spent
    }
    if (answers.length > 0 && !isOpen(walking, s, f, step)) break
    s.where = movedTo(s.where, legs, step.to)
    together(walking, s, f)
    spent = step.spent
    const [x = 0, y = 0] = step.to
    if (course.path !== undefined) cells.push({ x, y, cost: step.spent })
    if (walking.stepped === undefined) continue
    settles()
    if (!walking.stepped(ctx, s, f) || !reactions.goesOn(s, f)) return spent
    if (!same(spotOf(s.where, legs), step.to)) return spent
  }
  settles()
  return spent
}

/** A walk that nobody answers and that only the walker's own steps may end. */
const nobodyReacts = {
  reach: (): number => 0,
  question: (): undefined => undefined,
  order: (): number => 0,
  answered: (): void => {},
  goesOn: (): boolean => true,
}

/** Somebody whose reach a step changes, and what he is asked. */
interface Occasion<Q extends Question, F> {
  readonly watcher: F
  readonly change: Change
  readonly choice: Choice<Q>
}
interface Answered<F> {
  readonly watcher: F
  readonly change: Change
  readonly answer: Option
}
const NOTHING: readonly never[] = []

function occasionOf<E extends Event, Q extends Question, S extends Walked<F>, F extends Mover>(
  reactions: Reactions<E, Q, S, F>,
  s: S,
  watcher: F,
  f: F,
  reach: number,
  marks: readonly number[],
  legs: FighterId,
  to: Spot,
): Occasion<Q, F> | undefined {
  if (reach <= 0 && marks.length === 0) return undefined
  const after = movedTo(s.where, legs, to)
  const now = reach > 0 && reaches(s.where, watcher.id, legs, reach)
  const then = reach > 0 && reaches(after, watcher.id, legs, reach)
  if (!now && !then) {
    const far = Math.max(0, ...marks)
    if (!near(s.where, watcher.id, legs, far) && !near(after, watcher.id, legs, far)) return undefined
  }
  const change = now ? (then ? 'within' : 'leaves') : then ? 'enters' : 'beyond'
  const choice = reactions.question(s, watcher, f, change, to)
  return choice && { watcher, change, choice }
}
const near = (where: Whereabouts, a: FighterId, b: FighterId, far: number): boolean =>
  distanceBetween(where, a, b) <= far

/** All are asked before any answer is known; who lets it go is left out. */
function ask<E extends Event, Q extends Question, S, F extends Mover>(
  ctx: Play<E, Q>,
  reactions: Reactions<E, Q, S, F>,
  s: S,
  occasions: readonly Occasion<Q, F>[],
): Answered<F>[] {
  const inOrder = occasions.toSorted((a, b) => reactions.order(s, a.watcher, b.watcher))
  const answers = ctx.together<Option>(inOrder.map(({ choice }) => choice))
  return inOrder.flatMap(({ watcher, change }, i) => {
    const answer = answers[i]
    return answer === undefined || answer.key === 'none' ? [] : [{ watcher, change, answer }]
  })
}

/** What came before may have taken the occasion from him. */
const stillMay = (choice: Choice | undefined, { key }: Option): boolean =>
  choice?.options.some((option) => option.key === key) === true

const same = (one: Spot | undefined, other: Spot | undefined): boolean =>
  one === other || one?.every((at, axis) => at === other?.[axis]) === true

/** Whether the next place is still free after what others have done. */
function isOpen<E extends Event, Q extends Question, S extends Walked<F>, F extends Mover>(
  walking: Walking<E, Q, S, F>,
  s: S,
  f: F,
  { to: [x = 0, y = 0] }: Step,
): boolean {
  if ('bands' in s.where) return true
  const body = s.where.bodies[walking.legs(s, f)]
  if (body === undefined) return false
  const t = terrain(s.where.field)
  const there = { ...body, x, y }
  return fits(t, there) && !(goingOf(walking, s, f).blocked ?? []).some((other) => overlap(t, other, there))
}
