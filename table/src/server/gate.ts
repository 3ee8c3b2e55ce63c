import { timingSafeEqual } from 'node:crypto'
import { AffrayError } from '@affray/engine'
import type { Context } from 'hono'
import { hashed } from './secrets.ts'

export interface GateOf {
  readonly port: number
  readonly host: string
  /** Further addresses the page is served under: `https://table.example`. */
  readonly origins: readonly string[]
  /** What whoever makes a table must know; undefined: everybody may. */
  readonly key: string | undefined
}

/** Who may come in at all: by the addresses the server is known under. */
export class Gate {
  private readonly hosts: ReadonlySet<string>
  private readonly origins: ReadonlySet<string>
  private readonly key: string | undefined

  constructor({ port, host, origins, key }: GateOf) {
    const names = new Set([...(loopback(host) ? ['localhost', '127.0.0.1', '[::1]'] : []), host])
    const own = [...names].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
    const others = origins.map((origin) => new URL(origin))
    this.hosts = new Set([...own, ...others.map((url) => url.host)])
    this.origins = new Set([...own.map((name) => `http://${name}`), ...others.map((url) => url.origin)])
    this.key = key
  }

  checkHost(host: string | undefined): void {
    if (host !== undefined && this.hosts.has(host.toLowerCase())) return
    throw new AffrayError('gate/host', 'The server is not known under this address.', 'Start it with --origin for it.')
  }
  checkOrigin(origin: string | undefined): void {
    if (origin !== undefined && this.origins.has(origin.toLowerCase())) return
    throw new AffrayError('gate/origin', 'This comes from another site.', 'Use the page this server serves.')
  }
  checkMaking(key: string | undefined): void {
    if (this.key === undefined) return
    const same = key !== undefined && timingSafeEqual(Buffer.from(hashed(key)), Buffer.from(hashed(this.key)))
    if (!same)
      throw new AffrayError('table/key', 'Making tables here needs a key.', 'Ask whoever runs the server for it.')
  }
  /** What a cookie says under TLS. */
  secure(c: Context): string {
    return c.req.header('origin')?.startsWith('https:') === true ? '; Secure' : ''
  }
}

export const loopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)
