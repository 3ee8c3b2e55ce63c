import type { Fight } from '../kernel/fight.ts'
import { sample, streamOf } from '../kernel/sample.ts'
import type { Common, SideId } from '../kernel/types.ts'
import { botsOf } from './bots.ts'
import type { Stop } from './in-order.ts'
import { type Share, share } from './interval.ts'

/** How likely each side was to win behind an entry of a fight, by bots. */
export interface CourseAt {
  readonly entry: number
  readonly round: number
  readonly won: readonly { readonly id: SideId; readonly share: Share }[]
}
export interface CourseOptions {
  /** At most so many moments are asked, spread over the fight. */
  readonly moments?: number
  /** Fights played on from each. */
  readonly fights?: number
  readonly signal?: Stop
}

const LIMITS = { steps: 20_000, rounds: 300 }

/** How the chances of each side went through a fight: from every moment bots fight on, on the same dice. */
export function course(fight: Fight, { moments = 24, fights = 40, signal }: CourseOptions = {}): CourseAt[] {
  const { system } = fight
  const entries = [0, ...fight.line().map(({ id }) => id)]
  const step = Math.max(1, (entries.length - 1) / moments)
  const chosen = new Set<number>()
  for (let at = 0; at < entries.length; at += step) chosen.add(entries[Math.floor(at)] ?? 0)
  chosen.add(entries.at(-1) ?? 0)
  const found: CourseAt[] = []
  for (const entry of chosen) {
    if (signal?.aborted === true) break
    const begun = fight.stateAt(entry) as Common
    const sides = system.sides(begun).map(({ id }) => id)
    const wins = new Map(sides.map((id) => [id, 0]))
    const over = system.outcome(begun)
    for (let n = 0; n < fights; n++) {
      const state: unknown = system.copy(begun)
      if (over === undefined)
        sample(system, state as Common, streamOf('course', n), botsOf(system, state as Common, {}), LIMITS)
      for (const id of system.outcome(state)?.won ?? []) wins.set(id, (wins.get(id) ?? 0) + 1)
    }
    const won = sides.map((id) => ({ id, share: share(wins.get(id) ?? 0, fights) }))
    found.push({ entry, round: begun.round, won })
  }
  return found
}

/** Between two moments a side's chances changed by so much. */
export interface Swing {
  readonly from: CourseAt
  readonly to: CourseAt
  readonly side: SideId
  readonly by: number
}

/** The largest changes, the largest first; what dice alone could have made of so few fights is left out. */
export function swings(moments: readonly CourseAt[], most = 5): Swing[] {
  return moments
    .slice(1)
    .flatMap((to, i): Swing[] => {
      const from = moments[i]
      if (from === undefined) return []
      const all = to.won.map(({ id, share: now }): Swing => {
        const was = from.won.find((one) => one.id === id)?.share
        const apart = was === undefined || now.low > was.high || now.high < was.low
        return { from, to, side: id, by: apart ? now.share - (was?.share ?? 0) : 0 }
      })
      const gained = all.reduce((a, b) => (b.by > a.by ? b : a))
      return gained.by > 0 ? [gained] : []
    })
    .sort((a, b) => b.by - a.by)
    .slice(0, most)
}
