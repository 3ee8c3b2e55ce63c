import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { AffrayError } from '@affray/engine'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { type Said, said } from '../protocol/said.ts'
import type { Told } from '../protocol/told.ts'
import type { Line } from './held.ts'
import type { Host } from './host.ts'
import { Buckets } from './limits.ts'

/** The largest frame a client may send. */
const MOST_BYTES = 64 * 1024
/** So much may lie unread besides the longest message before a connection is cut: a long fight is sent whole to whoever comes late. */
const MOST_UNREAD = 512 * 1024
/**
 * What is longer is sent compressed: a story says much the same again and again. Nothing is remembered from one message to the next.
 * Of a few at once only so many end in a turn of the event loop: beside bots that think, two were too few for 150 acts a second.
 */
const COMPRESSED = {
  threshold: 4096,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  concurrencyLimit: 16,
} as const
/** So often everybody is asked whether he is still there. */
const BEAT = 20_000

/** So long those to whom goodbye was said have time to hear it. */
const FAREWELL = 1000

/** The sockets of all seats. */
export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: COMPRESSED,
  })
  private readonly host: Host
  private readonly beat: NodeJS.Timeout
  private readonly alive = new WeakSet<WebSocket>()
  /** Whoever sends on and on, though he is told that it is too much, is cut. */
  private readonly frames = new Buckets(60, 600)
  private taken = 0

  constructor(host: Host) {
    this.host = host
    this.beat = host.health.every('connections', BEAT, () => this.ask())
    this.beat.unref()
  }

  /** Takes a connection that has shown its right to a seat. */
  take(request: IncomingMessage, stream: Duplex, head: Buffer, at: Pick<Line, 'table' | 'seat' | 'link'>): void {
    const seated = this.host.health.guarded('connections', (socket: WebSocket) => this.seated(socket, at))
    this.server.handleUpgrade(request, stream, head, seated)
  }

  private seated(socket: WebSocket, at: Pick<Line, 'table' | 'seat' | 'link'>): void {
    this.alive.add(socket)
    const name = String(++this.taken)
    let longest = 0
    const line: Line = {
      ...at,
      tell: (message) => {
        if (socket.readyState !== socket.OPEN) return
        longest = Math.max(longest, message.length)
        if (socket.bufferedAmount > MOST_UNREAD + longest) this.cut(socket)
        else socket.send(message)
      },
      end: (code, because) => this.goodbye(socket, code, because),
    }
    const guarded = <A extends readonly unknown[]>(run: (...args: A) => void) =>
      this.host.health.guarded('connections', run)
    const left = (): void => {
      this.frames.drop(name)
      this.host.leave(line)
    }
    const heard = (data: RawData, binary: boolean): void => {
      // Whoever was cut may have sent more before he knew.
      if (socket.readyState !== socket.OPEN) return
      const message = binary ? undefined : readable(String(data))
      if (message === undefined) this.goodbye(socket, 'unreadable', 'That was no message of this protocol.')
      else if (!this.frames.take(name)) this.goodbye(socket, 'full', 'That was far too much at once.')
      else if ('refused' in message) line.tell(JSON.stringify(message.refused))
      else this.host.hear(line, message.said)
    }
    socket.on(
      'pong',
      guarded(() => this.alive.add(socket)),
    )
    socket.on(
      'error',
      guarded(() => socket.terminate()),
    )
    socket.on('close', guarded(left))
    socket.on('message', guarded(heard))
    // Nothing is read before he is there.
    socket.pause()
    this.host.health.later('connections', this.joined(socket, line))
  }
  private async joined(socket: WebSocket, line: Line): Promise<void> {
    try {
      await this.host.join(line)
    } catch (thrown) {
      const full = thrown instanceof AffrayError && /^limit\//.test(thrown.code)
      if (!(thrown instanceof AffrayError)) this.host.health.failed('tables', thrown)
      const known = thrown instanceof AffrayError ? thrown.message : 'Something went wrong at this table.'
      this.goodbye(socket, full ? 'full' : 'gone', known)
    }
    socket.resume()
    if (socket.readyState !== socket.OPEN) this.host.leave(line)
  }

  private goodbye(socket: WebSocket, code: Bye['code'], because: string): void {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify({ type: 'bye', code, because } satisfies Told))
    socket.close(1000)
    // Whoever does not answer that is not waited for.
    const timer = this.host.health.after('connections', FAREWELL, () => socket.terminate())
    socket.once(
      'close',
      this.host.health.guarded('connections', () => clearTimeout(timer)),
    )
  }
  private cut(socket: WebSocket): void {
    this.goodbye(socket, 'slow', 'Too much was sent that was never read.')
    socket.terminate()
  }

  private ask(): void {
    for (const socket of this.server.clients) {
      if (!this.alive.has(socket)) socket.terminate()
      this.alive.delete(socket)
      socket.ping()
    }
  }

  get count(): number {
    return this.server.clients.size
  }

  /** Says goodbye to everybody, and waits a moment until they have heard it: whoever does not listen is not waited for. */
  async stop(): Promise<void> {
    clearInterval(this.beat)
    const { clients } = this.server
    for (const socket of clients) this.goodbye(socket, 'stopping', 'The server stops. It comes back where it was.')
    const closed = Promise.all([...clients].map((socket) => new Promise((resolve) => socket.once('close', resolve))))
    let timer: NodeJS.Timeout | undefined
    await Promise.race([
      closed,
      new Promise((resolve) => {
        timer = this.host.health.after('connections', FAREWELL, () => resolve(undefined))
      }),
    ])
    clearTimeout(timer)
    for (const socket of clients) socket.terminate()
    this.server.close()
  }
}

type Bye = Extract<Told, { readonly type: 'bye' }>
type Heard = { readonly said: Said } | { readonly refused: Told }

/** A frame as a message; a message that is none of the protocol's is refused by its id, and what has none is unreadable. */
function readable(text: string): Heard | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  const parsed = said.safeParse(data)
  if (parsed.success) return { said: parsed.data }
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined
  if (typeof id !== 'string' || id.length > 40) return undefined
  const fault = parsed.error.issues[0]
  const where = fault?.path.map(String) ?? []
  return {
    refused: {
      type: 'refused',
      id,
      code: 'message/invalid',
      because: `This message cannot be used: ${where.join('.') || 'the whole'}: ${fault?.message ?? ''}.`,
      remedy: 'Send one of the messages docs/protocol.md lists.',
    },
  }
}
