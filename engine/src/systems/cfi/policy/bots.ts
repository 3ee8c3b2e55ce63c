import type { Policy } from '../../../kernel/types.ts'
import type { Question, State } from '../state/types.ts'
import { decide, type Temperament } from './deciding.ts'

type Decide = Policy<State, Question>

const bot =
  (temperament: Temperament): Decide =>
  (choice, s) =>
    decide(choice, s, temperament)

/** Sensible; one who strikes whatever comes of it; one who saves his points and his skin. */
export const policies = {
  default: bot('default'),
  aggressive: bot('aggressive'),
  cautious: bot('cautious'),
} satisfies Record<string, Decide>
