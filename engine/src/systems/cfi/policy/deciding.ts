import type { Choice, Option, Sealed } from '../../../kernel/types.ts'
import { picking } from '../../../mechanisms/deciding.ts'
import type { Question, State } from '../state/types.ts'
import { act, hasUse } from './acting.ts'
import { closes, wanted } from './approaching.ts'
import { arm, letFall, readying, spell } from './arming.ts'
import { effect, location, whichEffect } from './choosing-effects.ts'
import { defend, luck, mitigate, receive } from './defending.ts'
import { ward } from './guarding.ts'
import { nearest, weakest } from './targets.ts'

export type Temperament = 'default' | 'aggressive' | 'cautious'
type Of<K extends Question['ask']> = Choice<Extract<Question, { readonly ask: K }>>

/** What a bot answers: it asks the rules and reads only what stands in the state. */
export function decide(choice: Choice<Question>, s: Sealed<State>, t: Temperament): Option {
  const { about } = choice
  switch (about.ask) {
    case 'turn':
      return act(choice, s, t)
    case 'target':
    case 'missiles':
    case 'bystander':
      return about.ask === 'target' && about.action === 'charge' ? nearest(choice, s) : weakest(choice, s)
    case 'defend':
      return defend(choice as Of<'defend'>, s, t)
    case 'receive':
      return receive(choice, s, t)
    case 'effect':
    case 'counter':
      return effect(choice, s, t)
    case 'force':
    case 'prepare':
      return whichEffect(choice)
    case 'location':
    case 'adjoining':
      return location(choice as Of<'location'> | Of<'adjoining'>, s)
    case 'luck':
      return luck(choice as Of<'luck'>, s, t)
    case 'mitigate':
      return mitigate(choice, t)
    case 'desperate':
      return picking(choice, about.at === undefined ? 'none' : 'effort', 'none')
    case 'last action':
      return picking(choice, 'act')
    case 'where':
      return wanted(choice as Of<'where'>, s)
    case 'gait':
      return picking(choice, about.action === 'charge' ? 'run' : 'sprint', 'run')
    case 'interrupt':
      return picking(choice, 'strike', hasUse(choice, s) ? 'interrupt' : 'none')
    case 'strike':
    case 'weapon':
      return arm(choice, s)
    case 'ready':
      return readying(choice, s)
    case 'drop':
      return letFall(choice, s)
    case 'ward':
      return ward(choice, s)
    case 'spell':
      return spell(choice, s)
    case 'past':
      return picking(choice, 'stop')
    case 'corner':
      return picking(choice, t === 'cautious' ? 'none' : 'corner')
    case 'won free':
      return picking(choice, 'engage one')
    case 'stay close':
      return picking(choice, 'stay close', 'keep off')
    case 'range':
      return picking(choice, closes(choice, s, about.at) ? 'close' : 'leave')
    case 'release':
      return picking(choice, about.spell === 'dispel' ? 'keep' : 'now')
    case 'counter spell':
      return picking(choice, about.spell === 'dispel' ? 'none' : 'dispel')
    default:
      return picking(choice)
  }
}
