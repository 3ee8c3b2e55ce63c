import { readdirSync } from 'node:fs'
import process from 'node:process'
import { pino } from 'pino'
import { storeHere } from '../../src/server/asked-store.ts'
import { Health } from '../../src/server/health.ts'
import { loaded } from '../../src/server/held.ts'
import { Host } from '../../src/server/host.ts'
import { Jobs } from '../../src/server/jobs.ts'
import { Reading } from '../../src/server/reading.ts'
import { SqliteStore } from '../../src/server/sqlite-store.ts'
import { Steward } from '../../src/server/steward.ts'
import { freshFolder } from '../server.ts'

/** Tables of every game with so many deeds are stored; how long does each take to be there again? */
export async function restart(tables: number, deeds: number) {
  const root = new URL('../../../scenarios/', import.meta.url)
  const ready = readdirSync(root).flatMap((game) =>
    readdirSync(new URL(`${game}/`, root))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${game}/${name.slice(0, -5)}`),
  )
  const folder = freshFolder()
  const log = pino({ level: 'silent' })
  const health = new Health(log)
  const store = storeHere(await SqliteStore.open(folder), health)
  const host = new Host({ store, log, health, jobs: Jobs.begin(health), version: 'none' })
  const steward = new Steward(host, new Reading(health))
  const ids: string[] = []
  for (let i = 0; i < tables; i++) {
    const wanted = { from: { ready: ready[i % ready.length] ?? '' }, play: 'gm' }
    const { table } = await steward.make(JSON.stringify(wanted), undefined, '')
    const held = await host.table(table)
    const line = { table, seat: 'gm', link: '', tell: () => {}, end: () => {} }
    await host.join(line)
    for (let n = 0; n < deeds; n++) {
      host.happens(held, { type: 'turn' })
      await host.flush()
    }
    host.leave(line)
    await host.flush()
    ids.push(table)
  }
  await host.stop()
  await store.close()
  const again = storeHere(await SqliteStore.open(folder), health)
  const wall: number[] = []
  const processor: number[] = []
  for (const id of ids) {
    const [begun, used] = [performance.now(), process.cpuUsage()]
    const { room } = await loaded(again, id, 0, 0)
    room.shown('gm')
    wall.push(performance.now() - begun)
    const { user, system } = process.cpuUsage(used)
    processor.push((user + system) / 1000)
  }
  await again.close()
  const most = (all: readonly number[]): number => Math.round(Math.max(...all))
  const median = (all: readonly number[]): number => Math.round([...all].sort((a, b) => a - b)[all.length >> 1] ?? 0)
  return {
    tables,
    deedsOfEach: deeds,
    milliseconds: { median: median(wall), most: most(wall) },
    processorMilliseconds: { median: median(processor), most: most(processor) },
  }
}
