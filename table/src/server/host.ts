import { AffrayError, checkName } from '@affray/engine'
import type { Said, SaidOf } from '../protocol/said.ts'
import type { Told } from '../protocol/told.ts'
import { type Beside, type Deed, type Done, type Effect, type Happening, isDeed, type Room } from '../room/index.ts'
import { Archive, Readers } from './archive.ts'
import { askBeside, toldAtOnce } from './beside.ts'
import { Clock } from './clock.ts'
import { Comings } from './comings.ts'
import { keepFault } from './fault-files.ts'
import { Health } from './health.ts'
import { freshlyHeld, type Held, type Line, linesAt, noted, present, shownAt, whole } from './held.ts'
import type { HostOptions } from './host-of.ts'
import type { Jobs } from './jobs.ts'
import { Manners } from './limits.ts'
import { Links } from './links.ts'
import { newsFor } from './news.ts'
import { type Asker, Outbox } from './outbox.ts'
import { faulty, notStored, refusal } from './refusing.ts'
import { type Chances, chances, hashed } from './secrets.ts'
import { type Store, sure } from './store.ts'
import { notWritten } from './store-faults.ts'
import { Tables } from './tables.ts'
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
  readonly tables: Tables
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
  private readonly comings: Comings
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
    this.comings = new Comings({
      table: (id) => this.table(id),
      show: (held, line) => this.show(held, line),
      failed: (thrown) => this.health.failed('tables', thrown),
    })
    this.tables = new Tables(
      store,
      () => this.since(),
      now,
      (held) => this.through(held),
    )
    this.jobs = jobs
    this.version = version
    this.readers = new Readers(version)
    this.now = now
    this.out = new Outbox({
      store,
      health: this.health,
      at,
      classes: (held) => new Set(shownAt(held, this.unshown).map(({ seat }) => held.room.classOf(seat))),
      news: (held, name) => newsFor(held, shownAt(held, this.unshown), name, version),
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
      unknown: (held) => this.drop(held, 'It is not known what of this is stored. It comes back as it is.'),
    })
    this.links = new Links({
      store,
      secret: fresh.secret,
      write: (write) => this.out.write(write),
      linesOf: (table, seat) => linesAt(this.tables.get(table), seat),
      end: (table, lines) => this.end(this.tables.get(table), lines, 'revoked', 'The links to this seat were ended.'),
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
  /** A table from memory, or as it was stored last; nothing is under way there. */
  table(id: string): Promise<Held> {
    return this.tables.table(id)
  }

  /** Somebody sits down; the scene is the first he is told. */
  async join(line: Line): Promise<void> {
    const held = await this.tables.orArchive(line.table)
    if (held instanceof Archive) {
      this.readers.join(line, held)
      return
    }
    held.room.game.seats.named(line.seat)
    const there = linesAt(held, line.seat)
    if (held.lines.size - there.length >= MOST_OF_TABLE)
      throw new AffrayError('limit/table', 'Too many sit at this table.', 'Come back later.')
    if (there.length >= MOST_OF_SEAT) this.end(held, there.slice(0, 1), 'full', 'This seat is open in too many places.')
    held.lines.add(line)
    held.used = this.now()
    present(held)
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
    this.comings.leave(line)
    const held = this.tables.get(line.table)
    if (held === undefined || !held.lines.delete(line)) return
    held.used = this.now()
    present(held)
    this.jobs.cancel(line)
    this.out.touch(held)
    if (held.lines.size === 0) this.rest()
  }
  /** Somebody says something. Whatever goes wrong is said to him, and ends nothing else. */
  hear(line: Line, said: Said): void {
    this.readers.hear(line, said)
    const later = (): void => this.hear(line, said)
    if (this.comings.hear(line, later) || this.turns.hear(this.tables.get(line.table), later)) return
    this.tried(line, said, (held) => {
      held.used = this.now()
      this.manners.check(line.table, line.seat, said.type)
      const leads = said.type === 'link' || said.type === 'admit' ? said.seat : undefined
      if (leads == null || !held.room.game.seats.named(line.seat).gm) this.does(held, line, said)
      else
        this.health.later('tables', this.links.mayLead(line.table, leads), (check) =>
          this.tried(line, said, (still) => {
            check()
            this.does(still, line, said)
          }),
        )
    })
  }
  private tried(line: Line, said: Said, run: (held: Held) => void): void {
    const held = this.tables.get(line.table)
    if (held === undefined || !held.lines.has(line) || !this.through(held)) return
    try {
      run(held)
    } catch (thrown) {
      if (thrown instanceof AffrayError) this.refuse(held, line, said.id, thrown)
      else this.failed(held, thrown, said, line)
    }
  }
  private does(held: Held, line: Line, said: Said): void {
    const { id } = said
    const { seat } = line
    if (said.type === 'look') this.out.answer(held, line, () => held.room.look(seat, this.version, said.from))
    else if (said.type === 'form' || said.type === 'see' || said.type === 'cancel')
      this.answer(held, line, toldAtOnce(this.jobs, held, line, said))
    else if (isDeed(said.type)) {
      const door = said.type === 'door' && said.open
      this.act(held, { by: seat, said, ...(door ? { code: this.fresh.code() } : {}) }, line, id)
    } else askBeside(this.jobs, held, line, said as SaidOf<Beside>)
  }
  private refuse(held: Held, line: Line, id: string, { code, message, remedy }: AffrayError): void {
    this.counts.refused += 1
    this.answer(held, line, [held.room.dressed(line.seat, refusal(id, code, message, remedy))])
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
    this.counts.deeds += 1
    this.out.write(...noted(held, deed))
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
      this.end(held, linesAt(held, seat), 'gone', 'This seat was taken away.')
    }
    return []
  }
  private end(held: Held | undefined, lines: readonly Line[], code: Parameters<Line['end']>[0], because: string): void {
    for (const line of lines) held?.lines.delete(line)
    if (held !== undefined) present(held)
    this.out.last(() => {
      for (const line of lines) line.end(code, because)
    })
  }

  /** Somebody knocks; his ticket tells what became of it. */
  async knock(table: string, name: string): Promise<string> {
    checkName(name)
    const held = await this.table(table)
    const deed: Deed = { happens: { type: 'knock', name } }
    const done = held.room.act(deed)
    if (done.type === 'refused') throw new AffrayError(done.code, done.because, done.remedy)
    const ticket = this.fresh.secret()
    this.note(held, deed)
    const n = held.room.data.waiting.at(-1)?.n ?? 0
    this.out.write({ write: 'ticket', table, n, hash: hashed(ticket) })
    this.out.touch(held)
    await this.flush()
    if (this.tables.get(table) !== held) throw notWritten('the table has been loaded again')
    return ticket
  }

  private answer(held: Held, line: Line, told: readonly Told[], id?: string): void {
    this.out.answer(held, line, () => told, id)
  }
  get groups(): number {
    return this.out.groups
  }
  /** Stores and tells what there is, now. */
  flush(): Promise<void> {
    return this.out.flush()
  }

  private inTable(held: Held, run: () => void): void {
    if (this.tables.get(held.id) !== held || !this.through(held)) return
    try {
      run()
    } catch (thrown) {
      this.failed(held, thrown)
    }
  }

  private keep(held: Held): void {
    if (!this.through(held)) return
    held.fresh = 0
    this.out.write(...whole(held))
  }

  /** Something went wrong inside one table: it is loaded again as it was stored, nobody else notices, and what did it is kept for a report. */
  private failed(held: Held, thrown: unknown, deed?: Said | Happening, line?: Line): void {
    this.counts.failed += 1
    this.health.failed('tables', thrown)
    line?.tell(JSON.stringify(faulty(deed !== undefined && 'id' in deed ? deed.id : '')))
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
    if (this.tables.get(held.id) !== held) return
    this.takeAway(held)
    this.health.later('tables', this.comings.back(held.id))
  }
  /** A table leaves memory, and those who sit there wait. */
  private takeAway(held: Held): void {
    this.comings.wait(held.id, held.lines)
    held.lines.clear()
    this.drop(held, '')
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
    for (const held of this.tables.idle(milliseconds, MOST_IDLE, this.now())) {
      if (held.fresh > 0) this.keep(held)
      this.out.last(() => {
        const used = held.lines.size > 0 || this.out.has(held) || this.turns.has(held)
        if (!used && this.tables.get(held.id) === held) this.drop(held, '')
      })
    }
  }
  /** How much is in memory, for whoever measures. */
  get kept(): Readonly<Record<'tables' | 'connections' | 'unshown' | 'timers' | 'behind', number>> {
    const { tables, unshown, clock, out } = this
    const { size, connections } = tables
    return { tables: size, connections, unshown: unshown.size, timers: clock.size, behind: out.size }
  }
  /** Whether a table is in memory, or is coming there. */
  has(id: string): boolean {
    return this.tables.has(id) || this.tables.comes(id) || this.comings.has(id)
  }
  /** Deletes a table for good; those who sit there are told when it is gone. */
  async delete(id: string): Promise<void> {
    const held = this.tables.get(id)
    if (held !== undefined) this.takeAway(held)
    this.comings.wait(id, [])
    this.tables.forget(id)
    try {
      await sure(this.store, [{ write: 'gone', table: id }])
    } catch (thrown) {
      await this.comings.back(id)
      throw thrown
    }
    this.comings.gone(id, 'The game master has put this table away.')
  }

  /** Stores what there is and says goodbye to everybody. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.flush()
    for (const held of [...this.tables.values()]) this.drop(held, 'The server stops. It comes back where it was.')
  }
}
