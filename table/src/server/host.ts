import { AffrayError, checkName } from '@affray/engine'
import type { Place } from '@affray/engine/play'
import type { Said, SaidOf } from '../protocol/said.ts'
import type { Told } from '../protocol/told.ts'
import { type Beside, type Deed, type Done, type Effect, type Happening, isDeed, type Room } from '../room/index.ts'
import { Archive, Readers } from './archive.ts'
import { askBeside, cancelBeside } from './beside.ts'
import { Clock } from './clock.ts'
import { keepFault } from './fault-files.ts'
import { Health } from './health.ts'
import { freshlyHeld, type Held, type Line, loaded, whole } from './held.ts'
import type { HostOptions } from './host-of.ts'
import type { Jobs } from './jobs.ts'
import { Manners } from './limits.ts'
import { Links } from './links.ts'
import { newsFor } from './news.ts'
import { type Asker, Outbox } from './outbox.ts'
import { notStored, refusal } from './refusing.ts'
import { type Chances, chances, hashed } from './secrets.ts'
import { type Store, summed } from './store.ts'
import { Turns } from './turns.ts'

/** Every so many deeds a table's state is stored whole. */
const SNAPSHOT_EVERY = 25
/** A seat has so many connections; whoever comes then takes the place of the oldest. */
const MOST_OF_SEAT = 8
/** A table has so many. */
const MOST_OF_TABLE = 200
/** Of the tables nobody sits at, so many stay in memory. */
export const MOST_IDLE = 12

/** Holds the tables: gives deeds to their rooms, stores them in groups, and tells only what is stored. */
export class Host {
  readonly store: Store
  readonly tables = new Map<string, Held>()
  /** What was done since the start, for whoever measures. */
  readonly counts = { deeds: 0, refused: 0, failed: 0 }
  readonly health: Health
  private readonly jobs: Jobs
  private readonly version: string
  readonly now: () => number
  private readonly out: Outbox
  private readonly clock: Clock
  private readonly turns: Turns
  private readonly manners = new Manners()
  private readonly readers: Readers
  /** Lines that have not been shown anything yet. */
  private readonly unshown = new Set<Line>()
  readonly fresh: Chances
  readonly links: Links
  private stopped = false

  constructor({ store, log, jobs, version, now = Date.now, at = () => {}, fresh = chances, ...of }: HostOptions) {
    this.health = of.health ?? new Health(log, now)
    this.clock = new Clock(this.health, (held, happening) => this.happens(held, happening))
    this.turns = new Turns(this.health)
    this.fresh = fresh
    this.store = store
    this.jobs = jobs
    this.version = version
    this.readers = new Readers(version)
    this.now = now
    this.out = new Outbox({
      store,
      health: this.health,
      at,
      classes: (held) => new Set(this.shownLines(held).map(({ seat }) => held.room.classOf(seat))),
      news: (held, name) => newsFor(held, this.shownLines(held), name, version),
      allTold: (held) => {
        held.room.game.fight.rest()
        if (held.fresh >= SNAPSHOT_EVERY) this.keep(held)
      },
      inTable: (held, run) => this.inTable(held, run),
      busy: (held) => this.turns.has(held),
      stored: (held) => {
        if (!this.stopped && !this.turns.has(held) && this.tables.get(held.id) === held) this.clock.set(held)
      },
      notStored: (held, askers) => this.notStored(held, askers),
    })
    this.links = new Links({
      store,
      secret: fresh.secret,
      write: (write) => this.out.write(write),
      linesOf: (table, seat) => this.linesOf(this.tables.get(table), seat),
      end: (table, lines) => this.end(this.table(table), lines, 'revoked', 'The links to this seat were ended.'),
    })
  }

  /** A new table that has been stored. */
  hold(id: string, room: Room): void {
    this.tables.set(id, freshlyHeld(id, room, 0, '', this.now()))
    this.rest()
  }

  /** What the changes of a room are numbered from, higher at each opening. */
  since(): number {
    return this.now() * 1000
  }
  /** A table from memory, or as it was stored last. */
  table(id: string): Held {
    const known = this.tables.get(id)
    if (known !== undefined && this.through(known)) return known
    const held = loaded(this.store, id, this.since(), this.now())
    this.tables.set(id, held)
    return held
  }

