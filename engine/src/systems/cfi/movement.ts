import { Offer } from '../../kernel/offer.ts'
import type { Choice, FighterId, Option } from '../../kernel/types.ts'
import { asked } from '../../mechanisms/asking.ts'
import { courseOf, destinations, type Journey, journey, walked } from '../../mechanisms/ground/destinations.ts'
import { leftLying } from '../../mechanisms/ground/lying.ts'
import type { Walking } from '../../mechanisms/ground/terms.ts'
import { walk } from '../../mechanisms/ground/walking.ts'
import { gap } from '../../space/bands.ts'
import { facingTowards } from '../../space/facing.ts'
import { stops } from '../../space/flood.ts'
import { cellsOf } from '../../space/footprint.ts'
import { terrain } from '../../space/terrain.ts'
import { type Course, distanceBetween } from '../../space/whereabouts.ts'
import { exchange } from './attacks-and-parries.ts'
import { leavesFight } from './conditions.ts'
import { canReact } from './defense.ts'
import { arcOf, engagedBy, turnTo, within } from './engagement.ts'
import type { Gait } from './events.ts'
import { able, active, fighter, foes, longestReach, mayAttack, meleeArms, reachOf } from './fighters.ts'
import { groundOf } from './ground.ts'
import { partedHolds } from './holding.ts'
import { keepsFeet, type Upset } from './keeping-feet.ts'
import { inWater } from './modifiers.ts'
import { baseMove } from './pace.ts'
import { lowersWard } from './passive-blocking.ts'
import type { Question } from './questions.ts'
import type { CfiRule } from './rules.ts'
import { falls } from './stances.ts'
import type { CfiEvent, Ctx, Fighter, Item, State } from './types.ts'

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
      leftLying(before, state.where, f)
      f.cover = undefined
      f.nearby = undefined
      f.braced = false
      settles(state, f)
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
        const options = arcOf(state, watcher, mover) === 'back' || !mayAttack(state, watcher) ? STOP.slice(1) : STOP
        return { who: watcher.id, about: { ask: 'interrupt', at: mover.id, action: 'move' }, options, usual: 'none' }
      },
      order: (_s, one, other) => other.initiative - one.initiative,
      answered: strikesPasser,
      goesOn: (_s, mover) => active(mover) && !mover.halted && mover.stance !== 'prone',
    },
  }
}

/** What the ground of a map is to whoever stands on it: water must be swum, or crossed from the air. */
export function settles(s: State, f: Fighter): void {
  if (!('field' in s.where) || f.footing === 'climbing') return
  const body = s.where.bodies[f.id]
  if (body === undefined) return
  const { rows, kinds } = s.where.field
  const under = cellsOf(terrain(s.where.field), body).map(({ x, y }) => kinds[rows[y]?.[x] ?? '']?.name)
  if (f.footing === 'submerged' && under.includes('water')) return
  f.footing = under.includes('water') && !f.aloft ? 'swimming' : f.footing === 'unstable' ? 'unstable' : 'firm'
}

/** Over difficult ground faster than at a walk: Formidable Athletics or Standard Acrobatics, or he falls where it begins (CFI-TER-Fast). */
function keptUpright(ctx: Ctx, s: State, f: Fighter, course: Course, gait: Gait): Course {
  if ((gait !== 'run' && gait !== 'sprint') || course.path === undefined || !('field' in s.where) || f.aloft)
    return course
  const { rows, kinds } = s.where.field
  const { cells } = course.path
  const rough = cells.findIndex(({ x, y }) => (kinds[rows[y]?.[x] ?? '']?.cost ?? 1) > 1)
  if (rough < 0) return course
  const at = cells[rough]
  const legs = f.mount ?? f.id
  const body = s.where.bodies[legs]
  if (at === undefined || body === undefined || keepsFeet(ctx, s, f, ROUGH)) return course
  return {
    where: { ...s.where, bodies: { ...s.where.bodies, [legs]: { ...body, x: at.x, y: at.y } } },
    spent: at.cost,
    path: { cells: cells.slice(0, rough + 1), cost: at.cost },
  }
}

const ROUGH = {
  acrobatics: 'standard',
  athletics: 'formidable',
  because: 'difficult ground',
  rule: 'CFI-TER-Fast',
} as const satisfies Upset

/** What the ground of a way was. */
function groundRules(s: State, f: Fighter, { path }: Course): CfiRule[] {
  if (!('field' in s.where) || path === undefined) return ['CFI-ATT-Movement']
  const { rows, kinds } = s.where.field
  const found: CfiRule[] = ['CFI-ATT-Movement', 'CFI-MIN-Scale', 'CFI-MIN-Facing']
  if (f.aloft || able(f, 'incorporeal')) found.push('CFI-TER-Obstacle')
  else if (path.cells.some(({ x, y }) => (kinds[rows[y]?.[x] ?? '']?.cost ?? 1) > 1)) found.push('CFI-TER-Difficult')
  return found
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
      rule: [...rule, ...groundRules(s, f, course)],
    })
  if (stumbled) {
    if (f.mount !== undefined) falls(ctx, s, fighter(s, f.mount), 'CFI-TER-Fast')
    falls(ctx, s, f, 'CFI-TER-Fast')
  }
  partedHolds(ctx, s)
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
  const asks = f.fleeing >= s.round ? away : destinations
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

/** Feet he may crawl, walk or swim with one Move; his rate is all a swimmer makes in a round (CFI-MOV-Swim). */
export function moveBudget(s: State, f: Fighter): { readonly feet: number; readonly gait: Gait } {
  const base = baseMove(s, f)
  if (f.stance === 'prone' && !able(f, 'crawler')) return { feet: Math.min(5, base), gait: 'crawl' }
  if (inWater(f)) return { feet: able(f, 'swimmer') ? base : Math.max(0, base - f.moved), gait: 'swim' }
  return { feet: base, gait: f.aloft ? 'fly' : 'walk' }
}
