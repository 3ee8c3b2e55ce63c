import { type Arithmetic, ROUNDOFF, type Row, type Weights } from './arithmetic.ts'
import { bitsOf, carryOut, type Distribution } from './distribution.ts'
import { AffrayError } from './error.ts'
import { range, repeated, span } from './sums.ts'

/**
 * The sum of the highest (or lowest) `keep` of `count` independent rolls of one kind, whose values are whole numbers.
 * Values are gone through from the one kept first; all that matters of the rolls they account for is how many those are
 * and what they sum to, and once `keep` are found the others may show any value not yet gone through.
 */
export function kept(
  of: Distribution<number>,
  count: number,
  keep: number,
  which: 'highest' | 'lowest',
): Distribution<number> {
  if (keep === count) return repeated(of, count)
  const { low, length } = wholeNumbers(of)
  const sums = range(keep * low, keep * (length - 1) + 1)
  const rows = of.support.map(([value], row) => ({ above: value - low, row }))
  if (which === 'highest') rows.reverse()
  const steps = keptSteps(rows.length, count, keep)
  return carryOut(sums, [of], bitsOf(of) * count, steps, <W>(math: Arithmetic<W>, [die]: readonly Weights<W>[]) => {
    const weights = math.blank(sums.length)
    // begun[m]: the sums that m rolls of the values gone through may have, m < keep.
    const begun = range(0, keep).map(() => math.blank(sums.length))
    begun[0]![0] = math.one
    for (const [gone, { above, row }] of rows.entries()) {
      const own = powers(math, die!.weights[row]!, count)
      const rest = powers(math, mass(math, die!, rows.slice(gone + 1)), count)
      for (let m = keep - 1; m >= 0; m--) {
        let choices = math.one
        for (let j = 1; j <= count - m; j++) {
          choices = math.nextWays(choices, count - m, j)
          const ways = math.times(choices, own[j]!)
          if (m + j < keep) shift(math, begun[m]!, begun[m + j]!, above * j, ways)
          else shift(math, begun[m]!, weights, above * (keep - m), math.times(ways, rest[count - m - j]!))
        }
      }
    }
    const error = count * (die!.error + 2 * (rows.length + 6) * ROUNDOFF)
    return { weights, ...lostOfMany(math, die!, mass(math, die!, rows), count), error }
  })
}

/** How many steps that takes, for rolls of so many values next to each other. */
export function keptSteps(values: number, count: number, keep: number): number {
  return (values * keep * count * (keep * (values - 1) + 1)) / 2
}

function shift<W>(math: Arithmetic<W>, from: Readonly<Row<W>>, to: Row<W>, by: number, factor: W): void {
  for (let i = 0; i + by < to.length; i++) {
    const weight = from[i]!
    if (weight !== math.zero) to[i + by] = math.add(to[i + by]!, math.times(weight, factor))
  }
}

/** What of several rolls is lost because some roll was, and their common total. */
function lostOfMany<W>(math: Arithmetic<W>, die: Weights<W>, seen: W, count: number): { lost: W; total: W } {
  let lost = math.zero
  let whole = math.one
  let total = math.one
  for (let i = 0; i < count; i++) {
    lost = math.add(math.times(lost, die.total), math.times(whole, die.lost))
    whole = math.times(whole, seen)
    total = math.times(total, die.total)
  }
  return { lost, total }
}

function mass<W>(math: Arithmetic<W>, die: Weights<W>, rows: readonly { row: number }[]): W {
  return rows.reduce((sum, { row }) => math.add(sum, die.weights[row]!), math.zero)
}

function powers<W>(math: Arithmetic<W>, of: W, most: number): W[] {
  const out = [math.one]
  for (let i = 0; i < most; i++) out.push(math.times(out[i]!, of))
  return out
}

function wholeNumbers(of: Distribution<number>): { low: number; length: number } {
  const found = span(of)
  if (found !== undefined) return found
  throw new AffrayError(
    'dice.fractions',
    'Highest and lowest can only be kept of rolls that give whole numbers within a million of each other.',
    'Map the values to whole numbers first.',
  )
}
