import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { AffrayError } from '@affray/engine'
import { getRequestListener } from '@hono/node-server'
import { type Logger, pino } from 'pino'
import { listenForAdmin } from './admin.ts'
import { Gate, isLoopback } from './gate.ts'
import { Host, type HostOptions } from './host.ts'
import { putAway } from './housekeeping.ts'
import { Jobs } from './jobs.ts'
import { listenForMetrics } from './metrics.ts'
import { requests, secretIn } from './requests.ts'
import { Sockets } from './sockets.ts'
import { Steward } from './steward.ts'
import { Store } from './store.ts'

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
  /** For tests: what names, seeds and times are, and what is done between the parts of storing. */
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
  const store = await Store.open(data)
  const version = versionOf(pageFolder)
  const jobs = new Jobs()
  const { at, now, fresh } = more
  const host = new Host({
    store,
    log,
    jobs,
    version,
    ...(at === undefined ? {} : { at }),
    ...(now === undefined ? {} : { now }),
    ...(fresh === undefined ? {} : { fresh }),
  })
  const steward = new Steward(host)
  const sockets = new Sockets(host)
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 })
  server.on('clientError', (_, stream) => stream.destroy())
  const listening = await listen(server, port, name).catch((thrown: unknown) => {
    store.close()
    throw thrown
  })
  const gate = new Gate({
    port: listening,
    host: name,
    origins: more.origins ?? [],
    key: more.key,
    proxy: more.proxy ?? false,
  })
  const app = requests({ host, steward, gate, page: pageFolder, version })
  server.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    try {
      gate.checkHost(request.headers.host)
      gate.checkOrigin(request.headers.origin)
      const [, table = '', seat = ''] = /^\/t\/([\w-]{1,40})\/([^/?]{1,400})\/socket$/.exec(request.url ?? '') ?? []
      const named = decodeURIComponent(seat)
      const secret = secretIn(request.headers.cookie)
      if (secret !== undefined && host.opens(table, named, secret)) sockets.take(request, stream, head, table, named)
      else turnAway(stream, gate.mayFail(gate.from(request)) ? '401 Unauthorized' : '429 Too Many Requests')
    } catch (thrown) {
      turnAway(stream, thrown instanceof AffrayError ? '403 Forbidden' : '400 Bad Request')
    }
  })
  const admin = await listenForAdmin(data, steward)
  const metrics = more.metrics === undefined ? undefined : await listenForMetrics(more.metrics, host, sockets, jobs)
  const tidy = setInterval(() => putAway(host, log, more.keep ?? 180, Date.now()), 60_000)
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
      host.stop()
      await sockets.stop()
      await jobs.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      store.close()
    },
  }
}

const turnAway = (stream: Duplex, status: string): void => {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new AffrayError(
          'serve/port',
          `The server cannot listen on ${host}:${port} (${error.code ?? error.message}).`,
          'Name another port with --port, or another address with --host.',
        ),
      )
    })
    server.listen(port, host, () => resolve(portOf(server)))
  })
// A server that listens on a port has such an address.
const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** What a page is told apart by from one that was built earlier. */
function versionOf(folder: string): string {
  const path = `${folder}index.html`
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12) : 'none'
}
