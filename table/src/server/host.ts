import { AffrayError } from '@affray/engine'
import type { Logger } from 'pino'
import type { MakeTable, TableMade } from '../protocol/requests.ts'
import type { Said } from '../protocol/said.ts'
import type { Told } from '../protocol/told.ts'
import { type Deed, type Effect, type Happening, isDeed, Room } from '../room/index.ts'
import { newRoom } from './making.ts'
import { systemNamed } from './scenarios.ts'
import { freshCode, freshId, freshSecret, hashed } from './secrets.ts'
import { type Store, summed, type Write } from './store.ts'

/** One connection of a seat. */
export interface Line {
  readonly table: string
  readonly seat: string
  tell(message: string): void
  end(code: Extract<Told, { readonly type: 'bye' }>['code'], because: string): void
}

/** A table that is in memory. */
interface Held {
  readonly id: string
  room: Room
  readonly lines: Set<Line>
  /** The number of the last deed, and the sum over all of them. */
  n: number
  sum: string
  /** Deeds since the last snapshot. */
  fresh: number
  bots: NodeJS.Timeout | undefined
  readonly absent: Map<string, NodeJS.Timeout>
  used: number
}

/** An answer that waits for the next group: it is made when that is closed, and sent when it is stored. */
interface Waits {
  readonly held: Held
  readonly line: Line
  readonly told: () => readonly Told[]
}

/** Every so many deeds a table's state is stored whole. */
const SNAPSHOT_EVERY = 25

export interface HostOptions {
  readonly store: Store
  readonly log: Logger
  readonly version: string
  readonly now?: () => number
  /** Called between the parts of a flush, so that a test can end the process there. */
  readonly at?: (point: 'before commit' | 'after commit' | 'before ack') => void
}

/** Holds the tables: gives deeds to their rooms, stores them in groups, and tells only what is stored. */
export class Host {
  private readonly store: Store
  private readonly log: Logger
  private readonly version: string
  private readonly now: () => number
  private readonly at: NonNullable<HostOptions['at']>
  private readonly tables = new Map<string, Held>()
  private writes: Write[] = []
  private waits: Waits[] = []
  private ends: (() => void)[] = []
  private readonly touched = new Set<Held>()
  /** Lines that have not been shown anything yet. */
  private readonly fresh = new Set<Line>()
  private flushing = false
  private stopped = false

  constructor({ store, log, version, now = Date.now, at = () => {} }: HostOptions) {
    this.store = store
    this.log = log
    this.version = version
    this.now = now
    this.at = at
  }

  /** Makes a table and gives the links to its seats. */
  make(wanted: MakeTable): TableMade {
    const id = freshId()
    const seed = freshSecret()
    const room = newRoom(id, wanted, seed, this.since())
    const at = this.now()
    const row = { id, system: room.game.system.id, title: room.data.title, seed, made: at, touched: at }
    const links = room.game.seats.all.map(({ name }) => ({ seat: name, secret: freshSecret() }))
    this.store.write([
      { write: 'table', row, file: room.file() },
      ...links.map(({ seat, secret }): Write => ({ write: 'link', table: id, seat, hash: hashed(secret) })),
    ])
    this.hold(id, room, 0, '')
    return { table: id, links: links.map(({ seat, secret }) => ({ seat, path: linkPath(id, seat, secret) })) }
  }

  /** Whether a secret opens this seat. */
  opens(table: string, seat: string, secret: string): boolean {
    const link = this.store.link(hashed(secret))
    return link !== undefined && link.table === table && link.seat === seat
  }

  private since(): number {
    return this.now() * 1000
  }
  private hold(id: string, room: Room, n: number, sum: string): Held {
    const held: Held = {
      id,
      room,
      lines: new Set(),
      n,
      sum,
      fresh: 0,
      bots: undefined,
      absent: new Map(),
      used: this.now(),
    }
    this.tables.set(id, held)
    return held
  }

  /** A table from memory, or as it was stored last. */
  private table(id: string): Held {
    const known = this.tables.get(id)
    if (known !== undefined) return known
    const { room, n, sum } = this.load(id)
    return this.hold(id, room, n, sum)
  }
  private load(id: string): { room: Room; n: number; sum: string } {
    const kept = this.store.load(id)
    if (kept === undefined) throw new AffrayError('table/unknown', 'There is no such table.', 'Ask for a new link.')
    const room = Room.open(systemNamed(kept.row.system), kept.file, kept.row.seed, this.since())
    room.game.chronicle.recall(kept.told)
    for (const deed of kept.deeds) {
      const done = room.act(deed)
      if (done.type === 'done') continue
      throw new AffrayError(
        'table/diverged',
        `Table ${id} does not go as it was stored.`,
        'Use the version that made it.',
      )
    }
    room.game.chronicle.taken()
    return { room, n: kept.n, sum: kept.sum }
  }

