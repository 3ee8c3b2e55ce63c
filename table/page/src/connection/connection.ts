import { changed } from '@affray/engine/play'
import { signal } from '@preact/signals'
import type { Said } from '../../../src/protocol/said.ts'
import type { Shown, Told } from '../../../src/protocol/told.ts'
import { backoff } from './backoff.ts'
import { freshName } from './names.ts'

type Unnamed<S> = S extends { readonly id: string } ? Omit<S, 'id'> : never
/** A message as the page writes it: its name is given when it is sent. */
export type Message = Unnamed<Said>
/** What the server answers to one message. */
export type Reply = Extract<Told, { readonly id: string }>

/** A message that is on its way: it is kept until the server has said what became of it. */
export interface Sending {
  readonly said: Said
  readonly progress?: number
  /** So many questions of others come before it. */
  readonly ahead?: number
}

/** What is answered when it is computed, not at once. */
const LONG: ReadonlySet<Said['type']> = new Set(['odds', 'advice', 'prospect', 'gestures'])
/** How long a line may be silent after something was said, in milliseconds. */
const SILENCE = 8000

/** `ended`: the server has said good-bye, and coming back by itself would be of no use. */
export type Standing = 'connecting' | 'connected' | 'lost' | 'ended'

/** The seat's line to its table. What it holds is what the server said last: nothing is guessed ahead of it. */
export class Connection {
  readonly shown = signal<Shown | undefined>(undefined)
  readonly you = signal('')
  readonly version = signal('')
  readonly standing = signal<Standing>('connecting')
  readonly bye = signal<Extract<Told, { readonly type: 'bye' }> | undefined>(undefined)
  readonly sending = signal<ReadonlyMap<string, Sending>>(new Map())

  private readonly address: string
  private readonly replies = new Map<string, (reply: Reply) => void>()
  private socket: WebSocket | undefined
  private n: number | undefined
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined

  /** `unsaid`: what a page before this one had said and nobody has acknowledged. */
  constructor(address: string, unsaid: readonly Said[] = []) {
    this.address = address
    this.sending.value = new Map(unsaid.map((said) => [said.id, { said }]))
  }

  /** Connects, and connects again as soon as there is reason to think that it works. */
  open(): void {
    this.connect()
    const now = (): void => this.atOnce()
    addEventListener('online', now)
    addEventListener('pageshow', now)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') now()
    })
    addEventListener('offline', () => this.socket?.close())
  }

  /** Says something; the promise is kept when the server has carried it out, refused it or answered. */
  say(message: Message): Promise<Reply> {
    const said = { id: freshName(), ...message } as Said
    this.note(said.id, { said })
    this.send(said)
    return new Promise((resolve) => this.replies.set(said.id, resolve))
  }

  private atOnce(): void {
    if (this.standing.value === 'ended') return
    if (this.standing.value === 'connected') {
      // A phone that slept may hold a line that is dead and does not know it.
      this.send({ id: freshName(), type: 'look' })
      return
    }
    if (this.socket?.readyState === WebSocket.CONNECTING) return
    this.tries = 0
    this.connect()
  }

  /** Something was said that is answered at once: a line on which nothing comes back is given up for a new one. */
  private listen(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => {
      if (this.standing.value !== 'connected') return
      this.standing.value = 'lost'
      const dead = this.socket
      this.connect()
      dead?.close()
    }, SILENCE)
  }

  private connect(): void {
    clearTimeout(this.timer)
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(data) as Told)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.closed()
    }
  }

  private closed(): void {
    if (this.standing.value === 'ended') return
    this.standing.value = 'lost'
    this.timer = setTimeout(() => this.connect(), backoff(this.tries++))
  }

  private send(said: Said): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.socket.send(JSON.stringify(said))
    if (!LONG.has(said.type)) this.listen()
  }

  private hear(told: Told): void {
    clearTimeout(this.silence)
    switch (told.type) {
      case 'shown':
        this.n = told.n
        this.you.value = told.you
        this.version.value = told.version
        this.shown.value = told.shown
        this.arrived()
        break
      case 'changed':
        this.follow(told)
        break
      case 'progress':
        this.note(told.id, { ...this.sending.value.get(told.id), progress: told.share, ahead: told.ahead })
        break
      case 'bye':
        this.bye.value = told
        if (told.code === 'revoked' || told.code === 'gone') this.standing.value = 'ended'
        break
      default:
        this.replied(told)
    }
  }

  private follow({ n, changes }: Extract<Told, { readonly type: 'changed' }>): void {
    if (this.shown.value === undefined || this.n === undefined || n <= this.n) return
    if (n !== this.n + 1) {
      this.n = undefined
      this.send({ id: freshName(), type: 'look' })
      return
    }
    this.n = n
    this.shown.value = changed(this.shown.value, changes)
    this.arrived()
  }

  /** The server has shown us the table, as it does whenever we come: whatever it has not acknowledged is said again under its old name. */
  private arrived(): void {
    if (this.standing.value === 'connected') return
    this.standing.value = 'connected'
    this.tries = 0
    for (const { said } of this.sending.value.values()) this.send(said)
  }

  private replied(reply: Reply): void {
    this.replies.get(reply.id)?.(reply)
    this.replies.delete(reply.id)
    if (!this.sending.value.has(reply.id)) return
    const left = new Map(this.sending.value)
    left.delete(reply.id)
    this.sending.value = left
  }

  private note(id: string, sending: Partial<Sending>): void {
    if (sending.said === undefined) return
    this.sending.value = new Map(this.sending.value).set(id, { ...sending, said: sending.said })
  }
}
