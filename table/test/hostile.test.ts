import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client, make, pathOf } from './client.ts'
import { atTable, cookieOf, serving, stopAll } from './serving.ts'

afterEach(stopAll)

describe('whoever never reads', () => {
  test('is cut when too much lies unread; others at the table go on', async () => {
    const server = await serving()
    const table = await make(server.address, { from: { ready: 'renaissance/pike-line' } })
    const gm = await Client.enter(server.address, pathOf(table, 'gm'), 'g')
    const link = gm.until((one) => one.type === 'link')
    await gm.say({ type: 'seat', name: 'deaf', gm: true })
    const told = await link
    const path = told.type === 'link' ? told.path : ''
    const origin = server.address.replace(/\/$/, '')
    const deaf = new WebSocket(`${origin.replace('http', 'ws')}${path.split('#')[0]}/socket`, {
      headers: { origin, cookie: await cookieOf(server, path) },
      perMessageDeflate: false,
    })
    deaf.on('error', () => {})
    await new Promise((resolve) => deaf.once('message', resolve))
    deaf.pause()
    const here = (): boolean => gm.shown.seats.some(({ name, here }) => name === 'deaf' && here)
    await gm.sees(here)
    const gone = gm.sees(() => !here())
    // As much as a seat may ask: what the system keeps for a reader is soon full.
    for (let i = 0; i < 95; i++) deaf.send(JSON.stringify({ type: 'look', id: `l${i}` }))
    await gone
    expect(await gm.say({ type: 'chat', text: 'is anybody there?' })).toMatchObject({ type: 'done' })
    deaf.terminate()
  })
})

describe('connections that never finish their asking', () => {
  test('hold nobody up, neither at play nor when the server stops', async () => {
    const server = await serving()
    const halves: Socket[] = []
    for (const text of ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: ', 'POST /api/join HTTP/1.1\r\nContent-Length: 9\r\n'])
      for (let i = 0; i < 25; i++) {
        const half = connect(server.port, '127.0.0.1')
        half.on('error', () => {})
        halves.push(half)
        await new Promise<void>((resolve) => half.once('connect', () => half.write(text, () => resolve())))
      }
    const { ana, gm } = await atTable(server)
    expect((await ana.answerUsual())?.type).toBe('done')
    expect(await gm.say({ type: 'chat', text: 'fine' })).toMatchObject({ type: 'done' })
    const closed = halves.map((half) => new Promise((resolve) => half.once('close', resolve)))
    await stopAll()
    await Promise.all(closed)
  })
})
