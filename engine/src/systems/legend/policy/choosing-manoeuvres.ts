import { sizeOf } from '../ground/reach.ts'
import { inHand, itemOf, vitals } from '../state/fighters.ts'
import {
  type Arm,
  type Asked,
  firstOf,
  force,
  type Person,
  person,
  place,
  type Seen,
  strength,
  trained,
  type Wish,
} from './seen.ts'

/** Which manoeuvre serves best as things stand. The question names the weapon that struck: his own where he attacked. */
export function manoeuvre(choice: Asked, seen: Seen, self: Person): Wish {
  const foe = person(seen, choice.about.at ?? '')
  const item = itemOf(self, choice.about.item ?? '')
  const wish = foe && (item === undefined ? defending(choice, seen, self, foe) : attacking(choice, self, foe, item))
  return wish ?? place(choice, 'none')
}

/** Armour a blow meets on average. */
function armour(foe: Person): number {
  let sum = 0
  for (const { worn, natural } of foe.limbs) sum += worn + natural
  return sum / Math.max(1, foe.limbs.length) + foe.warded
}

/** The least blow that breaks a vital place of his. */
const weakest = (foe: Person): number => Math.min(99, ...vitals(foe).map((location) => strength(foe, location)))

/** His best percentage with anything in hand: what a Disarm must overcome. */
function grasp(foe: Person): number {
  let best = 0
  for (const item of foe.items) {
    if (inHand(item) && item.where !== 'body') best = Math.max(best, trained(foe, item))
  }
  return best
}

const DROP = ['stunLocation', 'bleed', 'entangle', 'grip', 'sunder', 'tripOpponent', 'disarmOpponent'] as const

/**
 * The attacker: a critical that was parried cannot hurt unless the parry is undercut, so it trips or disarms. A blow that
 * lands is sent where it breaks something if it is strong enough, else made stronger.
 */
function attacking(choice: Asked, self: Person, foe: Person, item: Arm): Wish {
  const { level, left } = choice.about
  const critical = level === 'critical'
  const first = place(choice, 'chooseLocation') !== undefined
  if (critical && left === 1 && first && parriedIt(choice)) {
    if (!undercuts(item, foe)) return firstOf(choice, ['tripOpponent', 'disarmOpponent', 'damageWeapon'])
    return firstOf(choice, ['bypassParry', 'tripOpponent', 'disarmOpponent', 'damageWeapon'])
  }
  const blow = force(self, item)
  const hard = armour(foe)
  const past = critical && hard >= 3 ? place(choice, 'bypassArmour') : undefined
  if (past !== undefined) return past
  const aims = foe.facts.wounds === 'locations' && first
  if (aims && weakest(foe) <= blow + 1) return place(choice, 'chooseLocation')
  const stronger = firstOf(choice, getsItBack(self, item) ? ['maximiseDamage', 'impale'] : ['maximiseDamage'])
  if (stronger !== undefined) return stronger
  if (aims && weakest(foe) <= blow + 3) return place(choice, 'chooseLocation')
  if (hard > blow) return firstOf(choice, ['sunder', 'tripOpponent', 'disarmOpponent', 'chooseLocation'])
  return firstOf(choice, DROP) ?? place(choice, 'chooseLocation')
}

/** Whether a weapon left in the wound is no loss: an arrow, teeth, one he is strong enough to pull out, or one of two. */
const getsItBack = (self: Person, item: Arm): boolean =>
  item.where === 'body' ||
  (item.weapon.use === 'ranged' && item.weapon.load > 0) ||
  self.facts.skills.brawn >= STRONG ||
  self.items.some(({ where, weapon }) => where === 'stowed' && weapon.use === 'close' && weapon.family !== 'shield')
const STRONG = 40

/** Whether some of the blow would pass what most likely parried it, were that a Size smaller. */
function undercuts(item: Arm, foe: Person): boolean {
  let guard = -1
  for (const other of foe.items) {
    if (!inHand(other)) continue
    if (other.weapon.family === 'shield') return sizeOf(item) >= sizeOf(other)
    guard = Math.max(guard, sizeOf(other))
  }
  return sizeOf(item) >= guard
}

/** Whether the parry held: what undercuts it is offered, and a critical has won no more than this one choice. */
const parriedIt = (choice: Asked): boolean => FIRST.every((key) => place(choice, key) !== undefined)
const FIRST = ['bypassParry', 'bypassArmour', 'maximiseDamage', 'chooseLocation'] as const

/** The defender: up and free first, then whatever costs the foe most. */
function defending(choice: Asked, seen: Seen, self: Person, foe: Person): Wish {
  const heavier = foe.facts.modifierStep > self.facts.modifierStep + 1
  return (
    firstOf(choice, ['regainFooting', 'slipFree', 'takeWeapon']) ??
    (seen.holds.length === 0 ? firstOf(choice, ['blindOpponent', 'pinWeapon']) : undefined) ??
    (heavier ? place(choice, 'enhanceParry') : undefined) ??
    (self.actions > 1 ? place(choice, 'riposte') : undefined) ??
    (foe.facts.skills.evade < 60 ? place(choice, 'tripOpponent') : undefined) ??
    (grasp(foe) < 60 ? place(choice, 'disarmOpponent') : undefined) ??
    firstOf(choice, LAST)
  )
}
const LAST = [
  'overextendOpponent',
  'tripOpponent',
  'disarmOpponent',
  'redirectBlow',
  'standFast',
  'changeRange',
] as const

/** Leave the weapon in the wound, or pull it out: out, if his strength promises it and he has no other. */
export const impaledWeapon = (choice: Asked, self: Person): Wish =>
  place(choice, self.facts.skills.brawn >= 30 && self.actions > 0 ? 'yank' : 'leave')
