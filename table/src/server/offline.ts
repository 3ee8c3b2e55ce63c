import { pino } from 'pino'
import { fulfilled, type Wish } from './admin.ts'
import { storeHere } from './asked-store.ts'
import { Health } from './health.ts'
import { Host } from './host.ts'
import { Jobs } from './jobs.ts'
import { Reading } from './reading.ts'
import { SqliteStore } from './sqlite-store.ts'
import { Steward } from './steward.ts'

/** Carries out a wish about tables whose server does not run. */
export async function offline(folder: string, wish: Wish): Promise<unknown> {
  const log = pino({ level: 'silent' })
  const health = new Health(log)
  const store = storeHere(await SqliteStore.open(folder), health)
  const host = new Host({ store, log, health, jobs: Jobs.begin(health), version: 'none' })
  try {
    return await fulfilled(new Steward(host, new Reading(health)), wish)
  } finally {
    await host.stop()
    await store.close()
  }
}
