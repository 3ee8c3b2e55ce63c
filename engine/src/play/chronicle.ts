import { type Answer, isRuling } from '../kernel/answers.ts'
import { knowing } from '../kernel/believing.ts'
import type { Fight } from '../kernel/fight.ts'
import type { Entry, Told } from '../kernel/fight-file.ts'
import { redact } from '../kernel/secret.ts'
import type { AnySystem, Common, Event, RuleId, Seat } from '../kernel/types.ts'
import { classOf } from './seats.ts'

/** A line of a fight's story, as one class of seats is told it. */
export interface ToldLine {
  /** Its number among the lines this class is told. */
  readonly n: number
  readonly round: number
  readonly told: string
  /** The same with every die and term, where that says more. */
  readonly long?: string | undefined
  readonly rules: readonly RuleId[]
  /** What happened, as far as this class may know it; of a ruling's reason nothing. */
  readonly event?: Event | undefined
}
/** The same with the moment it was told, which is not everybody's to know: how much was asked and thrown between is not. */
export interface Line extends ToldLine {
  /** The entry it belongs to; of the step that waits, the next one. */
  readonly entry: number
  /** Behind this entry, and so many answers of the next step. */
  readonly after: number
  readonly answers: number
}

/** The lines of an entry, and how many there are up to its end. */
interface Page {
  readonly lines: readonly Line[]
  readonly upTo: number
}

/** What one class was told of one entry, as a store keeps it. */
export interface Taken extends Page {
  readonly class: string
  readonly entry: number
}

/** The story of a class as it was told last: behind an entry, with the step that waited then. */
interface Story {
  readonly head: number
  readonly waits: object
  readonly lines: readonly Line[]
  /** So many of them belong to whole steps. */
  readonly settled: number
}

/** What a step told, on its way to be lines. */
interface Step {
  readonly entry: number
  readonly after: number
  readonly answers: readonly Answer[]
  readonly events: readonly Event[]
  readonly toldAfter: readonly number[]
  readonly state: unknown
}

/** The story of a fight for each class of seats: each line knows the answer it came after, so that undo can go to any of them. */
export class Chronicle {
  private readonly fight: Fight
  private readonly pages = new Map<string, Map<number, Page>>()
  private readonly stories = new Map<string, Story>()
  private readonly fresh: Taken[] = []

  constructor(fight: Fight) {
    this.fight = fight
  }

  /** Every line of the story so far as a seat may know it, the step that waits last. */
  lines(seat: Seat): readonly Line[] {
    const { head, pending, state } = this.fight
    const waits = this.fight.tellsOf()
    const name = classOf(seat)
    const known = this.stories.get(name)
    if (known !== undefined && known.head === head && known.waits === waits) return known.lines
    const lines = this.settled(seat, known)
    const settled = lines.length
    const { events, toldAfter } = waits
    const waiting = { entry: head + 1, after: head, answers: pending, events, toldAfter, state }
    for (const line of this.page(waiting, seat, settled)) lines.push(line)
    this.stories.set(name, { head, waits, lines, settled })
    return lines
  }
  /** The lines of the whole steps, from what was told last where the fight has only gone on since. */
  private settled(seat: Seat, known: Story | undefined): Line[] {
    const { head } = this.fight
    if (known?.head === head) return known.lines.slice(0, known.settled)
    const last = this.fight.entries.at(-1)
    if (known !== undefined && last?.id === head && last.after === known.head)
      return [...known.lines.slice(0, known.settled), ...this.pageOf(last, seat).lines]
    return this.fight.line().flatMap((entry) => this.pageOf(entry, seat).lines)
  }

  /** Takes down what the last entry told while it is fresh, so that it need not be played again for it. */
  takeDown(seat: Seat): void {
    const { head } = this.fight
    const entry = this.fight.line().at(-1)
    if (head > 0 && entry !== undefined) this.pageOf(entry, seat)
  }

