import { optionTaken } from '../offer.ts'
import type { Choice, Policy, Question } from '../types.ts'
import type { Oracle } from './oracle.ts'

/** Lets policies decide: `of` names the policy of whoever is asked, or leaves him to the next oracle. */
export function byPolicy<S, Q extends Question = Question>(
  of: (choice: Choice<Q>) => Policy<S, Q> | undefined,
): Oracle {
  return {
    decide(asked, state) {
      // Question and working state are this system's own: the step that asks was given them.
      const choice = asked as Choice<Q>
      const policy = of(choice)
      return policy && optionTaken(choice, policy(choice, state as Parameters<Policy<S, Q>>[1])).key
    },
  }
}
