import type { Option, Policy } from '../../../kernel/types.ts'
import { picking } from '../../../mechanisms/deciding.ts'
import type { LegendQuestion, State } from '../state/types.ts'
import { act, charged, defend, heroPoint, holdsTheLine, laterThreat, leaving, moving } from './acting.ts'
import { door, mayStrike } from './approaching.ts'
import { spell } from './casting.ts'
import { impaledWeapon, manoeuvre } from './choosing-manoeuvres.ts'
import { type Asked, beginning, firstOf, type Person, person, place, type Seen, usual, type Wish } from './seen.ts'
import { bowOf } from './shooting.ts'
import { drop, faced, location, ready, target, weapon, where } from './targets.ts'
import { CAUTIOUS, RECKLESS, STEADY, type Temperament } from './temperament.ts'

/** A bot of a temperament: what does not matter to him is done as usual. */
const bot =
  (mind: Temperament): Policy<State, LegendQuestion> =>
  (choice, seen): Option => {
    const self = person(seen, choice.who)
    return (self && decided(choice, seen, self, mind)) ?? picking(choice)
  }

function decided(choice: Asked, seen: Seen, self: Person, mind: Temperament): Wish {
  switch (choice.about.ask) {
    case 'act':
    case 'last act':
      return act(choice, seen, self, mind)
    case 'target':
    case 'charge at':
    case 'aim':
    case 'strike at':
    case 'spell target':
      return target(choice, seen, self)
    case 'weapon':
    case 'riposte with':
    case 'strike back':
    case 'mount attacks':
    case 'break with':
    case 'brace':
      return weapon(choice, self)
    case 'defend':
      return defend(choice, seen, self, mind)
    case 'charged':
      return charged(choice, self)
    case 'closing':
    case 'disengaging':
      return moving(choice, self)
    case 'complete parry':
      return completeParry(choice, self, mind)
    case 'manoeuvre':
      return manoeuvre(choice, seen, self)
    case 'location':
    case 'treat':
      return location(choice, seen, self)
    case 'impaled weapon':
      return impaledWeapon(choice, self)
    case 'ready':
      return ready(choice, seen, self)
    case 'drop':
      return drop(choice, self)
    case 'door':
    case 'break':
      return door(choice, seen, self)
    case 'where':
      return where(choice, seen, self, leaving(seen, self, mind))
    case 'distance':
      return distance(choice, seen, self, mind)
    case 'delayed':
      return delayed(choice, seen, self)
    case 'second chance':
    case 'last chance':
    case 'glancing blow':
    case 'last action':
      return heroPoint(choice, seen, self)
    case 'outmanoeuvred':
      return faced(choice, seen, self)
    // After an unarmed hit: out of a hold first, else he hurts.
    case 'unarmed':
      return firstOf(choice, ['breakFree', 'damage'])
    case 'spell':
      return spell(choice, seen, self)
    case 'evade spell':
      return place(choice, 'evade')
    case 'counter':
      return counter(choice)
    default:
      return usual(choice)
  }
}

/** A miss: the parry is rolled where it may win much, against a fumble; else the Combat Action is kept. */
function completeParry(choice: Asked, self: Person, mind: Temperament): Wish {
  const rolls = !mind.saves || self.guard === 'parry' || choice.about.level === 'fumble'
  return rolls ? undefined : place(choice, 'save')
}

/** Countermagic as strong as the spell it is to stop; less would be wasted. */
const counter = (choice: Asked): Wish => place(choice, `magnitude ${choice.about.magnitude ?? 0}`)

/** Break away when leaving; else inside a longer reach, or out from under a shorter one. */
function distance(choice: Asked, seen: Seen, self: Person, mind: Temperament): Wish {
  if (leaving(seen, self, mind)) return beginning(choice, 'disengage ')
  return beginning(choice, 'close ') ?? beginning(choice, 'open ') ?? beginning(choice, 'disengage ')
}

/** He has waited: he acts once nobody who could strike at him is still to come, if he has anybody to strike at. */
function delayed(choice: Asked, seen: Seen, self: Person): Wish {
  if (laterThreat(seen, self) || holdsTheLine(seen, self) || self.barred) return undefined
  return mayStrike(seen, self) || bowOf(self) !== undefined ? place(choice, 'act') : undefined
}

/** Bots by their temperament. */
export const policies = {
  default: bot(STEADY),
  reckless: bot(RECKLESS),
  cautious: bot(CAUTIOUS),
} satisfies Record<string, Policy<State, LegendQuestion>>
