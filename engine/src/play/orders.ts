import { canonical } from '../kernel/hash.ts'
import { optionNamed } from '../kernel/offer.ts'
import type { AnySystem, Choice, Common, FighterId, Points, Scalar } from '../kernel/types.ts'
import { likelyAnswer, type Temperaments } from './bots.ts'

/** "Whenever I am asked this, answer that": stands in front of a seat until it is withdrawn. */
export type Order =
  /** By question: always that option; `usual`: always what is likely (`likelyAnswer`), which spends nothing. */
  | {
      readonly who: FighterId
      readonly ask: string
      readonly key: string | 'usual'
      /** Only where the question's facts are these: declining a point on initiative declines none on resistance. */
      readonly where?: Readonly<Record<string, Scalar>> | undefined
    }
  /** By kind of offer: never one of these, where that leaves one answer. */
  | { readonly who: FighterId; readonly never: Points['group'] }

/** What the orders of a table answer to a question; undefined where they leave it to the seat. */
export function ordered(
  system: AnySystem,
  orders: readonly Order[],
  choice: Choice,
  state: unknown,
  temperaments: Temperaments = {},
): string | undefined {
  const likely = (): string => likelyAnswer(system, temperaments, choice, state)
  // What was said of a narrower case goes before what was said of all.
  for (const order of orders.toSorted((a, b) => facts(b) - facts(a))) {
    if (order.who !== choice.who) continue
    const key = 'ask' in order ? byQuestion(order, choice, likely) : byKind(system, order.never, choice, state)
    if (key !== undefined) return key
  }
  return undefined
}

function byQuestion(
  order: Extract<Order, { readonly ask: string }>,
  choice: Choice,
  likely: () => string,
): string | undefined {
  if (order.ask !== choice.about.ask || !holds(order, choice)) return undefined
  const key = order.key === 'usual' ? likely() : order.key
  return optionNamed(choice, key) !== undefined ? key : undefined
}

const facts = (order: Order): number => ('ask' in order ? Object.keys(order.where ?? {}).length : 0)
const holds = ({ where = {} }: Extract<Order, { readonly ask: string }>, { about }: Choice): boolean =>
  Object.entries(where).every(([name, value]) => Reflect.get(about, name) === value)

/** What costs nothing where others of its kind do is how that kind is declined. */
function byKind(system: AnySystem, never: Points['group'], choice: Choice, state: unknown): string | undefined {
  if (system.points === undefined || choice.open === true) return undefined
  const all = choice.options.map((option) => ({ option, points: system.points?.(state as Common, choice, option) }))
  const kind = all.filter(({ points }) => points?.group === never)
  const dear = kind.filter(({ points }) => (points?.cost?.length ?? 0) > 0)
  const unwanted = dear.length > 0 ? dear : kind
  const left = all.filter((one) => !unwanted.includes(one))
  // Where all are of that kind and none says what it costs, the usual answer declines.
  if (left.length === 0 && dear.length === 0) return choice.usual
  return unwanted.length > 0 && left.length === 1 ? left[0]?.option.key : undefined
}

/** Whether two orders speak of the same question or kind: the later one takes the place of the earlier. */
export function sameMatter(a: Order, b: Order): boolean {
  if (a.who !== b.who) return false
  if ('never' in a) return 'never' in b && a.never === b.never
  return 'ask' in b && a.ask === b.ask && canonical(a.where ?? {}) === canonical(b.where ?? {})
}
