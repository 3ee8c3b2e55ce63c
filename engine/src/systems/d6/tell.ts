import type { Choice, Option } from '../../kernel/types.ts'
import { ATTACKS } from './tell/attacks.ts'
import { INJURIES } from './tell/injuries.ts'
import { ANSWERS, PHRASES } from './tell/phrases.ts'
import { QUESTIONS } from './tell/questions.ts'
import { ROUNDS } from './tell/rounds.ts'
import { VEHICLES } from './tell/vehicles.ts'
import type { Sentences } from './tell/words.ts'
import type { D6Event, D6Question } from './types.ts'

/** Each kind of event as a sentence. */
export const TELLINGS: Sentences = { ...ROUNDS, ...ATTACKS, ...INJURIES, ...VEHICLES }

/** An event as a sentence; nothing where another sentence says it already. */
export const tell = (e: D6Event): string => TELLINGS[e.type]?.(e) ?? ''

/** A question as a sentence. */
export function ask({ who, about }: Choice<D6Question>): string {
  const question = QUESTIONS[about.ask]
  return question === undefined ? `${who}: ${about.ask}?` : question(who, about)
}

/** An option as a phrase. */
export function say({ about }: Choice<D6Question>, { key }: Option): string {
  if (about.ask === 'act') return PHRASES[key] ?? key
  if (about.ask === 'actions') return key === '1' ? 'one action' : `${key} actions, each at -${Number(key) - 1}D`
  if (about.ask === 'how fast') return key === '1' ? 'your Move' : `${key} times your Move`
  return ANSWERS[about.ask]?.[key] ?? (key === 'none' ? 'no' : key)
}
