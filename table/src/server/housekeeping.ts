import type { Logger } from 'pino'
import type { Host } from './host.ts'

const DAY = 86_400_000
/** A table nobody sits at leaves memory after this. */
const REST = 5 * 60_000
/** Between the notice and the end of an abandoned table. */
const NOTICE = 14 * DAY

/** Puts away what nobody uses: out of memory soon, out of the store after a long time and a notice. */
export function putAway(host: Host, log: Logger, keepDays: number, now: number): void {
  host.rest(REST)
  if (host.health.faults.some(({ work }) => work === 'storing')) host.store.tryOut()
  for (const { id, touched, noticed } of host.store.tables()) {
    if (host.tables.has(id) || now - touched < keepDays * DAY) continue
    if (noticed === undefined) {
      host.store.write([{ write: 'notice', table: id, at: now }])
      log.info({ days: NOTICE / DAY }, 'a table nobody uses will be deleted')
    } else if (now - noticed >= NOTICE) {
      host.delete(id)
      log.info('a table nobody used was deleted')
    }
  }
}
