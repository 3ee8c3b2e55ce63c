import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { serving, stopAll } from './serving.ts'

afterEach(stopAll)

// A client as a stranger writes it from docs/protocol.md: it imports nothing of Affray.

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Fields = { [name: string]: Json }
interface Asked {
  who: string
  usual?: string
  answered?: string
  options: { key: string }[]
}
interface Shown {
  asked: number
  table: { state: string }
  scene: { asked: Asked[]; dice: { who: string } | null; outcome: object | null; log: { told: string }[] }
}
type Change = { at: (string | number)[]; to?: Json; gone?: true; keep?: number; more?: Json[] }

function put(whole: Json, change: Change): Json {
  const [first, ...rest] = change.at
  const { to = null, gone, keep, more = [] } = change
  if (first === undefined) return keep === undefined ? to : [...(whole as Json[]).slice(0, keep), ...more]
  const inner = (value: Json | undefined): Json => put(value ?? null, { ...change, at: rest })
  if (typeof first === 'number') return (whole as Json[]).map((value, i) => (i === first ? inner(value) : value))
  const { [first]: old, ...others } = whole as Fields
  return gone && rest.length === 0 ? others : { ...others, [first]: inner(old) }
}

/** One seat: it knows what is shown, sends again what was not acknowledged, and comes back when it is cut off. */
class Plain {
  shown: Shown | undefined
  over = false
  n = 0
  shownAgain = 0
  private ids = 0
  private readonly open = new Map<string, Fields>()
  private socket: WebSocket | undefined
  private readonly origin: string
  private readonly path: string
  private readonly cookie: string
  private woken: () => void = () => {}

  constructor(origin: string, path: string, cookie: string) {
    this.origin = origin
    this.path = path
    this.cookie = cookie
  }
  static async enter(origin: string, link: string): Promise<Plain> {
    const [path = '', secret = ''] = link.split('#')
    const headers = { origin, 'content-type': 'application/json' }
    const answer = await fetch(`${origin}${path}/enter`, { method: 'POST', headers, body: JSON.stringify({ secret }) })
    if (answer.status !== 204) throw new Error(await answer.text())
    const plain = new Plain(origin, path, (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
    plain.connect()
    return plain
  }
  private connect(): void {
    const { origin, cookie } = this
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${this.path}/socket`, { headers: { origin, cookie } })
    this.socket = socket
    socket.on('open', () => {
      for (const message of this.open.values()) socket.send(JSON.stringify(message))
    })
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Fields))
    socket.on('close', () => {
      if (!this.over) this.connect()
    })
    socket.on('error', () => {})
  }
  private hear(told: Fields): void {
    if (told.type === 'shown') {
      this.shown = told.shown as unknown as Shown
      this.n = told.n as number
      this.shownAgain++
    } else if (told.type === 'changed') {
      if (told.n !== this.n + 1) {
        this.send({ type: 'look', from: this.n })
        return
      }
      let now = this.shown as unknown as Json
      for (const change of told.changes as unknown as Change[]) now = put(now, change)
      this.shown = now as unknown as Shown
      this.n = told.n
    } else if (told.type === 'done' || told.type === 'refused') this.open.delete(told.id as string)
    this.woken()
  }
  private send(message: Fields): void {
    const whole = { ...message, id: `p${++this.ids}` }
    if (message.type !== 'look') this.open.set(whole.id, whole)
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(whole))
  }
  say(message: Fields): void {
    this.send(message)
  }
  cutOff(): void {
    this.socket?.terminate()
  }
  /** Plays to the end; gives how many answers that took. */
  async play(cutAfter: number): Promise<number> {
    let answers = 0
    for (;;) {
      const { shown } = this
      if (shown?.scene.outcome) break
      const asked = shown?.scene.asked.find((one) => one.answered === undefined)
      if (shown !== undefined && this.open.size === 0 && (asked !== undefined || shown.scene.dice !== null)) {
        if (asked !== undefined) {
          const key = asked.usual ?? asked.options[0]?.key ?? ''
          this.send({ type: 'answer', who: asked.who, key, asked: shown.asked })
        } else this.send({ type: 'throw', asked: shown.asked, dice: 'for me' })
        if (++answers === cutAfter) this.cutOff()
      } else
        await new Promise<void>((resolve) => {
          this.woken = resolve
        })
    }
    this.over = true
    this.socket?.close()
    return answers
  }
}

test.each(['example/duel', 'legend/duel', 'd6/tavern-brawl'])(
  'a client that knows docs/protocol.md alone plays %s to its end, cut off in the middle',
  async (ready) => {
    const server = await serving()
    const origin = server.address.replace(/\/$/, '')
    const made = await fetch(`${origin}/api/tables`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ from: { ready }, begin: true }),
    })
    expect(made.status).toBe(201)
    const { links } = (await made.json()) as { links: { seat: string; path: string }[] }
    const [master, ...others] = await Promise.all(links.map(({ path }) => Plain.enter(origin, path)))
    master?.say({ type: 'settings', pace: 0 })
    const played = await Promise.all([master, ...others].map((one, i) => one?.play(i === 0 ? 0 : 1) ?? 0))
    expect(Math.max(...played)).toBeGreaterThan(0)
    for (const one of others) expect(one.shownAgain).toBeGreaterThan(1)
    const story = master?.shown?.scene.log ?? []
    expect(story.length).toBeGreaterThan(3)
    expect(master?.shown?.table.state).toBe('over')
  },
)