  /** The table, or what is kept of one whose game is played otherwise now. */
  tableOrArchive(id: string): Held | Archive {
    try {
      return this.table(id)
    } catch (thrown) {
      if (thrown instanceof AffrayError && thrown.code === 'table/version') return new Archive(this.store.archived(id))
      throw thrown
    }
  }
  place(table: string, seat: string): Place {
    const found = this.tableOrArchive(table)
    return found instanceof Archive ? found.place(seat) : found.room.game.seats.named(seat)
  }

  /** Somebody sits down; the scene is the first he is told. */
  join(line: Line): void {
    const held = this.tableOrArchive(line.table)
    if (held instanceof Archive) {
      this.readers.join(line, held)
      return
    }
    held.room.game.seats.named(line.seat)
    const there = [...held.lines].filter(({ seat }) => seat === line.seat)
    if (held.lines.size - there.length >= MOST_OF_TABLE)
      throw new AffrayError('limit/table', 'Too many sit at this table.', 'Come back later.')
    if (there.length >= MOST_OF_SEAT) this.end(held, there.slice(0, 1), 'full', 'This seat is open in too many places.')
    held.lines.add(line)
    held.used = this.now()
    this.present(held)
    if (Object.hasOwn(held.room.data.away, line.seat)) this.happens(held, { type: 'back', seat: line.seat })
    this.show(held, line)
    this.out.touch(held)
  }
  /** Everything there is to see is the next that a connection is told. */
  private show(held: Held, line: Line): void {
    this.unshown.add(line)
    this.out.answer(held, line, () => {
      this.unshown.delete(line)
      return held.room.look(line.seat, this.version)
    })
  }
  leave(line: Line): void {
    this.unshown.delete(line)
    this.readers.leave(line)
    const held = this.tables.get(line.table)
    if (held === undefined || !held.lines.delete(line)) return
    held.used = this.now()
    this.present(held)
    this.jobs.cancel(line)
    this.out.touch(held)
    if (held.lines.size === 0) this.rest()
  }
  private present(held: Held): void {
    held.room.here = new Set([...held.lines].map(({ seat }) => seat))
  }

  /** Somebody says something. Whatever goes wrong is said to him, and ends nothing else. */
  hear(line: Line, said: Said): void {
    this.readers.hear(line, said)
    const held = this.tables.get(line.table)
    if (held === undefined || !held.lines.has(line)) return
    held.used = this.now()
    if (!this.through(held)) return
    try {
      this.manners.check(line.table, line.seat, said.type)
      if (said.type === 'look') this.out.answer(held, line, () => held.room.look(line.seat, this.version, said.from))
      else if (said.type === 'form')
        this.answer(held, line, [{ type: 'form', id: said.id, forms: held.room.form(line.seat, said) }])
      else if (said.type === 'see')
        this.answer(held, line, [{ type: 'seen', id: said.id, seat: said.seat, shown: held.room.see(line.seat, said) }])
      else if (said.type === 'cancel') {
        cancelBeside(this.jobs, held, line, said)
        this.answer(held, line, [{ type: 'done', id: said.id }])
      } else if (isDeed(said.type)) this.act(held, this.deedOf(line, said), line, said.id)
      else askBeside(this.jobs, held, line, said as SaidOf<Beside>)
    } catch (thrown) {
      if (thrown instanceof AffrayError) this.refuse(held, line, said.id, thrown)
      else this.failed(held, thrown, said, line)
    }
  }
  private refuse(held: Held, line: Line, id: string, { code, message, remedy }: AffrayError): void {
    this.counts.refused += 1
    this.answer(held, line, [held.room.dressed(line.seat, refusal(id, code, message, remedy))])
  }
  private deedOf({ table, seat }: Line, said: Said): Deed {
    const leads = said.type === 'link' || said.type === 'admit' ? said.seat : undefined
    if (leads != null && this.place(table, seat).gm) this.links.checkFurther(table, leads)
    return said.type === 'door' && said.open ? { by: seat, said, code: this.fresh.code() } : { by: seat, said }
  }

