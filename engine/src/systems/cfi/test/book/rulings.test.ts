import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { READINGS } from '../../book/readings.ts'
import { RULINGS } from '../../book/rulings.ts'

const home = fileURLToPath(new URL('../../', import.meta.url))
const rooms = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('test') && !/^book.(readings|rulings)\.ts$/.test(file),
)
const cited = new Set(rooms.flatMap((file) => readFileSync(join(home, file), 'utf8').match(/CFI-A\d+/g) ?? []))
const ruled = RULINGS.map(([id]): string => id)

test('every ruling a comment cites is one the game has', () => {
  const known = [...ruled, ...Object.keys(READINGS)]
  expect([...cited].filter((id) => !known.includes(id)).sort()).toEqual([])
})

test('every reading is cited where it decides, and none is a ruling of a fight as well', () => {
  expect(Object.keys(READINGS).filter((id) => !cited.has(id))).toEqual([])
  expect(ruled.filter((id) => id in READINGS)).toEqual([])
})
