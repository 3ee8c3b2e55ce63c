import { type AnySystem, advance, type Entry, type Event, type Fight, type FightFile, through } from '@affray/engine'

/** What an entry of a fight led to. */
export interface Page {
  readonly entry: number
  /** The round it was played in. */
  readonly round: number
  readonly events: readonly Event[]
  readonly state: unknown
}

/** Plays a fight on and takes down each page as it is played, the beginning first: nothing is played again to be told. */
export function playedOut(fight: Fight, steps: number): [Page, ...Page[]] {
  const pages: [Page, ...Page[]] = [pageAt(fight, 0)]
  for (let step = 0; step < steps && fight.outcome === undefined; step++) {
    const before = fight.head
    fight.proceed(1)
    if (fight.head === before) break
    pages.push(pageAt(fight, fight.head))
  }
  return pages
}

/** The pages of a fight that was opened, the beginning first. */
export function pagesOf(fight: Fight, line: readonly Entry[] = fight.line()): [Page, ...Page[]] {
  return [pageAt(fight, 0), ...line.map(({ id }) => pageAt(fight, id))]
}
function pageAt(fight: Fight, entry: number): Page {
  const state = fight.stateAt(entry)
  return { entry, round: fight.system.track(state).round, events: fight.eventsOf(entry), state }
}

/** A fight's entries with the states they led to, each computed once from the one before. */
export class Chronicle {
  private readonly system: AnySystem
  private readonly pages = new Map<number, Page>()

  constructor(system: AnySystem, file: Pick<FightFile, 'scenario'>) {
    this.system = system
    const state: unknown = system.begin(through(system.setup, file.scenario, 'scenario'))
    this.pages.set(0, { entry: 0, round: this.roundOf(state), events: [], state })
  }

  /** The state before anything happened. */
  get first(): Page {
    return this.pageOf(0)
  }

  /** The pages of a line of entries, first to last. */
  tell(line: readonly Entry[]): Page[] {
    return line.map((entry) => {
      const known = this.pages.get(entry.id)
      if (known !== undefined) return known
      const result = advance(this.system, this.pageOf(entry.after).state, entry.answers)
      const state: unknown = result.asked === undefined ? result.state : result.at
      const page = { entry: entry.id, round: this.roundOf(state), events: result.events as Event[], state }
      this.pages.set(entry.id, page)
      return page
    })
  }

  /** The round of a state: what is told of a step stands under the round it led to. */
  roundOf(state: unknown): number {
    return this.system.track(state).round
  }

  private pageOf(entry: number): Page {
    const page = this.pages.get(entry)
    if (page === undefined) throw new TypeError(`entry ${entry} was not told before what follows it`)
    return page
  }
}
