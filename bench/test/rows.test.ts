import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const names = readdirSync(here('rows')).map((file) => file.replace(/\.mjs$/, ''))

interface Row {
  readonly row: string
  readonly bar?: number
  readonly aim?: number
  readonly commit: string
  readonly machine: string
}
interface Measuring {
  measureRows(
    names: readonly string[],
    load: (name: string) => Promise<unknown>,
    say: (line: string) => void,
  ): Promise<{ measured: readonly Row[]; failed: readonly string[]; skipped: readonly string[] }>
}
const { measureRows } = (await import(here('measuring.mjs'))) as Measuring
const { merged } = (await import(here('results.mjs'))) as {
  merged(before: readonly Row[], measured: readonly Row[], names: readonly string[]): readonly Row[]
}

test('every row of the bench runs, and what is kept of it has its bars', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [here('run.mjs'), '--small', '--json'], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  const { measured, skipped } = JSON.parse(stdout) as { measured: readonly Row[]; skipped: readonly string[] }
  expect([...measured.map(({ row }) => row), ...skipped].sort()).toEqual(names.sort())
  if (process.env.CI !== undefined) expect(skipped, stderr).toEqual([])
  const { rows: kept } = JSON.parse(readFileSync(here('results.json'), 'utf8')) as { rows: readonly Row[] }
  const barsOf = (rows: readonly Row[]) => new Map(rows.map(({ row, bar, aim }) => [row, [bar, aim]]))
  for (const [row, bars] of barsOf(kept)) expect(barsOf(measured).get(row) ?? bars, row).toEqual(bars)
})

test('a row that throws is told with its reason, and the others go on', async () => {
  const row = (median: number) => ({ title: 'a row', unit: '×', bar: 2, better: 'more', measure: () => ({ median }) })
  const rows: Record<string, unknown> = { good: row(3), nothing: row(Number.NaN), last: row(1) }
  const said: string[] = []
  const load = async (name: string) => rows[name] ?? Promise.reject(new Error('it imports what is not there'))
  const done = await measureRows(['good', 'broken', 'nothing', 'last'], load, (line) => said.push(line))
  expect(done.failed).toEqual(['broken', 'nothing'])
  expect(said.join('\n')).toMatch(/broken cannot be measured: Error: it imports what is not there/)
  expect(said.join('\n')).toMatch(/nothing cannot be measured: Error: its figure is NaN/)
  expect(done.measured).toMatchObject([
    { row: 'good', holds: true, commit: expect.stringMatching(/^[0-9a-f]{7}/), machine: expect.stringMatching(/\S/) },
    { row: 'last', holds: false },
  ])
})

test('a run of some rows keeps the others, and forgets rows that are gone', () => {
  const row = (name: string, commit: string): Row => ({ row: name, commit, machine: 'one' })
  const before = [row('a', 'old'), row('b', 'old'), row('gone', 'old')]
  expect(merged(before, [row('b', 'new')], ['a', 'b', 'c'])).toEqual([row('a', 'old'), row('b', 'new')])
})
