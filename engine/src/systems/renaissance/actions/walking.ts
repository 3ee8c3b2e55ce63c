import { Offer } from '../../../kernel/offer.ts'
import type { FighterId } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { coursePast, courseTowards } from '../../../mechanisms/ground/courses.ts'
import {
  courseOf,
  type Destination,
  destinations,
  type Journey,
  journey,
} from '../../../mechanisms/ground/destinations.ts'
import type { Walking } from '../../../mechanisms/ground/terms.ts'
import { walk } from '../../../mechanisms/ground/walking.ts'
import { type Course, reaches, spotOf } from '../../../space/whereabouts.ts'
import { afterStep, type Moving, reactionsTo } from '../exchange/reactions.ts'
import { displaced } from '../ground/displaced.ts'
import { type Footing, footingOn, slips, strains, treads } from '../ground/hazards.ts'
import { isGone, legsOf } from '../ground/movement.ts'
import { GROUND, nearestEdge, roughness, shortened, throughBands, untilRough } from '../ground/ways.ts'
import type { RenQuestion } from '../screens/questions.ts'
import type { RenEvent } from '../state/events.ts'
import { active, fighter } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, State } from '../state/types.ts'
import type { Doing } from './keys.ts'

/** How somebody goes: how far, and what comes of it. */
export interface Travel {
  readonly action: Doing
  readonly budget: number
  /** Beyond this he runs (REN-MOVE-03). */
  readonly base: number
  readonly provokes: boolean
  readonly charging: FighterId | null
  readonly rule: readonly Cited[]
  /** Whom he may strike in passing. */
  readonly stepped?: ((ctx: Ctx, s: State, f: Fighter) => boolean) | undefined
}

/** Asks where to and goes there. */
export function goesWhere(ctx: Ctx, s: State, f: Fighter, how: Travel): void {
  const going = journey<State, Fighter>(GROUND, s, f, how.budget, how.rule[0] ?? 'REN-MOVE-01')
  const about = { ask: 'where', action: how.action, left: how.budget, base: how.base } as const
  const to = asked(ctx, new Offer(f.id, about, destinations, going, { open: true }))
  if (to.how === 'flee') leaves(ctx, going, how)
  if (to.how === 'flee' || to.how === 'stay') return
  const most = courseOf(going, to).spent
  const far =
    'bands' in s.where && (to.how === 'towards' || to.how === 'away') ? paces(ctx, f, to.whom, most, how) : most
  goes(ctx, s, f, shortened(s, f, courseOf(going, to), far), how, to)
}

/** Without a map he says how far: to the end, or no farther than his base rate. */
function paces(ctx: Ctx, f: Fighter, whom: FighterId, most: number, how: Travel): number {
  const end = Math.round(10 * most) / 10
  const short = [...new Set([1, Math.floor(how.base / 2), how.base])].filter((far) => far > 0 && far < end)
  const stops = short.map((far) => ({ key: String(far), far })).toSorted((a, b) => a.far - b.far)
  const options = [...stops, { key: String(end), far: most }]
  const about = { ask: 'metres', towards: whom, most } as const
  return asked(ctx, { who: f.id, about, options, usual: String(end) }).far
}

/** By the shortest way over the edge of the map, out of the fight: ours, the chapter knows no end but this. The last step leaves everybody's reach. */
function leaves(ctx: Ctx, going: Journey<State, Fighter>, how: Travel): void {
  const { s, f } = going
  const edge = nearestEdge(going)
  if (edge === undefined) return
  const moving = movingOf(f, how)
  const way = courseOf(going, edge)
  if (way.spent > 0 && goes(ctx, s, f, way, how, edge, moving) < way.spent) return
  const { goesOn } = reactionsTo(moving)
  if (!goesOn(s, f) || !leavesReach(ctx, s, f, moving)) return
  isGone(s, f)
  ctx.emit?.({
    type: 'moved',
    who: f.id,
    metres: 0,
    way: 'out of the fight',
    path: [],
    towards: '',
    running: false,
    rule: 'REN-MOVE-01',
  })
}

/** A step out of the reach of all who threaten him: they may strike at him first. Whether he takes it. */
function leavesReach(ctx: Ctx, s: State, f: Fighter, moving: Moving): boolean {
  const { reach, question, answered, goesOn, order } = reactionsTo(moving)
  const legs = GROUND.legs(s, f)
  const here = spotOf(s.where, legs) ?? []
  const asks = (w: Fighter) =>
    reaches(s.where, w.id, legs, reach(s, w, f)) ? question(s, w, f, 'leaves', here) : undefined
  for (const watcher of s.fighters.filter(({ side }) => side !== f.side).toSorted((a, b) => order(s, a, b))) {
    const choice = asks(watcher)
    const answer = choice === undefined ? undefined : ctx.choose(choice)
    if (answer === undefined || answer.key === 'none') continue
    answered(ctx, s, watcher, f, answer)
    if (!goesOn(s, f)) return false
  }
  return true
}

