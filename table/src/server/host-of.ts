import type { Logger } from 'pino'
import type { Health } from './health.ts'
import type { Jobs } from './jobs.ts'
import type { OutboxOf } from './outbox.ts'
import type { Chances } from './secrets.ts'
import type { Store } from './store.ts'

/** What whoever holds the tables is given. */
export interface HostOptions {
  readonly store: Store
  readonly log: Logger
  readonly jobs: Jobs
  readonly version: string
  readonly health?: Health
  readonly now?: () => number
  readonly fresh?: Chances
  readonly at?: OutboxOf['at']
}
