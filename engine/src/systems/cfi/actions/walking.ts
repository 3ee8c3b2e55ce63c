import { Offer } from '../../../kernel/offer.ts'
import type { Choice, FighterId, Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { courseOf, destinations, type Journey, journey, walked } from '../../../mechanisms/ground/destinations.ts'
import type { Walking } from '../../../mechanisms/ground/terms.ts'
import { walk } from '../../../mechanisms/ground/walking.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { gap } from '../../../space/bands.ts'
import { facingTowards } from '../../../space/facing.ts'
import { stops } from '../../../space/flood.ts'
import { terrain } from '../../../space/terrain.ts'
import { type Course, distanceBetween } from '../../../space/whereabouts.ts'
import { canReact, leavesFight } from '../body/conditions.ts'
import { lowersWard } from '../body/hands.ts'
import { falls } from '../body/stances.ts'
import type { CfiRule } from '../book/rules.ts'
import { exchange } from '../exchange/attack.ts'
import { leftPlace } from '../ground/displaced.ts'
import { groundOf } from '../ground/ground.ts'
import { partedHolds } from '../ground/holds.ts'
import { groundRules, keptUpright } from '../ground/movement.ts'
import { arcOf, engagedBy, turnTo, within } from '../ground/reach.ts'
import { noticed } from '../ground/sight.ts'
import type { Gait } from '../state/events.ts'
import { active, fighter, foes, longestReach, mayAttack, meleeArms, reachOf } from '../state/fighters.ts'
import type { Question } from '../state/question.ts'
import type { CfiEvent, Ctx, Fighter, Item, State } from '../state/types.ts'
import { unseenMove } from '../state/unseen.ts'
import { facesAtTheEnd } from './facing.ts'

/** Farther than this from every foe, without a map, he is out of the fight. */
const FLIGHT = 300

const STOP = [{ key: 'strike' }, { key: 'block' }, { key: 'none' }] as const

/** Who delays may strike at whoever comes past him, or bar his way (CFI-MOV-07, CFI-REA-Opportunity; Ruling CFI-A76). */
function watches(s: State, watcher: Fighter, mover: Fighter): boolean {
  if (!watcher.delaying || watcher.points === 0 || !foes(watcher, mover) || watcher.aloft !== mover.aloft) return false
  return s.options.interrupt === 'anyPoint' && canReact(s, watcher) && engagedBy(s, watcher).length === 0
}

/** The first weapon of his that reaches somebody as far off as he comes. */
const reaching = (s: State, watcher: Fighter, mover: Fighter): Item | undefined => {
  const arms = meleeArms(s, watcher)
  return arms.find((item) => within(s, watcher.id, mover.id, reachOf(s, item))) ?? longestOf(s, arms)
}

const longestOf = (s: State, arms: readonly Item[]): Item | undefined =>
  arms.find((item) => reachOf(s, item) === Math.max(...arms.map((each) => reachOf(s, each))))

function strikesPasser(ctx: Ctx, s: State, watcher: Fighter, mover: Fighter, { key }: Option): void {
  watcher.points--
  watcher.delaying = false
  ctx.emit?.({
    type: 'interrupts',
    who: watcher.id,
    at: mover.id,
    rule: ['CFI-REA-Interrupt', 'CFI-REA-Opportunity', 'CFI-MOV-07'],
  })
  if (key === 'block') {
    mover.halted = true
    ctx.emit?.({ type: 'did', who: watcher.id, action: 'block', at: mover.id, rule: 'CFI-MOV-07' })
    return
  }
  const item = reaching(s, watcher, mover)
  if (item === undefined) return
  lowersWard(ctx, watcher, item)
  exchange(ctx, s, { attacker: watcher, defender: mover, item })
}

/** What walking does to whoever walks. */
function walking(s: State): Walking<CfiEvent, Question, State, Fighter> {
  const ground = groundOf(s)
  return {
    contact: ground.contact,
    legs: ground.legs,
    party: ground.party,
    passing: ground.passing,
    fights: ground.fights,
    steppingOver: ground.steppingOver,
    ...(ground.manner === undefined ? {} : { manner: ground.manner }),
    went(state, f, { before, spent, path }) {
      f.moved += spent
      leftPlace(state, f, before)
      const [from, to] = [path?.cells.at(-2), path?.cells.at(-1)]
      if ('field' in state.where && from !== undefined && to !== undefined) {
        const way = facingTowards(terrain(state.where.field), from, to)
        if (way !== undefined) f.facing = way
      }
    },
    reactions: {
      reach: (state, watcher, mover) => (watches(state, watcher, mover) ? longestReach(state, watcher) : 0),
      question(state, watcher, mover, change): Choice<Question> | undefined {
        if (change !== 'enters' || !watches(state, watcher, mover)) return undefined
        // Turning is never a reaction (Ruling CFI-A77).
        const options = arcOf(state, watcher, mover) === 'back' || !mayAttack(watcher) ? STOP.slice(1) : STOP
        return { who: watcher.id, about: { ask: 'interrupt', at: mover.id, action: 'move' }, options, usual: 'none' }
      },
      order: (_s, one, other) => other.initiative - one.initiative,
      answered: strikesPasser,
      goesOn: (_s, mover) => active(mover) && !mover.halted && mover.stance !== 'prone',
    },
  }
}

/** Goes a way at a gait, and tells it; stumbling at a run ends it. */
export function travels(
  ctx: Ctx,
  s: State,
  f: Fighter,
  way: Course,
  to: string,
  gait: Gait,
  rule: readonly CfiRule[],
): number {
  const course = keptUpright(ctx, s, f, way, gait)
  const stumbled = course !== way
  f.halted = false
  const far = walk(ctx, walking(s), s, f, course)
  if (far > 0) f.pace = gait === 'run' || gait === 'sprint' ? gait : 'walk'
  if (ctx.emit !== undefined)
    ctx.emit({
      type: 'moved',
      who: f.id,
      to,
      far,
      path: walked(course, far),
      gait,
      ...unseenMove(f),
      rule: [...rule, ...groundRules(s, f, course)],
    })
  if (stumbled) {
    falls(ctx, s, f.mount === undefined ? f : fighter(s, f.mount), 'CFI-TER-Fast')
  }
  partedHolds(ctx, s)
  noticed(s)
  return far
}

/** Everywhere a budget takes him; in difficult ground one square always (CFI-TER-Difficult). */
export function ways(s: State, f: Fighter, budget: number, rule: CfiRule): Journey<State, Fighter> {
  const ground = walking(s)
  const going = journey<State, Fighter>(ground, s, f, budget, rule)
  if (going.ways === undefined || budget <= 0 || !('field' in s.where) || budget >= 2 * s.where.field.cell) return going
  return stops(going.ways).some(({ cost }) => cost > 0)
    ? going
    : journey<State, Fighter>(ground, s, f, 2 * s.where.field.cell, rule)
}

/** Where somebody goes who thinks of nothing but flight: no nearer to any foe (CFI-ABL-Terrifying). */
const away: typeof destinations = {
  ...destinations,
  why(going, to) {
    const { s, f } = going
    const none = destinations.why(going, to)
    if (none !== undefined || to.how === 'stay' || to.how === 'flee' || to.how === 'away') return none
    const after = courseOf(going, to).where
    const nearer = s.fighters.some(
      (foe) =>
        foe.side !== f.side &&
        going.ground.fights(s, foe) &&
        distanceBetween(after, f.id, foe.id) < distanceBetween(s.where, f.id, foe.id),
    )
    return nearer ? { because: 'he thinks of nothing but flight', rule: 'CFI-ABL-Terrifying' } : undefined
  },
}

/** Asks where to, and goes there; says whom he made for. */
export function movesWhere(
  ctx: Ctx,
  s: State,
  f: Fighter,
  budget: number,
  gait: Gait,
  rule: readonly [CfiRule, ...CfiRule[]],
): FighterId | undefined {
  const going = ways(s, f, budget, rule[0])
  const about = { ask: 'where', left: budget } as const
  const asks = lasts(f.lasting, 'fleeing') ? away : destinations
  const to = asked(ctx, new Offer(f.id, about, asks, going, { open: true, usual: 'stay' }))
  if (to.how === 'flee') {
    flees(ctx, s, f)
    return undefined
  }
  if (to.how === 'stay') {
    ctx.emit?.({ type: 'wasted', who: f.id, action: 'move', rule })
    return undefined
  }
  travels(ctx, s, f, courseOf(going, to), to.key, gait, rule)
  if (to.how === 'towards') turnTo(ctx, s, f, to.whom)
  else facesAtTheEnd(ctx, s, f)
  if (to.how === 'away') outOfSight(ctx, s, f)
  return to.how === 'towards' && foes(f, fighter(s, to.whom)) ? to.whom : undefined
}

/** Whoever leaves takes his mount or rider along. */
export function flees(ctx: Ctx, s: State, f: Fighter): void {
  const along = s.fighters.filter(({ id }) => id === f.mount || id === f.rider)
  leavesFight(ctx, s, f, 'fled', 'CFI-MOV-06')
  for (const other of along) if (active(other)) leavesFight(ctx, s, other, 'fled', 'CFI-MOV-06')
}

/** Without a map, whoever is far from every foe has left the fight. */
export function outOfSight(ctx: Ctx, s: State, f: Fighter): void {
  if (!('bands' in s.where)) return
  const { bands } = s.where
  if (!s.fighters.some((o) => foes(f, o) && active(o) && gap(bands, f.id, o.id) <= FLIGHT)) flees(ctx, s, f)
}
