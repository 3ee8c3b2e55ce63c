import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import { Client, make, pathOf } from '../client.ts'
import { samples } from '../samples.ts'
import { freshFolder, Server } from '../server.ts'

const memory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Frames made from messages by changing bytes, cutting, repeating, nesting and giving other values. */
function* malformed(count: number): Generator<string | Buffer> {
  let at = 12_345
  const next = (below: number): number => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((at / 2 ** 32) * below)
  }
  const messages = Object.values(samples(1)).map((message, i) => JSON.stringify({ id: `f${i}`, ...message }))
  const VALUES = ['null', '-1', '1e309', '[]', '{}', '"\\u0000"', '{"__proto__":{}}', `"${'x'.repeat(5000)}"`]
  for (let i = 0; i < count; i++) {
    const text = messages[next(messages.length)] ?? ''
    const place = next(text.length)
    switch (next(6)) {
      case 0:
        yield text.slice(0, place)
        break
      case 1:
        yield text.slice(0, place) + String.fromCharCode(next(0xffff)) + text.slice(place + 1)
        break
      case 2:
        yield text.replace(/:("[^"]*"|\d+|true|false|null)/, () => `:${VALUES[next(VALUES.length)]}`)
        break
      case 3:
        yield Buffer.from(Array.from({ length: next(200) }, () => next(256)))
        break
      case 4:
        yield `${'['.repeat(next(3000))}${text}`
        break
      default:
        yield text.replace('{', `{"by":"gm","gm":true,"x${next(99)}":`)
    }
  }
}

/** Sends frames that are no messages to a server while somebody honest plays there. */
export async function frames(count: number) {
  const server = await Server.start(freshFolder())
  const pid = server.process.pid ?? 0
  const bad = await make(server.address, { from: { ready: 'example/duel' } })
  const good = await make(server.address, { from: { ready: 'legend/duel' } })
  const honest = await Client.enter(server.address, pathOf(good, 'gm'))
  const before = memory(pid)
  const origin = server.address.replace(/\/$/, '')
  const [path = '', secret = ''] = pathOf(bad, bad.links[1]?.seat ?? '').split('#')
  let [cut, sent] = [0, 0]
  const times: number[] = []
  let going = true
  const playing = (async () => {
    for (let i = 0; going; i++) {
      const begun = performance.now()
      const told = await honest.say({ type: 'pause', paused: i % 2 === 0 })
      if (told.type === 'done') times.push(performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })()
  const source = malformed(count)
  const offender = async (): Promise<void> => {
    for (;;) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}/socket`, {
        headers: { origin, cookie: `seat=${secret}` },
      })
      socket.on('error', () => {})
      const open = await new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true))
        socket.once('close', () => resolve(false))
      })
      if (!open) continue
      const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      let live = true
      void ended.then(() => {
        live = false
        cut++
      })
      while (live) {
        const { value, done } = source.next()
        if (done === true) {
          socket.terminate()
          return
        }
        socket.send(value)
        sent++
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, offender))
  going = false
  await playing
  times.sort((a, b) => a - b)
  const after = memory(pid)
  const alive = server.process.exitCode === null
  honest.terminate()
  await server.kill()
  return {
    frames: sent,
    cut,
    alive,
    honestActs: times.length,
    honestP99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    memoryBefore: Math.round(before),
    memoryAfter: Math.round(after),
  }
}
