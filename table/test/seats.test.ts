import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Joining, TableMade } from '../src/protocol/index.ts'
import { askServer, offline } from '../src/server/index.ts'
import { Client, make, pathOf } from './client.ts'
import { freshFolder } from './server.ts'
import { ask, atTable, cookieOf, seated, serving, servingHere, stopAll } from './serving.ts'

afterEach(stopAll)

describe('a table code', () => {
  test('lets one knock; the game master seats him, and his ticket is his link', async () => {
    const server = await serving()
    const { gm } = await atTable(server)
    await gm.say({ type: 'door', open: true })
    const { master } = await gm.sees((shown) => typeof shown.master?.code === 'string')
    const joined = (
      await ask(server, '/api/join', { code: master?.code?.toLowerCase(), name: 'Kim' })
    ).json() as Joining
    expect(joined.state).toBe('waiting')
    const ticket = joined.state === 'waiting' ? joined.ticket : ''
    const { master: now } = await gm.sees((shown) => shown.master?.waiting.length === 1)
    expect((await ask(server, '/api/joining', { ticket })).json()).toMatchObject({ state: 'waiting' })
    await gm.say({ type: 'seat', name: 'Kim' })
    await gm.say({ type: 'admit', waiting: now?.waiting[0]?.n ?? 0, seat: 'Kim' })
    const found = (await ask(server, '/api/joining', { ticket })).json() as Joining
    expect(found.state).toBe('seated')
    const kim = await Client.enter(server.address, found.state === 'seated' ? found.path : '')
    expect(kim.shown.scene.class).toBe('spectators')
    await gm.say({ type: 'door', open: false })
    expect((await ask(server, '/api/join', { code: master?.code, name: 'Lou' })).status).toBe(404)
  })
  test('lets the game master seat whoever knocks at a new seat under his name, or one like it', async () => {
    const server = await serving()
    const { gm } = await atTable(server)
    await gm.say({ type: 'door', open: true })
    const { master } = await gm.sees((shown) => typeof shown.master?.code === 'string')
    for (const [name, seat] of [
      ['Kim', 'Kim'],
      ['ana', 'ana 2'],
    ] as const) {
      const joined = (await ask(server, '/api/join', { code: master?.code, name })).json() as Joining
      const ticket = joined.state === 'waiting' ? joined.ticket : ''
      const now = await gm.sees((shown) => shown.master?.waiting.length === 1)
      expect(await gm.say({ type: 'admit', waiting: now.master?.waiting[0]?.n ?? 0 })).toMatchObject({ type: 'done' })
      const found = (await ask(server, '/api/joining', { ticket })).json() as Joining
      const come = await Client.enter(server.address, found.state === 'seated' ? found.path : '')
      expect(come.shown.seats.map((one) => one.name)).toContain(seat)
      expect(come.shown.seats.find((one) => one.name === seat)).toMatchObject({ here: true, gm: false, fighters: [] })
    }
    const refused = await ask(server, '/api/join', { code: master?.code, name: '../..' })
    expect([refused.status, refused.json()]).toMatchObject([400, { code: 'name/letters' }])
  })
  test('cannot be guessed: few may be tried', async () => {
    const server = await serving()
    const tries: number[] = []
    for (let i = 0; i < 14; i++) tries.push((await ask(server, '/api/join', { code: 'AAAAAA', name: 'x' })).status)
    expect(tries.filter((status) => status === 404)).toHaveLength(10)
    expect(tries.at(-1)).toBe(429)
  })
})

describe('absence', () => {
  test('a second tab is presence; who comes back has his fighters', async () => {
    const server = await serving()
    const { table, gm, ana, ben } = await atTable(server)
    const tab = await Client.enter(server.address, pathOf(table, 'ben'))
    ben.close()
    await ben.ended
    await gm.say({ type: 'chat', text: '.' })
    expect(gm.shown.seats.find(({ name }) => name === 'ben')?.here).toBe(true)
    tab.close()
    await ana.sees(({ seats }) => seats.find(({ name }) => name === 'ben')?.here === false)
    // What the clock of the host would say after the time the game master chose.
    await gm.say({ type: 'settings', absent: { seconds: 3600, answers: 'gm' } })
    server.host.happens(await server.host.table(table.table), { type: 'absent', seat: 'ben' })
    await gm.sees(({ scene }) => scene.asked.length === 1)
    const back = await Client.enter(server.address, pathOf(table, 'ben'))
    expect(back.shown.scene.asked).toMatchObject([{ who: 'sailor' }])
    await gm.sees(({ scene }) => scene.asked.length === 0)
  })
})

