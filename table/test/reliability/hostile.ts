import { connect, type Socket } from 'node:net'
import { WebSocket } from 'ws'
import { Client, make, pathOf } from '../client.ts'
import { gauged } from './gauged.ts'

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Somebody honest, who does one thing after the other; how long each took until it was acknowledged. */
export class Honest {
  private readonly client: Client
  private going = true
  private readonly times: number[] = []
  private readonly playing: Promise<void>

  private constructor(client: Client) {
    this.client = client
    this.playing = this.play()
  }
  static async at(server: { readonly address: string }): Promise<Honest> {
    const table = await make(server.address, { from: { ready: 'legend/duel' } })
    return new Honest(await Client.enter(server.address, pathOf(table, 'gm')))
  }
  private async play(): Promise<void> {
    for (let i = 0; this.going; i++) {
      const begun = performance.now()
      const told = await this.client.say({ type: 'pause', paused: i % 2 === 0 })
      if (told.type === 'done') this.times.push(performance.now() - begun)
      await sleep(60)
    }
  }
  async ends(): Promise<{ acts: number; p50: number; p99: number }> {
    this.going = false
    await this.playing
    this.client.terminate()
    const sorted = this.times.sort((a, b) => a - b)
    const quantile = (q: number): number => Math.round(10 * (sorted[Math.floor(q * sorted.length)] ?? 0)) / 10
    return { acts: sorted.length, p50: quantile(0.5), p99: quantile(0.99) }
  }
}

/** Connections that ask for something and never finish the asking. */
export async function halfOpen(connections: number) {
  const server = await gauged()
  const honest = await Honest.at(server)
  const { port } = new URL(server.address)
  const before = await server.memory()
  let [open, cut] = [0, 0]
  const sockets: Socket[] = []
  for (let i = 0; i < connections; i++) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('connect', () => {
      open++
      socket.write(i % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: ' : 'POST /api/tables HTTP/1.1\r\nContent-Length: 100\r\n')
    })
    socket.on('error', () => {})
    socket.on('close', () => cut++)
    sockets.push(socket)
    if (i % 200 === 199) await sleep(20)
  }
  const during = await server.memory()
  const begun = performance.now()
  while (cut < connections && performance.now() - begun < 90_000) await sleep(500)
  const seconds = Math.round((performance.now() - begun) / 1000)
  const found = await honest.ends()
  const after = await server.memory()
  for (const socket of sockets) socket.destroy()
  server.kill()
  return { connections, open, cut, seconds, honest: found, memory: { before, during, after } }
}

/** Sockets that ask to be shown everything again and again and read nothing of it. */
export async function neverRead(count: number) {
  const server = await gauged()
  const honest = await Honest.at(server)
  const origin = server.address.replace(/\/$/, '')
  const before = await server.memory()
  let cut = 0
  const one = async (): Promise<void> => {
    const table = await make(server.address, { from: { ready: 'renaissance/pike-line' }, play: 'gm' })
    const [path = '', secret = ''] = pathOf(table, 'gm').split('#')
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}/socket`, {
      headers: { origin, cookie: `seat=${secret}` },
    })
    socket.on('error', () => {})
    await new Promise((resolve) => socket.once('message', resolve))
    socket.pause()
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    let live = true
    void ended.then(() => {
      live = false
    })
    // As fast as it is not refused outright: whoever is far too fast is cut for that.
    for (let i = 0; i < 300 && live; i++) {
      socket.send(JSON.stringify({ type: 'look', id: `l${i}` }))
      await sleep(50)
    }
    socket.resume()
    await Promise.race([ended, sleep(3000)])
    if (!live) cut++
    socket.terminate()
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: count }, one))
  const found = await honest.ends()
  const after = await server.memory()
  server.kill()
  const seconds = Math.round((performance.now() - begun) / 1000)
  return { sockets: count, cut, seconds, honest: found, memory: { before, after } }
}