  /** Something happens at a table that nobody there said. */
  happens(held: Held, happening: Happening): void {
    if (this.tables.get(held.id) !== held || this.stopped) return
    if (!this.through(held)) return
    const deed: Deed = { happens: happening }
    this.turns.begin(held, {
      acting: held.room.acting(deed),
      done: (done) => this.came(held, deed, done),
      failed: (thrown) => this.failed(held, thrown, happening),
    })
  }

  /** What bots are in the middle of at a table is done to its end; false where that ended the table. */
  private through(held: Held): boolean {
    this.turns.whole(held)
    return this.tables.get(held.id) === held
  }

  private act(held: Held, deed: Deed, line?: Line, id = ''): void {
    this.came(held, deed, held.room.act(deed), line, id)
  }
  /** What a deed came to is stored, and told to whoever did it. */
  private came(held: Held, deed: Deed, done: Done, line?: Line, id = ''): void {
    if (done.type === 'refused') {
      if (line !== undefined) this.refuse(held, line, id, new AffrayError(done.code, done.because, done.remedy))
      return
    }
    const answers: Told[] = []
    if (done.type === 'done') {
      this.note(held, deed)
      for (const effect of done.effects) answers.push(...this.carryOut(held, effect, id, line))
      if ('said' in deed && deed.said.type === 'door')
        this.out.write({ write: 'code', table: held.id, code: held.room.data.code })
      this.out.touch(held)
    }
    if (line !== undefined) this.answer(held, line, [...answers, { type: 'done', id }], id)
    if (held.room.needsSeed) this.act(held, { happens: { type: 'seed', seed: this.fresh.secret() } })
  }
  /** A deed that was done is to be stored. */
  private note(held: Held, deed: Deed): void {
    const text = JSON.stringify(deed)
    // What was told of the deeds before is only a short way to it: it need not be stored by itself.
    const taken = held.room.game.chronicle.taken()
    if (taken.length > 0) this.out.write({ write: 'told', table: held.id, taken })
    held.n += 1
    held.sum = summed(held.sum, text)
    held.fresh += 1
    this.counts.deeds += 1
    this.out.write({ write: 'deed', table: held.id, n: held.n, deed: text, sum: held.sum })
    // Usually it is kept when all have been told; where something is done on and on, all the same.
    if (held.fresh >= 4 * SNAPSHOT_EVERY) this.keep(held)
  }

  private carryOut(held: Held, effect: Effect, id: string, line: Line | undefined): Told[] {
    const { do: what, seat } = effect
    if (what === 'link' || what === 'unlink') {
      const path = what === 'link' ? this.links.further(held.id, seat) : this.links.renew(held.id, seat, line)
      return [{ type: 'link', id, seat, path }]
    }
    if (what === 'admit') this.out.write({ write: 'seated', table: held.id, n: effect.waiting, seat })
    else {
      this.out.write({ write: 'no links', table: held.id, seat })
      this.end(held, this.linesOf(held, seat), 'gone', 'This seat was taken away.')
    }
    return []
  }
  private linesOf = (held: Held | undefined, seat: string): Line[] =>
    [...(held?.lines ?? [])].filter((line) => line.seat === seat)
  private end(held: Held, lines: readonly Line[], code: Parameters<Line['end']>[0], because: string): void {
    for (const line of lines) held.lines.delete(line)
    this.present(held)
    this.out.last(() => {
      for (const line of lines) line.end(code, because)
    })
  }

  /** Somebody knocks; his ticket tells what became of it. */
  knock(table: string, name: string): string {
    checkName(name)
    const held = this.table(table)
    const done = held.room.act({ happens: { type: 'knock', name } })
    if (done.type === 'refused') throw new AffrayError(done.code, done.because, done.remedy)
    const ticket = this.fresh.secret()
    this.note(held, { happens: { type: 'knock', name } })
    const n = held.room.data.waiting.at(-1)?.n ?? 0
    this.out.write({ write: 'ticket', table, n, hash: hashed(ticket) })
    this.out.touch(held)
    this.flush()
    return ticket
  }

  private answer(held: Held, line: Line, told: readonly Told[], id?: string): void {
    this.out.answer(held, line, () => told, id)
  }
  get groups(): number {
    return this.out.groups
  }
  /** Stores and tells what there is, now. */
  flush(): void {
    this.out.flush()
  }

