import { afterAll, describe, expect, test } from 'vitest'
import { Client, make, pathOf } from './client.ts'
import { freshFolder, Server } from './server.ts'

const servers: Server[] = []
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
})
const start = async (data: string): Promise<Server> => {
  const server = await Server.start(data)
  servers.push(server)
  return server
}
const duel = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }
const seats = { ana: ['bouncer'], ben: ['sailor'] }

describe('a table', () => {
  test('is played by two, survives a kill, and goes on where it was', async () => {
    const data = freshFolder()
    const first = await start(data)
    const table = await make(first.address, { from: { scenario: { ...duel, seats } }, title: 'Last orders' })
    const [ana, ben] = await Promise.all([
      Client.enter(first.address, pathOf(table, 'ana'), 'a'),
      Client.enter(first.address, pathOf(table, 'ben'), 'b'),
    ])
    expect(ana.shown.table.title).toBe('Last orders')
    expect(ana.shown.scene.asked.map(({ who }) => who)).toEqual(['bouncer'])
    expect((await ana.answerUsual())?.type).toBe('done')
    await ben.sees(({ scene }) => scene.waiting.length === 0)
    expect((await ben.answerUsual())?.type).toBe('done')
    await ana.say({ type: 'chat', text: '<b>no</b>' })
    while (ana.shown.scene.log.length <= 3) for (const one of [ana, ben]) await one.answerUsual()
    await ana.say({ type: 'chat', text: 'before the end' }, 'last words')
    await ben.sees(({ chat }) => chat.length === 2)
    const seen = [ana, ben].map(({ shown }) => ({ ...shown, seats: [] }))
    await first.kill()

    const second = await start(data)
    const again = await Promise.all([
      Client.enter(second.address, pathOf(table, 'ana'), 'A'),
      Client.enter(second.address, pathOf(table, 'ben'), 'B'),
    ])
    expect(again.map(({ shown }) => ({ ...shown, seats: [] }))).toEqual(seen)
    const [ana2] = again
    if (ana2 === undefined) return
    // A message that was carried out before the kill is not carried out again.
    expect(await ana2.say({ type: 'chat', text: 'before the end' }, 'last words')).toEqual({
      type: 'done',
      id: 'last words',
    })
    expect(ana2.shown.chat).toHaveLength(2)
    while (again[0]?.shown.scene.outcome === null) for (const one of again) await one.answerUsual()
    for (const one of again) await one.sees(({ table: { state } }) => state === 'over')
    expect(again[1]?.shown.scene.outcome).toEqual(again[0]?.shown.scene.outcome)
  })

  test('bots answer at their pace, the game master takes back, rules and goes on', async () => {
    const server = await start(freshFolder())
    const table = await make(server.address, { from: { ready: 'example/duel' } })
    const gm = await Client.enter(server.address, pathOf(table, 'gm'), 'g')
    expect(await gm.say({ type: 'settings', pace: null })).toMatchObject({ type: 'done' })
    const mine = table.links[1]?.seat ?? ''
    const player = await Client.enter(server.address, pathOf(table, mine), 'p')
    expect(await player.say({ type: 'redo' })).toMatchObject({ type: 'refused', code: 'seat/gm' })
    // A bot may have been quicker than the wish that it waits.
    while (!gm.shown.botsWait) {
      await player.answerUsual()
      await gm.settled()
    }
    expect(await gm.say({ type: 'go on' })).toMatchObject({ type: 'done' })
    const entries = gm.shown.scene.log.length
    expect(entries).toBeGreaterThan(0)
    expect(await gm.say({ type: 'undo', to: 'last' })).toMatchObject({ type: 'done' })
    await gm.sees(({ table: { state } }) => state === 'resting')
    expect(gm.shown.canRedo).toBe(true)
    expect(await gm.say({ type: 'redo' })).toMatchObject({ type: 'done' })
    expect(await gm.say({ type: 'settings', pace: 0 })).toMatchObject({ type: 'done' })
    expect(await gm.say({ type: 'go on' })).toMatchObject({ type: 'done' })
    expect(await gm.say({ type: 'command', command: { do: 'end', won: [] }, because: 'closing time' })).toMatchObject({
      type: 'done',
    })
    await player.sees(({ table: { state } }) => state === 'over')
    expect(player.shown.scene.log.some(({ told }) => told.includes('closing time'))).toBe(true)
  })

  test('an answer to an older question is refused', async () => {
    const server = await start(freshFolder())
    const table = await make(server.address, { from: { scenario: { ...duel, seats } } })
    const ana = await Client.enter(server.address, pathOf(table, 'ana'), 'a')
    const { asked, scene } = ana.shown
    const key = scene.asked[0]?.options[0]?.key ?? ''
    expect(await ana.say({ type: 'answer', who: 'bouncer', key, asked: asked + 1 })).toMatchObject({
      type: 'refused',
      code: 'answer/stale',
    })
    expect(await ana.say({ type: 'answer', who: 'sailor', key, asked })).toMatchObject({ code: 'seat/other' })
    expect(await ana.say({ type: 'answer', who: 'bouncer', key, asked })).toMatchObject({ type: 'done' })
  })
})
