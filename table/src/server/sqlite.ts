type Sqlite = typeof import('@photostructure/sqlite')
export type Database = InstanceType<Sqlite['DatabaseSync']>
export type Statement = ReturnType<Database['prepare']>

/** The first SQLite whose write-ahead log is free of the faults known of older ones. */
const GOOD_FROM = [3, 51, 3]

/** SQLite as this Node brings it where that is new enough, else as a package does; both have the same interface. */
export async function sqlite(): Promise<Sqlite> {
  return (await builtIn()) ?? (await import('@photostructure/sqlite'))
}

async function builtIn(): Promise<Sqlite | undefined> {
  const name: string = 'node:sqlite'
  try {
    // The package is made to have the interface of this module.
    const found = (await import(name)) as Sqlite
    const database = new found.DatabaseSync(':memory:')
    const row = database.prepare('SELECT sqlite_version() AS version').get()
    database.close()
    return newEnough(String(row?.version)) ? found : undefined
  } catch {
    // Older versions of Node have none.
    return undefined
  }
}

export function newEnough(version: string): boolean {
  const parts = version.split('.').map(Number)
  for (const [i, least] of GOOD_FROM.entries()) {
    const part = parts[i] ?? 0
    if (part !== least) return part > least
  }
  return true
}
