import {
  type Arithmetic,
  bitsOf,
  carryOut,
  type Distribution,
  ROUNDOFF,
  type Row,
  type Weights,
} from './distribution.ts'
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
  return carryOut(sums, [of], bitsOf(of) * count, steps, <W>(in_: Arithmetic<W>, [die]: readonly Weights<W>[]) => {
    const weights = in_.blank(sums.length)
    // begun[m]: the sums that m rolls of the values gone through may have, m < keep.
    const begun = range(0, keep).map(() => in_.blank(sums.length))
    begun[0]![0] = in_.one
    for (const [gone, { above, row }] of rows.entries()) {
      const own = powers(in_, die!.weights[row]!, count)
      const rest = powers(in_, mass(in_, die!, rows.slice(gone + 1)), count)
      for (let m = keep - 1; m >= 0; m--) {
        let choices = in_.one
        for (let j = 1; j <= count - m; j++) {
          choices = in_.nextWays(choices, count - m, j)
          const ways = in_.times(choices, own[j]!)
          if (m + j < keep) shift(in_, begun[m]!, begun[m + j]!, above * j, ways)
          else shift(in_, begun[m]!, weights, above * (keep - m), in_.times(ways, rest[count - m - j]!))
        }
      }
    }
    const error = count * (die!.error + 2 * (rows.length + 6) * ROUNDOFF)
    return { weights, ...lostOfMany(in_, die!, mass(in_, die!, rows), count), error }
  })
}

/** How many steps that takes, for rolls of so many values next to each other. */
export function keptSteps(values: number, count: number, keep: number): number {
  return (values * keep * count * (keep * (values - 1) + 1)) / 2
}

function shift<W>(in_: Arithmetic<W>, from: Readonly<Row<W>>, to: Row<W>, by: number, factor: W): void {
  for (let i = 0; i + by < to.length; i++) {
    const weight = from[i]!
    if (weight !== in_.zero) to[i + by] = in_.add(to[i + by]!, in_.times(weight, factor))
  }
}

/** What of several rolls is lost because some roll was, and their common total. */
function lostOfMany<W>(in_: Arithmetic<W>, die: Weights<W>, seen: W, count: number): { lost: W; total: W } {
  let lost = in_.zero
  let whole = in_.one
  let total = in_.one
  for (let i = 0; i < count; i++) {
    lost = in_.add(in_.times(lost, die.total), in_.times(whole, die.lost))
    whole = in_.times(whole, seen)
    total = in_.times(total, die.total)
  }
  return { lost, total }
}

function mass<W>(in_: Arithmetic<W>, die: Weights<W>, rows: readonly { row: number }[]): W {
  return rows.reduce((sum, { row }) => in_.add(sum, die.weights[row]!), in_.zero)
}

function powers<W>(in_: Arithmetic<W>, of: W, most: number): W[] {
  const out = [in_.one]
  for (let i = 0; i < most; i++) out.push(in_.times(out[i]!, of))
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
