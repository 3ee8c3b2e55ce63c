import type { Sealed } from '../../../kernel/types.ts'
import { found } from '../../../mechanisms/fighters.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { chanceOf, D, diceOf, pipsOf } from '../book/diecode.ts'
import {
  lamps,
  lights,
  locations,
  manoeuvres,
  objects,
  pointBlank,
  ranges,
  situations,
  smoke,
  unwieldy,
} from '../content/difficulty-modifiers.ts'
import { neverUntrained, type Skill, skills } from '../content/skills.ts'
import { wounds } from '../content/wound-levels.ts'
import { hiding } from '../ground/cover.ts'
import { flyingMoveOf } from '../ground/destinations.ts'
import { nearest } from '../ground/places.ts'
import { bandOf, edgesOf, throwingRange } from '../state/derive.ts'
import type { Fighter, Item, State } from '../state/types.ts'

export type Seen = Sealed<State>
export type Man = Sealed<Fighter>
export type Thing = Sealed<Item>

export const man = ({ fighters }: Seen, id: string): Man | undefined => found(fighters, id)
export const up = (f: Man): boolean => f.condition === 'up'
export const enemies = (s: Seen, me: Man): Man[] => s.fighters.filter((f) => f.side !== me.side && up(f))
export const comrades = (s: Seen, me: Man): Man[] =>
  s.fighters.filter((f) => f.side === me.side && f.id !== me.id && up(f))

export const apart = (s: Seen, a: Man, b: Man): number => {
  const level = distanceBetween(s.where, a.id, b.id)
  return a.height === b.height ? level : Math.hypot(level, a.height - b.height)
}

/** How much of him is left, from 1 to 0. */
export function health(s: Seen, f: Man): number {
  if (s.options.injury === 'bodyPoints') return f.fullBody === 0 ? 1 : Math.max(0, f.body) / f.fullBody
  const left = { unhurt: 1, stunned: 0.9, wounded: 0.65, 'severely wounded': 0.4, incapacitated: 0.2 }
  return f.wound === 'mortally wounded' || f.wound === 'dead' ? 0 : left[f.wound]
}

/** What a die is worth on average, and how far it strays. */
const AVERAGE = 3.5
const STRAYS = 2.92
/** What the Wild Die strays more. */
const WILD = 5
export const expected = (code: number): number => AVERAGE * Math.floor(code / D) + (code % D)
const variance = (code: number): number => STRAYS * Math.max(1, Math.floor(code / D)) + WILD

/** How likely a total so far over what is needed on average reaches it. */
const likely = (over: number, varies: number): number => 1 / (1 + Math.exp((-1.7 * (over + 0.5)) / Math.sqrt(varies)))
/** What a number that is so much on average is worth where less than nothing is nothing. */
function atLeastNothing(mean: number, varies: number): number {
  const steep = Math.sqrt(varies) / 1.7
  return mean > 8 * steep ? mean : steep * Math.log1p(Math.exp(mean / steep))
}

/** Dice his injuries take from what he does. */
function hurtDice(f: Man): number {
  if (f.wound === 'unhurt' || f.wound === 'stunned') return f.lasting.length > 0 && lasts(f.lasting, 'stunned') ? D : 0
  return -wounds[f.wound].penalty
}
/** His code of a skill in a round of so many actions, off balance or not. */
export function skillLeft(f: Man, skill: Skill, actions: number): number {
  const code = diceLeft(f, f.facts.skills[skill], actions)
  return f.offBalance !== 0 && skills[skill] === 'agility' ? code + f.offBalance : code
}
/** A code in a round of so many actions. */
export const diceLeft = (f: Man, code: number, actions: number): number =>
  code - hurtDice(f) - D * Math.max(0, actions - f.facts.allotment - f.extra)

export const missile = ({ weapon }: Thing): boolean => weapon.ranges !== undefined
export const inHand = ({ where }: Thing): boolean => where === 'hand' || where === 'body'
/** Whether it can be used this round. */
export const ready = (s: Seen, item: Thing): boolean =>
  inHand(item) && item.loaded && (item.weapon.quick || item.used !== s.round) && item.weapon.restOrLift === undefined

const edges = (f: Man, item: Thing): readonly [number, number, number] | undefined => {
  const { ranges: listed } = item.weapon
  return listed && edgesOf(listed, throwingRange(f.facts.attributes.physique, f.facts.skills.lifting))
}
/** His Move of a round, on foot or on the wing; and whether his wings are the faster. */
export const goes = (f: Man): number => Math.max(f.facts.move, flyingMoveOf(f))
export const flies = (f: Man): boolean => flyingMoveOf(f) > f.facts.move
/** Metres he may go besides striking, if he has gone so many. */
const freely = (s: Seen, f: Man, moved: number): number =>
  f.stance === 'prone' || confined(s, f) ? 0 : Math.max(0, f.facts.move / 2 - moved)
