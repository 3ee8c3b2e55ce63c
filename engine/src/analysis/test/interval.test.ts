import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { mean, median, pairedDifference, sequential, share } from '../interval.ts'

/** How many of `runs` series of throws of a chance in ten have an interval that misses it at some look. */
function missed(interval: typeof share, looks: readonly number[], runs: number): number {
  let misses = 0
  for (let run = 0; run < runs; run++) {
    const dice = new Stream('interval', run)
    let count = 0
    let off = false
    for (let n = 1; n <= (looks.at(-1) ?? 0); n++) {
      count += dice.die(10) <= 3 ? 1 : 0
      if (!looks.includes(n)) continue
      const { low, high } = interval(count, n)
      off ||= low > 0.3 || high < 0.3
    }
    misses += off ? 1 : 0
  }
  return misses
}

describe('intervals', () => {
  test('one look at a share misses it about five times in a hundred', () => {
    const misses = missed(share, [200], 2000)
    expect(misses).toBeGreaterThan(60)
    expect(misses).toBeLessThan(140)
  })

  test('an interval for many looks misses at most five times in a hundred at any of them, and a single-look one far oftener', () => {
    const looks = Array.from({ length: 200 }, (_, i) => i + 1)
    expect(missed(sequential, looks, 500)).toBeLessThan(25)
    expect(missed(share, looks, 500)).toBeGreaterThan(50)
  })

  test('at its edges it is Wilson’s: never empty, never beyond what can be', () => {
    const ends = (count: number, of: number): number[] => {
      const { low, high } = share(count, of)
      return [low, high].map((end) => Number(end.toFixed(4)))
    }
    expect(ends(0, 10)).toEqual([0, 0.2775])
    expect(ends(10, 10)).toEqual([0.7225, 1])
    expect(ends(1, 20)).toEqual([0.0089, 0.2361])
    expect(ends(19, 20)).toEqual([0.7639, 0.9911])
  })

  test('nothing counted says nothing, everything counted never says more than everything', () => {
    expect(share(0, 0)).toMatchObject({ low: 0, high: 1 })
    expect(sequential(0, 0)).toMatchObject({ low: 0, high: 1 })
    expect(share(50, 50)).toMatchObject({ share: 1, high: 1 })
    expect(sequential(50, 50)).toMatchObject({ share: 1, high: 1 })
    expect(sequential(50, 50).low).toBeGreaterThan(0.85)
    expect(sequential(0, 50).high).toBeLessThan(0.15)
  })

  test('it is widest at few trials and closes around the share', () => {
    const { low, high } = sequential(80_000, 100_000)
    expect(low).toBeGreaterThan(0.79)
    expect(high).toBeLessThan(0.81)
    expect(sequential(8, 10).low).toBeLessThan(0.5)
  })

  test('a mean of one value is not known', () => {
    expect(mean(1, 3, 9)).toMatchObject({ mean: 3, high: Number.POSITIVE_INFINITY })
    expect(mean(4, 8, 24)).toMatchObject({ mean: 2, of: 4 })
    expect(mean(4, 8, 24).high - 2).toBeCloseTo(1.95996 * Math.sqrt(2 / 3), 4)
  })

  test('of pairs that never differed not all is known, and ever more', () => {
    expect(pairedDifference(0, 0, 0)).toMatchObject({ mean: 0, of: 0 })
    const half = (of: number): number => pairedDifference(of, 0, 0).high
    expect(half(100)).toBeCloseTo(1.95996 / 102, 5)
    expect(half(10_000)).toBeLessThan(half(100) / 90)
  })

  test('the interval of pairs holds what is true in 95 of 100 experiments, where few pairs differ too', () => {
    // Of 40 pairs, each is won in 3 % of experiments and lost in 1 %: every way that can go, by its chance.
    const [up, down, pairs] = [0.03, 0.01, 40]
    let held = 0
    let logWays = 0
    for (let b = 0; b <= pairs; b++) {
      let ways = logWays
      for (let c = 0; c <= pairs - b; c++) {
        const chance = Math.exp(
          ways + b * Math.log(up) + c * Math.log(down) + (pairs - b - c) * Math.log(1 - up - down),
        )
        const { low, high } = pairedDifference(pairs, b - c, b + c)
        if (low <= up - down && up - down <= high) held += chance
        ways += Math.log((pairs - b - c) / (c + 1))
      }
      logWays += Math.log((pairs - b) / (b + 1))
    }
    expect(held).toBeGreaterThan(0.95)
  })

  test('the median is a value that was counted', () => {
    expect(median({ 1: 3, 7: 2 })).toBe(1)
    expect(median({ 1: 1, 2: 1, 10: 3 })).toBe(10)
    expect(median({})).toBe(0)
  })
})
