import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { AffrayError } from '@affray/engine'
import type { Taken } from '@affray/engine/play'
import type { Deed, RoomFile } from '../room/index.ts'
import type { LastShown } from './archive.ts'
import type { Health } from './health.ts'
import { opened, unreadable } from './opening.ts'
import { freshPrivate } from './private.ts'
import type { Database, Statement } from './sqlite.ts'
import { damaged, noBackup, notWritten } from './store-faults.ts'

export interface TableRow {
  readonly id: string
  readonly system: string
  readonly title: string
  readonly made: number
  readonly touched: number
  /** When it was noted that nobody uses it any more. */
  readonly noticed?: number
}
/** A link: where it leads, and whether somebody has opened it. */
export interface LinkRow {
  readonly table: string
  readonly seat: string
  readonly opened: boolean
  /** The link it takes the place of once it is opened. */
  readonly ends?: string
}
/** So many links lead to one seat. */
export const MOST_LINKS = 20

/** A table as it was stored last. */
export interface Kept {
  readonly row: TableRow
  readonly file: RoomFile
  /** The deeds behind the snapshot. */
  readonly deeds: readonly Deed[]
  readonly told: readonly Taken[]
  /** The number of the last deed, and the sum over all of them. */
  readonly n: number
  readonly sum: string
}

/** What can be read of a table without playing it: what it was when it was last kept, and what each class saw of it. */
export interface Archived {
  readonly file: RoomFile
  readonly told: readonly Taken[]
  readonly shown: ReadonlyMap<string, LastShown>
}

/** One thing to write; those of one group are written together or not at all. */
export type Write =
  | { readonly write: 'table'; readonly row: TableRow; readonly file: RoomFile }
  | { readonly write: 'deed'; readonly table: string; readonly n: number; readonly deed: string; readonly sum: string }
  | { readonly write: 'snapshot'; readonly table: string; readonly n: number; readonly file: RoomFile }
  | { readonly write: 'told'; readonly table: string; readonly taken: readonly Taken[] }
  | { readonly write: 'shown'; readonly table: string; readonly class: string; readonly shown: LastShown }
  | { readonly write: 'touch'; readonly table: string; readonly title: string; readonly at: number }
  | { readonly write: 'notice'; readonly table: string; readonly at: number }
  | { readonly write: 'code'; readonly table: string; readonly code: string | null }
  /** A further link; `ends`: the link it takes the place of once somebody opens it. */
  | {
      readonly write: 'link'
      readonly table: string
      readonly seat: string
      readonly hash: string
      readonly ends?: string
    }
  /** Somebody has opened a link. */
  | { readonly write: 'opened'; readonly table: string; readonly hash: string }
  /** No link leads to the seat any more, but for one. */
  | { readonly write: 'no links'; readonly table: string; readonly seat: string; readonly but?: string }
  | { readonly write: 'ticket'; readonly table: string; readonly n: number; readonly hash: string }
  | { readonly write: 'seated'; readonly table: string; readonly n: number; readonly seat: string | null }
  | { readonly write: 'gone'; readonly table: string }

/** The sum of a deed over all before it: what was changed in between is found. */
export const summed = (before: string, deed: string): string =>
  createHash('sha256').update(before).update(deed).digest('base64url').slice(0, 22)

/** Everything a server keeps, in one file of its data folder. The connection lives as long as the process. */
export class Store {
  readonly folder: string
  private readonly path: string
  private readonly database: Database
  private readonly lock: Database
  private readonly health: Health | undefined
  private readonly statements = new Map<string, Statement>()
  /** How many groups were written. */
  groups = 0

  private constructor(database: Database, lock: Database, path: string, health: Health | undefined) {
    this.health = health
    this.path = path
    this.folder = dirname(path)
    this.database = database
    this.lock = lock
  }

  static async open(folder: string, health?: Health): Promise<Store> {
    const { database, lock, path } = await opened(folder)
    return new Store(database, lock, path, health)
  }

  private sql(text: string): Statement {
    const known = this.statements.get(text) ?? this.database.prepare(text)
    this.statements.set(text, known)
    return known
  }

