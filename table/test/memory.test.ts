import { afterEach, expect, test } from 'vitest'
import { MOST_IDLE } from '../src/server/host.ts'
import { Client, make, pathOf } from './client.ts'
import { atTable, duel, serving, stopAll } from './serving.ts'

afterEach(stopAll)

/** When everybody who left is known to have left. */
async function emptied(host: Awaited<ReturnType<typeof serving>>['host']): Promise<void> {
  while (host.kept.connections > 0) await new Promise((resolve) => setImmediate(resolve))
  await host.flush()
}

test('of tables that were played and left only the last few stay in memory, and nothing else of them does', async () => {
  const server = await serving()
  const { host } = server
  for (let i = 0; i < MOST_IDLE + 5; i++) {
    const { gm, ana, ben } = await atTable(server)
    await ana.answerUsual()
    await ben.answerUsual()
    for (const one of [gm, ana, ben]) one.close()
    await Promise.all([gm, ana, ben].map(({ ended }) => ended))
  }
  await emptied(host)
  expect(host.kept).toEqual({ tables: MOST_IDLE, connections: 0, unshown: 0, timers: 0, behind: 0 })
  expect(await host.store.count()).toBe(MOST_IDLE + 5)
})

test('tables that were made and never visited stay in memory no longer than others', async () => {
  const server = await serving()
  for (let i = 0; i < MOST_IDLE + 3; i++) await make(server.address, { from: { scenario: duel } })
  await server.host.flush()
  expect(server.host.kept.tables).toBe(MOST_IDLE)
})

test('a table that left memory is as it was when somebody comes back, and one that is sat at never leaves', async () => {
  const server = await serving()
  const { table, gm, ana, ben } = await atTable(server)
  await ana.answerUsual()
  await ana.say({ type: 'chat', text: 'back soon' })
  const stays = await atTable(server)
  const [before, held] = [ana.shown, server.host.tables.get(stays.table.table)]
  for (const one of [gm, ana, ben]) one.close()
  await Promise.all([gm, ana, ben].map(({ ended }) => ended))
  for (let i = 0; i < MOST_IDLE + 1; i++) await make(server.address, { from: { scenario: duel } })
  while (server.host.tables.has(table.table)) await new Promise((resolve) => setImmediate(resolve))
  const again = await Client.enter(server.address, pathOf(table, 'ana'))
  expect({ ...again.shown, seats: [] }).toEqual({ ...before, seats: [] })
  expect(server.host.tables.get(stays.table.table)).toBe(held)
})
