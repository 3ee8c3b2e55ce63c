import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as odds from '../odds.ts'

const twoDice = odds.sumOfDice(2, 6)
const many = odds.sumOfDice(300, 6)

test('mean and variance are those of the book', () => {
  expect([odds.mean(odds.uniform(100)), odds.variance(odds.uniform(100))]).toEqual([50.5, 833.25])
  expect([odds.mean(twoDice), odds.variance(twoDice)]).toEqual([7, 35 / 6])
  expect(odds.variance(odds.sumOfDice(198, 6))).toBe((198 * 35) / 12)
})

test('at least and at most', () => {
  expect(odds.atLeast(twoDice, 10)).toBe(6 / 36)
  expect(odds.atMost(twoDice, 3)).toBe(3 / 36)
  expect([odds.atLeast(twoDice, 2), odds.atLeast(twoDice, 13), odds.atMost(twoDice, 1)]).toEqual([1, 0, 0])
  expect(odds.probability(twoDice, (sum) => sum % 2 === 0)).toBe(0.5)
})

test('at least and at most of neighbours share everything, exact or rounded', () => {
  fc.assert(
    fc.property(fc.constantFrom(twoDice, many), fc.integer({ min: 0, max: 1900 }), (of, x) => {
      expect(odds.atLeast(of, x + 1) + odds.atMost(of, x)).toBeCloseTo(1, 11)
    }),
  )
})

test('the cumulative rows rise to everything that is not lost', () => {
  expect(odds.cumulative(odds.uniform(4))).toEqual([
    [1, 0.25],
    [2, 0.5],
    [3, 0.75],
    [4, 1],
  ])
  const exploding = odds.exploded(odds.uniform(4), (face) => face === 4, 1)
  expect(odds.cumulative(exploding).at(-1)?.[1]).toBe(15 / 16)
  expect(odds.cumulative(many).at(-1)?.[1]).toBeCloseTo(1, 11)
})

test('quantiles', () => {
  const die = odds.uniform(100)
  expect([0, 0.01, 0.011, 0.5, 0.95, 1].map((p) => odds.quantile(die, p))).toEqual([1, 1, 2, 50, 95, 100])
  expect(() => odds.quantile(die, 1.1)).toThrow('There is no quantile 1.1 of this roll.')
})