  /** Writes a group: it is on the disk when this returns, or none of it is when this throws. */
  write(group: readonly Write[]): void {
    if (group.length === 0) return
    this.together(() => {
      for (const one of group) this.put(one)
    })
    this.groups += 1
  }
  /** Whether something could be written now: nothing is. */
  tryOut(): void {
    this.together(() => this.database.exec('CREATE TABLE room (for_more INTEGER) STRICT; DROP TABLE room'))
  }
  private together(run: () => void): void {
    try {
      this.database.exec('BEGIN IMMEDIATE')
      run()
      this.database.exec('COMMIT')
      this.health?.works('storing')
    } catch (thrown) {
      this.health?.failed('storing', thrown)
      try {
        this.database.exec('ROLLBACK')
      } catch {
        // A full disk has rolled it back already.
      }
      throw thrown
    }
  }

  /** The same, with a sentence for whoever asked where it cannot be written. */
  sure(group: readonly Write[]): void {
    try {
      this.write(group)
    } catch (thrown) {
      throw notWritten(thrown)
    }
  }

  private put(w: Write): void {
    switch (w.write) {
      case 'table': {
        const { id, system, title, made, touched } = w.row
        this.sql('INSERT INTO tables VALUES (?, ?, ?, ?, ?, NULL, NULL)').run(id, system, title, made, touched)
        this.snapshot(id, 0, w.file)
        return
      }
      case 'deed':
        this.sql('INSERT INTO deeds VALUES (?, ?, ?, ?)').run(w.table, w.n, w.deed, w.sum)
        return
      case 'snapshot':
        this.snapshot(w.table, w.n, w.file)
        return
      case 'told':
        for (const { class: name, entry, lines, upTo } of w.taken) {
          const page = JSON.stringify({ lines, upTo })
          const put = this.sql('INSERT OR REPLACE INTO told VALUES (?, ?, ?, ?, ?)')
          put.run(w.table, name, entry, page, summed(`${name} ${entry}`, page))
        }
        return
      case 'shown': {
        const text = JSON.stringify(w.shown)
        this.sql('INSERT OR REPLACE INTO shown VALUES (?, ?, ?, ?)').run(w.table, w.class, text, summed(w.class, text))
        return
      }
      case 'touch':
        this.sql('UPDATE tables SET touched = ?, title = ?, noticed = NULL WHERE id = ?').run(w.at, w.title, w.table)
        return
      case 'notice':
        this.sql('UPDATE tables SET noticed = ? WHERE id = ?').run(w.at, w.table)
        return
      case 'code':
        this.sql('UPDATE tables SET code = ? WHERE id = ?').run(w.code, w.table)
        return
      case 'link':
        this.addLink(w.hash, w.table, w.seat, 0, w.ends ?? null)
        return
      case 'opened':
        this.sql('DELETE FROM links WHERE hash = (SELECT ends FROM links WHERE hash = ?)').run(w.hash)
        this.sql('UPDATE links SET opened = 1, ends = NULL WHERE hash = ?').run(w.hash)
        return
      case 'no links':
        this.sql('DELETE FROM links WHERE tab = ? AND seat = ? AND hash <> ?').run(w.table, w.seat, w.but ?? '')
        return
      case 'ticket':
        this.sql("INSERT INTO tickets VALUES (?, ?, ?, '')").run(w.hash, w.table, w.n)
        return
      case 'seated': {
        const row = this.sql('SELECT hash FROM tickets WHERE tab = ? AND n = ?').get(w.table, w.n)
        if (row === undefined) return
        this.sql('UPDATE tickets SET state = ? WHERE hash = ?').run(w.seat ?? '/', String(row.hash))
        if (w.seat !== null) this.addLink(String(row.hash), w.table, w.seat, 1, null)
        return
      }
      case 'gone':
        for (const name of ['deeds', 'snapshots', 'told', 'shown', 'links', 'tickets'])
          this.sql(`DELETE FROM ${name} WHERE tab = ?`).run(w.table)
        this.sql('DELETE FROM tables WHERE id = ?').run(w.table)
        return
    }
  }

