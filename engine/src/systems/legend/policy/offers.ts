import { distanceBetween } from '../../../space/whereabouts.ts'
import { inHand, isShield } from '../fighters.ts'
import { type Asked, type Person, person, place, type Seen, state, type Wish } from './seen.ts'

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
