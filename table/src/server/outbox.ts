import type { Logger } from 'pino'
import type { Told } from '../protocol/told.ts'
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
}

export interface OutboxOf {
  readonly store: Store
  readonly log: Logger
  /** Called between the parts of a flush, so that a test can end the process there. */
  readonly at: (point: 'before commit' | 'after commit' | 'before ack') => void
  /** What a table's seats are to be told that is new. */
  readonly news: (held: Held) => readonly Send[]
  /** Runs something for one table, so that what goes wrong ends nothing else. */
  readonly inTable: (held: Held, run: () => void) => void
  readonly stored: (held: Held) => void
  readonly notStored: (held: Held) => void
}

/** Gathers what was done into groups: a group is stored first and told then, what is new before the answers. */
export class Outbox {
  private readonly of: OutboxOf
  private writes: Write[] = []
  private waits: Waits[] = []
  private ends: (() => void)[] = []
  private readonly touched = new Set<Held>()
  private waiting = false
  groups = 0

  constructor(of: OutboxOf) {
    this.of = of
  }

  write(...writes: readonly Write[]): void {
    this.writes.push(...writes)
    this.soon()
  }
  answer(held: Held, line: Line, told: () => readonly Told[]): void {
    this.waits.push({ held, line, told })
    this.soon()
  }
  /** The table's seats are to be told what is new. */
  touch(held: Held): void {
    this.touched.add(held)
    this.soon()
  }
  /** To be done when everything is told. */
  last(run: () => void): void {
    this.ends.push(run)
    this.soon()
  }
  /** Nothing of a table is to be stored or told any more. */
  forget(held: Held): void {
    this.writes = this.writes.filter((one) => !('table' in one) || one.table !== held.id)
    this.waits = this.waits.filter((one) => one.held !== held)
    this.touched.delete(held)
  }

  private soon(): void {
    if (this.waiting) return
    this.waiting = true
    setImmediate(() => {
      this.waiting = false
      this.flush()
    })
  }

  flush(): void {
    const { store, log, at, news, inTable, stored, notStored } = this.of
    const sends: Send[] = []
    for (const held of [...this.touched]) inTable(held, () => sends.push(...news(held)))
    for (const { held, line, told } of [...this.waits])
      inTable(held, () => sends.push(...told().map((one) => ({ line, text: JSON.stringify(one) }))))
    const { writes, waits, ends } = this
    const touched = [...this.touched]
    this.touched.clear()
    this.writes = []
    this.waits = []
    this.ends = []
    try {
      at('before commit')
      store.write(writes)
      at('after commit')
    } catch (thrown) {
      log.error({ err: thrown }, 'a group could not be stored')
      for (const held of new Set([...touched, ...waits.map((one) => one.held)])) notStored(held)
      return
    }
    if (writes.length > 0) this.groups += 1
    at('before ack')
    for (const { line, text } of sends) line.tell(text)
    for (const end of ends) end()
    for (const held of touched) stored(held)
  }
}