  /** A further link to a seat; where there are too many, the oldest that nobody has opened gives way. */
  private addLink(hash: string, table: string, seat: string, opened: 0 | 1, ends: string | null): void {
    this.sql(
      'INSERT INTO links VALUES (?, ?, ?, (SELECT coalesce(max(n), 0) + 1 FROM links WHERE tab = ? AND seat = ?), ?, ?)',
    ).run(hash, table, seat, table, seat, opened, ends)
    const many = Number(this.sql('SELECT count(*) AS n FROM links WHERE tab = ? AND seat = ?').get(table, seat)?.n)
    this.sql(
      'DELETE FROM links WHERE hash IN (SELECT hash FROM links WHERE tab = ? AND seat = ? AND opened = 0 AND hash <> ? ORDER BY n LIMIT ?)',
    ).run(table, seat, hash, Math.max(0, many - MOST_LINKS))
  }

  /** The first snapshot and the last two are kept: where one is damaged the one before serves. */
  private snapshot(table: string, n: number, file: RoomFile): void {
    const room = JSON.stringify(file)
    this.sql('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)').run(table, n, room, summed('', room))
    this.sql(
      'DELETE FROM snapshots WHERE tab = ? AND n > 0 AND n NOT IN (SELECT n FROM snapshots WHERE tab = ? ORDER BY n DESC LIMIT 2)',
    ).run(table, table)
  }

  table(id: string): TableRow | undefined {
    const row = this.one('SELECT * FROM tables WHERE id = ?', id)
    return row && tableRow(row)
  }
  tables(): TableRow[] {
    return this.sound(() => this.sql('SELECT * FROM tables ORDER BY touched DESC').all().map(tableRow))
  }
  /** Reads; where the file itself cannot be read any more, that is said. */
  private sound<T>(read: () => T): T {
    try {
      return read()
    } catch (thrown) {
      throw thrown instanceof AffrayError ? thrown : unreadable(this.path, thrown)
    }
  }
  private one(text: string, ...of: readonly string[]): Readonly<Record<string, unknown>> | undefined {
    return this.sound(() => this.sql(text).get(...of))
  }
  count(): number {
    return Number(this.sql('SELECT count(*) AS tables FROM tables').get()?.tables)
  }
  /** The table whose door is open under a code. */
  byCode(code: string): TableRow | undefined {
    const row = this.one('SELECT * FROM tables WHERE code = ?', code)
    return row && tableRow(row)
  }
  /** Which seat a link leads to. */
  link(hash: string): LinkRow | undefined {
    const row = this.one('SELECT tab, seat, opened, ends FROM links WHERE hash = ?', hash)
    if (row === undefined) return undefined
    const ends = row.ends === null ? {} : { ends: String(row.ends) }
    return { table: String(row.tab), seat: String(row.seat), opened: row.opened === 1, ...ends }
  }
  /** How many links to a seat somebody has opened. */
  linksOpened(table: string, seat: string): number {
    const row = this.one('SELECT count(*) AS n FROM links WHERE tab = ? AND seat = ? AND opened = 1', table, seat)
    return Number(row?.n)
  }
  /** What became of somebody who waits at a door. */
  ticket(hash: string): { readonly table: string; readonly seat: string | null | undefined } | undefined {
    const row = this.one('SELECT tab, state FROM tickets WHERE hash = ?', hash)
    if (row === undefined) return undefined
    const state = String(row.state)
    return { table: String(row.tab), seat: state === '' ? undefined : state === '/' ? null : state }
  }

