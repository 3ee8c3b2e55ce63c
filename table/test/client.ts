import { type Change, changed } from '@affray/engine/play'
import { WebSocket } from 'ws'
import type { Said, Shown, TableMade, Told } from '../src/protocol/index.ts'

type WithoutId<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never
/** A message of a client, before it has a name. */
export type Saying = WithoutId<Said>

/** A scripted client of one seat: it says what a page would say and knows what a page would show. */
export class Client {
  shown!: Shown
  n = 0
  readonly heard: Told[] = []
  bytes = ''
  private readonly socket: WebSocket
  private waiting: { readonly until: (told: Told) => boolean; readonly done: (told: Told) => void }[] = []
  private ids = 0
  private readonly name: string
  ended: Promise<void>

  private constructor(socket: WebSocket, name: string) {
    this.socket = socket
    this.name = name
    this.ended = new Promise((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => {})
    socket.on('message', (data) => this.hear(String(data)))
  }

  /** Enters by a link as a page does: the secret for a cookie, then the socket. */
  static async enter(address: string, path: string, name = 'c'): Promise<Client> {
    const [place = '', secret = ''] = path.split('#')
    const origin = address.replace(/\/$/, '')
    const response = await fetch(`${origin}${place}/enter`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ secret }),
    })
    if (!response.ok) throw new Error(`entering: ${response.status} ${await response.text()}`)
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${place}/socket`, { headers: { origin, cookie } })
    const client = new Client(socket, name)
    await client.until((told) => told.type === 'shown' || told.type === 'bye')
    return client
  }

  private hear(text: string): void {
    this.bytes += `${text}\n`
    // What the server sends is its own protocol.
    const told = JSON.parse(text) as Told
    this.heard.push(told)
    if (told.type === 'shown') {
      this.shown = told.shown
      this.n = told.n
    } else if (told.type === 'changed') {
      if (told.n !== this.n + 1) throw new Error(`changes ${told.n} follow ${this.n}`)
      this.shown = changed(this.shown, told.changes as Change[])
      this.n = told.n
    }
    const [met, others] = [
      this.waiting.filter((one) => one.until(told)),
      this.waiting.filter((one) => !one.until(told)),
    ]
    this.waiting = others
    for (const { done } of met) done(told)
  }

  /** The next message that is so. */
  until(until: (told: Told) => boolean): Promise<Told> {
    return new Promise((done) => this.waiting.push({ until, done }))
  }
  /** When what is shown is so, now or after some change. */
  async sees(so: (shown: Shown) => boolean): Promise<Shown> {
    while (this.shown === undefined || !so(this.shown)) {
      await this.until(() => true)
    }
    return this.shown
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  /** Says something, and gives the last of what is answered to it. */
  async say(saying: Saying, id = `${this.name}${++this.ids}`): Promise<Told> {
    const answered = this.until(
      (told) => 'id' in told && told.id === id && told.type !== 'link' && told.type !== 'progress',
    )
    this.send({ ...saying, id })
    return answered
  }
  /** When everything that was under way has arrived: a question whose refusal comes behind it. */
  async settled(): Promise<void> {
    await this.say({ type: 'cancel', of: 'nothing' }, `settled${++this.ids}`)
  }
  /** Answers what is asked as is usual, or with the first option. */
  async answerUsual(): Promise<Told | undefined> {
    const { asked, scene } = this.shown
    const open = scene.asked.find((one) => one.answered === undefined)
    if (open !== undefined)
      return this.say({ type: 'answer', who: open.who, key: open.usual ?? open.options[0]?.key ?? '', asked })
    if (scene.dice !== null) return this.say({ type: 'throw', asked, dice: 'for me' })
    // Whoever asks again and again must let what is under way arrive.
    await new Promise((resolve) => setImmediate(resolve))
    return undefined
  }

  close(): void {
    this.socket.close()
  }
  terminate(): void {
    this.socket.terminate()
  }
}

/** Makes a table over HTTP. */
export async function make(address: string, wanted: object): Promise<TableMade> {
  const origin = address.replace(/\/$/, '')
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    // Whoever tests something else begins at once.
    body: JSON.stringify({ begin: true, ...wanted }),
  })
  if (response.status !== 201) throw new Error(`making: ${response.status} ${await response.text()}`)
  return (await response.json()) as TableMade
}
/** The path of a seat's link. */
export function pathOf({ links }: TableMade, seat: string): string {
  const link = links.find((one) => one.seat === seat)
  if (link === undefined) throw new Error(`no link to ${seat}: ${links.map((one) => one.seat).join(', ')}`)
  return link.path
}
