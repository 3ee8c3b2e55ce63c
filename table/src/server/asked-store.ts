import type { Health } from './health.ts'
import type { SqliteStore } from './sqlite-store.ts'
import { ALL_DONE, type Asks, type Fates, type Store, tableOf, type Write } from './store.ts'

/** Asks a store that may be elsewhere. */
export type Ask = <K extends keyof Asks>(ask: K, ...of: Parameters<Asks[K]>) => Promise<ReturnType<Asks[K]>>

/** A store of which something can be asked; what works of it and what does not is told in its health. */
export function askedStore(folder: string, health: Health, ask: Ask, close: () => Promise<void>): Store {
  const write = async (group: readonly Write[]): Promise<Fates> => {
    if (group.length === 0) return ALL_DONE
    const fates = await ask('write', group).catch((thrown: Error): Fates => {
      const unknown = [...new Set(group.map(tableOf))].map((table) => [table, 'unknown'] as const)
      return { of: new Map(unknown), because: thrown.message }
    })
    if (fates.of.size === 0) health.works('storing')
    else health.failed('storing', new Error(fates.because))
    return fates
  }
  const tryOut = async (): Promise<void> => {
    try {
      await ask('tryOut')
      health.works('storing')
    } catch (thrown) {
      health.failed('storing', thrown)
      throw thrown
    }
  }
  return {
    folder,
    close,
    write,
    tryOut,
    table: (id) => ask('table', id),
    tables: () => ask('tables'),
    count: () => ask('count'),
    byCode: (code) => ask('byCode', code),
    link: (hash) => ask('link', hash),
    linksOpened: (table, seat) => ask('linksOpened', table, seat),
    ticket: (hash) => ask('ticket', hash),
    load: (id) => ask('load', id),
    archived: (id) => ask('archived', id),
    firstDamaged: (table) => ask('firstDamaged', table),
    cut: (table, from) => ask('cut', table, from),
    backup: (path) => ask('backup', path),
  }
}

/** What a store answers to a question. */
export function answered<K extends keyof Asks>(store: Asks, ask: K, of: Parameters<Asks[K]>): ReturnType<Asks[K]> {
  // Each question is answered by the function of its name.
  const answer = store[ask] as (...of: Parameters<Asks[K]>) => ReturnType<Asks[K]>
  return answer.apply(store, of)
}

/** A store in this thread, for whoever has nobody else to serve. */
export const storeHere = (store: SqliteStore, health: Health): Store =>
  askedStore(
    store.folder,
    health,
    async (ask, ...of) => answered(store, ask, of),
    async () => store.close(),
  )
