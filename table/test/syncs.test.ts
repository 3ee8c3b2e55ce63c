import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { loaded } from '../src/server/held.ts'
import { SqliteStore } from '../src/server/sqlite-store.ts'
import { Client, make, pathOf } from './client.ts'
import { freshFolder, Server } from './server.ts'

const source = fileURLToPath(new URL('reliability/syncs.c', import.meta.url))
const shim = join(freshFolder(), 'syncs.so')
const built =
  process.platform === 'linux' && spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', shim, source, '-ldl']).status === 0

let server: Server | undefined
afterAll(() => server?.kill())

// Where there is no C compiler it cannot be seen when something reaches the disk.
describe.skipIf(!built)('what is acknowledged', () => {
  test('has been brought to the disk: a copy cut back to the last time has all of it', async () => {
    const data = freshFolder()
    const log = join(data, 'syncs.log')
    server = await Server.start(data, [], { LD_PRELOAD: shim, SYNC_LOG: log })
    const made = await make(server.address, { from: { ready: 'example/duel' } })
    const gm = await Client.enter(server.address, pathOf(made, 'gm'))
    const wal = join(data, 'tables.sqlite-wal')
    const syncs = () =>
      readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .flatMap((line) => (line.startsWith(`${wal} `) ? [Number(line.split(' ').at(-1))] : []))
    const lengths: number[] = []
    for (let i = 0; i < 12; i++) {
      const before = syncs().length
      const told = await gm.say({ type: 'pause', paused: i % 2 === 0 })
      expect(told.type).toBe('done')
      const now = syncs()
      // Each acknowledged group, once at least.
      expect(now.length).toBeGreaterThan(before)
      lengths.push(now.at(-1) ?? 0)
    }
    await server.kill()
    for (const [i, length] of [...lengths.entries()].filter(([i]) => i % 4 === 3)) {
      const copy = freshFolder()
      for (const name of ['tables.sqlite', 'tables.sqlite-wal']) copyFileSync(join(data, name), join(copy, name))
      truncateSync(join(copy, 'tables.sqlite-wal'), length)
      const store = await SqliteStore.open(copy)
      const { n } = await loaded({ load: async (id) => store.load(id) }, made.table, 0, 0)
      expect(n).toBeGreaterThanOrEqual(i + 1)
      store.close()
    }
  })
})