describe('questions beside the fight', () => {
  test('odds, advice and prospects come from a thread, can be cancelled, and are one’s own', async () => {
    const server = await serving()
    const { ana, ben } = await atTable(server)
    await ana.answerUsual()
    await ben.answerUsual()
    await ana.settled()
    const asker = ana.shown.scene.asked.length > 0 ? ana : ben
    await asker.sees(({ scene }) => scene.asked.length > 0)
    const { who } = asker.shown.scene.asked[0] ?? { who: '' }
    const { asked } = asker.shown
    const odds = await asker.say({ type: 'odds', who, asked })
    expect(odds).toMatchObject({ type: 'odds' })
    expect(odds.type === 'odds' && odds.odds.length).toBe(asker.shown.scene.asked[0]?.options.length)
    expect(await asker.say({ type: 'odds', who, asked: asked + 1 })).toMatchObject({ code: 'answer/stale' })
    const other = asker === ana ? ben : ana
    expect(await other.say({ type: 'odds', who, asked: other.shown.asked })).toMatchObject({ code: 'seat/other' })
    expect(await asker.say({ type: 'advice', who, asked })).toMatchObject({ type: 'advice' })
    const prospect = await ana.say({ type: 'prospect', fights: 200 })
    expect(prospect.type === 'prospect' && prospect.prospect.fights).toBe(200)
    const cancelled = ana.say({ type: 'prospect', fights: 10_000 }, 'long')
    expect(await ana.say({ type: 'cancel', of: 'long' })).toMatchObject({ type: 'done' })
    const ended = await cancelled
    if (ended.type === 'prospect') expect(ended.prospect.fights).toBeLessThan(10_000)
    else expect(ended).toMatchObject({ code: 'question/cancelled' })
    expect(await ana.say({ type: 'cancel', of: 'long' })).toMatchObject({ code: 'question/unknown' })
  })
  test('of one table keep no other waiting: they take turns, and whoever waits is told behind how many that he may know of', async () => {
    const server = await serving()
    const [first, second] = [await atTable(server), await atTable(server)]
    const askers = [first.ana, first.ben, first.gm]
    const long = askers.flatMap((asker) =>
      ['p1', 'p2'].map((id) => asker.say({ type: 'prospect', fights: 10_000 }, id)),
    )
    const done = long.map((one) => one.then(() => true))
    const short = await second.ana.say({ type: 'prospect', fights: 1 })
    expect(short).toMatchObject({ type: 'prospect', prospect: { fights: 1 } })
    expect(await Promise.race([...done, Promise.resolve(false)])).toBe(false)
    const ahead = askers
      .flatMap(({ heard }) => heard)
      .flatMap((told) => (told.type === 'progress' && told.ahead > 0 ? [told.ahead] : []))
    // Each waits behind the newer one of its own seat; of the others at the table nothing is told.
    expect(ahead.length).toBeGreaterThan(0)
    expect(Math.max(...ahead)).toBe(1)
    for (const asker of askers) for (const of of ['p1', 'p2']) await asker.say({ type: 'cancel', of })
    await Promise.all(long)
  })
  test('go on in one window when another of the same seat is shut', async () => {
    const server = await serving()
    const { table, ana } = await atTable(server)
    const other = await Client.enter(server.address, pathOf(table, 'ana'))
    const asked = other.say({ type: 'prospect', fights: 2000 }, 'same')
    const shut = ana.say({ type: 'prospect', fights: 10_000 }, 'same')
    ana.close()
    await ana.ended
    expect(await asked).toMatchObject({ type: 'prospect', prospect: { fights: 2000 } })
    await Promise.race([shut, ana.ended])
  })
  test('a seat has two at work, no more', async () => {
    const server = await serving()
    const { ana } = await atTable(server)
    const two = ['p1', 'p2'].map((id) => ana.say({ type: 'prospect', fights: 10_000 }, id))
    expect(await ana.say({ type: 'prospect', fights: 1 })).toMatchObject({ type: 'refused', code: 'limit/questions' })
    for (const of of ['p1', 'p2']) expect(await ana.say({ type: 'cancel', of })).toMatchObject({ type: 'done' })
    await Promise.all(two)
    expect(await ana.say({ type: 'prospect', fights: 1 })).toMatchObject({ type: 'prospect', prospect: { fights: 1 } })
  })
})

