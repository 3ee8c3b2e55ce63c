import type { FighterId, Sealed } from '../../../kernel/types.ts'
import { locationOf } from '../../../mechanisms/body.ts'
import { named } from '../../../mechanisms/fighters.ts'
import { FATIGUE_LEVELS } from '../content/fatigue-levels.ts'
import type { Part, Skill, Style, Weapon, WeaponManoeuvre, WeaponNote } from '../content/types.ts'
import { penaltyFor } from './derive.ts'
import type { Arm, Fighter, Hold, Item, Limb, Person, Seen, State } from './types.ts'

export { held, inHand, itemOf, itemOption } from '../../../mechanisms/hands.ts'

/** The fighter of that name. */
export const fighter = <F extends Person>({ fighters }: { readonly fighters: readonly F[] }, id: FighterId): F =>
  named(fighters, id)

/** Whether he is in the fight: conscious, able and there. */
export const active = (f: Person): boolean => f.condition === 'up'

export const foes = (a: Person, b: Person): boolean => a.side !== b.side

/** Outmanoeuvred by the one he would attack (LEG-MUL-02). */
export const blocked = (target: Person, f: Person): boolean => target.outmanoeuvred.includes(f.id)

/** Whether something keeps him from attacking for a time. */
export const keptFromAttacking = (f: Person): boolean => f.noAttack > 0 || f.shaken > 0

/** Helpless: he cannot lift a hand in his defence. */
export const helpless = (f: Fighter): boolean => f.condition === 'unconscious' || f.condition === 'incapacitated'

export function limb<F extends Person>(f: F, location: number): F['limbs'][number] {
  const found = f.limbs[location]
  if (found === undefined) throw new RangeError(`${f.id} has no location ${location}`)
  return found
}

/** The Hit Points of a location when it is whole. */
export const fullAt = ({ facts }: Person, location: number): number => facts.hitPoints[location] ?? 1

export const skill = (f: Fighter, of: Skill): number => f.facts.skills[of]

export const listed = ({ weapon }: Arm, manoeuvre: WeaponManoeuvre): boolean => weapon.manoeuvres.includes(manoeuvre)
export const noted = ({ weapon }: Arm, note: WeaponNote): boolean => weapon.notes.includes(note)
export const isShield = ({ weapon }: Arm): boolean => weapon.family === 'shield'
export const isUnarmed = ({ weapon }: Arm): boolean => weapon.family === 'unarmed'

export function armAt<F extends Person>(f: F, hand: 'left' | 'right'): F['limbs'][number] | undefined {
  return f.limbs[locationOf(f.facts.body, hand === 'left' ? 'leftArm' : 'rightArm')]
}

/** A limb that cannot be used now. */
export const gone = (l: Sealed<Limb>): boolean => l.useless || l.maimed || l.numb !== 0

/** How many locations of a kind he has, and how many of them he can use. */
export function limbsOf(
  { facts, limbs }: Person,
  part: Part | undefined,
): { readonly all: number; readonly sound: number } {
  let all = 0
  let sound = 0
  for (let i = 0; i < limbs.length; i++) {
    const limb = limbs[i]
    if (limb === undefined || facts.body.locations[i]?.part !== part) continue
    all++
    if (!gone(limb)) sound++
  }
  return { all, sound }
}

/** The places of his body and head, where a Serious Wound may end the fight for him. */
export function vitals({ facts, limbs }: Person): number[] {
  const vital: number[] = []
  for (let i = 0; i < limbs.length; i++) {
    const part = facts.body.locations[i]?.part
    if (part === 'body' || part === 'head') vital.push(i)
  }
  return vital
}

export const isVital = (f: Person, location: number): boolean => vitals(f).includes(location)

/** How many arms he can use. */
export const soundArms = (f: Person): number => limbsOf(f, 'arm').sound

/** Whether no useless arm, pin or grip keeps him from using an item he holds. */
export const usable = (s: Seen, f: Person, item: Arm): boolean =>
  borne(f, item) &&
  !(f.footing === 'climbing' && clings(f, item)) &&
  !s.holds.some((hold) => hold.on === f.id && holdsItem(f, hold, item))

