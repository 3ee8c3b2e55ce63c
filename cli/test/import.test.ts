import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { affray, json } from './affray.ts'

const folder = mkdtempSync(join(tmpdir(), 'affray-import-'))
const file = join(folder, 'mill.json')
writeFileSync(
  file,
  JSON.stringify({
    Combatants: [{ Alias: 'Miller', CurrentHP: 9, StatBlock: { Name: 'Goblin', HP: { Value: 12 }, Senses: ['ears'] } }],
  }),
)

test('fighters of another tool’s file are a side of a scenario, and the report says what became of the rest', async () => {
  const { code, out, err } = await affray(['import', file, '--into', 'legend', '--side', 'mill'])
  expect(code).toBe(0)
  expect(parse(out)).toEqual({
    system: 'legend',
    sides: { mill: { miller: { like: 'goblin', wounds: 'general', stated: { generalHitPoints: 9 } } } },
  })
  expect(err).toMatch(/Understood[\s\S]*miller\.CurrentHP: 9[\s\S]*Assumed[\s\S]*Left out:\s+miller\.StatBlock\.Senses/)
  expect(await json(['import', file, '--into', 'd6'])).toMatchObject({ fighters: { miller: { bodyPoints: 9 } } })
})

test('what is missing, too large or no such file is said so', async () => {
  const { code, err } = await affray(['import', join(folder, 'none.json'), '--into', 'legend'])
  expect([code, err]).toEqual([1, expect.stringContaining('There is no file')])
  const large = join(folder, 'large.json')
  writeFileSync(large, '')
  // A file of 125 MB is refused by its size, before it is read.
  truncateSync(large, 125_000_000)
  expect((await affray(['import', large, '--into', 'legend'])).err).toContain('has 125000000 bytes')
  writeFileSync(join(folder, 'other.json'), '{}')
  expect((await affray(['import', join(folder, 'other.json'), '--into', 'cfi'])).err).toContain('no file of a tool')
})
