import { Offer } from '../../../kernel/offer.ts'
import type { Asks, Choice, Option, Reached, Sealed } from '../../../kernel/types.ts'
import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { courseAway, cutShort } from '../../../mechanisms/ground/courses.ts'
import {
  courseOf,
  type Destination,
  destinations,
  type Journey,
  journey,
  reached,
} from '../../../mechanisms/ground/destinations.ts'
import type { Course } from '../../../space/whereabouts.ts'
import { onlyDefends } from '../body/falling-down.ts'
import type { D6RuleId } from '../book/rules.ts'
import { WAYS, why } from '../state/asking.ts'
import { climbMove, flyMove, swimMove } from '../state/derive.ts'
import { active, fighter, foes, ranks } from '../state/fighters.ts'
import type { Cited, Ctx, D6Question, Fighter, State, Why } from '../state/types.ts'
import { GROUND } from './places.ts'

const RETREAT = [WAYS[1]] as const
/** Towards somebody or away; who may only defend himself or retreat goes away. */
export const waysFor = (f: Fighter) => (onlyDefends(f) === undefined ? WAYS : RETREAT)

/** His Move, half of it at a crouch (D6-C-POS-CrouchMove). */
export const moveOf = (f: Fighter): number => (f.stance === 'crouching' ? f.facts.move / 2 : f.facts.move)
/** His Move on the wing: what his record says, or what the ability gives (D6-C-SA-Flight). */
export const flyingMoveOf = (f: Sealed<Fighter>): number => f.facts.fly || flyMove(f.facts.move, ranks(f, 'flight'))
/** His Move in the water: what his record says, or half of it, rounded up (D6-C-MOV-Swim). */
export const swimMoveOf = (f: Fighter): number => f.facts.swim || swimMove(f.facts.move)
/** His Move up and down a wall (D6-C-MOV-Climb). */
export const climbMoveOf = (f: Fighter): number => climbMove(f.facts.move, f.facts.trained.includes('climbing'))

/** The rules of a movement, and the one that makes him swift where he is (D6-C-SA-Hypermovement). */
export const swiftly = (f: Fighter, ...rules: readonly Cited[]): readonly Cited[] =>
  ranks(f, 'hypermovement') > 0 ? [...rules, 'D6-C-SA-Hypermovement'] : rules

/** Whether he hangs on a wall, neither on the ground nor on top. */
export const hangs = (s: State, f: Fighter): boolean =>
  f.height > 0 && s.scene.climb !== null && f.height < s.scene.climb.metres

/** Why he cannot go on foot. */
export function noFooting(s: State, f: Fighter): Why | undefined {
  if (f.inWater) return why('he is in the water', 'D6-C-MOV-Swim')
  if (hangs(s, f)) return why(`he hangs on ${s.scene.climb?.object}`, 'D6-C-MOV-Climb')
  return f.stance === 'prone' ? why('he lies on the ground', 'D6-C-POS-Stand') : undefined
}

/** Towards or away from whom, or on a map which cell. */
type Whither = Option & ({ readonly how: 'whom' } | Extract<Destination, { how: 'cell' }>)

const whither: Asks<Journey<State, Fighter>, Whither> = {
  each(going, visit) {
    const { s, f } = going
    for (const other of s.fighters) {
      if (foes(f, other) && active(other) && visit({ key: other.id, how: 'whom' })) return
    }
    destinations.each(going, (to) => to.how === 'cell' && visit(to))
  },
  named(going, key) {
    const { s, f } = going
    if (s.fighters.some((other) => other.id === key && foes(f, other) && active(other))) return { key, how: 'whom' }
    const to = destinations.named(going, key)
    return to?.how === 'cell' ? to : undefined
  },
  why: (going, to) => (to.how === 'cell' ? destinations.why(going, to) : undefined),
}

/** Where somebody means to go: towards or away from somebody, to a cell of the map, or nowhere. */
export interface Meant {
  /** Whom it is about, or the cell. */
  readonly at: string
  readonly way: 'towards' | 'away' | 'to' | 'stay'
  /** The way there with so many metres. */
  course(metres: number): Course
}

const STAY = optionOf('stay')

/** Asks where to with at most so many metres: towards nobody he cannot get nearer to; who may only retreat names no cell. */
export function meansToGo(ctx: Ctx, s: State, f: Fighter, most: number, rule: D6RuleId): Meant {
  const ways = waysFor(f)
  const going = journey<State, Fighter>(GROUND, s, f, most, rule)
  const free = ways.some(({ key }) => key === 'towards')
  const to = asked(
    ctx,
    new Offer(f.id, { ask: 'whom', left: most }, whither, free ? going : { ...going, ways: undefined }, { open: true }),
  )
  if (to.how === 'cell') {
    const course = courseOf(going, to)
    return { at: to.key.slice('cell '.length), way: 'to', course: (metres) => cutShort(GROUND, s, f, course, metres) }
  }
  const at = to.key
  const towards = (metres: number): Course =>
    courseOf(going, { key: `towards ${at}`, how: 'towards', whom: at }, metres)
  const options = ways.filter(({ key }) => key === 'away' || towards(most).spent > 0)
  if (options.length < ways.length) options.push(STAY)
  const { key } = asked(ctx, { who: f.id, about: { ask: 'way', at }, options })
  if (key === 'stay') return { at, way: 'stay', course: () => ({ where: s.where, spent: 0, path: undefined }) }
  if (key === 'towards') return { at, way: 'towards', course: towards }
  return { at, way: 'away', course: (metres) => courseAway<State, Fighter>(GROUND, s, f, at, metres) }
}

/** Every cell the question where to accepts, with its cost and the way there; undefined of other questions. */
export function reach(s: State, { who, about, open }: Choice<D6Question>): readonly Reached[] | undefined {
  if (about.ask !== 'whom' || open !== true || 'bands' in s.where) return undefined
  const f = fighter(s, who)
  if (!waysFor(f).some(({ key }) => key === 'towards')) return []
  return reached(journey<State, Fighter>(GROUND, s, f, about.left ?? 0, 'D6-C-MOV-Run'))
}
