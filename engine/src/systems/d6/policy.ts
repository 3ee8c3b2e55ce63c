import type { Choice, Policy } from '../../kernel/types.ts'
import type { D6Question, State } from './types.ts'

const pick = (choice: Choice<D6Question>, ...keys: string[]): number => {
  for (const key of keys) {
    const at = choice.options.findIndex((option) => option.key === key)
    if (at >= 0) return at
  }
  return 0
}

/** Fights on as best it can. */
const steady: Policy<State, D6Question> = (choice) => {
  switch (choice.about.ask) {
    case 'actions':
      return pick(choice, '1')
    case 'act':
      return pick(choice, 'strike', 'shoot', 'throw', 'reload', 'ready', 'move', 'nothing')
    case 'way':
      return pick(choice, 'towards')
    default:
      return choice.usual === undefined ? 0 : pick(choice, choice.usual)
  }
}

export const policies = { default: steady }
