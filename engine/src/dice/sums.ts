import { type Arithmetic, ROUNDOFF, type Row, type Weights } from './arithmetic.ts'
import { bothLost, joint } from './combine.ts'
import { afford, bitsOf, carryOut, certain, type Distribution, uniform } from './distribution.ts'

/** The sum of two independent rolls. */
export function sum(a: Distribution<number>, b: Distribution<number>): Distribution<number> {
  const x = span(a)
  const y = span(b)
  if (x === undefined || y === undefined) return joint(a, b, (v, u) => v + u)
  const values = range(x.low + y.low, x.length + y.length - 1)
  const steps = a.support.length * b.support.length
  return carryOut(values, [a, b], bitsOf(a) + bitsOf(b), steps, (math, [p, q]) => {
    const weights = convolve(math, p!.weights, x.at, q!.weights, y.at, values.length)
    const terms = Math.min(p!.weights.length, q!.weights.length)
    return { weights, ...bothLost(math, p!, q!), error: p!.error + q!.error + terms * ROUNDOFF }
  })
}

/** The sum of `count` independent rolls of the same kind, by repeated doubling. */
export function repeated(of: Distribution<number>, count: number): Distribution<number> {
  if (count === 0) return certain(0)
  if (count === 1) return of
  const half = repeated(of, count >> 1)
  const even = sum(half, half)
  return count % 2 === 0 ? even : sum(even, of)
}

/** The sum of equal dice. Each die more is one moving sum over the last `sides` weights. */
export function sumOfDice(count: number, sides: number): Distribution<number> {
  if (count === 0) return certain(0)
  const steps = count * (count * (sides - 1) + 1)
  afford(steps)
  const one = uniform(sides)
  const values = range(count, count * (sides - 1) + 1)
  return carryOut(values, [one], bitsOf(one) * count, steps, <W>(math: Arithmetic<W>, [die]: readonly Weights<W>[]) => {
    let weights = math.blank(1)
    weights[0] = math.one
    for (let i = 0; i < count; i++) weights = movingSum(math, weights, sides, die!.weights[0]!)
    let total = math.one
    for (let i = 0; i < count; i++) total = math.times(total, die!.total)
    return { weights, lost: math.zero, total, error: count * (sides + 2) * ROUNDOFF }
  })
}

/**
 * Every sum of `width` neighbouring weights, times a factor, with two additions each and no subtraction (so that doubles
 * lose nothing by cancellation): a window is the end of one block of that width and the beginning of the next.
 */
function movingSum<W>(math: Arithmetic<W>, of: Readonly<Row<W>>, width: number, factor: W): Row<W> {
  const length = of.length + width - 1
  const head = math.blank(length)
  for (let i = 0; i < length; i++) {
    const own = i < of.length ? of[i]! : math.zero
    head[i] = i % width === 0 ? own : math.add(head[i - 1]!, own)
  }
  const out = math.blank(length)
  let tail = math.zero
  for (let i = length - 1; i >= 0; i--) {
    // `tail` is the sum from the window's start, i - width + 1, to the end of the block it starts in.
    const start = i - width + 1
    if (start < 0) {
      out[i] = math.times(head[i]!, factor)
      continue
    }
    const own = start < of.length ? of[start]! : math.zero
    tail = (start + 1) % width === 0 ? own : math.add(tail, own)
    out[i] = math.times(start % width === 0 ? tail : math.add(tail, head[i]!), factor)
  }
  return out
}

/** Adds up the products of weights whose places add up. */
export function convolve<W>(
  math: Arithmetic<W>,
  a: Readonly<Row<W>>,
  atA: readonly number[],
  b: Readonly<Row<W>>,
  atB: readonly number[],
  length: number,
): Row<W> {
  const out = math.blank(length)
  for (let i = 0; i < a.length; i++) {
    const weight = a[i]!
    const from = atA[i]!
    for (let j = 0; j < b.length; j++) {
      const to = from + atB[j]!
      out[to] = math.add(out[to]!, math.times(weight, b[j]!))
    }
  }
  return out
}

/** The stretch of whole numbers a distribution lies in, and each row's place there; undefined for fractions or wide gaps. */
export function span(of: Distribution<number>): { low: number; length: number; at: readonly number[] } | undefined {
  const values = of.support.map(([value]) => value)
  const low = values[0] ?? 0
  const length = (values[values.length - 1] ?? 0) - low + 1
  if (length > 1_000_000 || !values.every((value) => Number.isSafeInteger(value))) return undefined
  return { low, length, at: values.map((value) => value - low) }
}

export function range(low: number, length: number): number[] {
  return Array.from({ length }, (_, i) => low + i)
}