/** Whether he is aboard something that moves or floats, or that somebody else is about to drive, and does not walk up to anybody. */
export function confined(s: Seen, f: Man): boolean {
  const on = f.vehicle === null ? undefined : s.vehicles.find(({ id }) => id === f.vehicle)
  if (on === undefined) return false
  const driven = on.driver !== f.id && s.fighters.some((o) => o.id === on.driver && up(o))
  return on.kind.on === 'water' || ((on.speed > 0 || driven) && on.damage !== 'destroyed')
}
/** Whether it reaches somebody so far away, with what he may go for nothing. */
export const reaches = (s: Seen, f: Man, item: Thing, far: number, moved = f.moved): boolean =>
  far <= (edges(f, item)?.[2] ?? pointBlank + freely(s, f, moved))
/** The same where he is and the other is: on a map by the way there is, and for a shot nothing solid between them. */
export function reachesHim(s: Seen, f: Man, item: Thing, foe: Man, moved = f.moved): boolean {
  if (!reaches(s, f, item, apart(s, f, foe), moved)) return false
  if ('bands' in s.where) {
    if (missile(item) || f.height === foe.height) return true
    const level = Math.max(0, distanceBetween(s.where, f.id, foe.id) - freely(s, f, moved))
    return Math.hypot(level, f.height - foe.height) <= pointBlank
  }
  if (missile(item)) return !walled(s, f, foe)
  return nearest(s, f, foe.id, freely(s, f, moved)) <= pointBlank
}
/** Whether he stands wholly behind something that stops what is shot at him. */
export function walled(s: Seen, f: Man, foe: Man): boolean {
  const behind = hiding(s, f.id, foe)
  return behind !== null && behind.share === 100 && behind.toughness > 0
}

/** What hides a target: fog, the dark where no light is, what it stands behind; who walks up to it walks round that. */
function hidden(s: Seen, me: Man, item: Thing, foe: Man, far: number): number {
  let sum = s.scene.smoke === 'none' ? 0 : smoke[s.scene.smoke].standard
  if (s.scene.light !== 'day') {
    const lit = s.fighters.some((f) => f.lamp !== 'none' && apart(s, f, foe) <= lamps[f.lamp].metres)
    if (!lit) sum += lights[s.scene.light].standard
  }
  const behind = !missile(item) && far > pointBlank ? foe.cover : hiding(s, me.id, foe)
  if (behind === null) return sum
  const { share } = behind
  return sum + objects[share === 25 ? 'quarter' : share === 50 ? 'half' : 'three quarters'].standard
}
function stance({ stance: how }: Man, near: boolean): number {
  if (how === 'standing') return 0
  if (how === 'crouching') return situations.crouching.standard
  return situations[near ? 'prone, near' : 'prone, far'].standard
}

/** How much harder than his defence it is to hit somebody so far away, as far as it can be seen. */
function harder(s: Seen, me: Man, item: Thing, foe: Man, far: number): number {
  const { weapon } = item
  const at = edges(me, item)
  const band = at === undefined ? 'point blank' : (bandOf(far, at) ?? 'long')
  const close = band === 'point blank' || band === 'short'
  let sum = ranges[band].difficulty + hidden(s, me, item, foe, far) + stance(foe, close) + me.circumstance
  if (!me.facts.trained.includes(weapon.skill) && !neverUntrained.includes(weapon.skill))
    sum += s.options.untrainedModifier
  if (weapon.difficulty !== undefined) sum += weapon.difficulty
  if (item.improvised) sum += unwieldy
  if (me.blind) sum += situations['attacker blind'].standard
  if (foe.blind || foe.behind.includes(me.id)) sum += situations['target blind or from behind'].standard
  // A larger attacker hits with more difficulty, a smaller one with less.
  if (s.options.useScale) sum += me.facts.scale - foe.facts.scale
  return sum
}

/** What defends him already against this: a roll that stands, or 10. */
function defenceOf(foe: Man, item: Thing): number {
  let best = 0
  for (const { kind, total } of foe.defences) if (kind === 'dodge' || !missile(item)) best = Math.max(best, total)
  return best || 10
}

/** A weapon turned on somebody: what of it is the same with however many actions and against whatever defence. */
export interface Blow {
  readonly by: Man
  readonly item: Thing
  /** How much harder than his defence it is to hit him, and the defence he has. */
  readonly harder: number
  readonly defence: number
  /** What of his life a hit takes, by where it may be aimed: all the marks, or none in particular. */
  readonly takes: readonly number[]
}