  /** A table as it was stored last: its newest sound snapshot and the deeds behind it. */
  load(id: string): Kept | undefined {
    try {
      return this.read(id)
    } catch (thrown) {
      throw thrown instanceof AffrayError ? thrown : damaged(id, 0)
    }
  }
  private read(id: string): Kept | undefined {
    const row = this.table(id)
    if (row === undefined) return undefined
    const found = this.newestSound(id)
    let sum =
      found.n === 0 ? '' : String(this.sql('SELECT sum FROM deeds WHERE tab = ? AND n = ?').get(id, found.n)?.sum)
    let n = found.n
    const deeds: Deed[] = []
    for (const one of this.sql('SELECT n, deed, sum FROM deeds WHERE tab = ? AND n > ? ORDER BY n').all(id, found.n)) {
      const text = String(one.deed)
      if (Number(one.n) !== n + 1 || String(one.sum) !== summed(sum, text)) throw damaged(id, n + 1)
      n += 1
      sum = String(one.sum)
      deeds.push(JSON.parse(text) as Deed)
    }
    return { row, file: found.file, deeds, told: this.told(id), n, sum }
  }

  /** What can be read of a table whatever became of its game. */
  archived(id: string): Archived {
    const shown = this.sql('SELECT class, shown, sum FROM shown WHERE tab = ?')
      .all(id)
      .flatMap((row): [string, LastShown][] => {
        const [name, text] = [String(row.class), String(row.shown)]
        return String(row.sum) === summed(name, text) ? [[name, JSON.parse(text) as LastShown]] : []
      })
    return { file: this.newestSound(id).file, told: this.told(id), shown: new Map(shown) }
  }

  private newestSound(id: string): { n: number; file: RoomFile } {
    for (const one of this.sql('SELECT n, room, sum FROM snapshots WHERE tab = ? ORDER BY n DESC').all(id)) {
      const room = String(one.room)
      if (String(one.sum) === summed('', room)) return { n: Number(one.n), file: JSON.parse(room) as RoomFile }
    }
    throw damaged(id, 0)
  }

  /** What was taken down of its story; what is damaged is played again. */
  private told(id: string): Taken[] {
    return this.sql('SELECT class, entry, page, sum FROM told WHERE tab = ?')
      .all(id)
      .flatMap((row) => {
        const [name, entry, page] = [String(row.class), Number(row.entry), String(row.page)]
        if (String(row.sum) !== summed(`${name} ${entry}`, page)) return []
        return [{ class: name, entry, ...(JSON.parse(page) as Pick<Taken, 'lines' | 'upTo'>) }]
      })
  }

  /** A copy of everything in another file, whole as of one moment. */
  backup(path: string): void {
    try {
      freshPrivate(path)
    } catch (thrown) {
      throw noBackup(path, thrown)
    }
    try {
      this.sql('VACUUM INTO ?').run(path)
    } catch (thrown) {
      rmSync(path, { force: true })
      throw noBackup(path, thrown)
    }
  }
  /** Forgets the deeds of a table from one on, and the snapshots behind them: what stands before is brought back. */
  cut(table: string, from: number): void {
    this.together(() => {
      this.sql('DELETE FROM deeds WHERE tab = ? AND n >= ?').run(table, from)
      this.sql('DELETE FROM snapshots WHERE tab = ? AND n >= ?').run(table, Math.max(1, from))
      this.sql('DELETE FROM told WHERE tab = ?').run(table)
    })
  }
  /** The sum after each deed of a table. */
  sums(table: string): string[] {
    return this.sql('SELECT sum FROM deeds WHERE tab = ? ORDER BY n')
      .all(table)
      .map((row) => String(row.sum))
  }
  /** The number of the first deed that is damaged; undefined where all are sound. */
  firstDamaged(table: string): number | undefined {
    let [n, sum] = [0, '']
    for (const one of this.sql('SELECT n, deed, sum FROM deeds WHERE tab = ? ORDER BY n').all(table)) {
      if (Number(one.n) !== n + 1 || String(one.sum) !== summed(sum, String(one.deed))) return n + 1
      n += 1
      sum = String(one.sum)
    }
    return undefined
  }

  close(): void {
    this.statements.clear()
    this.database.close()
    this.lock.close()
  }
}

const tableRow = (row: Readonly<Record<string, unknown>>): TableRow => ({
  id: String(row.id),
  system: String(row.system),
  title: String(row.title),
  made: Number(row.made),
  touched: Number(row.touched),
  ...(row.noticed === null ? {} : { noticed: Number(row.noticed) }),
})
