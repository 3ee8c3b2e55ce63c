import type { Told } from '../protocol/told.ts'
import type { Health } from './health.ts'
import type { Held, Line } from './held.ts'
import { ALL_DONE, type Fates, type Store, tableOf, type Write } from './store.ts'

/** A text for a connection. */
export interface Send {
  readonly line: Line
  readonly text: string
}
/** An answer that waits for the next group: it is made when that is closed, and sent when it is stored. */
interface Waits {
  readonly held: Held
  readonly line: Line
  readonly told: () => readonly Told[]
  /** The message that is answered, where it was to do something. */
  readonly id: string | undefined
}
/** Somebody who waits for the answer to a message. */
export type Asker = Pick<Waits, 'line' | 'id'>

export interface OutboxOf {
  readonly store: Pick<Store, 'write'>
  readonly health: Health
  /** Called between the parts of a group, so that a test can end the process there. */
  readonly at: (point: 'before commit' | 'while storing' | 'after commit' | 'before ack') => void
  /** The classes of seats that are to be told something at a table. */
  readonly classes: (held: Held) => Iterable<string>
  /** What one of them is to be told that is new. */
  readonly news: (held: Held, name: string) => readonly Send[]
  /** Runs something for one table, so that what goes wrong ends nothing else. */
  readonly inTable: (held: Held, run: () => void) => void
  /** Whether a table is in the middle of something: it is told when it is through. */
  readonly busy: (held: Held) => boolean
  readonly stored: (held: Held) => void
  /** Everybody at a table knows what is new. */
  readonly allTold: (held: Held) => void
  /** None of what was done at a table since the last group has happened; these wait for an answer to it. */
  readonly notStored: (held: Held, waiting: readonly Asker[]) => void
  /** Nobody can say whether what was done there since the last group is stored. */
  readonly unknown: (held: Held) => void
}

/** So long, in milliseconds, people at other tables are told what is new before it is looked whether somebody waits. */
const SLICE = 3

/** What is told when it is stored. */
interface Group {
  readonly sends: ReadonlyMap<Held, readonly Send[]>
  readonly waits: readonly Waits[]
  readonly ends: readonly (() => void)[]
  readonly touched: readonly Held[]
}

/**
 * Gathers what was done into groups: a group is stored first and told then, what is new before the answers. Groups are stored one
 * after the other: a repetition whose first copy is being stored is answered behind it. Whoever waits for an answer comes first; what
 * is new for the others follows in slices, one class of one table at a time.
 */
export class Outbox {
  private readonly of: OutboxOf
  private writes: Write[] = []
  private waits: Waits[] = []
  private ends: (() => void)[] = []
  private readonly touched = new Set<Held>()
  /** The classes that have not been told yet what is new. */
  private readonly behind = new Map<Held, Set<string>>()
  /** What is told with the next group. */
  private sends = new Map<Held, Send[]>()
  private waiting = false
  /** The group that is being stored. */
  private storing: Promise<void> | undefined
  groups = 0

  constructor(of: OutboxOf) {
    this.of = of
  }

  write(...writes: readonly Write[]): void {
    this.writes.push(...writes)
    this.soon()
  }
  answer(held: Held, line: Line, told: () => readonly Told[], id?: string): void {
    this.waits.push({ held, line, told, id })
    this.soon()
  }
  /** The table's seats are to be told what is new. */
  touch(held: Held): void {
    this.touched.add(held)
    // Whoever has waited longer is told sooner.
    this.behind.set(held, new Set([...(this.behind.get(held) ?? []), ...this.of.classes(held)]))
    this.soon()
  }
  /** To be done when everything is told. */
  last(run: () => void): void {
    this.ends.push(run)
    this.soon()
  }
  /** Nothing of a table is to be stored or told any more. */
  forget(held: Held): void {
    this.writes = this.writes.filter((one) => tableOf(one) !== held.id)
    this.waits = this.waits.filter((one) => one.held !== held)
    this.sends.delete(held)
    this.touched.delete(held)
    this.behind.delete(held)
  }
  /** Whether something of a table is to be stored or told with the next group. */
  has(held: Held): boolean {
    return (
      this.sends.has(held) ||
      this.waits.some((one) => one.held === held) ||
      this.writes.some((one) => tableOf(one) === held.id)
    )
  }

