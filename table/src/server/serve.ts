import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { AffrayError } from '@affray/engine'
import { getRequestListener } from '@hono/node-server'
import { type Logger, pino } from 'pino'
import { Gate } from './gate.ts'
import { Host, type HostOptions } from './host.ts'
import { requests } from './requests.ts'
import { Sockets } from './sockets.ts'
import { Store } from './store.ts'

export interface ServeOptions {
  readonly port?: number
  readonly host?: string
  readonly data: string
  readonly origins?: readonly string[]
  readonly key?: string
  readonly log?: Logger
  readonly at?: HostOptions['at']
}
/** A server that listens. */
export interface Serving {
  readonly port: number
  readonly address: string
  readonly host: Host
  stop(): Promise<void>
}

const pageFolder = fileURLToPath(new URL('../../dist/page/', import.meta.url))

/** Opens the data folder and listens. */
export async function serve({ port = 8080, host: name = '127.0.0.1', data, ...more }: ServeOptions): Promise<Serving> {
  const log = more.log ?? pino({ level: 'warn' }, pino.destination(2))
  const store = await Store.open(data)
  const version = versionOf(pageFolder)
  const host = new Host({ store, log, version, ...(more.at === undefined ? {} : { at: more.at }) })
  const sockets = new Sockets(host)
  const server = createServer()
  server.on('clientError', (_, stream) => stream.destroy())
  const listening = await listen(server, port, name).catch((thrown: unknown) => {
    store.close()
    throw thrown
  })
  const gate = new Gate({ port: listening, host: name, origins: more.origins ?? [], key: more.key })
  const app = requests({ host, gate, page: pageFolder, version })
  server.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    try {
      gate.checkHost(request.headers.host)
      gate.checkOrigin(request.headers.origin)
      const [, table = '', seat = ''] = /^\/t\/([\w-]{1,40})\/([^/?]{1,400})\/socket$/.exec(request.url ?? '') ?? []
      const named = decodeURIComponent(seat)
      const secret = /(?:^|;\s*)seat=([\w-]{1,100})/.exec(request.headers.cookie ?? '')?.[1]
      if (secret === undefined || !host.opens(table, named, secret)) return turnAway(stream, '401 Unauthorized')
      sockets.take(request, stream, head, table, named)
    } catch (thrown) {
      turnAway(stream, thrown instanceof AffrayError ? '403 Forbidden' : '400 Bad Request')
    }
  })
  return {
    port: listening,
    address: `http://${name.includes(':') ? `[${name}]` : name}:${listening}/`,
    host,
    stop: async () => {
      host.stop()
      sockets.stop()
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
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** What a page is told apart by from one that was built earlier. */
function versionOf(folder: string): string {
  const path = `${folder}index.html`
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12) : 'none'
}
