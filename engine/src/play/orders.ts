import { optionNamed } from '../kernel/offer.ts'
import type { AnySystem, Choice, Common, FighterId, Points } from '../kernel/types.ts'

/** "Whenever I am asked this, answer that": stands in front of a seat until it is withdrawn. */
export type Order =
  /** By question: always that option, or what is usual. */
  | { readonly who: FighterId; readonly ask: string; readonly key: string | 'usual' }
  /** By kind of offer: never one of these, where that leaves one answer. */
  | { readonly who: FighterId; readonly never: Points['group'] }

/** What the orders of a table answer to a question; undefined where they leave it to the seat. */
export function ordered(
  system: AnySystem,
  orders: readonly Order[],
  choice: Choice,
  state: unknown,
): string | undefined {
  for (const order of orders) {
    if (order.who !== choice.who) continue
    const key = 'ask' in order ? byQuestion(order, choice) : byKind(system, order.never, choice, state)
    if (key !== undefined) return key
  }
  return undefined
}

function byQuestion(order: Extract<Order, { readonly ask: string }>, choice: Choice): string | undefined {
  if (order.ask !== choice.about.ask) return undefined
  const key = order.key === 'usual' ? choice.usual : order.key
  return key !== undefined && optionNamed(choice, key) !== undefined ? key : undefined
}

/** What costs nothing where others of its kind do is how that kind is declined. */
function byKind(system: AnySystem, never: Points['group'], choice: Choice, state: unknown): string | undefined {
  if (system.points === undefined || choice.open === true) return undefined
  const all = choice.options.map((option) => ({ option, points: system.points?.(state as Common, choice, option) }))
  const kind = all.filter(({ points }) => points?.group === never)
  const dear = kind.filter(({ points }) => (points?.cost?.length ?? 0) > 0)
  const unwanted = dear.length > 0 ? dear : kind
  const left = all.filter((one) => !unwanted.includes(one))
  return unwanted.length > 0 && left.length === 1 ? left[0]?.option.key : undefined
}

/** Whether two orders speak of the same question or kind: the later one takes the place of the earlier. */
export function sameMatter(a: Order, b: Order): boolean {
  if (a.who !== b.who) return false
  return 'ask' in a ? 'ask' in b && a.ask === b.ask : 'never' in b && a.never === b.never
}
