import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askServer } from '../src/server/index.ts'
import { freshFolder } from './server.ts'
import { atTable, serving, stopAll } from './serving.ts'

// Whoever starts the server may let everybody read what it writes: it does not.
let usual = 0
beforeEach(() => {
  usual = process.umask(0)
})
afterEach(async () => {
  process.umask(usual)
  await stopAll()
})
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

test('nobody but its owner may read or write the store, its log, its lock, its socket, or a backup', async () => {
  const data = join(freshFolder(), 'new')
  const server = await serving({ data })
  await atTable(server)
  const backup = join(freshFolder(), 'copy.sqlite')
  await askServer(data, { do: 'backup', path: backup })
  expect(modeOf(backup)).toBe('600')
  expect(modeOf(data)).toBe('700')
  const files = readdirSync(data)
  expect(files).toEqual(
    expect.arrayContaining(['admin.sock', 'lock.sqlite', 'tables.sqlite', 'tables.sqlite-shm', 'tables.sqlite-wal']),
  )
  expect(files.map((name) => [name, modeOf(join(data, name))])).toEqual(files.map((name) => [name, '600']))
  expect(process.umask()).toBe(0)
})

test('a backup is written over nothing, and leaves nothing where it cannot be written', async () => {
  const data = freshFolder()
  await serving({ data })
  const there = join(freshFolder(), 'mine.txt')
  writeFileSync(there, 'mine')
  await expect(askServer(data, { do: 'backup', path: there })).rejects.toMatchObject({
    code: 'backup/path',
    message: `A backup cannot be written to ${there}: there is a file already.`,
  })
  const nowhere = join(data, 'none', 'copy.sqlite')
  await expect(askServer(data, { do: 'backup', path: nowhere })).rejects.toMatchObject({ code: 'backup/path' })
  mkdirSync(join(data, 'none'))
  expect(readdirSync(join(data, 'none'))).toEqual([])
})
