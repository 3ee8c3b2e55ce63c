import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { tableOf } from '../src/server/store.ts'
import { Client, pathOf } from './client.ts'
import { copyOf, damage, opens, storeOfKilled } from './reliability/damage.ts'
import { killed } from './reliability/killing.ts'
import { atTable, cookieOf, serving, stopAll } from './serving.ts'

afterEach(stopAll)

describe('a server that is killed', () => {
  test('before it stores, after it, and before it tells: nothing acknowledged is lost, nothing is done twice', async () => {
    const { lost, doubled, unseen, acknowledged } = await killed(8)
    expect({ lost, doubled, unseen }).toEqual({ lost: 0, doubled: 0, unseen: 0 })
    expect(acknowledged).toBeGreaterThan(20)
  })
})

describe('a store that is damaged', () => {
  test('opens whole, to a clean prefix, or is refused with a reason; never wrongly', async () => {
    const { folder, table, sums } = await storeOfKilled(60)
    expect(await opens(copyOf(folder), table, sums)).toBe('whole')
    const found: Record<string, number> = {}
    for (let seed = 0; seed < 60; seed++) {
      const copy = copyOf(folder)
      damage(copy, seed)
      const how = await opens(copy, table, sums)
      found[how] = (found[how] ?? 0) + 1
    }
    expect(found.wrongly).toBeUndefined()
    expect(Object.keys(found).length).toBeGreaterThan(1)
  })
})

describe('frames that are no messages', () => {
  const NONSENSE: readonly string[] = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"id":1}',
    '{"type":"answer"}',
    '{"__proto__":{"gm":true},"type":"redo"}',
    '{"id":"x","type":"redo","by":"gm"}',
    '{"id":"x","type":"answer","who":"bouncer","key":"bold","asked":-1}',
    '{"id":"x","type":"settings","bots":{"__proto__":"x"}}',
    `{"id":"x","type":"chat","text":"${'x'.repeat(600)}"}`,
    `{"id":"x","type":"command","command":${'['.repeat(2000)}${']'.repeat(2000)},"because":"x"}`,
    '\u0000\u0001',
  ]
  test('cut whoever sends them or are refused, and nobody else notices', async () => {
    const server = await serving()
    const { table, gm, ana } = await atTable(server)
    const cookie = await cookieOf(server, pathOf(table, 'ben'))
    const origin = server.address.replace(/\/$/, '')
    for (const frame of [...NONSENSE, Buffer.alloc(10, 255), 'x'.repeat(70_000)]) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/t/${table.table}/ben/socket`, {
        headers: { origin, cookie },
      })
      const heard: string[] = []
      const answered = new Promise<void>((resolve) => {
        socket.on('error', () => {})
        socket.on('close', () => resolve())
        socket.on('message', (data) => {
          const text = String(data)
          heard.push(text)
          if (/"type":"(bye|refused)"/.test(text)) resolve()
        })
      })
      socket.on('open', () => socket.send(frame))
      await answered
      expect(heard.join('')).not.toContain('"type":"done"')
      socket.terminate()
    }
    expect((await ana.answerUsual())?.type).toBe('done')
    expect(await gm.say({ type: 'chat', text: 'still here' })).toMatchObject({ type: 'done' })
    expect(Object.hasOwn(Object.prototype, 'gm')).toBe(false)
  })
})

describe('too much at once', () => {
  test('is refused, and whoever goes on and on is cut; others are not held up', async () => {
    const server = await serving()
    const { ana, gm } = await atTable(server)
    const refused = ana.until((told) => told.type === 'refused' && told.code === 'limit/messages')
    for (let i = 0; i < 150; i++) ana.send({ type: 'look', id: 'x' })
    await refused
    for (let i = 0; i < 800; i++) ana.send({ type: 'look', id: 'x' })
    await ana.ended
    expect(ana.heard.at(-1)).toMatchObject({ type: 'bye', code: 'full' })
    expect(await gm.say({ type: 'chat', text: 'calm' })).toMatchObject({ type: 'done' })
  })
})

describe('a table that fails', () => {
  test('is loaded again as it was stored; the server and other tables go on', async () => {
    const server = await serving()
    const [one, other] = [await atTable(server), await atTable(server)]
    await one.ana.answerUsual()
    const held = await server.host.table(one.table.table)
    held.room.game.answer = () => {
      throw new TypeError('a fault of ours')
    }
    await one.ben.answerUsual()
    await one.ana.ended
    expect((await other.ana.answerUsual())?.type).toBe('done')
    const back = await Client.enter(server.address, pathOf(one.table, 'ben'))
    expect((await back.answerUsual())?.type).toBe('done')
    const folder = join(server.host.store.folder, 'faults')
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(kept.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      {
        affray: 'fault',
        table: one.table.table,
        deed: { type: 'answer', who: 'sailor' },
        error: expect.stringContaining('a fault of ours') as string,
      },
    ])
    for (const { path } of one.table.links) expect(kept.join()).not.toContain(path.split('#')[1])
  })
  test('when what was done cannot be stored, it is refused, none of it has happened, and all go on from what is stored', async () => {
    const server = await serving()
    const { table, gm, ana, ben } = await atTable(server)
    const other = await atTable(server)
    await ana.say({ type: 'chat', text: 'kept' })
    const { store } = server.host
    const { write } = store
    const full = new Set([table.table])
    store.write = async (group) => {
      await write(group.filter((one) => !full.has(tableOf(one))))
      return { of: new Map([...full].map((id) => [id, 'refused'])), because: 'disk full' }
    }
    const [lost, others] = await Promise.all([
      ben.say({ type: 'chat', text: 'lost' }),
      other.ana.say({ type: 'chat', text: 'elsewhere' }),
    ])
    expect(lost).toMatchObject({ type: 'refused', code: 'store/failed' })
    expect(others).toMatchObject({ type: 'done' })
    full.clear()
    for (const one of [gm, ana, ben]) {
      await one.settled()
      expect(one.shown.chat.map(({ text }) => text)).toEqual(['kept'])
    }
    expect(await ben.say({ type: 'chat', text: 'again' })).toMatchObject({ type: 'done' })
    expect(await ana.sees(({ chat }) => chat.length === 2)).toMatchObject({
      chat: [{ text: 'kept' }, { text: 'again' }],
    })
  })
})
