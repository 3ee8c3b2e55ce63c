import {
  type Arithmetic,
  afford,
  ascending,
  bitsOf,
  carryOut,
  type Distribution,
  ROUNDOFF,
  type Weights,
} from './distribution.ts'

/** What `f` makes of a roll. Values that `f` makes equal become one. */
export function map<V, T>(of: Distribution<V>, f: (value: V) => T): Distribution<T> {
  const to = of.support.map(([value]) => f(value))
  const { values, at } = places(to)
  return carryOut(values, [of], bitsOf(of), at.length, (in_, [x]) => gather(in_, x!, at, values.length))
}

/** What `f` makes of two independent rolls: the higher, the margin, whether one beats the other. */
export function joint<V, U, T>(a: Distribution<V>, b: Distribution<U>, f: (v: V, u: U) => T): Distribution<T> {
  afford(a.support.length * b.support.length)
  const to: T[] = []
  for (const [v] of a.support) for (const [u] of b.support) to.push(f(v, u))
  const { values, at } = places(to)
  return carryOut(values, [a, b], bitsOf(a) + bitsOf(b), at.length, (in_, [x, y]) =>
    gather(in_, cross(in_, x!, y!), at, values.length),
  )
}

/** Two independent rolls side by side. */
export function product<V, U>(a: Distribution<V>, b: Distribution<U>): Distribution<readonly [V, U]> {
  return joint(a, b, (v, u) => [v, u] as const)
}

/** The distinct values of a list in order, and the place of each entry among them. */
function places<T>(to: readonly T[]): { values: T[]; at: number[] } {
  const values = ascending([...new Set(to)])
  const place = new Map(values.map((value, i) => [value, i] as const))
  return { values, at: to.map((value) => place.get(value) ?? 0) }
}

function cross<W>(in_: Arithmetic<W>, x: Weights<W>, y: Weights<W>): Weights<W> {
  const weights = in_.blank(x.weights.length * y.weights.length)
  let at = 0
  for (const v of x.weights) for (const u of y.weights) weights[at++] = in_.times(v, u)
  return { weights, ...bothLost(in_, x, y), error: x.error + y.error + ROUNDOFF }
}

function gather<W>(in_: Arithmetic<W>, x: Weights<W>, at: readonly number[], length: number): Weights<W> {
  const weights = in_.blank(length)
  for (let i = 0; i < at.length; i++) {
    const to = at[i]!
    weights[to] = in_.add(weights[to]!, x.weights[i]!)
  }
  return { ...x, weights, error: x.error + at.length * ROUNDOFF }
}

/** A pair is lost where either is: what is lost of the first, and of the rest what is lost of the second. */
export function bothLost<W>(in_: Arithmetic<W>, x: Weights<W>, y: Weights<W>): { lost: W; total: W } {
  let kept = in_.zero
  for (const weight of x.weights) kept = in_.add(kept, weight)
  return {
    lost: in_.add(in_.times(x.lost, y.total), in_.times(kept, y.lost)),
    total: in_.times(x.total, y.total),
  }
}
