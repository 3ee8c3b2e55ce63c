import { AffrayError } from '../kernel/error.ts'
import { own } from '../kernel/own.ts'
import { plain } from '../kernel/scenario.ts'
import type { AnySystem, SideId } from '../kernel/types.ts'
import type { Stop } from './in-order.ts'
import type { Share } from './interval.ts'
import { simulate } from './simulate.ts'

export interface EvenerOptions {
  readonly scenario: unknown
  /** The entry whose number is sought: a side, and a name on it. */
  readonly side: SideId
  readonly who: string
  /** How often the side `of` is to win. */
  readonly of: SideId
  readonly share: number
  /** Fights for each number tried, and the most of them there may be. */
  readonly fights?: number
  readonly most?: number
  /** Tries no further number; what was tried is the result. */
  readonly signal?: Stop
}
/** A number that was tried, and how often the side then won. */
export interface Tried {
  readonly count: number
  readonly won: Share
}
/** How many there must be: the number nearest to what was asked, and all that were tried. */
export interface Evened {
  readonly best: Tried
  readonly tried: readonly Tried[]
}

/** How many of somebody make a fight as even as is wanted: doubled until it is passed, then halved between. */
export async function evener(system: AnySystem, options: EvenerOptions): Promise<Evened> {
  const { side, who, of, share, fights = 200, most = 40 } = options
  const tried = new Map<number, Tried>()
  const at = async (count: number): Promise<Tried> => {
    const known = tried.get(count)
    if (known !== undefined) return known
    const scenario = withCount(options.scenario, side, who, count)
    const { sides } = await simulate(system, { scenario, fights })
    const won = sides.find(({ id }) => id === of)?.won
    if (won === undefined)
      throw new AffrayError('evener/side', `There is no side "${of}".`, 'Name a side of the scenario.')
    const found = { count, won }
    tried.set(count, found)
    return found
  }
  // More on one's own side win more, more on the other win less.
  const enough = ({ won }: Tried): boolean => (side === of ? won.share >= share : won.share <= share)
  const stopped = (): boolean => options.signal?.aborted === true
  let low = 1
  let high = 1
  for (let now = await at(1); !enough(now) && high < most && !stopped(); now = await at(high)) {
    low = high
    high = Math.min(most, high * 2)
  }
  while (high - low > 1 && !stopped()) {
    const middle = Math.floor((low + high) / 2)
    if (enough(await at(middle))) high = middle
    else low = middle
  }
  const all = [...tried.values()].sort((a, b) => a.count - b.count)
  const best = all.reduce((a, b) => (Math.abs(b.won.share - share) < Math.abs(a.won.share - share) ? b : a))
  return { best, tried: all }
}

/** The scenario with so many of somebody. */
function withCount(scenario: unknown, side: SideId, who: string, count: number): unknown {
  const sides = plain(scenario) && plain(scenario.sides) ? scenario.sides : {}
  const members = own(sides, side)
  const entry = plain(members) ? own(members, who) : undefined
  if (!plain(scenario) || !plain(members) || !plain(entry))
    throw new AffrayError('evener/who', `There is no "${who}" on the side "${side}".`, 'Name an entry of the scenario.')
  return { ...scenario, sides: { ...sides, [side]: { ...members, [who]: { ...entry, count } } } }
}
