import { Stream } from '../../../dice/stream.ts'
import type { Oracle } from '../../oracles/oracle.ts'
import type { Choice, Dice, Id } from '../../types.ts'
import type { AnyState } from '../laws/campaign.ts'

/** Everybody throws dice of his own, so that it does not matter in which order; `decide` gives the key of an option. */
export function ownCups(seed: string, decide: (choice: Choice, at: AnyState) => string | undefined): Oracle {
  const cups = new Map<Id, Dice>()
  return {
    throw(_, who) {
      const dice = cups.get(who) ?? new Stream(`${seed} ${who}`, 0)
      cups.set(who, dice)
      return { dice }
    },
    // The working state is this system's own: the step that asks was given it.
    decide: (choice, state) => decide(choice, state as AnyState),
  }
}
