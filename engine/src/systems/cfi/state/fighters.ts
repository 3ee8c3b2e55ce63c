import type { FighterId, Sealed } from '../../../kernel/types.ts'
import { named } from '../../../mechanisms/fighters.ts'
import { held, inHand } from '../../../mechanisms/hands.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { among } from '../../../mechanisms/lists.ts'
import { impaleGrade, SEMI_CONSCIOUS } from '../content/tables.ts'
import { type Ability, REACHES, SIZES, type Trait, type WeaponEffect } from '../content/types.ts'
import type { Fighter, Hold, Item, Lasts, State } from './types.ts'

type F = Sealed<Fighter>
type I = Sealed<Item>

export const fighter = (s: State, id: FighterId): Fighter => named(s.fighters, id)

/** On his feet or not, he takes part in the fight. */
export const active = (f: F): boolean => f.condition === 'up'
/** Gone from the field, dead or fled. */
export const gone = (f: F): boolean => f.condition === 'dead' || f.condition === 'fled'
export const foes = (a: F, b: F): boolean => a.side !== b.side

export const able = (f: F, ability: Ability): boolean => among(f.facts.abilities, ability)
export const fourLegged = (f: F): boolean => f.facts.body.legs >= 4

/** Ruling CFI-A102: unconscious, bound, run through by what is too large for him or too far gone to move; to have no Action Points is not to be helpless. */
export const helpless = (s: Sealed<State>, f: F): boolean =>
  f.condition === 'unconscious' || f.condition === 'incapacitated' || f.fatigue >= SEMI_CONSCIOUS || skewered(s, f)

/** He has no air. */
export const breathless = (f: F): boolean => lasts(f.lasting, 'breath') || lasts(f.lasting, 'suffocating')

/** A weapon in him too large for his SIZ: he cannot act (CFI-SE-Impale; Ruling CFI-A20). */
export const skewered = (s: Sealed<State>, f: F): boolean =>
  s.impaled.some(({ on, size }) => on === f.id && impaleGrade(f.facts.characteristics.siz, size) === 'incapacitated')

/** SIZ, half as much again or double for who has braced (CFI-PRO-Brace; Ruling CFI-A73: rounded up). */
export const bracedSiz = (f: F, times: 1.5 | 2): number =>
  Math.ceil(f.facts.characteristics.siz * (f.braced ? times : 1))

/** What a weapon is as it is held: some are more in both hands. */
export function formOf(item: I): {
  readonly damage: string
  readonly size: number
  readonly effects: readonly WeaponEffect[]
} {
  const { weapon } = item
  const form = item.where === 'both' && weapon.twoHanded !== undefined ? weapon.twoHanded : weapon
  return { damage: form.damage, size: SIZES.indexOf(form.size), effects: form.effects }
}
export const sizeRank = (size: (typeof SIZES)[number]): number => SIZES.indexOf(size)

export const has = (item: I, trait: Trait): boolean => among(item.weapon.traits, trait)
export const isShield = (item: I): boolean => item.weapon.kind === 'shield'
export const isUnarmed = (item: I): boolean => item.weapon.kind === 'unarmed'
export const isBodily = (item: I): boolean => item.weapon.kind === 'unarmed' || item.weapon.kind === 'natural'

/** Melee weapons reach the next square; the longest two squares (Ruling CFI-A05). */
export const CONTACT = 5
export const FAR_REACH = 10
export function reachOf(s: Sealed<State>, item: I): number {
  const cell = 'field' in s.where ? s.where.field.cell : CONTACT
  if (s.options.reach === 'equal') return Math.max(CONTACT, cell)
  return Math.max(cell, item.weapon.reach === 'veryLong' ? FAR_REACH : CONTACT)
}
/** How long a weapon is, for who strikes first (CFI-CHG-07). */
export const lengthOf = (s: Sealed<State>, item: I): number =>
  s.options.reach === 'equal' ? 0 : REACHES.indexOf(item.weapon.reach)

/** A Hit Location of his as it is now, and its name. */
export function limbOf<T extends F>(f: T, location: number): T['limbs'][number] {
  const limb = f.limbs[location]
  if (limb === undefined) throw new RangeError(`${f.id} has no location ${location}`)
  return limb
}
/** The Hit Points of a location that is whole. */
export const wholeOf = (f: F, location: number): number => f.facts.hp[location] ?? 1
export const placeOf = (f: F, location: number): string => f.facts.body.locations[location]?.name ?? ''

/** Whether a limb serves: not useless, stunned, gone or entangled. Where he has no arm, none does. */
export function sound(s: Sealed<State>, f: F, location: number): boolean {
  const limb = f.limbs[location]
  if (limb === undefined || limb.useless || limb.severed) return false
  if (f.lasting.length > 0 && isStunned(f, location)) return false
  return !s.holds.some((hold) => hold.kind === 'entangle' && hold.on === f.id && hold.location === location)
}
const isStunned = (f: F, location: number): boolean =>
  f.lasting.some(({ kind, value }) => kind === 'stunned' && value === location)
/** The arm that moves a hand; -1: he has none. */
export const armOf = (f: F, hand: 'right' | 'left'): number =>
  f.facts.body.locations.findIndex((place) => place.hand === hand)

