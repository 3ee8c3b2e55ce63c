import { distanceBetween } from '../../../space/whereabouts.ts'
import { CONTACT } from '../ground/places.ts'
import { sizeOf } from '../ground/reach.ts'
import { inHand, isShield, soundArms } from '../state/fighters.ts'
import { approaches, bides, RUN_UP, withinStride } from './approaching.ts'
import { worthBurning, worthPreparing } from './casting.ts'
import {
  type Arm,
  type Asked,
  beginning,
  canStillStrike,
  farTo,
  fightsAgainst,
  firstOf,
  itemOf,
  NEAR,
  nearest,
  nearestFoe,
  outreached,
  type Person,
  type Press,
  person,
  pinned,
  place,
  pressOn,
  type Seen,
  state as standing,
  state,
  trained,
  type Wish,
  worthMost,
} from './seen.ts'
import { missile, worthAShot } from './shooting.ts'
import type { Temperament } from './temperament.ts'

/** Whether he means to leave the fight. */
export function leaving(seen: Seen, self: Person, mind: Temperament): boolean {
  if (mind.runs === 'never') return false
  const now = standing(self)
  if (mind.runs === 'wounded') return now !== 'whole'
  return now === 'crippled' && !hasHope(seen, self)
}

/** Whether something is to be won yet: somebody else of his side can fight, or a single foe is left, hurt as well. */
function hasHope(seen: Seen, self: Person): boolean {
  let foes = 0
  let hurt = false
  for (const other of seen.fighters) {
    if (other === self || other.condition !== 'up' || other.rider !== undefined) continue
    if (other.side === self.side && standing(other) !== 'crippled') return true
    if (other.side === self.side) continue
    foes++
    hurt = standing(other) !== 'whole'
  }
  return foes === 1 && hurt
}

/** A weapon worth fighting with in hand and free: not bare hands, not a shield. */
function armed(seen: Seen, self: Person): boolean {
  for (const item of self.items) {
    const { family, use } = item.weapon
    if (use !== 'close' || family === 'unarmed' || family === 'shield') continue
    if (inHand(item) && !pinned(seen, item)) return true
  }
  return false
}

/** Whether he has a weapon to strike with in such a place, near enough to be taken and with the hands it needs. */
const has = (self: Person, spot: string, reach = Number.POSITIVE_INFINITY): boolean =>
  self.items.some(
    ({ where, away, weapon }) =>
      where === spot &&
      weapon.family !== 'shield' &&
      weapon.use === 'close' &&
      away <= reach &&
      weapon.hands <= soundArms(self),
  )

const UNDO = ['tripEntangled', 'freeWeapon', 'breakFree', 'wrestleFree'] as const

/** What to do with a Combat Action. */
export function act(choice: Asked, seen: Seen, self: Person, mind: Temperament): Wish {
  const urgent = pressing(choice, seen, self)
  if (urgent !== undefined) return urgent
  const press = pressOn(seen, self)
  if (self.rider !== undefined) return carried(choice, press.foes)
  return (
    (leaving(seen, self, mind) ? leaves(choice, self, press.foes) : undefined) ??
    (press.foes >= mind.outmanoeuvres && nimble(self) ? place(choice, 'outmanoeuvre') : undefined) ??
    arms(choice, seen, self, press.foes) ??
    fights(choice, seen, self, mind, press)
  )
}

/** Whether outmanoeuvring is likely to keep them off, and leaves him a Combat Action to use it. */
const nimble = (self: Person): boolean => self.actions > 1 && self.facts.skills.evade >= NIMBLE
const NIMBLE = 60

/** With somebody on him, or nobody: to strike, if there is anybody to strike at. */
function fights(choice: Asked, seen: Seen, self: Person, mind: Temperament, press: Readonly<Press>): Wish {
  const foe = press.foes === 0 ? nearestFoe(seen, self) : undefined
  const before = press.foes === 0 ? unpressed(choice, seen, self, mind, foe) : undefined
  if (before !== undefined) return before
  const strikable = press.foes > 0 ? press.open > 0 : withinStride(seen, self, foe)
  const waiting = strikable && waits(choice, seen, self, mind, press.threats) ? place(choice, 'delay') : undefined
  const burns = worthBurning(seen, self) ? place(choice, 'castSpell') : undefined
  return (
    waiting ??
    burns ??
    (strikable ? strikes(choice, self) : undefined) ??
    otherwise(choice, seen, self, mind, press, foe)
  )
}

/** What cannot wait: a spell begun, a run pledged, getting up, getting free. */
function pressing(choice: Asked, seen: Seen, self: Person): Wish {
  if (self.casting !== undefined) return firstOf(choice, ['castSpell', 'doNothing'])
  if (self.fullRound !== 'none') return running(choice, seen, self)
  if (self.aiding !== undefined) return place(choice, 'firstAid')
  const rise = self.stance === 'prone' ? place(choice, 'changeStance') : undefined
  return rise ?? (seen.holds.length === 0 ? undefined : firstOf(choice, UNDO))
}

