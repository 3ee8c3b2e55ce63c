import { optionOrError } from './offer.ts'
import type { Choice, Policy, Question } from './types.ts'

/** The first question that is the waiting one gets this option; everything else is left to the policy. */
export function taking<S, Q extends Question>(
  policy: (choice: Choice<Q>) => Policy<S, Q>,
  waiting: Choice<Q>,
  key: string,
): (choice: Choice<Q>) => Policy<S, Q> {
  let open = true
  return (choice) => {
    if (!open || choice.who !== waiting.who || choice.about.ask !== waiting.about.ask) return policy(choice)
    open = false
    return (asked) => optionOrError(asked, key)
  }
}
