import type { Choice, Option } from '../../../kernel/types.ts'
import { capital, nameOf } from '../../../mechanisms/telling.ts'
import type { D6Ask, D6Event, D6EventType, D6Question } from '../state/types.ts'
import { ATTACKS } from './tell/attacks.ts'
import { INJURIES } from './tell/injuries.ts'
import { answerInWords } from './tell/phrases.ts'
import { QUESTIONS } from './tell/questions.ts'
import { ROUNDS } from './tell/rounds.ts'
import { VEHICLES } from './tell/vehicles.ts'
import type { Form, Sentences } from './tell/words.ts'

/** Each kind of event as a sentence. */
export const TELLINGS: Sentences = { ...ROUNDS, ...ATTACKS, ...INJURIES, ...VEHICLES }

/** An event as a sentence; nothing where another sentence says it already. `long`: with every die and term. */
export const tell = <T extends D6EventType>(e: D6Event<T>, form: Form = 'short'): string =>
  capital(TELLINGS[e.type](e, form))

/** A question as a sentence. */
export const ask = ({ who, about }: Choice<D6Question>): string => asked(nameOf(who), about)
const asked = <A extends D6Ask>(who: string, about: D6Question<A>): string => QUESTIONS[about.ask](who, about)

/** An option as a phrase. */
export function say({ about }: Choice<D6Question>, { key }: Option): string {
  if (about.ask === 'actions') return key === '1' ? 'one action' : `${key} actions, each at -${Number(key) - 1}D`
  if (about.ask === 'how fast') return key === '1' ? 'your Move' : `${key} times your Move`
  if (about.ask === 'lands' && key === 'none') return 'where it harms nobody'
  if (about.ask === 'door') return key.replace(' ', ' the door at ')
  if (about.ask === 'which door') return `the door at ${key}`
  if (key.startsWith('cell ')) return `to ${key.slice('cell '.length)}`
  return answerInWords(about.ask, key)
}
