import type { Option, Policy } from '../../kernel/types.ts'
import { act, holdsTheLine, laterThreat, leaving, spell } from './policy/acting.ts'
import { drop, faced, location, ready, target, weapon, where } from './policy/aiming.ts'
import { mayStrike } from './policy/approaching.ts'
import { charged, defend, moving } from './policy/defending.ts'
import { door } from './policy/doors.ts'
import { impaledWeapon, manoeuvre } from './policy/manoeuvres.ts'
import { heroPoint, unarmed, usual } from './policy/offers.ts'
import type { Wish } from './policy/seen.ts'
import { type Asked, beginning, firstOf, person, place, type Seen } from './policy/seen.ts'
import { bowOf } from './policy/shooting.ts'
import { CAUTIOUS, RECKLESS, STEADY, type Temperament } from './policy/temperament.ts'
import type { LegendQuestion, State } from './types.ts'

/** A bot of a temperament. */
const bot =
  (mind: Temperament): Policy<State, LegendQuestion> =>
  (choice, seen) =>
    decided(choice, seen, mind) ?? first(choice)

function decided(choice: Asked, seen: Seen, mind: Temperament): Wish {
  switch (choice.about.ask) {
    case 'act':
    case 'last act':
      return act(choice, seen, mind)
    case 'target':
    case 'charge at':
    case 'aim':
    case 'strike at':
    case 'spell target':
      return target(choice, seen)
    case 'weapon':
    case 'riposte with':
    case 'strike back':
    case 'mount attacks':
    case 'break with':
    case 'brace':
      return weapon(choice, seen)
    case 'defend':
      return defend(choice, seen, mind)
    case 'charged':
      return charged(choice, seen)
    case 'closing':
    case 'disengaging':
      return moving(choice, seen)
    case 'complete parry':
      return completeParry(choice, seen, mind)
    case 'manoeuvre':
      return manoeuvre(choice, seen)
    case 'location':
    case 'treat':
      return location(choice, seen)
    case 'impaled weapon':
      return impaledWeapon(choice, seen)
    case 'ready':
      return ready(choice, seen)
    case 'drop':
      return drop(choice, seen)
    case 'door':
    case 'break':
      return door(choice, seen)
    case 'where':
      return where(choice, seen, goesAway(choice, seen, mind))
    case 'distance':
      return distance(choice, seen, mind)
    case 'delayed':
      return delayed(choice, seen)
    case 'second chance':
    case 'last chance':
    case 'glancing blow':
    case 'last action':
      return heroPoint(choice, seen)
    case 'outmanoeuvred':
      return faced(choice, seen)
    case 'unarmed':
      return unarmed(choice)
    case 'spell':
      return spell(choice, seen)
    case 'evade spell':
    case 'counter':
      return firstOf(choice, ['evade', 'counter', 'cast'])
    default:
      return usual(choice)
  }
}

function goesAway(choice: Asked, seen: Seen, mind: Temperament): boolean {
  const self = person(seen, choice.who)
  return self !== undefined && leaving(self, mind)
}

/** A miss: the parry is rolled where it may win much, against a fumble; else the Combat Action is kept. */
function completeParry(choice: Asked, seen: Seen, mind: Temperament): Wish {
  const self = person(seen, choice.who)
  const save = place(choice, 'save')
  const guarded = self !== undefined && self.guard === 'parry'
  if (!mind.saves || save === undefined || guarded || choice.about.level === 'fumble') return usual(choice)
  return save
}

/** Break away when leaving; else inside a longer reach, or out from under a shorter one. */
function distance(choice: Asked, seen: Seen, mind: Temperament): Wish {
  const order = goesAway(choice, seen, mind) ? ['disengage '] : ['close ', 'open ', 'disengage ']
  for (const start of order) {
    const found = beginning(choice, start)
    if (found !== undefined) return found
  }
  return undefined
}

/** He has waited: he acts once nobody who could strike at him is still to come, if he has anybody to strike at. */
function delayed(choice: Asked, seen: Seen): Wish {
  const self = person(seen, choice.who)
  if (self === undefined || laterThreat(seen, self) || holdsTheLine(seen, self) || self.barred) return usual(choice)
  if (!mayStrike(seen, self) && bowOf(self) === undefined) return usual(choice)
  return place(choice, 'act')
}

/** What does not matter to him: what is usual, else the first of all. */
function first(choice: Asked): Option {
  const option = usual(choice)
  if (option === undefined) throw new RangeError(`nothing is offered for "${choice.about.ask}"`)
  return option
}

/** Bots by their temperament. */
export const policies = {
  default: bot(STEADY),
  reckless: bot(RECKLESS),
  cautious: bot(CAUTIOUS),
} satisfies Record<string, Policy<State, LegendQuestion>>