export function blowAt(s: Seen, me: Man, item: Thing, foe: Man, far: number): Blow {
  const takes = aimable(item)
    ? MARKS.map(({ damage }) => bite(s, me, item, foe, damage))
    : [bite(s, me, item, foe) * spread(s, me, item, foe)]
  return { by: me, item, harder: harder(s, me, item, foe, far), defence: defenceOf(foe, item), takes }
}
/** The same struck with all he has: easier, and a die more of damage. */
export function allOutAt(s: Seen, blow: Blow, foe: Man): Blow {
  const { standard, damage } = manoeuvres['all-out']
  const takes = MARKS.map((mark) => bite(s, blow.by, blow.item, foe, mark.damage + expected(damage)))
  return { ...blow, harder: blow.harder + standard, takes }
}
/** The same of so many animals at once. */
export const swarmAt = (blow: Blow, animals: number): Blow => ({
  ...blow,
  harder: blow.harder - SWARM * Math.floor(animals / TEN),
  takes: blow.takes.slice(0, 1),
})
/** What each ten of a swarm are worth. */
const SWARM = 5
const TEN = 10

/** In a round of so many actions, after so many rounds of aiming, against this defence. */
interface Chances {
  readonly actions: number
  readonly aim?: number
  readonly defence?: number | undefined
}

/** How likely a code reaches so much. */
const reachedBy = (code: number, needed: number): number => chanceOf(diceOf(code), needed - pipsOf(code))

/** How likely a blow lands where it is aimed. */
export function lands(blow: Blow, { actions, aim = 0, defence = blow.defence }: Chances, mark = 0): number {
  const { by, item } = blow
  const code = skillLeft(by, item.weapon.skill, actions) + D * aim
  if (code < D) return 0
  const needed = Math.max(3, defence + blow.harder) + (MARKS[mark]?.harder ?? 0)
  const hit = reachedBy(code, needed)
  const { spell } = item.weapon
  if (spell === undefined) return hit
  const cast = diceLeft(by, spell.casting, actions)
  return cast < D ? 0 : hit * reachedBy(cast, spell.difficulty)
}

/** What a blow takes of somebody's life on average, where it is best aimed. */
export function gains(blow: Blow, as: Chances): number {
  let most = 0
  for (let mark = 0; mark < blow.takes.length; mark++) {
    most = Math.max(most, lands(blow, as, mark) * (blow.takes[mark] ?? 0))
  }
  return most
}

/** Where a blow is meant to go: how much harder that is, and what it adds to the damage. */
export interface Marked {
  readonly key: string
  readonly harder: number
  readonly damage: number
}
/** What may be worth aiming a blow at; a limb is not. */
export const MARKS: readonly Marked[] = [
  { key: 'none', harder: 0, damage: 0 },
  { key: 'head', harder: locations.head.standard, damage: locations.head.damage },
  { key: 'heart', harder: locations.heart.standard, damage: locations.heart.damage },
]
/** Whether a blow with it may be aimed so. */
const aimable = ({ weapon }: Thing): boolean => weapon.spell === undefined && weapon.bursts !== true

/** How many times its worth a spell has that spreads: others of the foe count for it, friends against it. */
function spread(s: Seen, me: Man, { weapon }: Thing, foe: Man): number {
  const radius = weapon.spell?.radius ?? 0
  if (radius === 0) return 1
  let many = 1
  for (const f of s.fighters) {
    if (f !== foe && up(f) && apart(s, f, foe) <= radius) many += f.side === me.side ? -1.5 : 0.8
  }
  return Math.max(0, many)
}

/** So far over resistance a blow is as good as the end, by the levels somebody has. */
const FATAL: readonly number[] = [12, 1, 4, 6, 8, 12]

/** What resists a blow, on average: with Wounds the body as well. */
function resistance(s: Seen, foe: Man): readonly [mean: number, varies: number] {
  const { attributes, armour, hide, abilities } = foe.facts
  let code = armour + hide + (s.options.injury === 'wounds' || foe.facts.role === 'fodder' ? attributes.physique : 0)
  let adds = 0
  for (const { ability, ranks } of abilities) {
    if (ability === 'naturalArmor') code += D * ranks
    else if (ability === 'hardiness') adds += ranks
  }
  return [expected(code) + adds, code < D ? 0 : variance(code)]
}

/** What of a foe's life one hit takes, on average: 1 is all of it. */
function bite(s: Seen, me: Man, { weapon }: Thing, foe: Man, more = 0): number {
  const code = weapon.damage.code + (weapon.damage.strong ? me.facts.strengthDamage : 0)
  const [resists, strays] = resistance(s, foe)
  const larger = s.options.useScale ? me.facts.scale - foe.facts.scale : 0
  const varies = variance(code) + strays
  const mean = expected(code) + more + larger - resists
  if (s.options.injury === 'bodyPoints') return Math.min(1.2, atLeastNothing(mean, varies) / Math.max(1, foe.body))
  const fatal = FATAL[foe.facts.woundLevels] ?? 12
  if (foe.facts.role === 'fodder') return 1.2 * likely(mean - 1, varies)
  const hurts = 0.2 * likely(mean - 1, varies) + 0.2 * likely(mean - (1 + fatal) / 2, varies)
  return (hurts + 0.8 * likely(mean - fatal, varies)) / Math.max(0.3, health(s, foe))
}
