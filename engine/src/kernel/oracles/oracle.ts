import type { Chance, Choice, Dice, Id, Scalar } from '../types.ts'

/** Dice as an oracle hands them over: to be drawn from, or as words that answer readings in turn. */
export type Thrown = { readonly dice: Dice; done?(): void } | { readonly says: readonly Scalar[] }

/** Answers some of what rules ask; undefined leaves the question to the next oracle, and at last to a person. */
export interface Oracle {
  throw?(chance: Chance<unknown>, who: Id): Thrown | undefined
  /** The key of an option. `state` is the working state at the question. */
  decide?(choice: Choice, state: unknown): string | undefined
}
