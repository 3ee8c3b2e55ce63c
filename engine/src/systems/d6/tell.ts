import type { Choice, Option } from '../../kernel/types.ts'
import { QUESTIONS } from './tell/questions.ts'
import { SENTENCES } from './tell/sentences.ts'
import type { D6Event, D6Question } from './types.ts'

/** An event as a sentence; one that nobody has a sentence for is told by its facts. */
export function tell(e: D6Event): string {
  const sentence = SENTENCES[e.type]
  if (sentence !== undefined) return sentence(e)
  const facts = Object.entries(e)
    .filter(([key]) => key !== 'type' && key !== 'rule' && key !== 'modifiers' && key !== 'who')
    .map(([key, value]) => `${key} ${String(value)}`)
  return `${e.who ?? ''} ${words(e.type)}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}.`.trim()
}
const words = (type: string): string => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A question as a sentence. */
export function ask({ who, about }: Choice<D6Question>): string {
  const question = QUESTIONS[about.ask]
  return question === undefined ? `${who}: ${about.ask}?` : question(who, about)
}

/** An option as a phrase. */
export function say({ about }: Choice<D6Question>, { key }: Option): string {
  if (about.ask === 'actions') return key === '1' ? 'one action' : `${key} actions, each at -${Number(key) - 1}D`
  if (key !== 'none') return key
  return about.ask === 'mark' ? 'anywhere' : 'no'
}
