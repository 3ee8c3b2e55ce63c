import type { Asks, Choice, Event, FighterId, Option, Play, Question, Why } from '../kernel/types.ts'

/** Puts a question, unless there is only one answer to it. */
export function asked<E extends Event, Q extends Question, O extends Option>(ctx: Play<E, Q>, choice: Choice<Q, O>): O {
  const { only } = choice
  if (only !== undefined) return only
  const sole = choice.named === undefined && choice.options.length === 1 ? choice.options[0] : undefined
  return sole ?? ctx.choose(choice)
}

/** Of several things somebody says which he means, each by an option of its own; where there is only one he is not asked. */
export function chosenOf<E extends Event, Q extends Question, T>(
  ctx: Play<E, Q>,
  who: FighterId,
  about: Q,
  things: readonly T[],
  named: (thing: T) => Option,
): T | undefined {
  if (things.length <= 1) return things[0]
  const options = things.map(named)
  return things[options.indexOf(ctx.choose({ who, about, options }))]
}

/** A question whose candidates are always the same: a table of actions, of defences. */
export function fromTable<A, O extends Option>(
  table: readonly O[],
  why: (a: A, option: O) => Why | undefined,
): Asks<A, O> {
  const byKey: Readonly<Record<string, O>> = Object.fromEntries(table.map((option) => [option.key, option]))
  return {
    each(_, visit) {
      for (const option of table) if (visit(option)) return
    },
    named: (_, key) => (Object.hasOwn(byKey, key) ? byKey[key] : undefined),
    why,
  }
}

/** A question whose candidates are told by the place: doors to open, things to pick up. */
export function fromList<A, O extends Option>(
  list: (a: A) => readonly O[],
  why: (a: A, option: O) => Why | undefined,
): Asks<A, O> {
  return {
    each(a, visit) {
      for (const option of list(a)) if (visit(option)) return
    },
    named(a, key) {
      for (const option of list(a)) if (option.key === key) return option
      return undefined
    },
    why,
  }
}

/** Options that begin alike and end with a name. */
export const optionsOf =
  (start: string) =>
  (name: string): Option => ({ key: start + name })

/** The option that is nothing but its key. */
export const optionOf = (key: string): Option => ({ key })
