import { isShield } from '../fighters.ts'
import { sizeOf } from '../weapon-size-and-reach.ts'
import { withinStride } from './approaching.ts'
import {
  type Arm,
  type Asked,
  beginning,
  itemOf,
  type Person,
  person,
  place,
  type Seen,
  trained,
  type Wish,
  worthMost,
} from './seen.ts'
import type { Temperament } from './temperament.ts'

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