/** Towards somebody until so near. */
export const goesTowards = (ctx: Ctx, s: State, f: Fighter, target: FighterId, how: Travel, stop: number): number =>
  goes(ctx, s, f, courseTowards<State, Fighter>(GROUND, s, f, target, how.budget, stop), how)
/** How many metres it is until so near to somebody, to the tenth, as far as so much movement takes him. */
export const metresTowards = (s: State, f: Fighter, target: FighterId, budget: number, stop: number): number =>
  Math.round(10 * courseTowards<State, Fighter>(GROUND, s, f, target, budget, stop).spent) / 10
/** Past somebody, and on. */
export const goesPast = (ctx: Ctx, s: State, f: Fighter, target: FighterId, how: Travel): number =>
  goes(ctx, s, f, past(s, f, target, how.budget), how)
const past = (s: State, f: Fighter, target: FighterId, budget: number): Course =>
  'bands' in s.where ? throughBands(s, f, target, budget) : coursePast<State, Fighter>(GROUND, s, f, target, budget)

const movingOf = (f: Fighter, how: Travel): Moving => ({
  charging: how.charging,
  provokes: how.provokes,
  had: new Set(),
  left: new Map(),
  after: [],
  prone: f.stance === 'prone',
  mount: f.mount,
  lunges: how.stepped === undefined ? [] : [1, 2],
  braced: false,
})

/** Goes a way, step by step, and tells it (REN-MOVE-02, REN-GRID-05). */
export function goes(
  ctx: Ctx,
  s: State,
  f: Fighter,
  wanted: Course,
  how: Travel,
  to?: Destination,
  moving: Moving = movingOf(f, how),
): number {
  const { course, footing } = overGround(ctx, s, f, wanted, how)
  // Ruling REN-A82: who means to run runs from his first step; who charges runs already.
  if (course.spent > how.base && s.options.runPenaltyFrom === 'start') setsRunning(s, f)
  let metres = 0
  /** What he has run before counts on. */
  const run = f.charge?.metres ?? 0
  const path: (readonly [number, number])[] = []
  const walking: Walking<RenEvent, RenQuestion, State, Fighter> = {
    ...GROUND,
    went(_s, _f, stretch) {
      metres += stretch.spent
      for (const { x, y } of stretch.path?.cells ?? []) path.push([x, y])
      if (f.charge !== null) f.charge = { ...f.charge, metres: run + metres }
      if (metres > how.base) setsRunning(s, f)
    },
    reactions: reactionsTo(moving),
    stepped(inner, state, mover) {
      const on = afterStep(inner, state, mover, moving)
      treads(inner, state, fighter(state, legsOf(state, mover).id))
      return on && (how.stepped?.(inner, state, mover) ?? true)
    },
  }
  // What he was behind stays where it was.
  f.cover = 'none'
  if (course.spent > 0) displaced(ctx, s, f, 'goes')
  walk(ctx, walking, s, f, course)
  const rule: Cited[] = [
    ...how.rule,
    ...('bands' in s.where ? [] : (['REN-GRID-01', 'REN-GRID-02', 'REN-GRID-05', 'REN-GRID-06'] as const)),
  ]
  // Struck at and not stopped.
  if (moving.had.size > 0 && metres > 0) rule.push('REN-AOO-03')
  if (moving.braced && active(f) && f.stance !== 'prone') rule.push('REN-BRACE-05')
  if (f.running) rule.push('REN-MOVE-03')
  const towards = to !== undefined && (to.how === 'towards' || to.how === 'away') ? to.whom : ''
  ctx.emit?.({ type: 'moved', who: f.id, metres, way: to?.how ?? how.action, path, towards, running: f.running, rule })
  if (active(f) && f.stance !== 'prone') slips(ctx, s, fighter(s, legsOf(s, f).id), roughness(s, wanted), footing)
  if (f.mount === null && roughness(s, course).some((ground) => ground === 'shallow water' || ground === 'water'))
    strains(ctx, s, f, 'wading', 'REN-HAZARD-ShallowWater')
  return metres
}

/** Running tells on rider and mount alike. */
function setsRunning(s: State, f: Fighter): void {
  f.running = true
  if (f.mount !== null) fighter(s, f.mount).running = true
}

/** Faster than the base rate over difficult ground takes a check (REN-MOVE-10): as much of the way as it allows, and how it went. */
function overGround(
  ctx: Ctx,
  s: State,
  f: Fighter,
  course: Course,
  how: Travel,
): { readonly course: Course; readonly footing: Footing } {
  const grounds = roughness(s, course)
  if (grounds.length === 0 || course.spent <= how.base) return { course, footing: 'sure' }
  const footing = footingOn(ctx, s, f, grounds)
  if (footing === 'sure') return { course, footing }
  return { course: shortened(s, f, course, Math.max(how.base, untilRough(s, course))), footing }
}
