import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sqlite } from '../src/server/sqlite.ts'
import { Client, pathOf } from './client.ts'
import { freshFolder } from './server.ts'
import { ask, atTable, cookieOf, serving, stopAll } from './serving.ts'

afterEach(stopAll)

/** Makes a store say that its tables were played under an older version of their game. */
async function madeOlder(folder: string): Promise<void> {
  const { DatabaseSync } = await sqlite()
  const database = new DatabaseSync(join(folder, 'tables.sqlite'))
  for (const row of database.prepare('SELECT tab, n, room FROM snapshots').all()) {
    const room = String(row.room).replace(/"system":"example@[^"]*"/, '"system":"example@0"')
    const sum = createHash('sha256').update('').update(room).digest('base64url').slice(0, 22)
    database
      .prepare('UPDATE snapshots SET room = ?, sum = ? WHERE tab = ? AND n = ?')
      .run(room, sum, String(row.tab), Number(row.n))
  }
  database.close()
}

test('a table of an older version of its game is read, told and taken home, with a notice, and not played on', async () => {
  const data = freshFolder()
  const first = await serving({ data })
  const { table, gm, ana, ben } = await atTable(first)
  while (ana.shown.scene.log.length <= 3) for (const one of [ana, ben]) await one.answerUsual()
  await ana.say({ type: 'chat', text: 'a good fight' })
  for (const one of [gm, ana, ben]) await one.settled()
  const [told, mine] = [gm.shown.scene.log.map((line) => line.told), ana.shown]
  for (const one of [gm, ana, ben]) one.close()
  await Promise.all([gm, ana, ben].map(({ ended }) => ended))
  while (first.host.kept.connections > 0) await new Promise((resolve) => setImmediate(resolve))
  first.host.rest(0)
  await stopAll()
  await madeOlder(data)

  const server = await serving({ data })
  const reader = await Client.enter(server.address, pathOf(table, 'ana'))
  const { scene, chat, table: head } = reader.shown
  expect(head.notice).toContain('example@0')
  expect(chat).toEqual(mine.chat)
  expect(scene.sheets).toEqual(mine.scene.sheets)
  expect(scene.asked).toEqual([])
  expect(scene.log.length).toBeGreaterThan(0)
  expect(mine.scene.log.slice(0, scene.log.length)).toEqual(scene.log)
  expect(await reader.say({ type: 'chat', text: 'more' })).toMatchObject({ type: 'refused', code: 'table/version' })
  const cookie = await cookieOf(server, pathOf(table, 'gm'))
  const file = (await ask(server, `/t/${table.table}/gm/file`, undefined, { cookie })).json() as {
    fight: { told: { told: string }[]; entries: object[] }
  }
  expect(file.fight.entries.length).toBeGreaterThan(0)
  expect(told.slice(0, file.fight.told.length)).toEqual(file.fight.told.map((line) => line.told))
  const home = await ask(server, `/t/${table.table}/ana/file`, undefined, {
    cookie: await cookieOf(server, pathOf(table, 'ana')),
  })
  expect(home.json()).toMatchObject({ affray: 'replay', shown: { chat: [{ text: 'a good fight' }] } })
  expect((await ask(server, `/t/${table.table}/gm/copy`, {}, { cookie })).json()).toMatchObject({
    code: 'table/version',
  })
  expect((await ask(server, `/t/${table.table}/gm/delete`, {}, { cookie })).status).toBe(204)
})
