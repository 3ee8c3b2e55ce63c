import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { Serving } from '../src/server/index.ts'
import { pathOf } from './client.ts'
import { ask, atTable, cookieOf, serving, servingHere, stopAll } from './serving.ts'

afterEach(stopAll)

/** The status of a request exactly as it is written. */
const statusOf = (port: number | undefined, path: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end()
  })

test('an address that cannot be read is nowhere, and no fault of the server', async () => {
  const server = await serving()
  for (const path of ['/assets/%', '/assets/%E0%A4%A', '/%', '/assets/..%2f..%2fpackage.json', '/t/%/%/file'])
    expect([path, await statusOf(server.port, path)]).toEqual([path, path.startsWith('/t/') ? 401 : 404])
  expect(server.host.health.faults).toEqual([])
})

test('what is too large is refused with the size that was too much there', async () => {
  const server = await serving()
  const said = async (path: string, many: number): Promise<unknown> =>
    (await ask(server, path, { x: 'x'.repeat(many) })).json()
  expect(await said('/api/join', 5000)).toMatchObject({ code: 'http/large', remedy: 'At most 4096 bytes are read.' })
  expect(await said('/api/tables', 2_100_000)).toMatchObject({ remedy: 'At most 2004096 bytes are read.' })
})

/** Opens a socket as a page does, and gives the status it is turned away with. */
const socketStatus = async (server: Serving, place: string, cookie: string): Promise<number> =>
  statusOf(server.port, `${place}/socket`, {
    cookie,
    origin: server.address.replace(/\/$/, ''),
    connection: 'Upgrade',
    upgrade: 'websocket',
  })

test('a store that cannot be read is the server’s fault and not the guest’s', async () => {
  const { server, database } = await servingHere()
  const { table } = await atTable(server)
  const cookie = await cookieOf(server, pathOf(table, 'ana'))
  const { store } = server.host
  const { link } = store
  store.link = async (hash) => {
    await store.load(table.table)
    return link(hash)
  }
  database.exec("UPDATE snapshots SET sum = ''")
  expect(await socketStatus(server, `/t/${table.table}/ana`, cookie)).toBe(503)
  store.link = link
  expect(await socketStatus(server, `/t/${table.table}/ana`, 'seat=none')).toBe(401)
})

test('health and metrics are told under the names of this computer alone', async () => {
  const server = await serving({ metrics: 0 })
  for (const path of ['/health', '/metrics']) {
    expect(await statusOf(server.metrics, path, { host: 'evil.example' })).toBe(403)
    expect(await statusOf(server.metrics, path, { host: `localhost:${server.metrics}` })).toBe(200)
  }
})

test('marks that cannot be seen or turn the line are taken out of what people write', async () => {
  const server = await serving()
  const { gm, ana } = await atTable(server)
  await ana.say({ type: 'chat', text: 'a\0b\u202Ec\u2066d\uE000e\nf \u{1F468}\u200D\u{1F469}' })
  await gm.sees(({ chat }) => chat.length === 1)
  expect(gm.shown.chat[0]?.text).toBe('abcde\nf \u{1F468}\u200D\u{1F469}')
  expect(await ana.say({ type: 'chat', text: '\u202E\0' })).toMatchObject({ type: 'refused', code: 'message/invalid' })
  await gm.say({ type: 'settings', title: 'The\u202E inn' })
  expect(gm.shown.table.title).toBe('The inn')
})
