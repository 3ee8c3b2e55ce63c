import { ratio } from './arithmetic.ts'
import type { Distribution } from './distribution.ts'
import { AffrayError } from './error.ts'

/** The mean of what is not lost. */
export function mean(of: Distribution<number>): number {
  const whole = scaled(of)
  if (whole !== undefined) return ratio(whole.first, whole.mass)
  let first = 0
  for (const [value, weight] of of.support) first += value * weight
  return first / (1 - of.lost)
}

/** The variance of what is not lost. */
export function variance(of: Distribution<number>): number {
  const whole = scaled(of)
  if (whole !== undefined) return ratio(whole.second * whole.mass - whole.first ** 2n, whole.mass ** 2n)
  const middle = mean(of)
  let second = 0
  for (const [value, weight] of of.support) second += weight * (value - middle) ** 2
  return second / (1 - of.lost)
}

/** The probability of `least` or more; what is lost is not in it, so the truth is at most `lost` higher. */
export function atLeast(of: Distribution<number>, least: number): number {
  return probability(of, (value) => value >= least)
}

/** The probability of `most` or less; what is lost is not in it, so the truth is at most `lost` higher. */
export function atMost(of: Distribution<number>, most: number): number {
  return probability(of, (value) => value <= most)
}

/** The probability that `holds`; what is lost is not in it. */
export function probability<V>(of: Distribution<V>, holds: (value: V) => boolean): number {
  if (of.exact !== undefined) {
    let sum = 0n
    for (const [i, [value]] of of.support.entries()) if (holds(value)) sum += of.exact.counts[i]!
    return ratio(sum, of.exact.total)
  }
  let sum = 0
  for (const [value, weight] of of.support) if (holds(value)) sum += weight
  return Math.min(sum, 1)
}

/** Each value in ascending order with the probability of that value or less. */
export function cumulative(of: Distribution<number>): readonly (readonly [value: number, atMost: number])[] {
  let count = 0n
  let sum = 0
  return of.support.map(([value, weight], i) => {
    count += of.exact?.counts[i] ?? 0n
    sum = of.exact === undefined ? Math.min(sum + weight, 1) : ratio(count, of.exact.total)
    return [value, sum] as const
  })
}

/** The smallest value that a part `p` (from 0 to 1) of what is not lost does not exceed: 0.5 gives the median. */
export function quantile(of: Distribution<number>, p: number): number {
  const rows = cumulative(of)
  const last = rows[rows.length - 1]
  if (!(p >= 0 && p <= 1) || last === undefined)
    throw new AffrayError('dice.quantile', `There is no quantile ${p} of this roll.`, 'Ask for a part from 0 to 1.')
  const goal = p * last[1]
  return (rows.find(([, sum]) => sum >= goal) ?? last)[0]
}

/** Mass and first two moments in whole numbers, where the weights and the values allow it. */
function scaled(of: Distribution<number>): { mass: bigint; first: bigint; second: bigint } | undefined {
  if (of.exact === undefined || !of.support.every(([value]) => Number.isSafeInteger(value))) return undefined
  let mass = 0n
  let first = 0n
  let second = 0n
  for (const [i, [value]] of of.support.entries()) {
    const count = of.exact.counts[i]!
    mass += count
    first += count * BigInt(value)
    second += count * BigInt(value) ** 2n
  }
  return { mass, first, second }
}
