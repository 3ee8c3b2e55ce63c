import process from 'node:process'
import type { Serving } from './serve.ts'

/**
 * Whatever reaches the top of the process ends no table: it is logged and told in its health, and since nobody knows what it left
 * half done, every table in memory goes on as it is stored.
 */
export function outlive({ host }: Pick<Serving, 'host'>): void {
  const survive = (thrown: unknown): void => {
    host.health.failed('process', thrown)
    host.health.guarded('tables', () => host.renew())()
  }
  process.on('uncaughtException', survive)
  process.on('unhandledRejection', survive)
}
