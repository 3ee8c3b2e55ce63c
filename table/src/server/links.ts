import { AffrayError } from '@affray/engine'
import type { Line } from './held.ts'
import { hashed, linkPath } from './secrets.ts'
import { MOST_LINKS, type Store, type Write } from './store.ts'

export interface LinksOf {
  readonly store: Pick<Store, 'link' | 'linksOpened'>
  readonly secret: () => string
  readonly write: (write: Write) => void
  /** The connections of a seat. */
  readonly linesOf: (table: string, seat: string) => readonly Line[]
  readonly end: (table: string, lines: readonly Line[]) => void
}

/** The links to seats: several may lead to one, and none ends by another being made. */
export class Links {
  private readonly of: LinksOf

  constructor(of: LinksOf) {
    this.of = of
  }

  /** Whether a secret opens this seat. */
  async opens(table: string, seat: string, secret: string): Promise<boolean> {
    const link = await this.of.store.link(hashed(secret))
    return link !== undefined && link.table === table && link.seat === seat
  }

  /** The same, by somebody who comes by the link: it gives way to none from then on, and takes the place of the one it ends. */
  async enter(table: string, seat: string, secret: string): Promise<boolean> {
    const hash = hashed(secret)
    const link = await this.of.store.link(hash)
    if (link === undefined || link.table !== table || link.seat !== seat) return false
    const { opened, ends } = link
    if (opened === false) this.of.write({ write: 'opened', table, hash })
    const lines = ends === undefined ? [] : this.of.linesOf(table, seat).filter(({ link }) => link === ends)
    for (const line of lines) if (line.next === hash) line.link = hash
    const left = lines.filter(({ link }) => link === ends)
    if (left.length > 0) this.of.end(table, left)
    return true
  }

  /** Looks whether a further link to a seat may be made: one that somebody came by never gives way. What it gives refuses where not. */
  async mayLead(table: string, seat: string): Promise<() => void> {
    const opened = await this.of.store.linksOpened(table, seat)
    return () => {
      if (opened < MOST_LINKS) return
      throw new AffrayError(
        'link/many',
        `${MOST_LINKS} links to ${seat} have been opened, and one seat has no more.`,
        'End the links to the seat first: a new one is made then.',
      )
    }
  }

  /**
   * Ends the links to a seat with the connections that came by them, and makes a new one. Whoever asks for it of the seat he sits
   * at stays connected, and the link he came by ends when the new one is opened: nobody locks himself out.
   */
  renew(table: string, seat: string, asker: Line | undefined): string {
    const own = asker?.table === table && asker.seat === seat ? asker : undefined
    this.of.write({ write: 'no links', table, seat, ...(own === undefined ? {} : { but: own.link }) })
    const others = this.of.linesOf(table, seat).filter((line) => line !== own)
    if (others.length > 0) this.of.end(table, others)
    return this.further(table, seat, own)
  }

  /** A further link to a seat; `own`: the connection whose link ends once this one is opened. */
  further(table: string, seat: string, own?: Line): string {
    const secret = this.of.secret()
    const hash = hashed(secret)
    if (own !== undefined) own.next = hash
    this.of.write({ write: 'link', table, seat, hash, ...(own === undefined ? {} : { ends: own.link }) })
    return linkPath(table, seat, secret)
  }
}
