import type { Choice, Option } from '../../kernel/types.ts'
import type { D6Event, D6Question } from './types.ts'

export function tell(e: D6Event): string {
  const facts = Object.entries(e)
    .filter(([key]) => key !== 'type' && key !== 'rule' && key !== 'modifiers')
    .map(([key, value]) => `${key} ${String(value)}`)
  return `${e.type}: ${facts.join(', ')}`
}
export const ask = (choice: Choice<D6Question>): string => `${choice.who}: ${choice.about.ask}?`
export const say = (_choice: Choice<D6Question>, option: Option): string => option.key
