import type { Policy } from '../../kernel/types.ts'
import type { LegendQuestion, State } from './types.ts'

/** Fights on as best it can; to be made wiser. */
const steady: Policy<State, LegendQuestion> = (choice, state) => {
  const at = (key: string): number => choice.options.findIndex((option) => option.key === key)
  const me = state.fighters.find((f) => f.id === choice.who)
  switch (choice.about.ask) {
    case 'act':
      if (me?.stance === 'prone' && at('changeStance') >= 0) return at('changeStance')
      return at('attack') >= 0 ? at('attack') : at('doNothing')
    case 'location':
      return Math.max(0, at('head'))
    case 'manoeuvre':
      for (const key of ['maximiseDamage', 'impale', 'chooseLocation', 'tripOpponent']) if (at(key) >= 0) return at(key)
      return at('none')
    default:
      return 0
  }
}

export const policies = { default: steady }
