import type { Choice, Option } from '../../kernel/types.ts'
import type { LegendEvent, LegendQuestion } from './types.ts'

export function tell(e: LegendEvent): string {
  const facts = Object.entries(e)
    .filter(([key]) => key !== 'type' && key !== 'rule' && key !== 'modifiers')
    .map(([key, value]) => `${key} ${String(value)}`)
  return `${e.type}: ${facts.join(', ')}`
}
export const ask = (choice: Choice<LegendQuestion>): string => `${choice.who}: ${choice.about.ask}?`
export const say = (_choice: Choice<LegendQuestion>, option: Option): string => option.key
