import type { Answer, RollAnswer } from '../answers.ts'
import type { Chance, Choice, Dice, Id, Scalar } from '../types.ts'

/** Dice as an oracle hands them over: to be drawn from, as words that answer readings in turn, or as recorded. */
export type Thrown =
  | { readonly dice: Dice; done?(): void }
  | { readonly says: readonly Scalar[] }
  /** The same roll as it was recorded before, to the last mark. */
  | { readonly again: RollAnswer }

/** A step on its way: the state it began from and the answers so far. */
export interface Moment {
  readonly settled: unknown
  readonly answers: readonly Answer[]
}

/** Answers some of what rules ask; undefined leaves the question to the next oracle, and at last to a person. */
export interface Oracle {
  throw?(chance: Chance<unknown>, who: Id, moment: Moment): Thrown | undefined
  /** The key of an option. `state` is the working state at the question, `moment` how the step came there. */
  decide?(choice: Choice, state: unknown, moment: Moment): string | undefined
}