  private soon(): void {
    if (this.waiting) return
    this.waiting = true
    this.of.health.soon('tables', () => {
      this.waiting = false
      try {
        // While a group is being stored, what is new is made ready for the next.
        if (this.storing === undefined) this.group(SLICE)
        else this.ready(SLICE)
      } finally {
        if (this.someBehind) this.soon()
      }
    })
  }
  /** Who waits for an answer at a table. */
  askers(held: Held): Asker[] {
    return this.waits.filter((one) => one.held === held)
  }
  /** How much waits to be told. */
  get size(): number {
    return this.behind.size + this.waits.length
  }
  /** Stores and tells everything, as soon as it can be. */
  async flush(): Promise<void> {
    while (this.storing !== undefined) await this.storing
    this.group(Number.POSITIVE_INFINITY)
    while (this.storing !== undefined) await this.storing
  }

  /** What is new for those who wait behind, one class of one table at a time, for so long. */
  private ready(slice: number): void {
    const until = performance.now() + slice
    do this.next()
    while (this.someBehind && performance.now() < until)
  }

  private group(slice: number): void {
    for (const { held, line, told } of [...this.waits])
      this.of.inTable(held, () => {
        const name = held.room.classOf(line.seat)
        this.behind.get(held)?.delete(name)
        this.send(held, this.of.news(held, name))
        this.send(
          held,
          told().map((one) => ({ line, text: JSON.stringify(one) })),
        )
      })
    // Where somebody waits, one class of the others is told all the same: nobody waits for ever.
    this.ready(this.waits.length > 0 && slice === SLICE ? 0 : slice)

    const { sends, waits, ends, writes } = this
    const group: Group = { sends, waits, ends, touched: [...this.touched] }
    this.sends = new Map()
    this.waits = []
    this.ends = []
    this.writes = []
    this.touched.clear()
    this.of.at('before commit')
    if (writes.length === 0) this.tell(group, ALL_DONE)
    else {
      this.storing = this.store(writes, group)
      this.of.health.later('tables', this.storing)
    }
  }
  private async store(writes: readonly Write[], group: Group): Promise<void> {
    try {
      const stored = this.of.store.write(writes)
      this.of.at('while storing')
      const fates = await stored
      this.groups += 1
      this.tell(group, fates)
    } finally {
      this.storing = undefined
      this.soon()
    }
  }

  private tell({ sends, waits, ends, touched }: Group, { of: fates }: Fates): void {
    this.of.at('after commit')
    this.of.at('before ack')
    for (const [held, some] of sends) if (!fates.has(held.id)) for (const { line, text } of some) line.tell(text)
    for (const end of ends) end()
    for (const held of touched) if (!fates.has(held.id)) this.of.stored(held)
    for (const held of new Set([...touched, ...waits.map((one) => one.held)])) {
      const fate = fates.get(held.id)
      if (fate === 'unknown') this.of.unknown(held)
      // Whoever did something there since has done it behind what has not happened.
      else if (fate === 'refused')
        this.of.notStored(held, [...waits.filter((one) => one.held === held), ...this.askers(held)])
    }
  }

  private send(held: Held, some: readonly Send[]): void {
    if (some.length > 0) this.sends.set(held, [...(this.sends.get(held) ?? []), ...some])
  }

  /** Whether some who can be told what is new have not been. */
  private get someBehind(): boolean {
    for (const held of this.behind.keys()) if (!this.of.busy(held)) return true
    return false
  }

  /** Tells the next class what is new, or ends with a table where all have been told. */
  private next(): void {
    const first = [...this.behind].find(([one]) => !this.of.busy(one))
    if (first === undefined) return
    const [held, classes] = first
    const [name] = classes
    this.behind.delete(held)
    if (name === undefined) {
      this.of.inTable(held, () => this.of.allTold(held))
    } else {
      classes.delete(name)
      // Other tables come before its next class.
      this.behind.set(held, classes)
      this.of.inTable(held, () => this.send(held, this.of.news(held, name)))
    }
  }
}
