import { expect, test } from 'vitest'
import type { Distribution } from '../distribution.ts'
import { parse } from '../notation.ts'
import { distributionOf } from '../notationLaw.ts'
import { mean, sumOfDice, variance } from '../odds.ts'
import { total } from '../roll.ts'
import { Stream } from '../stream.ts'
import { CRITICAL, deviate } from './chiSquare.ts'
import { outcomes, tally } from './enumerate.ts'
import { script } from './script.ts'

const law = (text: string): Distribution<number> => distributionOf(parse(text))

/** Each notation, and the sides of the dice it throws. */
const PLAIN = [
  ['2d6+1', 2, 6],
  ['4d6kh3', 4, 6],
  ['4d6kl2-3', 4, 6],
  ['5d4-2d4kl1', 7, 4],
  ['3d5-2d5+1', 5, 5],
  ['-d6', 1, 6],
] as const

test.each(PLAIN)('the odds of %s are what rolling every outcome gives', (text, count, sides) => {
  const notation = parse(text)
  const totals = outcomes(count, sides).map((faces) => total(notation, script(...faces)))
  const { support, exact } = distributionOf(notation)
  expect(support.map(([value], i) => [value, exact?.counts[i]])).toEqual(tally(totals))
  expect(exact?.total).toBe(BigInt(sides) ** BigInt(count))
})

test.each(['3d8!', '5D+2', 'd2!', '4d6!kh2', 'd%-d%', '2d10!kl1+d6', '200d6', '60D'])(
  '%s is rolled as its odds say (chi-square over 40,000 rolls, level 1e-5)',
  (text) => {
    const notation = parse(text)
    const { support, lost } = distributionOf(notation)
    const dice = new Stream('rolled', 0)
    const rolls = 40_000
    const seen = new Map<number, number>()
    for (let i = 0; i < rolls; i++) {
      const sum = total(notation, dice)
      seen.set(sum, (seen.get(sum) ?? 0) + 1)
    }
    // Values expected less than twenty times are put together.
    const often = support.filter(([, weight]) => weight * rolls >= 20)
    const counts = often.map(([value]) => seen.get(value) ?? 0)
    const expected = often.map(([, weight]) => weight * rolls)
    const rest = expected.reduce((left, n) => left - n, rolls)
    if (rest > 5) {
      counts.push(counts.reduce((left, n) => left - n, rolls))
      expected.push(rest)
    }
    expect(deviate(counts, expected)).toBeLessThan(CRITICAL)
    expect(lost).toBeLessThan(1e-18)
  },
)

test('a pool of 30 dice with a Wild Die is exact but for what is lost', () => {
  const pool = law('30D+2')
  expect(pool.exact).toBeDefined()
  expect(pool.lost).toBeCloseTo(6 ** -25, 25)
  expect(mean(pool)).toBeCloseTo(29 * 3.5 + 4.2 + 2, 12)
  expect(variance(pool)).toBeCloseTo((29 * 35) / 12 + 10.64, 10)
})

test('a difference mirrors the sum', () => {
  expect(
    law('1-2d6')
      .support.map(([value, weight]) => [1 - value, weight])
      .reverse(),
  ).toEqual(sumOfDice(2, 6).support)
})

test.each(['1000d10000', '1000d100', '300d100kh150', `${'9d100kh4+'.repeat(20)}9d999kh4`])(
  'odds of %s that would take too long are refused',
  (text) => {
    expect(() => law(text)).toThrow(/^The exact odds of these dice need \de\+\d+ steps; at most 30000000 are taken\.$/)
  },
)
