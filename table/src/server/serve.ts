import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { createServer, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { AffrayError } from '@affray/engine'
import { getRequestListener } from '@hono/node-server'
import { type Logger, pino } from 'pino'
import { listenForAdmin } from './admin.ts'
import { Gate, isLoopback } from './gate.ts'
import { Health } from './health.ts'
import { Host } from './host.ts'
import type { HostOptions } from './host-of.ts'
import { putAway } from './housekeeping.ts'
import { Jobs } from './jobs.ts'
import { listenForMetrics } from './metrics.ts'
import { Reading } from './reading.ts'
import { statusOf } from './refusing.ts'
import { requests, secretIn } from './requests.ts'
import { hashed } from './secrets.ts'
import { Sockets } from './sockets.ts'
import { Steward } from './steward.ts'
import type { Store } from './store.ts'
import { threadedStore } from './threaded-store.ts'

export interface ServeOptions {
  readonly port?: number
  readonly host?: string
  readonly data: string
  readonly origins?: readonly string[]
  readonly key?: string
  /** Whether a proxy stands before the server, whose word about the sender is taken. */
  readonly proxy?: boolean
  /** The port of health and metrics, on this computer alone. */
  readonly metrics?: number
  /** After so many days without a visit a table is put away. */
  readonly keep?: number
  readonly log?: Logger
  /** For tests: who reads what strangers send, where it is kept, what names, seeds and times are, and what is done between the parts of storing. */
  readonly reading?: Reading
  readonly store?: (health: Health) => Promise<Store>
  readonly at?: HostOptions['at']
  readonly now?: HostOptions['now']
  readonly fresh?: HostOptions['fresh']
}
/** A server that listens. */
export interface Serving {
  readonly port: number
  /** That of health and metrics. */
  readonly metrics?: number
  readonly address: string
  readonly host: Host
  readonly steward: Steward
  stop(): Promise<void>
}

const pageFolder = fileURLToPath(new URL('../../dist/page/', import.meta.url))

/** Opens the data folder and listens. */
export async function serve({ port = 8080, host: name = '127.0.0.1', data, ...more }: ServeOptions): Promise<Serving> {
  if (!isLoopback(name) && more.key === undefined)
    throw new AffrayError(
      'usage/key',
      `Others can reach ${name}, and making tables would need no key.`,
      'Give one with --key, or leave out --host.',
    )
  const log = more.log ?? pino({ level: process.env.AFFRAY_LOG ?? 'warn' }, pino.destination(2))
  const health = new Health(log, more.now)
  const store = more.store === undefined ? await threadedStore(data, health) : await more.store(health)
  const version = versionOf(pageFolder)
  const jobs = Jobs.begin(health)
  const { at, now, fresh } = more
  const host = new Host({
    store,
    log,
    jobs,
    version,
    health,
    ...(at === undefined ? {} : { at }),
    ...(now === undefined ? {} : { now }),
    ...(fresh === undefined ? {} : { fresh }),
  })
  const reading = more.reading ?? new Reading(health)
  const steward = new Steward(host, reading)
  const sockets = new Sockets(host)
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 })
  server.on(
    'clientError',
    health.guarded('connections', (_, stream) => stream.destroy()),
  )
  const listening = await listen(server, port, name).catch(async (thrown: unknown) => {
    await store.close()
    throw thrown
  })
  const gate = new Gate({
    port: listening,
    host: name,
    origins: more.origins ?? [],
    key: more.key,
    proxy: more.proxy ?? false,
  })
  const app = requests({ host, steward, reading, gate, page: pageFolder, version })
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  server.on('request', (request, response) => health.later('requests', Promise.resolve(answer(request, response))))
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    stream.on(
      'error',
      health.guarded('connections', () => stream.destroy()),
    )
    try {
      gate.checkHost(request.headers.host)
      gate.checkOrigin(request.headers.origin)
      const [, table = '', seat = ''] = /^\/t\/([\w-]{1,40})\/([^/?]{1,400})\/socket$/.exec(request.url ?? '') ?? []
      const named = decodeURIComponent(seat)
      const secret = secretIn(request.headers.cookie)
      if (secret !== undefined && (await host.links.opens(table, named, secret)))
        sockets.take(request, stream, head, { table, seat: named, link: hashed(secret) })
      else turnAway(stream, gate.mayFail(gate.from(request)) ? 401 : 429)
    } catch (thrown) {
      if (!(thrown instanceof AffrayError || thrown instanceof URIError)) health.failed('connections', thrown)
      turnAway(stream, thrown instanceof AffrayError ? statusOf(thrown.code) : thrown instanceof URIError ? 400 : 500)
    }
  }
  server.on('upgrade', (...of) => health.later('connections', upgrade(...of)))
  server.on('error', (error) => health.failed('connections', error))
  const admin = await listenForAdmin(data, steward, health)
  const metrics = more.metrics === undefined ? undefined : await listenForMetrics(more.metrics, host, sockets, jobs)
  const tidy = health.every('housekeeping', 60_000, () => putAway(host, log, more.keep ?? 180, host.now()))
  return {
    port: listening,
    ...(metrics === undefined ? {} : { metrics: portOf(metrics) }),
    address: `http://${name.includes(':') ? `[${name}]` : name}:${listening}/`,
    host,
    steward,
    stop: async () => {
      clearInterval(tidy)
      admin.close()
      metrics?.close()
      await host.stop()
      await sockets.stop()
      await jobs.stop()
      if (more.reading === undefined) await reading.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await store.close()
    },
  }
}

const turnAway = (stream: Duplex, status: number): void => {
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(host, port, error)))
    server.listen(port, host, () => resolve(portOf(server)))
  })
const cannotListen = (host: string, port: number, error: NodeJS.ErrnoException): AffrayError =>
  new AffrayError(
    'serve/port',
    `The server cannot listen on ${host}:${port} (${error.code ?? error.message}).`,
    'Name another port with --port, or another address with --host.',
  )
// A server that listens on a port has such an address.
const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** What a page is told apart by from one that was built earlier. */
function versionOf(folder: string): string {
  const path = `${folder}index.html`
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12) : 'none'
}
