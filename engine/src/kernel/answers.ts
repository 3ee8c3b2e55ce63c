import type { Id, Scalar } from './types.ts'

/** Dice that were thrown: their faces in the order the rules took them, or the words a reading was answered with. */
export interface RollAnswer {
  readonly roll: string
  readonly who: Id
  readonly faces?: readonly number[] | undefined
  readonly says?: readonly Scalar[] | undefined
  /** Set where the game master put this result in place of the dice. */
  readonly ruled?: { readonly because: string; readonly was: readonly Scalar[] } | undefined
  /** Set where somebody threw these himself in a fight whose dice are otherwise thrown for them: no seed speaks of them. */
  readonly typed?: true | undefined
}
/** Decisions, several where they were asked together. */
export interface ChoiceAnswer {
  readonly asked: readonly { readonly who: Id; readonly ask: string }[]
  readonly keys: readonly string[]
}
/** A ruling of the game master, behind the answer before it. */
export interface RulingAnswer {
  readonly ruling: unknown
  readonly because: string
  /** How often the rules had looked at dice since that answer: a ruling changes nothing that was known before it. */
  readonly looks?: number | undefined
}
/** Everything that came from outside the rules, in order: a fight is its scenario and these. */
export type Answer = RollAnswer | ChoiceAnswer | RulingAnswer

/** Whether an answer is a roll, */
export const isRoll = (answer: Answer): answer is RollAnswer => 'roll' in answer
/** a decision, */
export const isChoice = (answer: Answer): answer is ChoiceAnswer => 'asked' in answer
/** or a ruling. */
export const isRuling = (answer: Answer): answer is RulingAnswer => 'ruling' in answer

/** An answer in a few words, for messages: `goblin-1: parry = buckler`. */
export function inWords(answer: Answer): string {
  if (isRuling(answer)) return `a ruling (${answer.because})`
  if (isRoll(answer)) return `${answer.who}: ${answer.roll} rolled ${(answer.faces ?? answer.says ?? []).join(' ')}`
  return answer.asked.map(({ who, ask }, i) => `${who}: ${ask} = ${answer.keys[i] ?? '?'}`).join(', ')
}
