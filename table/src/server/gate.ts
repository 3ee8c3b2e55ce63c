import type { IncomingMessage } from 'node:http'
import { AffrayError } from '@affray/engine'
import type { Context } from 'hono'
import { Buckets } from './limits.ts'
import { hashed } from './secrets.ts'

export interface GateOf {
  readonly port: number
  readonly host: string
  /** Further addresses the page is served under: `https://table.example`. */
  readonly origins: readonly string[]
  /** What whoever makes a table must know; undefined: everybody may. */
  readonly key: string | undefined
  /** Whether a proxy stands before the server, whose word about the sender is taken. */
  readonly proxy: boolean
}

/** Who may come in at all: by the addresses the server is known under. */
export class Gate {
  private readonly hosts: ReadonlySet<string>
  private readonly origins: ReadonlySet<string>
  /** The hash of the key that lets one make tables. */
  readonly key: string | undefined
  private readonly proxy: boolean
  private readonly makers = new Buckets(0.05, 30)
  private readonly guesses = new Buckets(0.2, 10)
  private readonly failures = new Buckets(2, 100)

  constructor({ port, host, origins, key, proxy }: GateOf) {
    this.proxy = proxy
    const names = new Set([...(isLoopback(host) ? ['localhost', '127.0.0.1', '[::1]'] : []), host])
    const own = [...names].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
    const others = origins.map((origin) => new URL(origin))
    this.hosts = new Set([...own, ...others.map((url) => url.host)])
    this.origins = new Set([...own.map((name) => `http://${name}`), ...others.map((url) => url.origin)])
    this.key = key === undefined ? undefined : hashed(key)
  }

  checkHost(host: string | undefined): void {
    if (host !== undefined && this.hosts.has(host.toLowerCase())) return
    throw new AffrayError('gate/host', 'The server is not known under this address.', 'Start it with --origin for it.')
  }
  checkOrigin(origin: string | undefined): void {
    if (origin !== undefined && this.origins.has(origin.toLowerCase())) return
    throw new AffrayError('gate/origin', 'This comes from another site.', 'Use the page this server serves.')
  }
  /** Where a request comes from, as far as that is known. */
  from(request: IncomingMessage): string {
    const said = this.proxy ? request.headers['x-forwarded-for'] : undefined
    const last = (Array.isArray(said) ? said.at(-1) : said)?.split(',').at(-1)?.trim()
    return last ?? request.socket.remoteAddress ?? ''
  }
  /** Codes are short: nobody may try many. */
  checkGuess(from: string): void {
    if (this.guesses.take(from)) return
    throw new AffrayError('limit/codes', 'Too many codes were tried.', 'Wait a minute.')
  }
  /** Whether somebody has knocked at seats that are not his too often. */
  mayFail(from: string): boolean {
    return this.failures.take(from)
  }
  /** Nobody may make many tables, but on his own computer. */
  checkMaker(from: string): void {
    if ((this.key === undefined && isLoopback(from)) || this.makers.take(from)) return
    throw new AffrayError('limit/making', 'Too many tables were made from here.', 'Wait a few minutes.')
  }
  /** What a cookie says under TLS. */
  secure(c: Context): string {
    return c.req.header('origin')?.startsWith('https:') === true ? '; Secure' : ''
  }
}

export const isLoopback = (host: string): boolean => /^(localhost|::1|(::ffff:)?127\..*)$/.test(host)
