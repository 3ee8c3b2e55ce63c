import { AffrayError } from './error.ts'
import type { Asks, Choice, Id, Option, Question, Refusal } from './types.ts'

/** What a question has besides its options. */
export interface OfferedWith {
  readonly usual?: string | undefined
  readonly sealed?: boolean | undefined
  readonly hidden?: boolean | undefined
  readonly open?: boolean | undefined
}
const NOTHING: OfferedWith = {}

/**
 * A question asked lazily: nothing is listed until somebody wants the list. Bots and odds look one option up by its key,
 * a page lists all of them with the reasons of the others. It holds what it is asked of, and is valid until it is answered.
 */
export class Offer<Q extends Question, O extends Option, A> implements Choice<Q, O> {
  // Declared only: the constructor makes each of them, once.
  declare readonly who: Id
  declare readonly about: Q
  declare readonly usual: string | undefined
  declare readonly sealed: boolean | undefined
  declare readonly hidden: boolean | undefined
  declare readonly open: boolean | undefined
  declare private readonly asks: Asks<A, O>
  declare private readonly of: A
  declare private listed: readonly O[] | undefined

  constructor(who: Id, about: Q, asks: Asks<A, O>, of: A, more: OfferedWith = NOTHING) {
    this.who = who
    this.about = about
    this.usual = more.usual
    this.sealed = more.sealed
    this.hidden = more.hidden
    this.open = more.open
    this.asks = asks
    this.of = of
    this.listed = undefined
  }

  get options(): readonly O[] {
    if (this.listed === undefined) this.listed = offered(this.asks, this.of)
    return this.listed
  }

  named(key: string): O | undefined {
    const option = this.asks.named(this.of, key)
    return option !== undefined && this.asks.why(this.of, option) === undefined ? option : undefined
  }

  refusals(): readonly Refusal[] {
    return refusals(this.asks, this.of)
  }

  comesTo({ key }: Option): string | undefined {
    const option = this.asks.comesTo === undefined ? undefined : this.asks.named(this.of, key)
    return option === undefined ? undefined : this.asks.comesTo?.(this.of, option)
  }

  /** The one answer there is, where there is just one: nobody needs to be asked. */
  get only(): O | undefined {
    return sole(this.asks, this.of)
  }
}

/** Every option of a question that he may choose. */
export function offered<A, O extends Option>(asks: Asks<A, O>, of: A): O[] {
  const list: O[] = []
  asks.each(of, (option) => {
    if (asks.why(of, option) === undefined) list.push(option)
    return false
  })
  return list
}

/** Every candidate of a question that he may not choose, with why not. */
export function refusals<A, O extends Option>(asks: Asks<A, O>, of: A): Refusal[] {
  const list: Refusal[] = []
  asks.each(of, (option) => {
    const why = asks.why(of, option)
    if (why !== undefined) list.push({ key: option.key, because: why.because, rule: why.rule })
    return false
  })
  return list
}

/** The only option of a question; undefined where there are several or none. It looks no further than the second. */
export function sole<A, O extends Option>(asks: Asks<A, O>, of: A): O | undefined {
  let first: O | undefined
  let more = false
  asks.each(of, (option) => {
    if (asks.why(of, option) !== undefined) return false
    more = first !== undefined
    first ??= option
    return more
  })
  return more ? undefined : first
}

/** Whether there is anything to ask at all. */
export function anyOffered<A, O extends Option>(asks: Asks<A, O>, of: A): boolean {
  let any = false
  asks.each(of, (option) => {
    any = asks.why(of, option) === undefined
    return any
  })
  return any
}

/** The option of that key, if he may choose it. */
export function optionNamed<O extends Option>(choice: Choice<Question, O>, key: string): O | undefined {
  if (choice.named !== undefined) return choice.named(key)
  for (const option of choice.options) if (option.key === key) return option
  return undefined
}

/** The same where it must be there: otherwise the error says what may be answered. */
export function optionOrError<O extends Option>(choice: Choice<Question, O>, key: string): O {
  const option = optionNamed(choice, key)
  if (option !== undefined) return option
  const refusal = choice.refusals?.().find((refused) => refused.key === key)
  const keys = choice.options.map((each) => each.key).join(', ')
  throw new AffrayError(
    'choice/unknown',
    `${choice.who} cannot answer "${choice.about.ask}" with "${key}"${refusal === undefined ? '' : `: ${refusal.because}`}.`,
    `Choose one of: ${keys}${choice.open === true ? ', or another that fits' : ''}.`,
  )
}

/** The option a policy answered with: the option itself, or its place in the list. */
export function optionTaken<O extends Option>(choice: Choice<Question, O>, answer: Option | number | undefined): O {
  // What a policy gives back it was given by the question, so it is one of its options.
  const option = typeof answer === 'number' ? choice.options[answer] : (answer as O | undefined)
  if (option !== undefined) return option
  throw new AffrayError(
    'choice/index',
    `The answer to ${choice.about.ask} of ${choice.who} is option ${answer}, and there are ${choice.options.length}.`,
    'A policy must return one of the options it was given.',
  )
}
