import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { byPolicy, Fight, systems } from '@affray/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from 'yaml'
import { make, pathOf } from './client.ts'
import { cookieOf, serving, stopAll } from './serving.ts'

afterEach(stopAll)

/** What is sent for an address to a browser that says what it understands. */
const sent = (address: string, path: string, accepts?: string) =>
  new Promise<{ way: string | undefined; body: Buffer }>((resolve, reject) => {
    const headers = accepts === undefined ? {} : { 'accept-encoding': accepts }
    const asking = request(new URL(path, address), { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ way: response.headers['content-encoding'], body: Buffer.concat(parts) }))
    })
    asking.on('error', reject)
    asking.end()
  })

describe('what a browser loads', () => {
  test('is compressed as it understands, and the same to the byte when it is read', async () => {
    const { address } = await serving()
    const plain = await sent(address, '/')
    expect(plain.way).toBeUndefined()
    const zipped = await sent(address, '/', 'gzip, deflate')
    expect(zipped.way).toBe('gzip')
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    expect((await sent(address, '/', 'gzip, br;q=1')).way).toBe('br')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(String(plain.body))?.[1] ?? ''
    const [whole, small] = [await sent(address, script), await sent(address, script, 'br')]
    expect(small.body.length).toBeLessThan(whole.body.length / 2)
    expect((await sent(address, `${script}.br`)).body.toString()).toContain('There is nothing here')
  })
})

/** A fight of bots with more than a thousand lines, as its file. */
function longFight(): object {
  const path = new URL('../../scenarios/cfi/rats-and-kobolds.yaml', import.meta.url)
  const scenario: unknown = parse(readFileSync(path, 'utf8'), { merge: true })
  const bots = byPolicy(() => systems.cfi.policies.default)
  return Fight.begin(systems.cfi, scenario, { by: 'keyed', seed: 'runs' }, [bots]).proceed().file({ reveal: true })
}

/** How many bytes came over the wire before the first message, which is the whole scene. */
const joined = async (address: string, path: string, cookie: string) => {
  const origin = address.replace(/\/$/, '')
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path.split('#')[0]}/socket`, {
    headers: { origin, cookie },
  })
  let wire: Socket | undefined
  socket.once('upgrade', (response) => {
    wire = response.socket
  })
  const text = await new Promise<string>((resolve, reject) => {
    socket.once('message', (data) => resolve(String(data)))
    socket.once('error', reject)
  })
  socket.terminate()
  return { text, bytes: wire?.bytesRead ?? Number.POSITIVE_INFINITY }
}

describe('whoever comes late to a long fight', () => {
  test('is sent a thousand lines in at most 60 kB', async () => {
    const server = await serving()
    const table = await make(server.address, { from: { file: JSON.stringify(longFight()) } })
    const path = pathOf(table, 'gm')
    const { text, bytes } = await joined(server.address, path, await cookieOf(server, path))
    const { shown } = JSON.parse(text) as { shown: { scene: { log: unknown[] } } }
    expect(shown.scene.log.length).toBeGreaterThan(1000)
    expect(bytes).toBeLessThan(60_000)
  })
})
