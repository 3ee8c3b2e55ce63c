import type { Sealed } from '../../../kernel/types.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { pointBlank, ranges } from '../content/modifiers.ts'
import { bandOf, edgesOf, throwingRange } from '../derive.ts'
import type { Fighter, Item, State } from '../types.ts'

export type Seen = Sealed<State>
export type Man = Sealed<Fighter>
export type Thing = Sealed<Item>

/** What a die is worth on average, and a pip. */
const AVERAGE = 3.5
export const expected = (code: number): number => AVERAGE * Math.floor(code / 3) + (code % 3)

export const man = (s: Seen, id: string): Man | undefined => s.fighters.find((f) => f.id === id)
export const up = (f: Man): boolean => f.condition === 'up'
export const enemies = (s: Seen, me: Man): Man[] => s.fighters.filter((f) => f.side !== me.side && up(f))
export const comrades = (s: Seen, me: Man): Man[] =>
  s.fighters.filter((f) => f.side === me.side && f.id !== me.id && up(f))

export const apart = (s: Seen, a: Man, b: Man): number => distanceBetween(s.where, a.id, b.id)

/** How much of him is left, from 1 to 0. */
export function health(s: Seen, f: Man): number {
  if (s.options.injury === 'bodyPoints') return f.fullBody === 0 ? 1 : Math.max(0, f.body) / f.fullBody
  const left = { unhurt: 1, stunned: 0.9, wounded: 0.65, 'severely wounded': 0.4, incapacitated: 0.2 }
  return f.wound === 'mortally wounded' || f.wound === 'dead' ? 0 : left[f.wound]
}

const ready = ({ where, loaded }: Thing): boolean => (where === 'hand' || where === 'body') && loaded

/** The outermost range of a weapon in his hands, in metres. */
function longest(f: Man, item: Thing): number {
  const { ranges: listed } = item.weapon
  if (listed === undefined) return pointBlank
  return edgesOf(listed, throwingRange(f.facts.attributes.physique, f.facts.skills.lifting))[2]
}

/** Whether a foe can come to blows with him in one free move. */
export const menaces = (s: Seen, foe: Man, me: Man): boolean => apart(s, foe, me) <= pointBlank + foe.facts.move / 2
/** Whether a foe has something ready to shoot or throw at him. */
export const shootsAt = (s: Seen, foe: Man, me: Man): boolean =>
  foe.items.some((item) => item.weapon.ranges !== undefined && ready(item) && apart(s, foe, me) <= longest(foe, item))
/** Foes who can attack him in their next turns. */
export const threats = (s: Seen, me: Man): number =>
  enemies(s, me).filter((foe) => menaces(s, foe, me) || shootsAt(s, foe, me)).length

/** By how much an average attack with this would be over its difficulty now; nothing if it cannot be used or does not reach. */
export function chances(s: Seen, me: Man, item: Thing, foe: Man, actions: number): number | undefined {
  if (!ready(item)) return undefined
  const { weapon } = item
  const far = apart(s, me, foe)
  const missile = weapon.ranges !== undefined
  if (far > (missile ? longest(me, item) : pointBlank + Math.max(0, me.facts.move / 2 - me.moved))) return undefined
  const band =
    missile && weapon.ranges
      ? bandOf(far, edgesOf(weapon.ranges, throwingRange(me.facts.attributes.physique, me.facts.skills.lifting)))
      : 'point blank'
  const defence = foe.defences.reduce((best, d) => Math.max(best, d.total), 0) || 10
  const penalty = AVERAGE * Math.max(0, actions - me.facts.allotment)
  return expected(me.facts.skills[weapon.skill]) - penalty - defence - ranges[band ?? 'long'].difficulty
}

/** The damage of a weapon on average. */
export const hurts = (me: Man, { weapon }: Thing): number =>
  expected(weapon.damage.code + (weapon.damage.strong ? me.facts.strengthDamage : 0))
