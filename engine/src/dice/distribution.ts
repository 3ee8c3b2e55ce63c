import { type Arithmetic, COUNTS, DOUBLES, ROUNDOFF, ratio, type Weights } from './arithmetic.ts'
import { AffrayError } from './error.ts'
import { checkSides } from './face.ts'
import type { Law } from './types.ts'

/**
 * Everything a roll can give, with its probability. Where the arithmetic stayed within whole numbers, `exact` holds the
 * counts and nothing was rounded but the doubles of `support`, once each; otherwise `exact` is undefined. Either way every
 * weight of `support` is within the relative `error` of the truth; rounded weights under 1e-60 are cut off and `lost`.
 * The values are distinct; numbers stand in ascending order.
 */
export interface Distribution<V> extends Law<V> {
  readonly exact: Counts | undefined
  readonly error: number
}

/** Whole-number weights over a common total: the probability of `support[i]` is `counts[i] / total`. */
export interface Counts {
  readonly counts: readonly bigint[]
  /** Weight cut off an explosion. */
  readonly lost: bigint
  readonly total: bigint
}

/** Totals beyond this many bits leave whole numbers for doubles; 512 bits hold 198 six-sided dice. */
export const EXACT_BITS = 512
/** Something done to weights, the same in either arithmetic. */
export type Operation = <W>(math: Arithmetic<W>, of: readonly Weights<W>[]) => Weights<W>

/**
 * Runs an operation in whole numbers where every operand is exact and the outcome's total stays within EXACT_BITS, else in
 * doubles. `bits` is the size of the outcome's total, `steps` how much it costs.
 */
export function carryOut<V>(
  values: readonly V[],
  of: readonly Distribution<unknown>[],
  bits: number,
  steps: number,
  operation: Operation,
): Distribution<V> {
  afford(steps)
  const exact: Weights<bigint>[] = []
  for (const d of of) if (d.exact !== undefined) exact.push({ ...d.exact, weights: d.exact.counts, error: 0 })
  if (exact.length === of.length && bits <= EXACT_BITS && steps <= EXACT_STEPS)
    return counted(values, operation(COUNTS, exact))
  const rounded = of.map((d) => ({
    weights: Float64Array.from(d.support, ([, w]) => w),
    lost: d.lost,
    total: 1,
    error: d.error,
  }))
  return doubled(values, operation(DOUBLES, rounded))
}

/** Work in whole numbers beyond this many steps is done in doubles. */
const EXACT_STEPS = 2_000_000
/** Work beyond this many steps is refused. */
export const MOST_STEPS = 30_000_000

/** Refuses odds that would take too long. */
export function afford(steps: number): void {
  if (steps <= MOST_STEPS) return
  throw new AffrayError(
    'dice.law-too-large',
    `The exact odds of these dice need ${Math.ceil(steps).toExponential(0)} steps; at most ${MOST_STEPS} are taken.`,
    'Ask for fewer dice or fewer sides, or sample the roll instead.',
  )
}

/** How many bits the total of a distribution takes; Infinity where it is not exact. */
export function bitsOf(d: Distribution<unknown>): number {
  return d.exact === undefined ? Number.POSITIVE_INFINITY : Math.log2(Number(d.exact.total))
}

/** How many bits a common total of several distributions takes. */
export function commonBits(of: readonly Distribution<unknown>[]): number {
  let common = 1n
  for (const total of new Set(of.map((d) => d.exact?.total))) {
    if (total === undefined || common > 2n ** BigInt(EXACT_BITS)) return Number.POSITIVE_INFINITY
    common = COUNTS.common(common, total)
  }
  return Math.log2(Number(common))
}

/** A distribution of counted weights; rows that weigh nothing are left out. */
export function counted<V>(values: readonly V[], { weights, lost, total }: Weights<bigint>): Distribution<V> {
  const support: [V, number][] = []
  const counts: bigint[] = []
  for (let i = 0; i < weights.length; i++) {
    const count = weights[i]!
    if (count === 0n) continue
    counts.push(count)
    support.push([values[i]!, ratio(count, total)])
  }
  return { support, lost: ratio(lost, total), exact: { counts, lost, total }, error: 3 * ROUNDOFF }
}

function doubled<V>(values: readonly V[], of: Weights<number>): Distribution<V> {
  const support: [V, number][] = []
  let lost = of.lost
  for (let i = 0; i < of.weights.length; i++) {
    const weight = of.weights[i]!
    if (weight >= NEGLIGIBLE) support.push([values[i]!, weight])
    else lost += weight
  }
  return { support, lost, exact: undefined, error: of.error }
}
const NEGLIGIBLE = 1e-60

/** One die. */
export function uniform(sides: number): Distribution<number> {
  checkSides(sides)
  const values = Array.from({ length: sides }, (_, i) => i + 1)
  return counted(values, { weights: values.map(() => 1n), lost: 0n, total: BigInt(sides), error: 0 })
}

/** What is certain. */
export function certain<V>(value: V): Distribution<V> {
  return counted([value], { weights: [1n], lost: 0n, total: 1n, error: 0 })
}

/** Values with whole-number weights: a table's rows, a loaded die. Equal values are put together. */
export function weighted<V>(rows: readonly (readonly [value: V, weight: number])[]): Distribution<V> {
  const merged = new Map<V, bigint>()
  for (const [value, weight] of rows) {
    if (!Number.isSafeInteger(weight) || weight < 0)
      throw new AffrayError('dice.weight', `A weight of ${weight} was given.`, 'Give whole numbers from 0 as weights.')
    merged.set(value, (merged.get(value) ?? 0n) + BigInt(weight))
  }
  const values = ascending([...merged.keys()])
  const weights = values.map((value) => merged.get(value) ?? 0n)
  const total = weights.reduce((sum, w) => sum + w, 0n)
  if (total === 0n)
    throw new AffrayError('dice.weight', 'No value was given any weight.', 'Give at least one value a weight above 0.')
  return counted(values, { weights, lost: 0n, total, error: 0 })
}

/** Numbers in ascending order; anything else as it came. */
export function ascending<V>(values: V[]): V[] {
  if (values.every((value) => typeof value === 'number')) values.sort((a, b) => Number(a) - Number(b))
  return values
}
