import { SIZES } from '../content/types.ts'
import { withinStride } from './approaching.ts'
import type { Wish } from './seen.ts'
import { type Arm, type Asked, beginning, itemOf, type Person, person, place, type Seen, trained } from './seen.ts'
import type { Temperament } from './temperament.ts'

const sizeOf = (item: Arm): number => SIZES.indexOf(item.weapon.size ?? 'S')

/** How to meet an attack: the parry that stops most, Evade where nothing does, nothing where the last strength is for striking. */
export function defend(choice: Asked, seen: Seen, mind: Temperament): Wish {
  const self = person(seen, choice.who)
  const none = place(choice, 'none')
  if (self === undefined) return none
  const spared = self.guard === 'none' && self.actions <= 1 && !mind.parriesToTheLast
  if (spared && !beaten(self)) return none
  const attacker = person(seen, choice.about.at ?? '')
  const blow = attacker === undefined ? undefined : attacker.items.find(({ id }) => id === choice.about.item)
  const best = parry(choice, self, blow)
  const evade = place(choice, 'evade')
  if (best !== undefined) return best
  if (evade === undefined) return none
  return worthEvading(seen, self, blow) ? evade : none
}

/** Nearly down: better to live than to strike. */
const beaten = (self: Person): boolean => self.limbs.some((limb, i) => limb.hp < (self.facts.hitPoints[i] ?? 0) / 2)

/** The parry with the best chance to stop it all; -1 where none would stop anything. */
function parry(choice: Asked, self: Person, blow: Arm | undefined): Wish {
  const against = blow === undefined ? 0 : sizeOf(blow)
  const { options } = choice
  let best: Wish
  let most = 0
  for (let i = 0; i < options.length; i++) {
    const key = options[i]?.key ?? ''
    if (key === 'none' || key === 'evade') continue
    const item = itemOf(self, key)
    if (item === undefined) continue
    const short = against - sizeOf(item)
    const stops = short <= 0 ? 1 : short === 1 ? 0.5 : 0.1
    // A shield before the weapon he strikes with, other things being equal.
    const value = trained(self, item) * stops * (item.weapon.family === 'shield' ? 1.01 : 1)
    if (value <= most) continue
    most = value
    best = options[i]
  }
  return best
}

/** Diving clear costs his next attack: he does it where the blow is heavy and he is nimble, or has nobody to attack anyway. */
function worthEvading(seen: Seen, self: Person, blow: Arm | undefined): boolean {
  if (self.facts.skills.evade < 25) return false
  return blow === undefined || blow.weapon.use === 'close' || self.actions > 1 || !withinStride(seen, self)
}

/** A charge: set a weapon against it, stand where he can strike back, dive clear where he cannot. */
export function charged(choice: Asked, seen: Seen): Wish {
  const set = beginning(choice, 'set ')
  if (set !== undefined) return set
  const self = person(seen, choice.who)
  const evade = place(choice, 'evade')
  const stand = place(choice, 'stand')
  return evade !== undefined && self !== undefined && self.actions <= 1 ? evade : stand
}

/** Somebody closes or breaks away: a free blow if there is one to spare, else hold him. */
export function moving(choice: Asked, seen: Seen): Wish {
  const self = person(seen, choice.who)
  const strike = beginning(choice, 'strike ')
  if (strike !== undefined) return strike
  const counter = place(choice, 'counter')
  if (counter !== undefined && self !== undefined && self.actions > 1) return counter
  return place(choice, 'none')
}
