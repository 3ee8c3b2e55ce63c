import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { sqlite } from '../src/server/sqlite.ts'
import { SqliteStore } from '../src/server/sqlite-store.ts'
import { Client, make, pathOf } from './client.ts'
import { freshFolder } from './server.ts'
import { ask, atTable, cookieOf, seated, serving, stopAll } from './serving.ts'

afterEach(stopAll)

/** Asks for a link, or for the end of the links, and gives the path that is answered. */
async function linkTo(gm: Client, seat: string, type: 'link' | 'unlink' = 'link'): Promise<string> {
  const told = gm.until((one) => one.type === 'link')
  expect(await gm.say({ type, seat })).toMatchObject({ type: 'done' })
  const link = await told
  return link.type === 'link' ? link.path : ''
}
const saidBye = (client: Client): boolean => client.heard.some(({ type }) => type === 'bye')

describe('links', () => {
  test('a further one ends neither those there are nor anybody’s connection, at the game master’s seat as at a player’s', async () => {
    const server = await serving()
    const { table, gm, ana, ben } = await atTable(server)
    for (const seat of ['ana', 'gm']) {
      const further = await linkTo(gm, seat)
      expect(further).not.toBe(pathOf(table, seat))
      for (const path of [further, pathOf(table, seat)])
        expect((await Client.enter(server.address, path)).shown.seats.length).toBe(3)
    }
    await gm.say({ type: 'chat', text: 'still here' })
    await ana.sees(({ chat }) => chat.length === 1)
    expect([gm, ana, ben].map(saidBye)).toEqual([false, false, false])
  })
  test('are ended by an act of its own, with their cookies and connections, at that seat alone; a new one is made', async () => {
    const server = await serving()
    const { table, gm, ana, ben } = await atTable(server)
    const further = await linkTo(gm, 'ana')
    const fresh = await linkTo(gm, 'ana', 'unlink')
    await ana.ended
    expect(ana.heard.at(-1)).toMatchObject({ type: 'bye', code: 'revoked' })
    for (const path of [pathOf(table, 'ana'), further])
      await expect(Client.enter(server.address, path)).rejects.toThrow('401')
    const again = await Client.enter(server.address, fresh)
    expect(again.shown.scene.asked).toMatchObject([{ who: 'bouncer' }])
    expect([gm, ben].map(saidBye)).toEqual([false, false])
  })
  test('to his own seat end without locking the game master out: his connection goes on, his link until the new one is opened', async () => {
    const server = await serving()
    const { table, gm } = await atTable(server)
    const other = await Client.enter(server.address, await linkTo(gm, 'gm'))
    const fresh = await linkTo(gm, 'gm', 'unlink')
    await other.ended
    expect(await gm.say({ type: 'chat', text: 'here' })).toMatchObject({ type: 'done' })
    // The answer was lost with the line: he comes back by what he had, and ends them again.
    const back = await Client.enter(server.address, pathOf(table, 'gm'))
    back.close()
    await back.ended
    const thief = await Client.enter(server.address, pathOf(table, 'gm'))
    await Client.enter(server.address, fresh)
    await thief.ended
    expect(thief.heard.at(-1)).toMatchObject({ type: 'bye', code: 'revoked' })
    await expect(Client.enter(server.address, pathOf(table, 'gm'))).rejects.toThrow('401')
    expect(await gm.say({ type: 'chat', text: 'still here' })).toMatchObject({ type: 'done' })
    // And once more, twice in a row.
    await linkTo(gm, 'gm', 'unlink')
    const last = await linkTo(gm, 'gm', 'unlink')
    await Client.enter(server.address, last)
    expect(await gm.say({ type: 'chat', text: 'and on' })).toMatchObject({ type: 'done' })
    await expect(Client.enter(server.address, fresh)).rejects.toThrow('401')
  })
  test('are at most twenty to a seat: the oldest nobody has opened gives way, one that was opened never', async () => {
    const server = await serving()
    const { table, gm, ana } = await atTable(server)
    const paths: string[] = []
    for (let n = 0; n < 20; n++) paths.push(await linkTo(gm, 'ana'))
    const [first = '', second = ''] = paths
    await expect(Client.enter(server.address, first)).rejects.toThrow('401')
    for (const path of [second, pathOf(table, 'ana')]) expect(await cookieOf(server, path)).toMatch(/^seat=/)
    for (const path of paths.slice(2)) await cookieOf(server, path)
    await server.host.flush()
    expect(await gm.say({ type: 'link', seat: 'ana' })).toMatchObject({
      type: 'refused',
      code: 'link/many',
      because: '20 links to ana have been opened, and one seat has no more.',
      remedy: 'End the links to the seat first: a new one is made then.',
    })
    expect(saidBye(ana)).toBe(false)
    await linkTo(gm, 'ana', 'unlink')
    await linkTo(gm, 'ana')
  })
  test('a cookie says by itself whether it still opens its seat', async () => {
    const server = await serving()
    const { table, gm } = await atTable(server)
    const place = `/t/${table.table}/ana`
    const cookie = await cookieOf(server, pathOf(table, 'ana'))
    expect((await ask(server, `${place}/enter`, {}, { cookie })).status).toBe(204)
    expect((await ask(server, `${place}/enter`, {})).json()).toMatchObject({ code: 'seat/link' })
    await linkTo(gm, 'ana', 'unlink')
    expect((await ask(server, `${place}/enter`, {}, { cookie })).status).toBe(401)
  })
  test('of a store made before several led to one seat still open it', async () => {
    const folder = freshFolder()
    const { DatabaseSync } = await sqlite()
    const old = new DatabaseSync(join(folder, 'tables.sqlite'))
    old.exec(`CREATE TABLE links (hash TEXT PRIMARY KEY, tab TEXT NOT NULL, seat TEXT NOT NULL) STRICT, WITHOUT ROWID;
      INSERT INTO links VALUES ('h', 't', 'ana'); PRAGMA user_version = 1`)
    old.close()
    const store = await SqliteStore.open(folder)
    expect(store.link('h')).toEqual({ table: 't', seat: 'ana', opened: true })
    store.write([{ write: 'link', table: 't', seat: 'ana', hash: 'i' }])
    expect(store.link('i')).toEqual({ table: 't', seat: 'ana', opened: false })
    store.close()
  })
  test('opens its own seat and no other, with an HttpOnly cookie for that seat alone', async () => {
    const server = await serving()
    const table = await make(server.address, { from: { scenario: seated } })
    const [place = '', secret = ''] = pathOf(table, 'ana').split('#')
    const { status, headers } = await ask(server, `${place}/enter`, { secret })
    expect(status).toBe(204)
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
    expect(headers.get('set-cookie')).toContain(`Path=${place};`)
    expect((await ask(server, `/t/${table.table}/gm/enter`, { secret })).status).toBe(401)
    expect((await ask(server, `${place}/enter`, { secret: 'x' })).json()).toMatchObject({ code: 'seat/link' })
    expect((await ask(server, '/t/none/ana/enter', { secret })).status).toBe(401)
  })
  test('the secret is nowhere in the store', async () => {
    const data = freshFolder()
    const server = await serving({ data })
    const table = await make(server.address, { from: { scenario: seated } })
    const { readFileSync } = await import('node:fs')
    const bytes = ['tables.sqlite', 'tables.sqlite-wal']
      .map((name) => readFileSync(join(data, name), 'latin1'))
      .join('')
    for (const { path } of table.links) expect(bytes).not.toContain(path.split('#')[1])
    expect(statSync(join(data, 'admin.sock')).mode & 0o777).toBe(0o600)
  })
})
