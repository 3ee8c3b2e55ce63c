import { pino } from 'pino'
import { fulfilled, type Wish } from './admin.ts'
import { Health } from './health.ts'
import { Host } from './host.ts'
import { Jobs } from './jobs.ts'
import { Reading } from './reading.ts'
import { Steward } from './steward.ts'
import { Store } from './store.ts'

/** Carries out a wish about tables whose server does not run. */
export async function offline(folder: string, wish: Wish): Promise<unknown> {
  const store = await Store.open(folder)
  const log = pino({ level: 'silent' })
  const health = new Health(log)
  const host = new Host({ store, log, health, jobs: Jobs.begin(health), version: 'none' })
  try {
    return fulfilled(new Steward(host, new Reading(health)), wish)
  } finally {
    host.stop()
    store.close()
  }
}
