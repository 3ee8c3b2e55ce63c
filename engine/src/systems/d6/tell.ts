import type { Choice, Option } from '../../kernel/types.ts'
import { capital, nameOf } from '../../mechanisms/telling.ts'
import { ATTACKS } from './tell/attacks.ts'
import { INJURIES } from './tell/injuries.ts'
import { ANSWERS, PHRASES } from './tell/phrases.ts'
import { QUESTIONS } from './tell/questions.ts'
import { ROUNDS } from './tell/rounds.ts'
import { VEHICLES } from './tell/vehicles.ts'
import type { Form, Sentences } from './tell/words.ts'
import type { D6Ask, D6Event, D6Question } from './types.ts'

/** Each kind of event as a sentence. */
export const TELLINGS: Sentences = { ...ROUNDS, ...ATTACKS, ...INJURIES, ...VEHICLES }

/** An event with those it is about called by their names. */
function byName(e: D6Event): D6Event {
  const { who, at, by, mount } = e
  return {
    ...e,
    ...(who === undefined || who === 'gm' ? {} : { who: nameOf(who) }),
    ...(at === undefined ? {} : { at: nameOf(at) }),
    ...(typeof by === 'string' && by !== 'gm' ? { by: nameOf(by) } : {}),
    ...(typeof mount === 'string' ? { mount: nameOf(mount) } : {}),
  }
}

/** An event as a sentence; nothing where another sentence says it already. `long`: with every die and term. */
export function tell(e: D6Event, form: Form = 'short'): string {
  return capital(TELLINGS[e.type](byName(e), form))
}

/** A question as a sentence. */
export function ask({ who, about }: Choice<D6Question>): string {
  const at = about.at === undefined ? {} : { at: nameOf(about.at) }
  return QUESTIONS[about.ask](nameOf(who), { ...about, ...at })
}

/** Questions whose answers are people. */
const WHOM: readonly D6Ask[] = ['first act', 'target', 'aim at', 'hide from', 'patient', 'whom', 'toss to', 'lands']

/** An option as a phrase. */
export function say({ about }: Choice<D6Question>, { key }: Option): string {
  if (about.ask === 'act') return PHRASES[key] ?? key
  if (about.ask === 'actions') return key === '1' ? 'one action' : `${key} actions, each at -${Number(key) - 1}D`
  if (about.ask === 'how fast') return key === '1' ? 'your Move' : `${key} times your Move`
  if (key.startsWith('cell ')) return `to ${key.slice('cell '.length)}`
  const answer = ANSWERS[about.ask]?.[key]
  if (answer !== undefined) return answer
  return key === 'none' ? 'no' : WHOM.includes(about.ask) ? nameOf(key) : key
}
