import { SIZES } from '../content/types.ts'
import type { Wish } from './seen.ts'
import {
  type Arm,
  type Asked,
  firstOf,
  force,
  inHand,
  isVital,
  itemOf,
  type Person,
  person,
  place,
  type Seen,
  strength,
  trained,
} from './seen.ts'

/** Which manoeuvre serves best as things stand. */
export function manoeuvre(choice: Asked, seen: Seen): Wish {
  const self = person(seen, choice.who)
  const foe = person(seen, choice.about.at ?? '')
  const none = place(choice, 'none')
  if (self === undefined || foe === undefined) return none
  const item = seen.fighters.length === 0 ? undefined : itemNamed(self, choice.about.item)
  const chosen = item === undefined ? defending(choice, seen, self, foe) : attacking(choice, self, foe, item)
  return chosen !== undefined ? chosen : none
}

/** The question names the weapon that struck: his own where he attacked. */
function itemNamed(self: Person, id: string | undefined): Arm | undefined {
  const { items } = self
  for (let i = 0; i < items.length; i++) if (items[i]?.id === id) return items[i]
  return undefined
}

/** Armour a blow meets on average. */
function armour(foe: Person): number {
  let sum = 0
  for (let i = 0; i < foe.limbs.length; i++) sum += (foe.limbs[i]?.worn ?? 0) + (foe.limbs[i]?.natural ?? 0)
  return sum / Math.max(1, foe.limbs.length) + foe.warded
}

/** The least blow that breaks a vital place of his. */
function weakest(foe: Person): number {
  let least = 99
  for (let i = 0; i < foe.limbs.length; i++) if (isVital(foe, i)) least = Math.min(least, strength(foe, i))
  return least
}

/** His best percentage with anything in hand: what a Disarm must overcome. */
function grasp(foe: Person): number {
  let best = 0
  for (let i = 0; i < foe.items.length; i++) {
    const item = foe.items[i]
    if (item !== undefined && inHand(item) && item.where !== 'body') best = Math.max(best, trained(foe, item))
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
  if (critical && hard >= 3) {
    const past = place(choice, 'bypassArmour')
    if (past !== undefined) return past
  }
  const whole = foe.facts.wounds !== 'locations'
  if (!whole && first && weakest(foe) <= blow + 1) return place(choice, 'chooseLocation')
  const stronger = firstOf(choice, getsItBack(self, item) ? ['maximiseDamage', 'impale'] : ['maximiseDamage'])
  if (stronger !== undefined) return stronger
  if (!whole && first && weakest(foe) <= blow + 3) return place(choice, 'chooseLocation')
  if (hard > blow) return firstOf(choice, ['sunder', 'tripOpponent', 'disarmOpponent', 'chooseLocation'])
  const other = firstOf(choice, DROP)
  return other !== undefined ? other : place(choice, 'chooseLocation')
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
  for (let i = 0; i < foe.items.length; i++) {
    const other = foe.items[i]
    if (other === undefined || !inHand(other)) continue
    if (other.weapon.family === 'shield') return sizeOf(item) >= sizeOf(other)
    guard = Math.max(guard, sizeOf(other))
  }
  return sizeOf(item) >= guard
}
const sizeOf = ({ weapon }: Arm): number => SIZES.indexOf(weapon.size ?? 'S')

/** Whether the parry held: what undercuts it is offered, and a critical has won no more than this one choice. */
const parriedIt = (choice: Asked): boolean => FIRST.every((key) => place(choice, key) !== undefined)
const FIRST = ['bypassParry', 'bypassArmour', 'maximiseDamage', 'chooseLocation'] as const

/** The defender: up and free first, then whatever costs the foe most. */
function defending(choice: Asked, seen: Seen, self: Person, foe: Person): Wish {
  const free = firstOf(choice, ['regainFooting', 'slipFree', 'takeWeapon'])
  if (free !== undefined) return free
  if (seen.holds.length === 0) {
    const crippling = firstOf(choice, ['blindOpponent', 'pinWeapon'])
    if (crippling !== undefined) return crippling
  }
  const enhance = foe.facts.modifierStep > self.facts.modifierStep + 1 ? place(choice, 'enhanceParry') : undefined
  if (enhance !== undefined) return enhance
  if (self.actions > 1) {
    const riposte = place(choice, 'riposte')
    if (riposte !== undefined) return riposte
  }
  if (foe.facts.skills.evade < 60) {
    const trip = place(choice, 'tripOpponent')
    if (trip !== undefined) return trip
  }
  if (grasp(foe) < 60) {
    const disarm = place(choice, 'disarmOpponent')
    if (disarm !== undefined) return disarm
  }
  return firstOf(choice, [
    'overextendOpponent',
    'tripOpponent',
    'disarmOpponent',
    'redirectBlow',
    'standFast',
    'changeRange',
  ])
}

/** Leave the weapon in the wound, or pull it out: out, if his strength promises it and he has no other. */
export function impaledWeapon(choice: Asked, seen: Seen): Wish {
  const self = person(seen, choice.who)
  const foe = person(seen, choice.about.at ?? '')
  if (self === undefined || foe === undefined) return undefined
  const leave = place(choice, 'leave')
  const yank = place(choice, 'yank')
  return yank !== undefined && self.facts.skills.brawn >= 30 && self.actions > 0 ? yank : leave
}

export { itemOf }