/** Whether the arms that hold it serve. */
export function armsServe(s: Sealed<State>, f: F, item: I): boolean {
  const { where } = item
  if (where === 'body') return bodyServes(s, f, item)
  const right = where === 'right' || where === 'both'
  const left = where === 'left' || where === 'both'
  return (!right || sound(s, f, armOf(f, 'right'))) && (!left || sound(s, f, armOf(f, 'left')))
}
/** Bare hands need a sound arm, a bite a sound head. */
function bodyServes(s: Sealed<State>, f: F, item: I): boolean {
  if (isUnarmed(item)) return freeHand(s, f) !== undefined
  const { locations } = f.facts.body
  if (item.weapon.id === 'bite' || item.weapon.id === 'teeth')
    return locations.some((place, i) => place.part === 'head' && sound(s, f, i))
  if (item.weapon.id === 'tail') return locations.some((place, i) => place.part === 'tail' && sound(s, f, i))
  return true
}

/** A hand with nothing in it and an arm that serves. */
export function freeHand(s: Sealed<State>, f: F): 'right' | 'left' | undefined {
  return isFree(s, f, 'right') ? 'right' : isFree(s, f, 'left') ? 'left' : undefined
}
export function isFree(s: Sealed<State>, f: F, hand: 'right' | 'left'): boolean {
  if (!isEmpty(s, f, hand)) return false
  // A grip keeps a hand, the right one if that has nothing else in it.
  return !gripsBarehanded(s, f) || (hand === 'left' && isEmpty(s, f, 'right'))
}
const isEmpty = (s: Sealed<State>, f: F, hand: 'right' | 'left'): boolean =>
  sound(s, f, armOf(f, hand)) && !f.items.some(({ where }) => where === hand || where === 'both')
const gripsBarehanded = (s: Sealed<State>, f: F): boolean => s.holds.some((hold) => isBarehanded(f, hold))
/** Whether a hold is somebody's grip with a hand of his. */
export const isBarehanded = (f: F, { by, kind, with: means }: Sealed<Hold>): boolean =>
  by === f.id && kind === 'grip' && f.items.some((item) => item.id === means && isUnarmed(item))

/** Held or grown, whole, not pinned, not stuck, not caught. */
export const usable = (s: Sealed<State>, f: F, item: I): boolean =>
  inHand(item) &&
  armsServe(s, f, item) &&
  !s.holds.some(
    (hold) => (hold.kind === 'pin' && hold.item === item.id) || (hold.kind === 'entangle' && hold.with === item.id),
  )

export const canStrikeWith = (s: Sealed<State>, f: F, item: I): boolean => {
  const { kind, traits } = item.weapon
  if (kind === 'ranged' || among(traits, 'breath') || among(traits, 'buffet') || among(traits, 'trample')) return false
  if (among(traits, 'mounted') && f.mount === undefined) return false
  return usable(s, f, item)
}
export const canShootWith = (s: Sealed<State>, f: F, item: I): boolean =>
  item.weapon.missile !== undefined && item.unloaded === 0 && held(item) && usable(s, f, item)

/** Weapons ready to strike with, armed ones before bare hands. */
export const meleeArms = <T extends F>(s: Sealed<State>, f: T): T['items'][number][] => {
  const arms = f.items.filter((item) => canStrikeWith(s, f, item))
  return [...arms.filter((item) => !isUnarmed(item)), ...arms.filter(isUnarmed)]
}
export const missileArms = <T extends F>(s: Sealed<State>, f: T): T['items'][number][] =>
  f.items.filter((item) => canShootWith(s, f, item))

/** The highest reach he has in hand. */
export function longestReach(s: Sealed<State>, f: F): number {
  let reach = 0
  for (const item of f.items) if (canStrikeWith(s, f, item)) reach = Math.max(reach, reachOf(s, item))
  return reach
}

/** Whether nothing forbids him to attack: a wound, lack of breath, surprise, fear. */
export const mayAttack = (f: F): boolean => !f.lasting.some(({ kind }) => among(UNWARLIKE, kind))
const UNWARLIKE: readonly Lasts[] = ['barred', 'winded', 'surprised', 'cowed', 'fleeing']

/** Surprised, and not yet alert: flat-footed (CFI-SUR-02). */
export const unaware = (f: F): boolean => !f.alert && lasts(f.lasting, 'surprised')

/** How fast he came, until his next Turn begins (Ruling CFI-A96). */
export const gaitOf = (f: F): F['pace'] => (f.acting ? 'still' : f.pace)

/** His legs do not carry him, or are caught in something. */
export const lame = (s: Sealed<State>, f: F): boolean =>
  cannotStand(f) ||
  s.holds.some((hold) => hold.kind === 'entangle' && hold.on === f.id && isLeg(f, hold.location ?? -1))
const standsOn = (f: F, i: number): boolean => {
  const { useless, severed } = limbOf(f, i)
  return !useless && !severed && !(f.lasting.length > 0 && isStunned(f, i))
}
export const isLeg = (f: F, location: number): boolean => {
  const part = f.facts.body.locations[location]?.part
  return part === 'leg' || part === 'foreleg'
}
export const isLimb = (f: F, location: number): boolean => {
  const part = f.facts.body.locations[location]?.part
  return part !== 'head' && part !== 'chest' && part !== 'abdomen'
}
/** A leg that does not carry him: he cannot stand (Ruling CFI-A88). */
export const cannotStand = (f: F): boolean => f.facts.body.locations.some((_, i) => isLeg(f, i) && !standsOn(f, i))

export const inWater = (f: F): boolean => f.footing === 'swimming' || f.footing === 'submerged'
