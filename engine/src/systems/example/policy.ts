import type { Choice, Policy, Sealed } from '../../kernel/types.ts'
import type { Question, State } from './types.ts'

type Decide = Policy<State, Question>

const pick = (choice: Choice<Question>, key: string): number =>
  Math.max(
    0,
    choice.options.findIndex((option) => option.key === key),
  )

const brawler = (state: Sealed<State>, id: string) => state.fighters.find((fighter) => fighter.id === id)

/** The foe with the least grit left. */
function weakest(choice: Choice<Question>, state: Sealed<State>): number {
  const grit = choice.options.map((option) => brawler(state, option.key)?.grit ?? Number.POSITIVE_INFINITY)
  return grit.indexOf(Math.min(...grit))
}

/** Bold while healthy; one blow at a time; once hurt he clears his head first and dodges. */
const sensible: Decide = (choice, state) => {
  const self = brawler(state, choice.who)
  const hurt = self !== undefined && self.grit * 2 < self.fullGrit
  switch (choice.about.ask) {
    case 'stance':
      return pick(choice, hurt ? 'wary' : 'bold')
    case 'turn':
      return pick(choice, hurt && self.dazed > 0 ? 'recover' : 'strike')
    case 'target':
      return weakest(choice, state)
    case 'defence':
      return pick(choice, hurt || choice.about.blow === 'haymaker' ? 'dodge' : 'none')
  }
}

/** Always bold, swings as hard as he can, never dodges. */
const reckless: Decide = (choice, state) => {
  switch (choice.about.ask) {
    case 'stance':
      return pick(choice, 'bold')
    case 'turn':
      return pick(choice, choice.options.some(({ key }) => key === 'haymaker') ? 'haymaker' : 'strike')
    case 'target':
      return weakest(choice, state)
    case 'defence':
      return pick(choice, 'none')
  }
}

export const policies = { default: sensible, reckless } satisfies Record<string, Decide>