/** In a charge or a sprint: on, and at the end of it the blow, if anybody on his feet is in the way of it. */
function running(choice: Asked, seen: Seen, self: Person): Wish {
  if (self.strides < self.pledged || !withinStride(seen, self)) return firstOf(choice, ['move'])
  return firstOf(choice, ['attack', 'move'])
}

/** A mount leaves the fighting to its rider's charge, but kicks at what is near. */
const carried = (choice: Asked, foes: number): Wish =>
  firstOf(choice, foes > 0 ? ['attack', 'doNothing'] : ['doNothing'])

/** Away: out of contact first, then as fast as he can. */
function leaves(choice: Asked, self: Person, foes: number): Wish {
  if (foes > 0) return self.stance === 'standing' ? place(choice, 'changeDistance') : undefined
  return firstOf(choice, ['sprint', 'move'])
}

/** A weapon for his hand: what was lifted, what is stuck, what lies near, what he carries; a bow is dropped for a sword. */
function arms(choice: Asked, seen: Seen, self: Person, foes: number): Wish {
  if (armed(seen, self)) return undefined
  if (missile(self) !== 'none' && foes === 0 && nearest(seen, self) > NEAR) return undefined
  const pull = has(self, 'stuck') ? place(choice, 'withdrawWeapon') : undefined
  if (pull !== undefined) return pull
  const near = has(self, 'lifted') || has(self, 'stowed') || has(self, 'ground', foes === 0 ? self.facts.move : 1)
  if (!near) return undefined
  const full = missile(self) !== 'none' && has(self, 'stowed')
  return firstOf(choice, full ? ['dropWeapon', 'readyWeapon'] : ['readyWeapon'])
}

/** Nobody is on him: shoot, load, cast, let them come to his cover, or go for them. */
function unpressed(choice: Asked, seen: Seen, self: Person, mind: Temperament, foe: Person | undefined): Wish {
  const near = farTo(seen, self, foe)
  const bow = missile(self)
  if (bow !== 'none' && near > NEAR) {
    const shot = shoots(choice, seen, self, mind, near, bow)
    if (shot !== undefined) return shot
  }
  const charge = self.mount === undefined || near < RUN_UP ? undefined : place(choice, 'charge')
  if (charge !== undefined) return charge
  if (self.cover !== undefined && near <= NEAR && isArcher(self)) return bides(choice, seen, self, near)
  if (place(choice, 'attack') !== undefined && withinStride(seen, self, foe)) return undefined
  const cast = worthPreparing(self) || worthBurning(seen, self) ? place(choice, 'castSpell') : undefined
  if (cast !== undefined) return cast
  if (holdsTheLine(seen, self)) return firstOf(choice, ['delay', 'doNothing'])
  return self.barred && near <= NEAR ? undefined : approaches(choice, seen, self, mind, foe)
}

const isArcher = ({ items }: Person): boolean => items.some(({ weapon }) => weapon.use === 'ranged' && weapon.load > 0)

/** With a bow in his hands: load, take aim, let fly; behind his cover he waits for a better mark. */
function shoots(choice: Asked, seen: Seen, self: Person, mind: Temperament, near: number, bow: string): Wish {
  if (!worthAShot(seen, self)) return self.cover === undefined ? undefined : bides(choice, seen, self, near)
  if (bow === 'empty') return place(choice, 'readyWeapon')
  const aim = self.aimed < mind.aims && near > SAFE ? place(choice, 'aim') : undefined
  return aim ?? place(choice, 'attack')
}

/** A formation stands while riders are still to come. */
export const holdsTheLine = (seen: Seen, self: Person): boolean =>
  self.formation && seen.fighters.some((other) => fightsAgainst(self, other) && other.mount !== undefined)

/** Metres at which nobody can be upon him this round. */
const SAFE = 12

/** Keeps his last Combat Action while a foe who acts after him can still strike this round. */
function waits(choice: Asked, seen: Seen, self: Person, mind: Temperament, threats: number): boolean {
  if (threats === 0 || self.actions > mind.keeps || place(choice, 'attack') === undefined) return false
  return laterThreat(seen, self)
}

/** Whether somebody who has not acted in this cycle can still strike at him. */
export function laterThreat(seen: Seen, self: Person): boolean {
  for (const other of seen.fighters) {
    if (other.acted < seen.cycle && !other.delaying && fightsAgainst(self, other) && canStillStrike(other)) return true
  }
  return false
}

function strikes(choice: Asked, self: Person): Wish {
  const { traits, skills } = self.facts
  const leaps = traits.includes('quadruped') && skills.athletics >= 60
  return firstOf(choice, leaps ? ['leap', 'hurtHeld', 'attack'] : ['hurtHeld', 'attack'])
}

