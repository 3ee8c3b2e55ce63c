import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AffrayError } from '@affray/engine'
import { loaded } from '../../src/server/held.ts'
import { SqliteStore } from '../../src/server/sqlite-store.ts'
import { Client, make, pathOf } from '../client.ts'
import { freshFolder, Server } from '../server.ts'

const FILES = ['tables.sqlite', 'tables.sqlite-wal'] as const

/** A store as a killed server leaves it, with the sums of its table after each deed. */
export async function storeOfKilled(deeds: number): Promise<{ folder: string; table: string; sums: string[] }> {
  const folder = freshFolder()
  const server = await Server.start(folder)
  const made = await make(server.address, { from: { ready: 'example/duel' } })
  const client = await Client.enter(server.address, pathOf(made, 'gm'))
  for (let i = 0; i < deeds; i++) {
    const told = await client.say({ type: 'pause', paused: i % 2 === 0 })
    if (told.type === 'done') continue
    // Too much at once is not done: whoever went on and on would be cut.
    i--
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await server.kill()
  const copy = copyOf(folder)
  const store = await SqliteStore.open(copy)
  const sums = ['', ...store.sums(made.table)]
  store.close()
  return { folder, table: made.table, sums }
}

export function copyOf(folder: string): string {
  const copy = freshFolder()
  mkdirSync(copy, { recursive: true })
  for (const name of FILES) if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(copy, name))
  return copy
}

/** How a damaged copy opens. */
export type Opens = 'whole' | 'to a prefix' | 'refused' | 'wrongly'

/** Damages a copy: flips a bit, or cuts a file; the seed says where. */
export function damage(folder: string, seed: number): void {
  let at = (seed * 2_654_435_761) >>> 0
  const next = (below: number): number => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((at / 2 ** 32) * below)
  }
  const name = FILES[next(2)] ?? FILES[0]
  const path = join(folder, name)
  if (!existsSync(path)) return
  const bytes = readFileSync(path)
  if (bytes.length === 0) return
  if (next(3) === 0) writeFileSync(path, bytes.subarray(0, next(bytes.length)))
  else {
    const place = next(bytes.length)
    bytes[place] = (bytes[place] ?? 0) ^ (1 << next(8))
    writeFileSync(path, bytes)
  }
}

/** Opens a copy and its table, and compares with what was stored. */
export async function opens(folder: string, table: string, sums: readonly string[]): Promise<Opens> {
  let store: SqliteStore | undefined
  try {
    const opened = await SqliteStore.open(folder)
    store = opened
    if (opened.table(table) === undefined) return 'to a prefix'
    const { n, sum } = await loaded({ load: async (id) => opened.load(id) }, table, 0, 0)
    if (sums[n] !== sum) return 'wrongly'
    return n === sums.length - 1 ? 'whole' : 'to a prefix'
  } catch (thrown) {
    return thrown instanceof AffrayError ? 'refused' : 'wrongly'
  } finally {
    store?.close()
  }
}
