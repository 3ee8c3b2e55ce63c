import { optionNamed } from '../kernel/offer.ts'
import type { Choice, Option, Question } from '../kernel/types.ts'

/** The first of these keys that is offered. */
export function offeredOf<O extends Option>(choice: Choice<Question, O>, ...keys: readonly string[]): O | undefined {
  for (const key of keys) {
    const option = optionNamed(choice, key)
    if (option !== undefined) return option
  }
  return undefined
}

/** The first of these keys that is offered; else what is usual, else the first of all. */
export function picking<O extends Option>(choice: Choice<Question, O>, ...keys: readonly string[]): Option {
  const option = offeredOf(choice, ...keys) ?? offeredOf(choice, choice.usual ?? '') ?? choice.options[0]
  if (option === undefined) throw new RangeError(`nothing is offered for "${choice.about.ask}"`)
  return option
}

/** The option worth most, the earlier of equals; an option worth nothing to anybody is `-Infinity`. */
export function best<O extends Option>(choice: Choice<Question, O>, worth: (option: O) => number): O {
  let found: O | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const option of choice.options) {
    const value = worth(option)
    if (found !== undefined && value <= most) continue
    found = option
    most = value
  }
  if (found === undefined) throw new RangeError(`nothing is offered for "${choice.about.ask}"`)
  return found
}
