import { AffrayError } from '../kernel/error.ts'
import { own } from '../kernel/own.ts'
import { through } from '../kernel/schema.ts'
import type { AnySystem, SideId } from '../kernel/types.ts'
import type { PolicyNames } from './bots.ts'
import { type Compared, type CompareOptions, compare } from './compare.ts'
import { habitual } from './habits.ts'
import type { Mean, Share } from './interval.ts'
import { leadsNowhere, type Ways, waysOf } from './ways.ts'

export interface EffectsOptions extends Omit<CompareOptions, 'variants'> {
  readonly scenario: unknown
  readonly side: SideId
  readonly policies?: PolicyNames
  /** Only these questions; without it every one a side is asked. */
  readonly asks?: readonly string[]
}
/** What a side comes to that answers one question always in one way. */
export interface Effect {
  readonly key: string
  /** The policy that does so: `--policy side=…` plays it. */
  readonly policy: string
  /** In what share of fights it may be chosen at all. */
  readonly offered: number
  readonly won: Share
  /** Win chance over that of the side as it plays otherwise, on the same dice. */
  readonly gained: Mean
}
export interface Effects {
  readonly side: SideId
  readonly base: Share
  /** Answers that lead nowhere, given always: no fight with them ends. */
  readonly endless: readonly string[]
  readonly asks: readonly {
    readonly ask: string
    readonly usual: string | undefined
    readonly effects: readonly Effect[]
  }[]
}

/** What may be chosen in fewer fights than this is left out: too little happens to say anything. */
const SELDOM = 0.05

/**
 * Each answer of a side to a question as its only one: it is given wherever it may be, and where it may not the usual one (nothing, mostly), or what
 * the side's policy says where there is none. All on the same dice as the side playing as it does.
 */
export async function effects(system: AnySystem, options: EffectsOptions): Promise<Effects> {
  const { scenario, side, policies = {}, asks, ...rest } = options
  const begun: { round: number } = system.begin(through(system.setup, scenario, 'scenario'))
  const ways = waysOf(system, begun, side, policies)
  const chosen = asks === undefined ? ways : asks.map((ask) => named(ways, ask))
  const policy = own(policies, side) ?? 'default'
  const all = chosen.flatMap(({ ask, usual, keys }) =>
    keys
      .filter(({ fights }) => fights >= SELDOM)
      .map(({ key, fights }) => {
        const habit = habitual(policy, { ask, keys: usual === undefined || usual === key ? [key] : [key, usual] })
        return { ask, key, offered: fights, policy: habit }
      }),
  )
  const stuck = all.filter((row) => leadsNowhere(system, begun, { ...policies, [side]: row.policy }))
  const rows = all.filter((row) => !stuck.includes(row))
  if (rows.length === 0)
    throw new AffrayError(
      'effects/none',
      `The ${side} are asked nothing that may be answered in several ways.`,
      'Name another side.',
    )
  const base = { label: 'as they play', scenario, policies }
  const variants = rows.map((row) => ({ label: row.policy, scenario, policies: { ...policies, [side]: row.policy } }))
  const [first, ...found] = await compare(system, { ...rest, variants: [base, ...variants] })
  const fared = (one: Compared | undefined) => one?.sides.find(({ id }) => id === side)
  const played = rows.flatMap((row, i) => {
    const mine = fared(found[i])
    return mine === undefined ? [] : [{ ...row, won: mine.won, gained: mine.gained }]
  })
  return {
    side,
    base: fared(first)?.won ?? { share: 0, low: 0, high: 1, count: 0, of: 0 },
    endless: stuck.map(({ ask, key }) => `${ask}: ${key}`),
    asks: chosen.flatMap(({ ask, usual }) => {
      const mine = played.filter((row) => row.ask === ask).map(({ ask: _, ...row }) => row)
      return mine.length === 0 ? [] : [{ ask, usual, effects: mine.sort((a, b) => b.won.share - a.won.share) }]
    }),
  }
}

function named(ways: readonly Ways[], ask: string): Ways {
  const found = ways.find((one) => one.ask === ask)
  if (found !== undefined) return found
  throw new AffrayError(
    'usage/ask',
    `Nothing is asked that is called "${ask}".`,
    `Name one of: ${ways.map((one) => one.ask).join(', ')}.`,
  )
}
