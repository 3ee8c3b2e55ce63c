import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { AffrayError } from '@affray/engine/dice'
import { opened, unreadable } from './opening.ts'
import { freshPrivate } from './private.ts'
import type { Database, Statement } from './sqlite.ts'
import {
  ALL_DONE,
  type Archived,
  type Asks,
  type Fate,
  type Fates,
  type Kept,
  type KeptPage,
  type LinkRow,
  MOST_LINKS,
  summed,
  type TableRow,
  tableOf,
  type Write,
} from './store.ts'
import { damaged, noBackup } from './store-faults.ts'

/** Everything a server keeps, in one SQLite file of its data folder; whoever asks waits for the answer. The connection lives as long as its thread. */
export class SqliteStore implements Asks {
  readonly folder: string
  private readonly path: string
  private readonly database: Database
  private readonly lock: Database
  private readonly statements = new Map<string, Statement>()

  private constructor(database: Database, lock: Database, path: string) {
    this.path = path
    this.folder = dirname(path)
    this.database = database
    this.lock = lock
  }

  static async open(folder: string): Promise<SqliteStore> {
    const { database, lock, path } = await opened(folder)
    return new SqliteStore(database, lock, path)
  }

  private sql(text: string): Statement {
    const known = this.statements.get(text) ?? this.database.prepare(text)
    this.statements.set(text, known)
    return known
  }

  write(group: readonly Write[]): Fates {
    if (group.length === 0) return ALL_DONE
    const { fate, because } = this.tried(group)
    if (fate === 'done') return ALL_DONE
    const tables = [...new Set(group.map(tableOf))]
    if (fate === 'unknown') return { of: new Map(tables.map((table) => [table, fate])), because }
    const fates = new Map<string, Exclude<Fate, 'done'>>()
    for (const table of tables) {
      const alone = this.tried(group.filter((one) => tableOf(one) === table))
      if (alone.fate !== 'done') fates.set(table, alone.fate)
    }
    return { of: fates, because }
  }
  private tried(group: readonly Write[]): { fate: Fate; because: string } {
    try {
      this.together(() => {
        for (const one of group) this.put(one)
      })
      return { fate: 'done', because: '' }
    } catch (thrown) {
      const because = thrown instanceof Error ? thrown.message : String(thrown)
      return { fate: thrown instanceof Unsure ? 'unknown' : 'refused', because }
    }
  }

  tryOut(): void {
    this.together(() => this.database.exec('CREATE TABLE room (for_more INTEGER) STRICT; DROP TABLE room'))
  }
  private together(run: () => void): void {
    let committing = false
    try {
      this.database.exec('BEGIN IMMEDIATE')
      run()
      committing = true
      this.database.exec('COMMIT')
    } catch (thrown) {
      try {
        this.database.exec('ROLLBACK')
      } catch {
        // A full disk has rolled it back already.
      }
      throw committing && !NOTHING_DONE.test(String(thrown)) ? new Unsure(String(thrown)) : thrown
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
        for (const { class: name, entry, page } of w.pages) {
          const put = this.sql('INSERT OR REPLACE INTO told VALUES (?, ?, ?, ?, ?)')
          put.run(w.table, name, entry, page, summed(`${name} ${entry}`, page))
        }
        return
      case 'shown': {
        const put = this.sql('INSERT OR REPLACE INTO shown VALUES (?, ?, ?, ?)')
        put.run(w.table, w.class, w.shown, summed(w.class, w.shown))
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
  private snapshot(table: string, n: number, room: string): void {
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
  byCode(code: string): TableRow | undefined {
    const row = this.one('SELECT * FROM tables WHERE code = ?', code)
    return row && tableRow(row)
  }
  link(hash: string): LinkRow | undefined {
    const row = this.one('SELECT tab, seat, opened, ends FROM links WHERE hash = ?', hash)
    if (row === undefined) return undefined
    const ends = row.ends === null ? {} : { ends: String(row.ends) }
    return { table: String(row.tab), seat: String(row.seat), opened: row.opened === 1, ...ends }
  }
  linksOpened(table: string, seat: string): number {
    const row = this.one('SELECT count(*) AS n FROM links WHERE tab = ? AND seat = ? AND opened = 1', table, seat)
    return Number(row?.n)
  }
  ticket(hash: string): { readonly table: string; readonly seat: string | null | undefined } | undefined {
    const row = this.one('SELECT tab, state FROM tickets WHERE hash = ?', hash)
    if (row === undefined) return undefined
    const state = String(row.state)
    return { table: String(row.tab), seat: state === '' ? undefined : state === '/' ? null : state }
  }

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
    const deeds: string[] = []
    for (const one of this.sql('SELECT n, deed, sum FROM deeds WHERE tab = ? AND n > ? ORDER BY n').all(id, found.n)) {
      const text = String(one.deed)
      if (Number(one.n) !== n + 1 || String(one.sum) !== summed(sum, text)) throw damaged(id, n + 1)
      n += 1
      sum = String(one.sum)
      deeds.push(text)
    }
    return { row, file: found.file, deeds, told: this.told(id), n, sum }
  }

  archived(id: string): Archived {
    const shown = this.sql('SELECT class, shown, sum FROM shown WHERE tab = ?')
      .all(id)
      .flatMap((row): [string, string][] => {
        const [name, text] = [String(row.class), String(row.shown)]
        return String(row.sum) === summed(name, text) ? [[name, text]] : []
      })
    return { file: this.newestSound(id).file, told: this.told(id), shown: new Map(shown) }
  }

  private newestSound(id: string): { n: number; file: string } {
    for (const one of this.sql('SELECT n, room, sum FROM snapshots WHERE tab = ? ORDER BY n DESC').all(id)) {
      const room = String(one.room)
      if (String(one.sum) === summed('', room)) return { n: Number(one.n), file: room }
    }
    throw damaged(id, 0)
  }

  /** What was taken down of its story; what is damaged is played again. */
  private told(id: string): KeptPage[] {
    return this.sql('SELECT class, entry, page, sum FROM told WHERE tab = ?')
      .all(id)
      .flatMap((row) => {
        const [name, entry, page] = [String(row.class), Number(row.entry), String(row.page)]
        if (String(row.sum) !== summed(`${name} ${entry}`, page)) return []
        return [{ class: name, entry, page }]
      })
  }

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

/** Nobody can say whether a commit that failed is on the disk. */
class Unsure extends Error {}
/** What SQLite says of a commit of which nothing is: the disk is full or cannot be written, or another writes. */
const NOTHING_DONE = /full|read-?only|busy|locked/i

const tableRow = (row: Readonly<Record<string, unknown>>): TableRow => ({
  id: String(row.id),
  system: String(row.system),
  title: String(row.title),
  made: Number(row.made),
  touched: Number(row.touched),
  ...(row.noticed === null ? {} : { noticed: Number(row.noticed) }),
})
