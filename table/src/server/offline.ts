import { pino } from 'pino'
import { fulfilled, type Wish } from './admin.ts'
import { Host } from './host.ts'
import { Jobs } from './jobs.ts'
import { Steward } from './steward.ts'
import { Store } from './store.ts'

/** Carries out a wish about tables whose server does not run. */
export async function offline(folder: string, wish: Wish): Promise<unknown> {
  const store = await Store.open(folder)
  const host = new Host({ store, log: pino({ level: 'silent' }), jobs: new Jobs(), version: 'none' })
  try {
    return fulfilled(new Steward(host), wish)
  } finally {
    host.stop()
    store.close()
  }
}
