import type { Choice, Event, Option, Play, Question } from '../kernel/types.ts'

/** Puts a question, unless there is only one answer to it. */
export function asked<E extends Event, Q extends Question, O extends Option>(ctx: Play<E, Q>, choice: Choice<Q, O>): O {
  const only = choice.options.length === 1 ? choice.options[0] : undefined
  return only ?? ctx.choose(choice)
}

const OPTIONS = new Map<string, Option>()

/** The option that is nothing but its key: always the same object. */
export function optionOf(key: string): Option {
  let option = OPTIONS.get(key)
  if (option === undefined) {
    option = { key }
    OPTIONS.set(key, option)
  }
  return option
}

/** Options that begin alike and end with a name: to each name always the same object. */
export function optionsOf(start: string): (name: string) => Option {
  const known = new Map<string, Option>()
  return (name) => {
    let option = known.get(name)
    if (option === undefined) {
      option = optionOf(start + name)
      known.set(name, option)
    }
    return option
  }
}
