import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Clock } from '../src/server/clock.ts'
import { Health } from '../src/server/health.ts'
import { freshlyHeld } from '../src/server/held.ts'
import { putAway } from '../src/server/housekeeping.ts'
import { newRoom } from '../src/server/making.ts'
import { Client, pathOf } from './client.ts'
import { atTable, seated, serving, stopAll } from './serving.ts'

afterEach(async () => {
  vi.useRealTimers()
  await stopAll()
})
const YEAR = 365 * 86_400_000

describe('a clock that jumps', () => {
  test('makes nobody absent sooner or later: what is waited for is counted in seconds that pass', () => {
    vi.useFakeTimers()
    const room = newRoom('t', { from: { scenario: seated }, begin: true }, 'seed', 0)
    room.act({ by: 'gm', said: { id: 'a', type: 'settings', absent: { seconds: 60, answers: 'bot' } } })
    const held = freshlyHeld('t', room, 0, '', 0)
    held.lines.add({ table: 't', seat: 'gm', link: '', tell: () => {}, end: () => {} })
    room.here = new Set(['gm'])
    const happened: string[] = []
    const clock = new Clock(new Health(pino({ level: 'silent' })), (_, happening) => happened.push(happening.type))
    clock.set(held)
    vi.setSystemTime(Date.now() + YEAR)
    vi.advanceTimersByTime(59_000)
    expect(happened).toEqual([])
    vi.setSystemTime(Date.now() - 2 * YEAR)
    vi.advanceTimersByTime(2000)
    expect(happened).toEqual(['absent', 'absent'])
    clock.stop(held)
  })

  test('deletes no table without notice, however far it jumps', async () => {
    const server = await serving()
    const { table } = await atTable(server)
    await stopAll()
    const again = await serving({ data: server.host.store.folder })
    const log = pino({ level: 'silent' })
    await putAway(again.host, log, 180, Date.now() + 10 * YEAR)
    expect((await again.host.store.table(table.table))?.noticed).toBeDefined()
    // Back again: the notice lies ahead, and somebody comes.
    await putAway(again.host, log, 180, Date.now())
    expect(await again.host.store.count()).toBe(1)
    const gm = await Client.enter(again.address, pathOf(table, 'gm'))
    expect(await gm.say({ type: 'chat', text: 'here' })).toMatchObject({ type: 'done' })
  })

  test('numbers what is told anew and loses nothing: whoever comes back from a higher number is shown everything', async () => {
    let at = 2_000_000_000_000
    const server = await serving({ now: () => at })
    const { table, ana } = await atTable(server)
    await ana.say({ type: 'chat', text: 'one' })
    const { n } = ana
    at -= YEAR
    server.host.drop(await server.host.table(table.table), 'loaded again')
    const back = await Client.enter(server.address, pathOf(table, 'ana'))
    await back.settled()
    const looked = back.until((one) => one.type === 'shown' || one.type === 'changed')
    back.send({ id: 'look', type: 'look', from: n })
    const told = await looked
    expect(told).toMatchObject({ type: 'shown', shown: { chat: [{ text: 'one' }] } })
  })
})
