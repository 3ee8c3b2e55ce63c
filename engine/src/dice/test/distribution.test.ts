import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Distribution } from '../distribution.ts'
import { AffrayError } from '../error.ts'
import * as odds from '../odds.ts'
import { add, outcomes, tally } from './enumerate.ts'

/** The counts of an exact distribution beside its values. */
function rows<V>(of: Distribution<V>): [V, bigint][] {
  return of.support.map(([value], i) => [value, of.exact?.counts[i] ?? -1n])
}

/** A probability as a fraction in lowest terms. */
function fraction<V>(of: Distribution<V>, value: V): string {
  const at = of.support.findIndex(([v]) => v === value)
  let [a, b] = [of.exact?.counts[at] ?? 0n, of.exact?.total ?? 1n]
  const [part, whole] = [a, b]
  while (b !== 0n) [a, b] = [b, a % b]
  return `${part / a}/${whole / a}`
}

const small = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
const table = fc
  .array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 8 })
  .map((list) => odds.weighted(list))

test('sums of dice are what counting every outcome gives', () => {
  fc.assert(
    fc.property(small, ([count, sides]) => {
      expect(rows(odds.sumOfDice(count, sides))).toEqual(tally(outcomes(count, sides).map(add)))
    }),
  )
})

test('the highest and lowest kept are what counting every outcome gives', () => {
  fc.assert(
    fc.property(small, fc.nat(), fc.boolean(), ([count, sides], n, high) => {
      const keep = 1 + (n % count)
      const best = (dice: number[]) => {
        const sorted = dice.toSorted((a, b) => (high ? b - a : a - b))
        return add(sorted.slice(0, keep))
      }
      const law = odds.kept(odds.uniform(sides), count, keep, high ? 'highest' : 'lowest')
      expect(rows(law)).toEqual(tally(outcomes(count, sides).map(best)))
    }),
  )
})

test('an explosion is what counting every outcome gives, and what would go on is lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 0, max: 3 }), (sides, depth) => {
      const sums: number[] = []
      for (const dice of outcomes(depth + 1, sides)) {
        const stop = dice.findIndex((face) => face !== sides)
        if (stop >= 0) sums.push(add(dice.slice(0, stop + 1)))
      }
      const law = odds.exploded(odds.uniform(sides), (face) => face === sides, depth)
      expect(rows(law)).toEqual(tally(sums))
      expect(law.exact).toMatchObject({ lost: 1n, total: BigInt(sides) ** BigInt(depth + 1) })
    }),
  )
})

test('a reroll is what counting every outcome gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 3 }), fc.nat(6), (sides, times, worst) => {
      const last = outcomes(times + 1, sides).map((dice) => dice.find((face) => face > worst) ?? dice[times]!)
      const law = odds.rerolled(odds.uniform(sides), (face) => face <= worst, times)
      const total = law.exact?.total ?? 0n
      const scaled = tally(last).map(([value, count]) => [value, (count * total) / BigInt(last.length)])
      expect(rows(law)).toEqual(scaled)
    }),
  )
})

test('two rolls together are what counting every pair gives', () => {
  const higher = odds.joint(odds.uniform(6), odds.uniform(8), Math.max)
  const pairs = odds.product(odds.uniform(6), odds.uniform(8))
  const counted = pairs.support.map(([[a, b]]) => Math.max(a, b))
  expect(rows(higher)).toEqual(tally(counted))
  expect(pairs.support).toHaveLength(48)
  expect(odds.joint(odds.uniform(6), odds.uniform(6), (a, b) => a > b).support.find(([wins]) => wins)?.[1]).toBe(
    15 / 36,
  )
})

test('what follows depends on what came first, over a common total', () => {
  const law = odds.followed(odds.uniform(3), (face) => (face === 3 ? odds.uniform(4) : odds.certain(face)))
  expect(rows(law)).toEqual([
    [1, 5n],
    [2, 5n],
    [3, 1n],
    [4, 1n],
  ])
  expect(law.exact?.total).toBe(12n)
})

test('what is given is what is left', () => {
  const law = odds.given(odds.uniform(6), (face) => face > 4)
  expect(rows(law)).toEqual([
    [5, 1n],
    [6, 1n],
  ])
  expect(() => odds.given(odds.uniform(6), (face) => face > 6)).toThrow('No value of this roll meets the condition.')
})

test('known odds come out as fractions', () => {
  expect(fraction(odds.sumOfDice(2, 6), 7)).toBe('1/6')
  expect(fraction(odds.sumOfDice(3, 6), 10)).toBe('1/8')
  expect(fraction(odds.kept(odds.uniform(6), 4, 3, 'highest'), 18)).toBe('7/432')
  expect(fraction(odds.kept(odds.uniform(20), 2, 1, 'highest'), 20)).toBe('39/400')
  expect(odds.mean(odds.kept(odds.uniform(6), 4, 3, 'highest'))).toBe(15869 / 1296)
})

test('nothing is won or lost: counts and what is lost add up to the total', () => {
  fc.assert(
    fc.property(table, table, (a, b) => {
      const law = odds.exploded(odds.sum(odds.kept(a, 3, 2, 'lowest'), b), (value) => value > 10, 2)
      const counts = law.exact?.counts.reduce((sum, count) => sum + count, law.exact.lost)
      expect(counts).toBe(law.exact?.total)
    }),
  )
})

test('sums do not care about order or grouping', () => {
  fc.assert(
    fc.property(table, table, table, (a, b, c) => {
      expect(odds.sum(a, b)).toEqual(odds.sum(b, a))
      expect(odds.sum(odds.sum(a, b), c)).toEqual(odds.sum(a, odds.sum(b, c)))
      expect(odds.sum(a, b)).toEqual(odds.joint(a, b, (v, u) => v + u))
      expect(odds.repeated(a, 3)).toEqual(odds.sum(a, odds.sum(a, a)))
    }),
  )
})

test('means and variances of sums add up', () => {
  fc.assert(
    fc.property(table, table, (a, b) => {
      const both = odds.sum(a, b)
      expect(odds.mean(both)).toBeCloseTo(odds.mean(a) + odds.mean(b), 12)
      expect(odds.variance(both)).toBeCloseTo(odds.variance(a) + odds.variance(b), 10)
    }),
  )
})

test('keeping the highest mirrors keeping the lowest', () => {
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 4 }), (of, keep) => {
      const mirrored = odds.map(
        odds.kept(
          odds.map(of, (v) => -v),
          4,
          keep,
          'lowest',
        ),
        (v) => 0 - v,
      )
      expect(mirrored).toEqual(odds.kept(of, 4, keep, 'highest'))
    }),
  )
})

test('halves are summed as well as whole numbers', () => {
  const half = odds.map(odds.uniform(4), (face) => face / 2)
  expect(odds.sum(half, half).support.map(([value]) => value)).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 4])
  expect(odds.mean(odds.sum(half, half))).toBe(2.5)
  expect(() => odds.kept(half, 2, 1, 'highest')).toThrow(AffrayError)
})

test.each([
  [[['a', -1]], 'A weight of -1 was given.'],
  [[['a', 0.5]], 'A weight of 0.5 was given.'],
  [[['a', 0]], 'No value was given any weight.'],
] as const)('impossible weights %j are refused', (list, message) => {
  expect(() => odds.weighted([...list])).toThrow(message)
})
