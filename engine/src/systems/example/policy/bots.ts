import type { Choice, Option, Policy, Sealed } from '../../../kernel/types.ts'
import { best, picking } from '../../../mechanisms/deciding.ts'
import type { Question, State } from '../state/types.ts'

type Decide = Policy<State, Question>

const brawler = (state: Sealed<State>, id: string) => state.fighters.find((fighter) => fighter.id === id)

/** The foe with the least grit left. */
const weakest = (choice: Choice<Question>, state: Sealed<State>): Option =>
  best(choice, ({ key }) => -(brawler(state, key)?.grit ?? Number.POSITIVE_INFINITY))

/** Bold while healthy; one blow at a time; once hurt he clears his head first and dodges. */
const sensible: Decide = (choice, state) => {
  const self = brawler(state, choice.who)
  const hurt = self !== undefined && self.grit * 2 < self.fullGrit
  switch (choice.about.ask) {
    case 'stance':
      return picking(choice, hurt ? 'wary' : 'bold')
    case 'turn':
      return picking(choice, hurt && self.dazed > 0 ? 'recover' : 'strike')
    case 'target':
      return weakest(choice, state)
    case 'defence':
      return picking(choice, hurt || choice.about.blow === 'haymaker' ? 'dodge' : 'none')
  }
}

/** Always bold, swings as hard as he can, never dodges. */
const reckless: Decide = (choice, state) => {
  switch (choice.about.ask) {
    case 'stance':
      return picking(choice, 'bold')
    case 'turn':
      return picking(choice, 'haymaker', 'strike')
    case 'target':
      return weakest(choice, state)
    case 'defence':
      return picking(choice, 'none')
  }
}

export const policies = { default: sensible, reckless } satisfies Record<string, Decide>
