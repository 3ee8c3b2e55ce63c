import { distanceBetween } from '../../../space/whereabouts.ts'
import type { Wish } from './seen.ts'
import { type Arm, type Asked, firstOf, inHand, type Person, person, place, type Seen, state } from './seen.ts'

/** What is done where a question does not matter to him. */
export function usual(choice: Asked): Wish {
  return (choice.usual === undefined ? undefined : place(choice, choice.usual)) ?? choice.options[0]
}

/** A Hero Point goes on what would take him out of the fight. */
export function heroPoint(choice: Asked, seen: Seen): Wish {
  const spend = place(choice, 'spend')
  const self = person(seen, choice.who)
  if (spend === undefined || self === undefined) return usual(choice)
  const { ask, roll, level, against } = choice.about
  const grave =
    ask === 'glancing blow' ||
    ask === 'last action' ||
    (ask === 'second chance' && (level === 'critical' || level === 'fumble' || mayEndure(self, roll))) ||
    (ask === 'last chance' && state(self) !== 'whole' && couldDefend(seen, self, against))
  return grave ? spend : usual(choice)
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
const isShield = ({ weapon }: Arm): boolean => weapon.family === 'shield'

/** After an unarmed hit: hold on to a foe who is better armed, hurt one who is not. */
export function unarmed(choice: Asked): Wish {
  return firstOf(choice, ['breakFree', 'damage'])
}
