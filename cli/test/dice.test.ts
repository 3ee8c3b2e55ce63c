import { expect, test } from 'vitest'
import { affray, json } from './affray.ts'

test('a roll shows its total and every die', async () => {
  const { code, out } = await affray(['roll', '4d6kh3', '--seed', '3'])
  const { total, thrown } = (await json(['roll', '4d6kh3', '--seed', '3'])) as {
    total: number
    thrown: { face: number; kept: boolean }[]
  }
  expect(code).toBe(0)
  expect(thrown.filter(({ kept }) => kept).reduce((sum, { face }) => sum + face, 0)).toBe(total)
  const faces = thrown.map(({ face, kept }) => (kept ? face : `(${face})`)).join(' ')
  expect(out).toBe(`${total} ${faces} — ( ) not kept\n`)
})

test('a notation may be written in several words', async () => {
  expect(await json(['roll', '2d6', '+', '1', '--seed', 'x'])).toMatchObject({ notation: '2d6 + 1' })
})

test('the Wild Die and dice thrown again are marked', async () => {
  expect((await affray(['roll', '3D', '--seed', '1'])).out).toMatch(/\*\d.*\* the Wild Die/)
  expect((await affray(['roll', '40d2!', '--seed', '1'])).out).toMatch(/!\d[\s\S]*! thrown again/)
})

test('odds are exact, with a bar for each row', async () => {
  const { code, out } = await affray(['odds', '2d6'])
  expect(code).toBe(0)
  expect(out).toContain('2d6  mean 7, median 7, deviation 2.415')
  expect(out).toMatch(/\n {4}7 {5}16\.7% {5}58\.3% {2}█+\n/)
  expect(out).toContain('Exact out of 36 equally likely ways.')
  const rows = (await json(['odds', '2d6'])).rows as { value: number; ways: string }[]
  expect(rows.map(({ ways }) => Number(ways))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
})

test('many values are shown in bands that lose nothing', async () => {
  const { out } = await affray(['odds', '30d100'])
  const chances = [...out.matchAll(/^\s*[\d–]+\s+<?([\d.]+)%/gm)].map(([, chance]) => Number(chance))
  expect(chances.length).toBeLessThanOrEqual(31)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100, 0)
})

test('a notation that cannot be read names the character', async () => {
  for (const command of ['roll', 'odds']) {
    const { code, out, err } = await affray([command, '2x6'])
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/character 2: found "x".*\n.*2d6\+1/)
  }
})