  /** Somebody sits down; the scene is the first he is told. */
  join(line: Line): void {
    const held = this.table(line.table)
    held.room.game.seats.named(line.seat)
    held.lines.add(line)
    held.used = this.now()
    this.present(held)
    this.fresh.add(line)
    this.later(held, line, () => {
      this.fresh.delete(line)
      return held.room.look(line.seat, this.version)
    })
    this.touch(held)
  }
  leave(line: Line): void {
    const held = this.tables.get(line.table)
    if (held === undefined || !held.lines.delete(line)) return
    held.used = this.now()
    this.present(held)
    this.touch(held)
  }
  private present(held: Held): void {
    held.room.here = new Set([...held.lines].map(({ seat }) => seat))
  }

  /** Somebody says something. Whatever goes wrong is said to him, and ends nothing else. */
  hear(line: Line, said: Said): void {
    const held = this.table(line.table)
    held.used = this.now()
    try {
      if (said.type === 'look') this.later(held, line, () => held.room.look(line.seat, this.version, said.from))
      else if (isDeed(said.type)) this.act(held, this.deedOf(line, said), line, said.id)
      else this.answer(held, line, [refusal(said.id, 'table/later', 'That is not possible yet.', 'Wait for it.')])
    } catch (thrown) {
      this.failed(held, thrown, line, said.id)
    }
  }
  private deedOf({ seat }: Line, said: Said): Deed {
    return said.type === 'door' && said.open ? { by: seat, said, code: freshCode() } : { by: seat, said }
  }

  private happens(held: Held, happening: Happening): void {
    try {
      this.act(held, { happens: happening })
    } catch (thrown) {
      this.failed(held, thrown)
    }
  }

  private act(held: Held, deed: Deed, line?: Line, id = ''): void {
    const done = held.room.act(deed)
    if (done.type === 'refused') {
      const { code, because, remedy } = done
      if (line !== undefined) this.answer(held, line, [refusal(id, code, because, remedy)])
      return
    }
    const answers: Told[] = []
    if (done.type === 'done') {
      const text = JSON.stringify(deed)
      held.n += 1
      held.sum = summed(held.sum, text)
      held.fresh += 1
      this.writes.push({ write: 'deed', table: held.id, n: held.n, deed: text, sum: held.sum })
      for (const effect of done.effects) answers.push(...this.carryOut(held, effect, id))
      this.touch(held)
    }
    if (line !== undefined) this.answer(held, line, [...answers, { type: 'done', id }])
  }

  private carryOut(held: Held, effect: Effect, id: string): Told[] {
    switch (effect.do) {
      case 'link': {
        const secret = freshSecret()
        this.writes.push({ write: 'no links', table: held.id, seat: effect.seat })
        this.writes.push({ write: 'link', table: held.id, seat: effect.seat, hash: hashed(secret) })
        this.endLines(held, effect.seat, 'revoked', 'Another link leads to this seat now.')
        return [{ type: 'link', id, seat: effect.seat, path: linkPath(held.id, effect.seat, secret) }]
      }
      case 'unseat':
        this.writes.push({ write: 'no links', table: held.id, seat: effect.seat })
        this.endLines(held, effect.seat, 'gone', 'This seat was taken away.')
        return []
      case 'admit':
        this.writes.push({ write: 'seated', table: held.id, n: effect.waiting, seat: effect.seat })
        return []
    }
  }
  private endLines(held: Held, seat: string, code: 'revoked' | 'gone', because: string): void {
    const lines = [...held.lines].filter((line) => line.seat === seat)
    for (const line of lines) held.lines.delete(line)
    this.present(held)
    this.ends.push(() => {
      for (const line of lines) line.end(code, because)
    })
  }

  private answer(held: Held, line: Line, told: readonly Told[]): void {
    this.later(held, line, () => told)
  }
  private later(held: Held, line: Line, told: () => readonly Told[]): void {
    this.waits.push({ held, line, told })
    this.soon()
  }
  /** The table's seats are to be told what is new. */
  private touch(held: Held): void {
    this.touched.add(held)
    this.soon()
  }
  private soon(): void {
    if (this.flushing) return
    this.flushing = true
    setImmediate(() => {
      this.flushing = false
      this.flush()
    })
  }

