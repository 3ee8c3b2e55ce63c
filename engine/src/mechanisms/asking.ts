import type { Choice, Event, Option, Play, Question } from '../kernel/types.ts'

/** Puts a question, unless there is only one answer to it. */
export function asked<E extends Event, Q extends Question, O extends Option>(ctx: Play<E, Q>, choice: Choice<Q, O>): O {
  const { only } = choice
  if (only !== undefined) return only
  const sole = choice.named === undefined && choice.options.length === 1 ? choice.options[0] : undefined
  return sole ?? ctx.choose(choice)
}

interface Known {
  readonly name: string
  readonly option: Option
  /** The one that was asked for after it the last time: lists are made in the same order again and again. */
  next: Known | undefined
}

/** Options that begin alike and end with a name: to each name always the same object. */
export function optionsOf(start: string): (name: string) => Option {
  const known = new Map<string, Known>()
  let last: Known = { name: '', option: { key: start }, next: undefined }
  return (name) => {
    let found = last.next
    if (found === undefined || found.name !== name) {
      found = known.get(name)
      if (found === undefined) {
        found = { name, option: start === '' ? { key: name } : optionOf(start + name), next: undefined }
        known.set(name, found)
      }
      last.next = found
    }
    last = found
    return found.option
  }
}

/** The option that is nothing but its key: always the same object. */
export const optionOf = optionsOf('')