  private pageOf({ id, after, answers }: Entry, seat: Seat): Page {
    const of = this.of(seat)
    const known = of.get(id)
    if (known !== undefined) return known
    const before = after === 0 ? 0 : (of.get(after)?.upTo ?? this.upTo(after, seat))
    const { events, toldAfter } = this.fight.tellsOf(id)
    const state: unknown = this.fight.stateAt(id)
    const told = this.page({ entry: id, after, answers, events, toldAfter, state }, seat, before)
    const lines = told.map((line) => this.once(line))
    const page = { lines, upTo: before + lines.length }
    of.set(id, page)
    this.fresh.push({ class: classOf(seat), entry: id, ...page })
    return page
  }
  /** What several classes are told alike is kept once. */
  private once(line: Line): Line {
    for (const pages of this.pages.values())
      for (const other of pages.get(line.entry)?.lines ?? [])
        if (alike(line, other)) return other.n === line.n ? other : { ...other, n: line.n }
    return line
  }
  private upTo(to: number, seat: Seat): number {
    return this.fight.line(to).reduce((_, entry) => this.pageOf(entry, seat).upTo, 0)
  }

  /** The last line told up to an entry, on whatever branch it is. */
  lastUpTo(entry: number, seat: Seat): Line | undefined {
    for (const one of this.fight.line(entry).reverse()) {
      const last = this.pageOf(one, seat).lines.at(-1)
      if (last !== undefined) return last
    }
    return undefined
  }

  /** What was taken down since this was last asked, for one's own store. */
  taken(): Taken[] {
    return this.fresh.splice(0)
  }
  /** All that was taken down for a seat's class. */
  kept(seat: Seat): Taken[] {
    return [...this.of(seat)].map(([entry, page]) => ({ class: classOf(seat), entry, ...page }))
  }
  /** What one's own store kept, so that nothing is played again to be told. */
  recall(taken: readonly Taken[]): void {
    this.stories.clear()
    for (const { class: name, entry, lines, upTo } of taken) this.named(name).set(entry, { lines, upTo })
  }

  /** Forgets what classes were told that nobody is in any more. */
  only(seats: readonly Seat[]): void {
    const classes = new Set(seats.map(classOf))
    for (const kept of [this.pages, this.stories])
      for (const name of kept.keys()) if (!classes.has(name)) kept.delete(name)
  }

  /** The sentences as a file keeps them. */
  told(seat: Seat): Told[] {
    return this.lines(seat).map(({ entry, round, told }) => ({ entry, round, told }))
  }

  private of(seat: Seat): Map<number, Page> {
    return this.named(classOf(seat))
  }
  private named(name: string): Map<number, Page> {
    const known = this.pages.get(name) ?? new Map<number, Page>()
    this.pages.set(name, known)
    return known
  }

  private page({ entry, after, answers, events, toldAfter, state }: Step, seat: Seat, before: number): Line[] {
    const { system } = this.fight
    const { round } = system.track(state)
    const eyes = knowing(system, state as Common, seat)
    const lines: Line[] = []
    let n = before
    let ruled = 0
    const reasons = (upTo: number): void => {
      for (; ruled < upTo; ruled++) {
        const answer = answers[ruled]
        if (answer === undefined || !isRuling(answer)) continue
        lines.push({
          n: ++n,
          entry,
          after,
          answers: ruled + 1,
          round,
          told: `The game master rules: ${answer.because}.`,
          rules: [],
        })
      }
    }
    events.forEach((event, i) => {
      const behind = toldAfter[i] ?? 0
      reasons(behind)
      const seen = seenBy(system, event, eyes)
      const told = seen === undefined ? '' : sentence(system.tell(seen))
      if (seen === undefined || told === '') return
      const long = sentence(system.tell(seen, 'long'))
      const line = { n: ++n, entry, after, answers: behind, round, told, rules: rulesOf(seen), event: seen }
      lines.push(long === told ? line : { ...line, long })
    })
    reasons(answers.length)
    return lines
  }
}

/** An event as a seat may know it. */
export function seenBy(system: AnySystem, event: Event, seat: Seat): Event | undefined {
  if (seat.gm) return event
  return system.seen === undefined ? redact(event, seat) : system.seen(event, seat)
}

/** The ids of the rules an event cites. */
export function rulesOf({ rule }: Event): readonly RuleId[] {
  return rule === undefined ? [] : typeof rule === 'string' ? [rule] : rule
}

const alike = (a: Line, b: Line): boolean =>
  a.told === b.told &&
  a.long === b.long &&
  a.answers === b.answers &&
  JSON.stringify(a.event) === JSON.stringify(b.event)

const sentence = (told: string): string => told.charAt(0).toUpperCase() + told.slice(1)