describe('a table as a whole', () => {
  test('is exported by its game master, taken home as seen by others, copied with links and a seed of its own, deleted', async () => {
    const server = await serving()
    const { table, gm, ana, ben } = await atTable(server)
    for (const one of [ana, ben]) await one.answerUsual()
    const cookies = {
      gm: { cookie: await cookieOf(server, pathOf(table, 'gm')) },
      ana: { cookie: await cookieOf(server, pathOf(table, 'ana')) },
    }
    const whole = await ask(server, `/t/${table.table}/gm/file`, undefined, cookies.gm)
    expect(whole.json()).toMatchObject({ fight: { affray: 2 } })
    expect(whole.text).not.toContain('"seed"')
    const seen = await ask(server, `/t/${table.table}/ana/file`, undefined, cookies.ana)
    expect(seen.json()).toMatchObject({ affray: 'replay', shown: { scene: { class: 'bouncer' } } })
    expect((await ask(server, `/t/${table.table}/gm/file`, undefined, cookies.ana)).status).toBe(401)
    expect((await ask(server, `/t/${table.table}/ana/copy`, {}, cookies.ana)).status).toBe(403)
    const copied = (await ask(server, `/t/${table.table}/gm/copy`, {}, cookies.gm)).json() as TableMade
    const other = await Client.enter(server.address, pathOf(copied, 'gm'))
    expect(other.shown.scene.log.length).toBe(gm.shown.scene.log.length)
    expect(other.shown.table.promise).not.toBe(gm.shown.table.promise)
    expect((await ask(server, `/t/${table.table}/ana/delete`, {}, cookies.ana)).status).toBe(403)
    expect((await ask(server, `/t/${table.table}/gm/delete`, {}, cookies.gm)).status).toBe(204)
    await ana.ended
    expect(ana.heard.at(-1)).toMatchObject({ type: 'bye', code: 'gone' })
    expect((await ask(server, `/t/${table.table}/gm/file`, undefined, cookies.gm)).status).toBe(401)
  })
  test('is copied by whoever may make tables: with the key, and not too often', async () => {
    const server = await serving({ key: 'roll for it' })
    const table = await make(server.address, { from: { scenario: seated }, key: 'roll for it' })
    const cookie = { cookie: await cookieOf(server, pathOf(table, 'gm')) }
    const copy = (body: object) => ask(server, `/t/${table.table}/gm/copy`, body, cookie)
    expect((await copy({})).json()).toMatchObject({ code: 'table/key' })
    expect((await copy({ key: 'x' })).status).toBe(401)
    expect((await copy({ key: 'roll for it' })).status).toBe(201)
    const tries: number[] = []
    for (let i = 0; i < 30; i++) tries.push((await copy({ key: 'x' })).status)
    expect(tries.at(-1)).toBe(429)
    expect(await server.host.store.count()).toBe(2)
  })
  test('is gone when it was deleted and not before: where that cannot be stored, nobody is told and all play on', async () => {
    const { server, database } = await servingHere()
    const { table, ana } = await atTable(server)
    const cookie = await cookieOf(server, pathOf(table, 'gm'))
    database.exec('PRAGMA query_only = 1')
    const refused = await ask(server, `/t/${table.table}/gm/delete`, {}, { cookie })
    expect([refused.status, refused.json()]).toMatchObject([503, { code: 'store/failed' }])
    database.exec('PRAGMA query_only = 0')
    expect(await ana.say({ type: 'chat', text: 'still here' })).toMatchObject({ type: 'done' })
  })
  test('begins from a fight file too, and goes on by another seed', async () => {
    const server = await serving()
    const { gm, ana, ben, table } = await atTable(server)
    for (const one of [ana, ben]) await one.answerUsual()
    const cookie = await cookieOf(server, pathOf(table, 'gm'))
    const file = (await ask(server, `/t/${table.table}/gm/file`, undefined, { cookie })).json() as { fight: object }
    const made = await make(server.address, { from: { file: JSON.stringify(file.fight) } })
    const other = await Client.enter(server.address, pathOf(made, 'gm'))
    expect(other.shown.table.state).toBe('resting')
    expect(other.shown.scene.log.map(({ told }) => told)).toEqual(gm.shown.scene.log.map(({ told }) => told))
    expect(other.shown.table.promise).not.toBe(gm.shown.table.promise)
    for (const [body, code] of [
      [{ from: { ready: '../../package' } }, 'scenario/unknown'],
      [{ from: { file: '{"system":"chess"}' } }, 'system/unknown'],
      [{ from: { scenario: { system: 'example' } } }, 'scenario/invalid'],
      [{ from: {} }, 'http/invalid'],
      [{ from: { scenario: seated }, play: 'nobody' }, 'table/play'],
    ] as const)
      expect((await ask(server, '/api/tables', body)).json()).toMatchObject({ code })
  })
})

