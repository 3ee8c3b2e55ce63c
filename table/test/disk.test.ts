import { join } from 'node:path'
import process from 'node:process'
import { afterEach, describe, expect, test } from 'vitest'
import { SqliteStore } from '../src/server/sqlite-store.ts'
import { Client, pathOf } from './client.ts'
import { freshFolder } from './server.ts'
import { ask, atTable, seated, serving, servingHere, stopAll } from './serving.ts'

afterEach(stopAll)

describe('a full disk', () => {
  test('refuses what is done with a sentence; nothing acknowledged is lost, and the table goes on when there is room', async () => {
    const data = freshFolder()
    const { server, database } = await servingHere({ data })
    const { table, gm } = await atTable(server)
    // SQLite's own way to be full.
    database.exec('PRAGMA max_page_count = 1')
    const done: string[] = []
    const words = 'word '.repeat(90)
    for (let i = 0; i < 60; i++) {
      const because = `${i} ${words}`
      const command = { do: 'end', won: [] }
      const told = await gm.say({ type: 'prepare', name: `later ${i}`, command, because })
      if (told.type === 'done') done.push(`later ${i}`)
      else {
        expect(told).toMatchObject({ type: 'refused', code: 'store/failed' })
        break
      }
    }
    expect(done.length).toBeLessThan(60)
    expect(gm.shown.master?.ready.map(({ name }) => name)).toEqual(done)
    let making = await ask(server, '/api/tables', { from: { scenario: seated } })
    for (let i = 0; i < 20 && making.status === 201; i++)
      making = await ask(server, '/api/tables', { from: { scenario: seated } })
    expect([making.status, making.json()]).toMatchObject([503, { code: 'store/failed' }])
    database.exec('PRAGMA max_page_count = 1000000')
    expect(await gm.say({ type: 'chat', text: 'room again' })).toMatchObject({ type: 'done' })
    await stopAll()
    const again = await serving({ data })
    const back = await Client.enter(again.address, pathOf(table, 'gm'))
    expect(back.shown.master?.ready.map(({ name }) => name)).toEqual(done)
    expect(back.shown.chat.map(({ text }) => text)).toEqual(['room again'])
  })
})

describe('a folder that cannot be written', () => {
  // What stands under /proc can be listed and not written, by nobody.
  test.skipIf(process.platform !== 'linux')('is refused at the start with what to do', async () => {
    await expect(SqliteStore.open('/proc/self')).rejects.toMatchObject({ code: 'store/folder' })
  })
  test('nor is another server’s folder taken for one', async () => {
    const data = freshFolder()
    await serving({ data })
    await expect(SqliteStore.open(data)).rejects.toMatchObject({ code: 'store/locked' })
    await expect(SqliteStore.open(join(data, 'tables.sqlite'))).rejects.toMatchObject({ code: 'store/folder' })
  })
})
