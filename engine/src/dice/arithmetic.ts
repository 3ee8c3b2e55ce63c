/** Unit roundoff of a double. */
export const ROUNDOFF = 2 ** -53

/** The two arithmetics an operation on weights may run in: bigint counts over a total, or doubles over 1. */
export interface Arithmetic<W> {
  readonly zero: W
  readonly one: W
  add(a: W, b: W): W
  times(a: W, b: W): W
  /** Room for weights, all zero. */
  blank(length: number): Row<W>
  /** The ways to take `taken` of n, from the ways to take one less. */
  nextWays(ways: W, n: number, taken: number): W
  /** A total that both totals divide. */
  common(a: W, b: W): W
  /** How often a total goes into a common one. */
  part(common: W, total: W): W
}
export const COUNTS: Arithmetic<bigint> = {
  zero: 0n,
  one: 1n,
  add: (a, b) => a + b,
  times: (a, b) => a * b,
  blank: (length) => new Array<bigint>(length).fill(0n),
  nextWays: (ways, n, taken) => (ways * BigInt(n - taken + 1)) / BigInt(taken),
  common: (a, b) => (a / divisor(a, b)) * b,
  part: (common, total) => common / total,
}
export const DOUBLES: Arithmetic<number> = {
  zero: 0,
  one: 1,
  add: (a, b) => a + b,
  times: (a, b) => {
    const product = a * b
    return product < 1e-300 ? 0 : product
  },
  blank: (length) => new Float64Array(length),
  nextWays: (ways, n, taken) => (ways * (n - taken + 1)) / taken,
  common: () => 1,
  part: () => 1,
}

/** A list of weights being worked on. */
export interface Row<W> {
  readonly length: number
  [at: number]: W
  [Symbol.iterator](): Iterator<W>
}

/** The weights of a distribution in one arithmetic, without their values. */
export interface Weights<W> {
  readonly weights: Readonly<Row<W>>
  readonly lost: W
  readonly total: W
  /** Bound on the relative error so far; 0 in whole numbers. */
  readonly error: number
}

/** A quotient of whole numbers as a double, to within three roundings. */
export function ratio(part: bigint, whole: bigint): number {
  if (part < LARGEST && whole < LARGEST) return Number(part) / Number(whole)
  const excess = BigInt(whole.toString(16).length * 4 - 900)
  return Number(part >> excess) / Number(whole >> excess)
}

const LARGEST = 2n ** 1000n

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}
