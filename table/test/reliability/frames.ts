import { WebSocket } from 'ws'
import { make, pathOf } from '../client.ts'
import { samples } from '../samples.ts'
import { gauged } from './gauged.ts'
import { Honest } from './hostile.ts'

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
  const server = await gauged()
  const bad = await make(server.address, { from: { ready: 'example/duel' } })
  const honest = await Honest.at(server)
  const before = await server.memory()
  const origin = server.address.replace(/\/$/, '')
  const [path = '', secret = ''] = pathOf(bad, bad.links[1]?.seat ?? '').split('#')
  let [cut, sent] = [0, 0]
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
      socket.once('close', () => cut++)
      while (socket.readyState === socket.OPEN) {
        const { value, done } = source.next()
        if (done === true) {
          socket.terminate()
          return
        }
        sent++
        // No faster than the server takes them, so that this process can see how somebody honest fares.
        await new Promise((resolve) => socket.send(value, resolve))
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: 8 }, offender))
  const seconds = Math.round((performance.now() - begun) / 1000)
  const found = await honest.ends()
  const after = await server.memory()
  server.kill()
  return { frames: sent, cut, seconds, honest: found, memory: { before, after } }
}