  /** Stores what was done since the last time, as one group, and then tells it: what is new first, then the answers. */
  flush(): void {
    const sends: { readonly line: Line; readonly text: string }[] = []
    for (const held of [...this.touched]) this.inTable(held, () => sends.push(...this.news(held)))
    for (const { held, line, told } of [...this.waits])
      this.inTable(held, () => sends.push(...told().map((one) => ({ line, text: JSON.stringify(one) }))))
    const touched = [...this.touched]
    const { writes, waits, ends } = this
    this.touched.clear()
    this.writes = []
    this.waits = []
    this.ends = []
    try {
      this.at('before commit')
      this.store.write(writes)
      this.at('after commit')
    } catch (thrown) {
      this.log.error({ err: thrown }, 'a group could not be stored')
      const tables = new Set([...touched, ...waits.map(({ held }) => held)])
      for (const held of tables)
        this.drop(held, 'The server could not store what was done; nothing of it has happened.')
      return
    }
    this.at('before ack')
    for (const { line, text } of sends) line.tell(text)
    for (const end of ends) end()
    for (const held of touched) this.schedule(held)
  }

  private inTable(held: Held, run: () => void): void {
    if (this.tables.get(held.id) !== held) return
    try {
      run()
    } catch (thrown) {
      this.failed(held, thrown)
    }
  }

  /** What each seat of a table is to be told; it is told when what led there is stored. */
  private news(held: Held): { line: Line; text: string }[] {
    const lines = [...held.lines].filter((line) => !this.fresh.has(line))
    const news = held.room.tell(new Set(lines.map(({ seat }) => seat)), this.version)
    const texts = new Map<Told, string>()
    const textOf = (told: Told): string => {
      const text = texts.get(told) ?? JSON.stringify(told)
      texts.set(told, text)
      return text
    }
    const taken = held.room.game.chronicle.taken()
    if (taken.length > 0) this.writes.push({ write: 'told', table: held.id, taken })
    if (held.fresh >= SNAPSHOT_EVERY) this.keep(held)
    return lines.flatMap((line) => (news.get(line.seat) ?? []).map((told) => ({ line, text: textOf(told) })))
  }
  private keep(held: Held): void {
    held.fresh = 0
    this.writes.push({ write: 'snapshot', table: held.id, n: held.n, file: held.room.file() })
    this.writes.push({ write: 'touch', table: held.id, title: held.room.data.title, at: this.now() })
  }

  /** Bots answer when their pause is over, while somebody is there to see it. */
  private schedule(held: Held): void {
    const { pace } = held.room.data
    const wanted = held.lines.size > 0 && pace !== null && held.room.botsTurn && !this.stopped
    if (!wanted) {
      clearTimeout(held.bots)
      held.bots = undefined
    } else if (held.bots === undefined) {
      held.bots = setTimeout(() => {
        held.bots = undefined
        if (this.tables.get(held.id) === held) this.happens(held, { type: 'turn' })
      }, pace ?? 0)
    }
  }

  /** Something went wrong inside one table: it is loaded again as it was stored, and nobody else notices. */
  private failed(held: Held, thrown: unknown, line?: Line, id = ''): void {
    this.log.error({ err: thrown }, 'a table failed')
    if (line !== undefined)
      line.tell(
        JSON.stringify(
          refusal(id, 'table/fault', 'Something went wrong at this table.', 'Look again, and try something else.'),
        ),
      )
    this.drop(held, 'Something went wrong at this table; it goes on as it was stored.')
  }

  /** The room in memory is not what is stored: everybody comes back to the one that is. */
  private drop(held: Held, because: string): void {
    clearTimeout(held.bots)
    for (const timer of held.absent.values()) clearTimeout(timer)
    if (this.tables.get(held.id) === held) this.tables.delete(held.id)
    this.writes = this.writes.filter((one) => !('table' in one) || one.table !== held.id)
    this.waits = this.waits.filter((one) => one.held !== held)
    this.touched.delete(held)
    for (const line of held.lines) line.end('stopping', because)
    held.lines.clear()
  }

  /** Stores what there is and says goodbye to everybody. */
  stop(): void {
    this.stopped = true
    this.flush()
    for (const held of this.tables.values()) this.drop(held, 'The server stops. It comes back where it was.')
  }
}

const refusal = (id: string, code: string, because: string, remedy: string): Told => ({
  type: 'refused',
  id,
  code,
  because,
  remedy,
})

/** A link to a seat. What stands behind # never reaches a server's log. */
const linkPath = (table: string, seat: string, secret: string): string =>
  `/t/${table}/${encodeURIComponent(seat)}#${secret}`
