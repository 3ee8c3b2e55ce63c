import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Health } from '../src/server/health.ts'
import { Client, make, pathOf } from './client.ts'
import { freshFolder, Server } from './server.ts'
import { atTable, type Disk, seated, servingHere, stopAll } from './serving.ts'

afterEach(async () => {
  vi.useRealTimers()
  await stopAll()
})
const DAY = 86_400_000

const healthOf = async (port: number | undefined): Promise<{ status: number; text: string }> => {
  const response = await fetch(`http://127.0.0.1:${port}/health`)
  return { status: response.status, text: await response.text() }
}
/** The same when it says so. */
async function healthWhen(port: number | undefined, says: RegExp): Promise<{ status: number; text: string }> {
  for (;;) {
    const health = await healthOf(port)
    if (says.test(health.text)) return health
  }
}
/** A store that refuses every write, as on a disk that cannot be written. */
function readOnly(database: Disk, yes: boolean): void {
  database.exec(`PRAGMA query_only = ${yes ? 1 : 0}`)
}

describe('a disk that cannot be written', () => {
  test('does not end the server when it tidies up: health tells what failed, since when and how often, until it works again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let at = 1_000_000_000_000
    const { server, database } = await servingHere({ metrics: 0, now: () => at })
    await make(server.address, { from: { scenario: seated } })
    expect(await healthOf(server.metrics)).toEqual({ status: 200, text: 'ok\n' })
    at += 400 * DAY
    server.host.rest(0)
    await server.host.flush()
    readOnly(database, true)
    vi.advanceTimersByTime(120_000)
    const { status, text } = await healthWhen(server.metrics, /^housekeeping: failed 2 times since /m)
    expect(status).toBe(503)
    expect(text).toContain(`housekeeping: failed 2 times since ${new Date(at).toISOString()}\n`)
    expect(text).toMatch(/^storing: failed \d+ times since /m)
    readOnly(database, false)
    vi.advanceTimersByTime(60_000)
    expect(await healthWhen(server.metrics, /^ok$/m)).toEqual({ status: 200, text: 'ok\n' })
    expect(await server.host.store.tables()).toMatchObject([{ noticed: at }])
  })
  test('is told as such when only people write, and is over when there is room, whether somebody writes or not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { server, database } = await servingHere({ metrics: 0 })
    const { gm } = await atTable(server)
    readOnly(database, true)
    expect(await gm.say({ type: 'chat', text: 'lost' })).toMatchObject({ type: 'refused', code: 'store/failed' })
    expect((await healthOf(server.metrics)).text).toMatch(/^storing: failed/)
    readOnly(database, false)
    vi.advanceTimersByTime(60_000)
    expect(await healthWhen(server.metrics, /^ok$/m)).toEqual({ status: 200, text: 'ok\n' })
  })
})

describe('what nobody foresaw', () => {
  const CAUSES = ['throw new Error("unforeseen")', 'Promise.reject(new Error("unforeseen"))']
  test.each(CAUSES)('ends no table: %s', async (cause) => {
    const hook = `data:text/javascript,process.on("SIGUSR2", () => { ${cause} })`
    const env = { AFFRAY_LOG: 'silent' }
    const server = await Server.start(freshFolder(), ['--metrics', '0'], env, ['--import', hook])
    try {
      const table = await make(server.address, { from: { scenario: seated } })
      const ana = await Client.enter(server.address, pathOf(table, 'ana'), 'a')
      expect(await ana.say({ type: 'chat', text: 'kept' })).toMatchObject({ type: 'done' })
      const again = ana.until(({ type }) => type === 'shown')
      server.process.kill('SIGUSR2')
      expect(await again).toMatchObject({ shown: { chat: [{ text: 'kept' }] } })
      expect(await ana.answerUsual()).toMatchObject({ type: 'done' })
      expect((await healthOf(server.metrics)).text).toMatch(/^process: failed once since /)
    } finally {
      await server.stop()
    }
  })
})

describe('health', () => {
  test('forgets a fault of an event when none has followed for ten minutes, and of other work when it works again', () => {
    let at = 0
    const health = new Health(pino({ level: 'silent' }), () => at)
    const fails = (): void => {
      throw new Error('x')
    }
    health.guarded('connections', fails)()
    health.guarded('housekeeping', fails)()
    at = 9 * 60_000
    health.guarded('connections', fails)()
    expect(health.faults).toEqual([
      { work: 'connections', since: 0, last: at, times: 2 },
      { work: 'housekeeping', since: 0, last: 0, times: 1 },
    ])
    at = 20 * 60_000
    expect(health.faults.map(({ work }) => work)).toEqual(['housekeeping'])
    health.works('housekeeping')
    expect(health.faults).toEqual([])
  })
  test('hears of promises that fail', async () => {
    const health = new Health(pino({ level: 'silent' }))
    health.later('metrics', Promise.reject(new Error('x')))
    while (health.faults.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(health.faults).toMatchObject([{ work: 'metrics' }])
  })
})

describe('timers, promises and events of the server', () => {
  /** Files that run elsewhere than in the serving thread, and the way itself. */
  const OTHERS = /^(health|outliving|worker|ask-server|reader|store-thread)\.ts$/
  const BARE =
    /\bset(?:Timeout|Interval|Immediate)\(.*|\.then\(.*|\bvoid [a-z].*|\.(?:on|once)\(\s*'[^']*',.*(?:\n.*)?/g
  test('all go the one guarded way', () => {
    const folder = fileURLToPath(new URL('../src/server', import.meta.url))
    const bare = readdirSync(folder)
      .filter((name) => !OTHERS.test(name))
      .flatMap((name) =>
        [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(BARE)]
          .map(([text]) => `${name}: ${text}`)
          // Whoever awaits a promise hears what it comes to.
          .filter((text) => !/guarded\(|health\.|\b(resolve|reject)\b/.test(text)),
      )
    expect(bare).toEqual([])
  })
})
