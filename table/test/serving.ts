import { pino } from 'pino'
import { storeHere } from '../src/server/asked-store.ts'
import { Health } from '../src/server/health.ts'
import { type ServeOptions, type Serving, serve } from '../src/server/index.ts'
import { Reading } from '../src/server/reading.ts'
import { SqliteStore } from '../src/server/sqlite-store.ts'
import { Client, make, pathOf } from './client.ts'
import { freshFolder } from './server.ts'

const begun: Serving[] = []
const silent = pino({ level: 'silent' })
/** One for all servers of a test: its threads need not start again for each. */
const reading = new Reading(new Health(silent))

/** A server in this process. */
export async function serving(options: Partial<ServeOptions> = {}): Promise<Serving> {
  const server = await serve({ port: 0, data: freshFolder(), log: silent, reading, ...options })
  begun.push(server)
  return server
}
/** What a disk does, played by its database. */
export interface Disk {
  exec(sql: string): void
}
/** The same with its store in this thread, and the database of that. */
export async function servingHere(options: Partial<ServeOptions> = {}): Promise<{ server: Serving; database: Disk }> {
  const data = options.data ?? freshFolder()
  const sqlite = await SqliteStore.open(data)
  const server = await serving({ ...options, data, store: async (health) => storeHere(sqlite, health) })
  const { database } = sqlite as unknown as { database: Disk }
  return { server, database }
}
export async function stopAll(): Promise<void> {
  await Promise.all(begun.splice(0).map((server) => server.stop()))
}

export const duel = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }
export const seated = { ...duel, seats: { ana: ['bouncer'], ben: ['sailor'] } }

/** A table of two players and a game master who are there. */
export async function atTable(server: Serving, scenario: object = seated) {
  const table = await make(server.address, { from: { scenario } })
  const [gm, ana, ben] = await Promise.all(
    ['gm', 'ana', 'ben'].map((seat) => Client.enter(server.address, pathOf(table, seat), seat[0])),
  )
  if (gm === undefined || ana === undefined || ben === undefined) throw new Error('nobody came')
  return { table, gm, ana, ben }
}

/** What a request over HTTP gives. */
export async function ask(server: Serving, path: string, body?: object, headers: Record<string, string> = {}) {
  const origin = server.address.replace(/\/$/, '')
  const response = await fetch(`${origin}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { origin, 'content-type': 'application/json', ...headers },
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) as unknown }
}
/** The cookie a link gives. */
export async function cookieOf(server: Serving, path: string): Promise<string> {
  const [place = '', secret = ''] = path.split('#')
  const { headers } = await ask(server, `${place}/enter`, { secret })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}
