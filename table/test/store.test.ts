import process from 'node:process'
import type { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { Health } from '../src/server/health.ts'
import type { Fates, Write } from '../src/server/store.ts'
import { threadedStore } from '../src/server/threaded-store.ts'
import { Client, pathOf } from './client.ts'
import { freshFolder } from './server.ts'
import { atTable, serving, stopAll } from './serving.ts'

afterEach(stopAll)

const row = (id: string) => ({ id, system: 'example', title: 'A fight', made: 0, touched: 0 })
const table = (id: string): Write => ({ write: 'table', row: row(id), file: '{}' })
const once = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('a store in a thread of its own', () => {
  test('answers in the order it was asked, and has everything it was given when it is shut', async () => {
    const folder = freshFolder()
    const store = await threadedStore(folder, new Health(pino({ level: 'silent' })))
    const write = store.write([table('a')])
    const read = store.table('a')
    const last = store.write([table('b')])
    const shut = store.close()
    expect((await write).of.size).toBe(0)
    expect(await read).toMatchObject({ id: 'a' })
    expect((await last).of.size).toBe(0)
    await shut
    const again = await threadedStore(folder, new Health(pino({ level: 'silent' })))
    expect(await again.count()).toBe(2)
    await again.close()
  })
  test('refuses in the words of the store, and the folder is free when it did not open', async () => {
    const folder = freshFolder()
    const health = new Health(pino({ level: 'silent' }))
    const first = await threadedStore(folder, health)
    await expect(threadedStore(folder, health)).rejects.toMatchObject({ code: 'store/locked' })
    await expect(first.backup(folder)).rejects.toMatchObject({ code: 'backup/path' })
    await first.close()
    await (await threadedStore(folder, health)).close()
  })
  test('that ends while it writes leaves nobody knowing what is there; the next question begins another', async () => {
    const begun: Worker[] = []
    const note = (worker: Worker) => begun.push(worker)
    process.on('worker', note)
    const health = new Health(pino({ level: 'silent' }))
    const store = await threadedStore(freshFolder(), health)
    process.off('worker', note)
    const write = store.write([table('a'), table('b')])
    await begun[0]?.terminate()
    const { of } = await write
    // It may have been quicker than its end.
    if (of.size > 0) {
      expect([...of]).toEqual([
        ['a', 'unknown'],
        ['b', 'unknown'],
      ])
      expect(health.faults.map(({ work }) => work)).toEqual(['storing'])
    }
    expect((await store.write([table('c')])).of.size).toBe(0)
    expect(await store.table('c')).toMatchObject({ id: 'c' })
    await store.close()
  })
})

/** A server whose store waits with each write until it may, and then does or says something else. */
async function gated(answer: (really: () => Promise<Fates>, group: readonly Write[]) => Promise<Fates>) {
  const server = await serving()
  const at = await atTable(server)
  const { store } = server.host
  const { write } = store
  const asked: (() => void)[] = []
  const before = server.host.counts.deeds
  store.write = async (group) => {
    await new Promise<void>((resolve) => asked.push(resolve))
    return answer(() => write(group), group)
  }
  const open = (): void => {
    store.write = write
    for (const go of asked.splice(0)) go()
  }
  /** When somebody's deed is being stored, and so many deeds were done since. */
  const waits = async (behind = 0): Promise<void> => {
    while (asked.length === 0 || server.host.counts.deeds < before + 1 + behind) await once()
  }
  return { server, ...at, open, waits }
}

describe('while something is being stored', () => {
  test('it is not told, and a repetition of it is answered behind it and done once', async () => {
    const { ana, gm, open, waits } = await gated((really) => really())
    ana.send({ type: 'chat', id: 'm', text: 'once' })
    await waits()
    ana.send({ type: 'chat', id: 'm', text: 'once' })
    const other = gm.say({ type: 'chat', text: 'me too' })
    await waits(1)
    expect([...ana.heard, ...gm.heard].filter(({ type }) => type === 'done')).toEqual([])
    expect(gm.shown.chat).toEqual([])
    open()
    await other
    await ana.settled()
    expect(ana.heard.filter((told) => told.type === 'done' && told.id === 'm').length).toBe(2)
    expect(ana.shown.chat.map(({ text }) => text)).toEqual(['once', 'me too'])
  })
  test('and it cannot be, what was done behind it is refused too, and what is said then is heard', async () => {
    const at = await gated(async () => ({ of: new Map([[at.table.table, 'refused']]), because: 'full' }))
    const { ana, ben, open, waits } = at
    const first = ana.say({ type: 'chat', text: 'one' })
    await waits()
    const second = ben.say({ type: 'chat', text: 'two' })
    await waits(1)
    open()
    expect(await first).toMatchObject({ type: 'refused', code: 'store/failed' })
    const third = ana.say({ type: 'chat', text: 'three' })
    expect(await second).toMatchObject({ type: 'refused', code: 'store/failed' })
    expect(await third).toMatchObject({ type: 'done' })
    await ben.settled()
    expect(ben.shown.chat.map(({ text }) => text)).toEqual(['three'])
  })
})

describe('where nobody knows whether something was stored', () => {
  test.each([
    ['it was', true],
    ['it was not', false],
  ])('nothing is acknowledged or refused, all come back, and what is sent again is there once: %s', async (_, was) => {
    const at = await gated(async (really, group) => {
      if (was) await really()
      return { of: new Map(group.map(() => [at.table.table, 'unknown'] as const)), because: 'the thread has ended' }
    })
    const { server, ana, ben, table, open, waits } = at
    ana.send({ type: 'chat', id: 'm', text: 'once' })
    await waits()
    open()
    await Promise.all([ana.ended, ben.ended])
    expect(ana.heard.filter((told) => 'id' in told && told.id === 'm')).toEqual([])
    expect(ben.heard.at(-1)).toMatchObject({ type: 'bye', code: 'stopping' })
    const back = await Client.enter(server.address, pathOf(table, 'ana'))
    expect(back.shown.chat.length).toBe(was ? 1 : 0)
    expect(await back.say({ type: 'chat', text: 'once' }, 'm')).toMatchObject({ type: 'done' })
    await back.settled()
    expect(back.shown.chat.map(({ text }) => text)).toEqual(['once'])
  })
})