  private inTable(held: Held, run: () => void): void {
    if (this.tables.get(held.id) !== held || !this.through(held)) return
    try {
      run()
    } catch (thrown) {
      this.failed(held, thrown)
    }
  }

  private shownLines = (held: Held): Line[] => [...held.lines].filter((line) => !this.unshown.has(line))
  private keep(held: Held): void {
    if (!this.through(held)) return
    held.fresh = 0
    this.out.write(...whole(held))
  }

  /** Something went wrong inside one table: it is loaded again as it was stored, nobody else notices, and what did it is kept for a report. */
  private failed(held: Held, thrown: unknown, deed?: Said | Happening, line?: Line): void {
    this.counts.failed += 1
    this.health.failed('tables', thrown)
    const id = deed !== undefined && 'id' in deed ? deed.id : ''
    const fault = refusal(id, 'table/fault', 'Something went wrong at this table.', 'Try something else.')
    line?.tell(JSON.stringify(fault))
    keepFault(this.store.folder, held, { deed, thrown, at: this.now() }, this.health)
    this.drop(held, 'Something went wrong at this table; it goes on as it was stored.')
  }
  /** The disk is full or broken: whoever did something is told so, and all see the table again as it is stored. */
  private notStored(held: Held, askers: readonly Asker[]): void {
    this.counts.failed += 1
    for (const { line, id } of askers) if (id !== undefined) line.tell(JSON.stringify(notStored(id)))
    this.again(held)
  }
  /** Something failed that may have left any table half changed: each goes on as it is stored. */
  renew(): void {
    for (const held of [...this.tables.values()])
      if (held.lines.size > 0) this.notStored(held, this.out.askers(held))
      else this.drop(held, '')
  }
  /** A table as it is stored, with everybody who sat there. */
  private again(held: Held): void {
    const lines = [...held.lines]
    held.lines.clear()
    this.drop(held, '')
    try {
      const stored = this.table(held.id)
      for (const line of lines) stored.lines.add(line)
      this.present(stored)
      for (const line of lines) this.show(stored, line)
    } catch (thrown) {
      this.health.failed('tables', thrown)
      for (const line of lines) line.end('stopping', 'This table cannot be read now.')
    }
  }

  /** The room in memory is not what is stored, or not wanted any more: everybody comes back to the one that is. */
  drop(held: Held, because: string, code: 'stopping' | 'gone' = 'stopping'): void {
    this.clock.stop(held)
    this.turns.stop(held)
    if (this.tables.get(held.id) === held) this.tables.delete(held.id)
    this.out.forget(held)
    for (const line of held.lines) {
      this.unshown.delete(line)
      line.end(code, because)
    }
    held.lines.clear()
  }

  /** Tables nobody has used for so long leave memory, stored as they are; of the rest nobody sits at, all but the last few. */
  rest(milliseconds = Number.POSITIVE_INFINITY): void {
    const idle = [...this.tables.values()].filter(({ lines }) => lines.size === 0).sort((a, b) => b.used - a.used)
    for (const [i, held] of idle.entries()) {
      if (i < MOST_IDLE && this.now() - held.used < milliseconds) continue
      if (held.fresh > 0) this.keep(held)
      this.out.last(() => {
        if (held.lines.size === 0 && this.tables.get(held.id) === held) this.drop(held, '')
      })
    }
  }
  /** How much is in memory, for whoever measures. */
  get kept(): Readonly<Record<'tables' | 'connections' | 'unshown' | 'timers' | 'behind', number>> {
    const connections = [...this.tables.values()].reduce((sum, { lines }) => sum + lines.size, 0)
    const { unshown, clock, out } = this
    return { tables: this.tables.size, connections, unshown: unshown.size, timers: clock.size, behind: out.size }
  }
  /** Deletes a table for good; those who sit there are told when it is gone. */
  delete(id: string): void {
    this.store.sure([{ write: 'gone', table: id }])
    const held = this.tables.get(id)
    if (held !== undefined) this.drop(held, 'The game master has put this table away.', 'gone')
  }

  /** Stores what there is and says goodbye to everybody. */
  stop(): void {
    this.stopped = true
    this.flush()
    for (const held of [...this.tables.values()]) this.drop(held, 'The server stops. It comes back where it was.')
  }
}
