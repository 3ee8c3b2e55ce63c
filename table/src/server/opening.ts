import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AffrayError } from '@affray/engine/dice'
import { ownPrivate } from './private.ts'
import { type Database, sqlite } from './sqlite.ts'

const SCHEMA = `
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, system TEXT NOT NULL, title TEXT NOT NULL,
  made INTEGER NOT NULL, touched INTEGER NOT NULL, noticed INTEGER, code TEXT
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS tables_by_code ON tables (code) WHERE code IS NOT NULL;
CREATE TABLE IF NOT EXISTS deeds (
  tab TEXT NOT NULL, n INTEGER NOT NULL, deed TEXT NOT NULL, sum TEXT NOT NULL, PRIMARY KEY (tab, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
  tab TEXT NOT NULL, n INTEGER NOT NULL, room TEXT NOT NULL, sum TEXT NOT NULL, PRIMARY KEY (tab, n)
) STRICT;
CREATE TABLE IF NOT EXISTS told (
  tab TEXT NOT NULL, class TEXT NOT NULL, entry INTEGER NOT NULL, page TEXT NOT NULL, sum TEXT NOT NULL,
  PRIMARY KEY (tab, class, entry)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS shown (
  tab TEXT NOT NULL, class TEXT NOT NULL, shown TEXT NOT NULL, sum TEXT NOT NULL, PRIMARY KEY (tab, class)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS links (
  hash TEXT PRIMARY KEY, tab TEXT NOT NULL, seat TEXT NOT NULL,
  n INTEGER NOT NULL DEFAULT 0, opened INTEGER NOT NULL DEFAULT 1, ends TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS links_of ON links (tab, seat);
CREATE TABLE IF NOT EXISTS tickets (
  hash TEXT PRIMARY KEY, tab TEXT NOT NULL, n INTEGER NOT NULL, state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`
/** The form of the store; a later one knows how to read it. */
const VERSION = 2
/** What the links of a store of form 1 lack: whether somebody has opened them is not known of those, so that none gives way. */
const LINKS_OF_1 = `
ALTER TABLE links ADD COLUMN n INTEGER NOT NULL DEFAULT 0;
ALTER TABLE links ADD COLUMN opened INTEGER NOT NULL DEFAULT 1;
ALTER TABLE links ADD COLUMN ends TEXT;
`

/** Opens the tables in a folder, for one server at a time. */
export async function opened(folder: string): Promise<{ database: Database; lock: Database; path: string }> {
  const { DatabaseSync } = await sqlite()
  const lock = locked(DatabaseSync, folder)
  const path = join(folder, 'tables.sqlite')
  try {
    // SQLite makes the log beside it with the mode of the file.
    ownPrivate(path)
    const database = new DatabaseSync(path)
    prepared(database, path)
    return { database, lock, path }
  } catch (thrown) {
    lock.close()
    if (thrown instanceof AffrayError) throw thrown
    throw unreadable(path, thrown)
  }
}

/** Holds the folder for this server alone. */
function locked(DatabaseSync: new (path: string) => Database, folder: string): Database {
  let lock: Database | undefined
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    ownPrivate(join(folder, 'lock.sqlite'))
    lock = new DatabaseSync(join(folder, 'lock.sqlite'))
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
    // Only what is written shows that the folder can be.
    lock.exec('CREATE TABLE IF NOT EXISTS held (by INTEGER); DELETE FROM held')
    return lock
  } catch (thrown) {
    lock?.close()
    if (thrown instanceof Error && /locked|busy/i.test(thrown.message))
      throw new AffrayError(
        'store/locked',
        `Another server holds the tables in ${folder}.`,
        'Stop it first, or name another folder with --data.',
      )
    throw new AffrayError(
      'store/folder',
      `Tables cannot be kept in ${folder}: ${thrown instanceof Error ? thrown.message : String(thrown)}.`,
      'Make the folder writable, or name another with --data.',
    )
  }
}

function prepared(database: Database, path: string): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  const level = database.prepare('PRAGMA synchronous').get()?.synchronous
  if (Number(level) !== 2)
    throw new AffrayError('store/sync', `${path} cannot be written safely.`, 'Use another disk or another SQLite.')
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > VERSION)
    throw new AffrayError('store/version', `${path} was made by a later version.`, 'Use the version that made it.')
  database.exec(`BEGIN; ${version === 1 ? LINKS_OF_1 : ''} ${SCHEMA} PRAGMA user_version = ${VERSION}; COMMIT`)
}

export const unreadable = (path: string, thrown: unknown): AffrayError =>
  new AffrayError(
    'store/unreadable',
    `${path} cannot be opened: ${thrown instanceof Error ? thrown.message : String(thrown)}.`,
    'Check that it may be written, or put a backup in its place.',
  )
