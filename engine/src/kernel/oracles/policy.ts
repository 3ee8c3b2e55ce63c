import { optionTaken } from '../offer.ts'
import type { Choice, Policy } from '../types.ts'
import type { Oracle } from './oracle.ts'

/** Lets policies decide: `of` names the policy of whoever is asked, or leaves him to the next oracle. */
export function byPolicy<S>(of: (choice: Choice) => Policy<S> | undefined): Oracle {
  return {
    decide(choice, state) {
      const policy = of(choice)
      // The working state is this system's own: the step that asks was given it.
      return policy && optionTaken(choice, policy(choice, state as Parameters<Policy<S>>[1])).key
    },
  }
}
