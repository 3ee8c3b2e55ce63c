import type { Told } from '../protocol/told.ts'
import type { Health } from './health.ts'
import type { Held, Line } from './held.ts'
import type { Store, Write } from './store.ts'

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
  readonly at: (point: 'before commit' | 'after commit' | 'before ack') => void
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
}

/** So long, in milliseconds, people at other tables are told what is new before it is looked whether somebody waits. */
const SLICE = 3

/**
 * Gathers what was done into groups: a group is stored first and told then, what is new before the answers. Whoever waits for an
 * answer comes first; what is new for the others follows in slices, one class of one table at a time.
 */
export class Outbox {
  private readonly of: OutboxOf
  private writes: Write[] = []
  private waits: Waits[] = []
  private ends: (() => void)[] = []
  private readonly touched = new Set<Held>()
  /** The classes that have not been told yet what is new. */
  private readonly behind = new Map<Held, Set<string>>()
  private waiting = false
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
    this.touched.delete(held)
    this.behind.delete(held)
  }

  private soon(): void {
    if (this.waiting) return
    this.waiting = true
    this.of.health.soon('tables', () => {
      this.waiting = false
      try {
        this.group(SLICE)
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
  /** Stores and tells everything, now. */
  flush(): void {
    this.group(Number.POSITIVE_INFINITY)
  }

  private group(slice: number): void {
    const sends = new Map<Held, Send[]>()
    const send = (held: Held, some: readonly Send[]): void => {
      sends.set(held, [...(sends.get(held) ?? []), ...some])
    }
    for (const { held, line, told } of [...this.waits])
      this.of.inTable(held, () => {
        const name = held.room.classOf(line.seat)
        this.behind.get(held)?.delete(name)
        send(held, this.of.news(held, name))
        send(
          held,
          told().map((one) => ({ line, text: JSON.stringify(one) })),
        )
      })
    // Where somebody waits, one class of the others is told all the same: nobody waits for ever.
    const until = performance.now() + (this.waits.length > 0 && slice === SLICE ? 0 : slice)
    do this.next(send)
    while (this.someBehind && performance.now() < until)

    const { writes, waits, ends } = this
    const touched = [...this.touched]
    this.touched.clear()
    this.writes = []
    this.waits = []
    this.ends = []
    this.of.at('before commit')
    const failed = this.store(writes)
    this.of.at('after commit')
    if (writes.length > 0) this.groups += 1
    this.of.at('before ack')
    for (const [held, some] of sends) if (!failed.has(held.id)) for (const { line, text } of some) line.tell(text)
    for (const end of ends) end()
    for (const held of touched) if (!failed.has(held.id)) this.of.stored(held)
    for (const held of new Set([...touched, ...waits.map((one) => one.held)]))
      if (failed.has(held.id))
        this.of.notStored(
          held,
          waits.filter((one) => one.held === held),
        )
  }

  /** Whether some who can be told what is new have not been. */
  private get someBehind(): boolean {
    for (const held of this.behind.keys()) if (!this.of.busy(held)) return true
    return false
  }

  /** Tells the next class what is new, or ends with a table where all have been told. */
  private next(send: (held: Held, some: readonly Send[]) => void): void {
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
      this.of.inTable(held, () => send(held, this.of.news(held, name)))
    }
  }

  /** Stores a group together, or where that fails each table's part alone; gives the tables whose part could not be. */
  private store(writes: readonly Write[]): ReadonlySet<string> {
    const { store } = this.of
    const failed = new Set<string>()
    try {
      store.write(writes)
    } catch {
      for (const table of new Set(writes.map(tableOf)))
        try {
          store.write(writes.filter((one) => tableOf(one) === table))
        } catch {
          // The store has noted why.
          failed.add(table)
        }
    }
    return failed
  }
}

const tableOf = (write: Write): string => ('table' in write ? write.table : write.row.id)