/** In a sound hand, in two, or part of a body that can still strike with it: claws are forelegs where there are no arms. */
function borne(f: Person, { where, weapon }: Arm): boolean {
  if (where === 'right' || where === 'left') {
    const arm = armAt(f, where)
    return arm === undefined || !gone(arm)
  }
  if (where !== 'both' && where !== 'body') return false
  if (where === 'body' && weapon.family !== 'natural') return true
  const { all, sound } = limbsOf(f, where === 'both' ? 'arm' : weapon.limb)
  return where === 'both' ? sound === all : sound > 0 || all === 0
}

/** Whether a hold keeps an item from use: the item itself is pinned, or the arm that bears it is held. */
function holdsItem(f: Person, hold: Sealed<Hold>, item: Arm): boolean {
  if (hold.item !== undefined) return hold.item === item.id
  const location = hold.location === undefined ? undefined : f.facts.body.locations[hold.location]
  if (location?.part !== 'arm' || item.where === 'body') return false
  return item.where === 'both' || (location.id === 'leftArm') === (item.where === 'left')
}

/** What a thrown weapon is in the hand: it flies as skilfully as it is wielded (LEG-EQP-Thrown). */
export const inTheHand = ({ weapon }: Item): string =>
  weapon.use === 'ranged' ? (weapon.thrown ?? weapon.id) : weapon.id

/** The style an item is used with: the first whose weapons include it, or one it may be substituted in. */
export const styleFor = (f: Fighter, item: Item): Style | undefined =>
  f.facts.styles.find(({ weapons }) => weapons.includes(item.weapon.id) || weapons.includes(inTheHand(item)))

/** In the water, where there is nothing to stand on, lie on, run on or leap from. Ruling LEG-A95. */
export const inWater = (f: Person): boolean => f.footing === 'swimming' || f.footing === 'submerged'

/** A biped who climbs fights with one hand, the one that holds something, and clings with the others (LEG-CON-01). */
export function clings(f: Person, item: Arm): boolean {
  if (f.footing !== 'climbing' || f.facts.traits.includes('quadruped')) return false
  return item.where === 'both' || (item.where === 'left' && f.items.some((other) => other.where === 'right'))
}

/** Whether he is surprised in this round. */
export const isSurprised = (s: State, f: Fighter): boolean => f.surprised !== 0 && f.surprised === s.round

/** He cannot lift a hand yet: surprised, and his Strike Rank has not come (LEG-SUR-03). */
export const offGuard = (s: State, f: Fighter): boolean => isSurprised(s, f) && !f.alert

/** A fifth of the Armour Points worn on all locations together, rounded up (LEG-INI-04). */
export const wornPenalty = (f: Person): number => penaltyFor(f.limbs.reduce((sum, { worn }) => sum + worn, 0))

/** Combat Actions still owed to moving; the others are free for a defence. */
export const owed = (f: Fighter): number => (f.fullRound === 'none' ? 0 : Math.max(0, f.pledged - f.strides))

/** A grip or a grapple keeps its victim where he is, and so does anything round his leg. Ruling LEG-A100. */
export const heldFast = (f: Fighter, hold: Hold): boolean =>
  hold.kind === 'grip' ||
  hold.kind === 'grapple' ||
  (hold.location !== undefined && f.facts.body.locations[hold.location]?.part === 'leg')

export const isHeldFast = (s: State, f: Fighter): boolean =>
  s.holds.some((hold) => hold.on === f.id && heldFast(f, hold))

/** The prone, those with nowhere to go, and those held fast cannot evade (LEG-EVD-04, LEG-MAN-Grip, LEG-MAN-Entangle). */
export const canEvade = (s: State, f: Fighter): boolean => f.stance === 'standing' && !f.cornered && !isHeldFast(s, f)

/** Combat Actions he has beyond those already forfeited or pledged to a run. */
export const spare = (f: Fighter): number => f.actions - f.forfeit - owed(f)

/** The level of Fatigue a fighter is at. */
export const fatigueOf = (f: Person): (typeof FATIGUE_LEVELS)[number] =>
  FATIGUE_LEVELS[Math.min(f.fatigue, FATIGUE_LEVELS.length - 1)] ?? FATIGUE_LEVELS[0]

/** A weapon as somebody brings it into the fight. */
export const carried = (id: string, weapon: Weapon, where: Item['where'], missile: Item['missile']): Item => ({
  id,
  weapon,
  hp: weapon.hp ?? 0,
  where,
  loaded: weapon.use === 'ranged' && where !== 'stowed' ? weapon.load : 0,
  missile,
  away: 0,
  spot: undefined,
  sharp: 0,
})
