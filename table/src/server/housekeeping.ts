import type { Logger } from 'pino'
import type { Host } from './host.ts'
import { sure } from './store.ts'

const DAY = 86_400_000
/** A table nobody sits at leaves memory after this. */
const REST = 5 * 60_000
/** Between the notice and the end of an abandoned table. */
const NOTICE = 14 * DAY

/** Puts away what nobody uses: out of memory soon, out of the store after a long time and a notice. */
export async function putAway(host: Host, log: Logger, keepDays: number, now: number): Promise<void> {
  host.rest(REST)
  if (host.health.faults.some(({ work }) => work === 'storing')) await host.store.tryOut()
  for (const { id, touched, noticed } of await host.store.tables()) {
    if (host.has(id) || now - touched < keepDays * DAY) continue
    if (noticed === undefined) {
      await sure(host.store, [{ write: 'notice', table: id, at: now }])
      log.info({ days: NOTICE / DAY }, 'a table nobody uses will be deleted')
    } else if (now - noticed >= NOTICE) {
      await host.delete(id)
      log.info('a table nobody used was deleted')
    }
  }
}