/** Nothing to strike at: set the distance right where reach counts, get nearer, guard, or wait. */
function otherwise(
  choice: Asked,
  seen: Seen,
  self: Person,
  mind: Temperament,
  press: Readonly<Press>,
  foe: Person | undefined,
): Wish {
  const free = !self.barred
  if (free && press.foes === 0) return approaches(choice, seen, self, mind, foe)
  const shifts = free && seen.options.reach && wrongRange(seen, self)
  return (
    (shifts ? place(choice, 'changeDistance') : undefined) ??
    (press.threats > 0 ? place(choice, 'parry') : undefined) ??
    (free ? place(choice, 'breakCover') : undefined) ??
    bides(choice, seen, self, press.foes > 0 ? CONTACT : farTo(seen, self, foe))
  )
}

/** Whether a longer weapon keeps him off, or a shorter one has got inside his own. */
const wrongRange = (seen: Seen, self: Person): boolean =>
  seen.inside.some(({ of }) => of === self.id) ||
  seen.fighters.some((foe) => fightsAgainst(self, foe) && outreached(seen, self, foe))

/** How to meet an attack: the parry that stops most, Evade where nothing does, nothing where the last strength is for striking. */
export function defend(choice: Asked, seen: Seen, self: Person, mind: Temperament): Wish {
  const spared = self.guard === 'none' && self.actions <= 1 && !mind.parriesToTheLast
  if (spared && !beaten(self)) return place(choice, 'none')
  const blow = person(seen, choice.about.at ?? '')?.items.find(({ id }) => id === choice.about.item)
  const parried = parry(choice, self, blow)
  if (parried !== undefined) return parried
  return (worthEvading(seen, self, blow) ? place(choice, 'evade') : undefined) ?? place(choice, 'none')
}

/** Nearly down: better to live than to strike. */
const beaten = (self: Person): boolean => self.limbs.some((limb, i) => limb.hp < (self.facts.hitPoints[i] ?? 0) / 2)

/** The parry with the best chance to stop it all. */
function parry(choice: Asked, self: Person, blow: Arm | undefined): Wish {
  const against = blow === undefined ? 0 : sizeOf(blow)
  return worthMost(choice, (key) => {
    const item = key === 'none' || key === 'evade' ? undefined : itemOf(self, key)
    if (item === undefined) return undefined
    const short = against - sizeOf(item)
    const stops = short <= 0 ? 1 : short === 1 ? 0.5 : 0.1
    // A shield before the weapon he strikes with, other things being equal.
    return trained(self, item) * stops * (isShield(item) ? 1.01 : 1) || undefined
  })
}

/** Diving clear costs his next attack: he does it where the blow is heavy and he is nimble, or has nobody to attack anyway. */
function worthEvading(seen: Seen, self: Person, blow: Arm | undefined): boolean {
  if (self.facts.skills.evade < 25) return false
  return blow === undefined || blow.weapon.use === 'close' || self.actions > 1 || !withinStride(seen, self)
}

/** A charge: set a weapon against it, stand where he can strike back, dive clear where he cannot. */
export const charged = (choice: Asked, self: Person): Wish =>
  beginning(choice, 'set ') ?? (self.actions <= 1 ? place(choice, 'evade') : undefined) ?? place(choice, 'stand')

/** Somebody closes or breaks away: a free blow if there is one to spare, else hold him. */
export const moving = (choice: Asked, self: Person): Wish =>
  beginning(choice, 'strike ') ?? (self.actions > 1 ? place(choice, 'counter') : undefined) ?? place(choice, 'none')

/** A Hero Point goes on what would take him out of the fight. */
export function heroPoint(choice: Asked, seen: Seen, self: Person): Wish {
  const { ask, roll, level, against } = choice.about
  const grave =
    ask === 'glancing blow' ||
    ask === 'last action' ||
    (ask === 'second chance' && (level === 'critical' || level === 'fumble' || mayEndure(self, roll))) ||
    (ask === 'last chance' && state(self) !== 'whole' && couldDefend(seen, self, against))
  return grave ? place(choice, 'spend') : undefined
}

/** A wound is worth another test only to one who has a fair chance of it. */
const FAIR = 30
const mayEndure = (self: Person, roll: string | undefined): boolean =>
  roll === 'resilience' && self.facts.skills.resilience >= FAIR

/** Whether a Combat Action bought now would meet the blow that is coming: with a parry, or before a missile with a shield or a dive. */
function couldDefend(seen: Seen, self: Person, against: string | undefined): boolean {
  const attacker = against === undefined ? undefined : person(seen, against)
  if (attacker === undefined) return false
  const close = distanceBetween(seen.where, self.id, attacker.id) <= 1
  if (!close && self.stance === 'standing') return true
  return self.items.some(
    (item) => inHand(item) && item.where !== 'body' && item.weapon.use === 'close' && (close || isShield(item)),
  )
}
