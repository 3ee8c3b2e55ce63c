import { expect, test } from 'vitest'
import type { Distribution } from '../distribution.ts'
import * as odds from '../odds.ts'

/** The counts of a sum of dice by the plainest convolution there is. */
function countsOf(count: number, sides: number): bigint[] {
  let counts = [1n]
  for (let i = 0; i < count; i++) {
    const next = new Array<bigint>(counts.length + sides - 1).fill(0n)
    for (const [at, n] of counts.entries()) for (let face = 0; face < sides; face++) next[at + face]! += n
    counts = next
  }
  return counts
}

/** How far the worst weight is from a quotient of whole numbers, as a part of it, in units of the stated error. */
function worstOf(law: Distribution<number>, first: number, counts: readonly bigint[], total: bigint): number {
  let worst = 0
  for (const [value, weight] of law.support) {
    const exact = counts[value - first]!
    const difference = BigInt(Math.round(weight * 2 ** 1000 * 2 ** 20)) * total - exact * 2n ** 1020n
    const part = Number((difference * 2n ** 80n) / (exact * 2n ** 1020n)) / 2 ** 80
    worst = Math.max(worst, Math.abs(part))
  }
  return worst / law.error
}

test('198 six-sided dice are exact, 199 say that they are not', () => {
  expect(odds.sumOfDice(198, 6).exact).toBeDefined()
  expect(odds.sumOfDice(199, 6).exact).toBeUndefined()
})

test('rounded sums keep within their stated error', () => {
  const law = odds.sumOfDice(250, 6)
  expect(law.exact).toBeUndefined()
  expect(law.error).toBeLessThan(1e-12)
  expect(worstOf(law, 250, countsOf(250, 6), 6n ** 250n)).toBeLessThan(1)
})

test('rounded sums by doubling keep within their stated error', () => {
  const law = odds.repeated(odds.uniform(6), 250)
  expect(law.exact).toBeUndefined()
  expect(worstOf(law, 250, countsOf(250, 6), 6n ** 250n)).toBeLessThan(1)
})

test('rounded odds of kept dice keep within their stated error', () => {
  // The highest of n dice is at most x where all are.
  const law = odds.kept(odds.uniform(6), 300, 1, 'lowest')
  const counts = [1, 2, 3, 4, 5, 6].map((face) => BigInt(7 - face) ** 300n - BigInt(6 - face) ** 300n)
  expect(law.exact).toBeUndefined()
  expect(worstOf(law, 1, counts, 6n ** 300n)).toBeLessThan(1)
})

test('what is too light to count is lost, not forgotten', () => {
  const law = odds.sumOfDice(1000, 6)
  expect(law.lost).toBeGreaterThan(0)
  expect(law.lost).toBeLessThan(1e-55)
  expect(law.support.reduce((sum, [, weight]) => sum + weight, law.lost)).toBeCloseTo(1, 11)
  expect(odds.mean(law)).toBeCloseTo(3500, 8)
  expect(odds.variance(law)).toBeCloseTo((1000 * 35) / 12, 6)
})

test('what would take too long is refused', () => {
  expect(() => odds.sumOfDice(1000, 10_000)).toThrow(
    'The exact odds of these dice need 1e+10 steps; at most 30000000 are taken.',
  )
})