describe('whoever runs the server', () => {
  test('lists, rescues a link, backs up and deletes, through the socket file or without a server', async () => {
    const data = freshFolder()
    const server = await serving({ data })
    const { table } = await atTable(server)
    expect(await askServer(data, { do: 'list' })).toMatchObject([{ table: table.table, system: 'example', here: 3 }])
    const path = await askServer(data, { do: 'link', table: table.table })
    const gm = await Client.enter(server.address, String(path))
    expect(gm.shown.master).toBeDefined()
    await askServer(data, { do: 'backup', path: join(data, 'copy.sqlite') })
    expect(statSync(join(data, 'copy.sqlite')).size).toBeGreaterThan(0)
    await expect(askServer(data, { do: 'delete', table: 'none' })).rejects.toThrow('There is no table none.')
    await expect(serving({ data })).rejects.toThrow('Another server holds the tables')
    await stopAll()
    expect(await offline(data, { do: 'list' })).toMatchObject([{ table: table.table }])
    expect(await offline(data, { do: 'delete', table: table.table })).toBe('deleted')
    expect(await offline(data, { do: 'list' })).toEqual([])
  })
})

describe('the gate', () => {
  test('knows the server’s own addresses and no others, and says so', async () => {
    const server = await serving()
    const at = `127.0.0.1:${server.port}`
    const { request } = await import('node:http')
    const statusWith = (headers: Record<string, string>, method = 'GET'): Promise<number> =>
      new Promise((resolve) => {
        const path = method === 'GET' ? '/api/catalogue' : '/api/tables'
        request({ port: server.port, host: '127.0.0.1', path, method, headers }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        }).end()
      })
    expect(await statusWith({ host: at })).toBe(200)
    expect(await statusWith({ host: 'evil.example' })).toBe(403)
    expect(await statusWith({ host: at, origin: 'http://evil.example' }, 'POST')).toBe(403)
    expect(await statusWith({ host: at }, 'POST')).toBe(403)
    expect(await statusWith({ host: at, origin: `http://${at}` }, 'POST')).toBe(400)
    const { headers } = await ask(server, '/api/catalogue')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
  test('off loopback, making tables needs a key', async () => {
    await expect(serving({ host: '0.0.0.0' })).rejects.toThrow('making tables would need no key')
    const server = await serving({ key: 'roll for it' })
    expect((await ask(server, '/api/tables', { from: { scenario: seated } })).json()).toMatchObject({
      code: 'table/key',
    })
    expect((await ask(server, '/api/tables', { from: { scenario: seated }, key: 'x' })).status).toBe(401)
    expect((await ask(server, '/api/tables', { from: { scenario: seated }, key: 'roll for it' })).status).toBe(201)
  })
  test('the catalogue and the rules of each game are there', async () => {
    const server = await serving()
    const catalogue = (await ask(server, '/api/catalogue')).json() as { games: { id: string; scenarios: object[] }[] }
    expect(catalogue.games.length).toBeGreaterThan(4)
    for (const { id, scenarios } of catalogue.games) {
      expect(scenarios.length, id).toBeGreaterThan(0)
      expect((await ask(server, `/api/rules/${id}`)).json()).toMatchObject({ system: id })
    }
    expect((await ask(server, '/api/rules/chess')).status).toBe(404)
  })
})

describe('health and metrics', () => {
  test('are on a port of this computer and name no table, seat or person', async () => {
    const server = await serving({ metrics: 0 })
    const { table } = await atTable(server)
    const port = server.metrics
    expect(await (await fetch(`http://127.0.0.1:${port}/health`)).text()).toBe('ok\n')
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toContain('affray_sockets 3')
    expect(text).not.toMatch(new RegExp(`${table.table}|\\bana\\b|bouncer`))
  })
})
