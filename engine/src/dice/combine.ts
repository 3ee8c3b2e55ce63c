import { type Arithmetic, ROUNDOFF, type Weights } from './arithmetic.ts'
import { afford, ascending, bitsOf, carryOut, type Distribution } from './distribution.ts'

/** What `f` makes of a roll. Values that `f` makes equal become one. */
export function map<V, T>(of: Distribution<V>, f: (value: V) => T): Distribution<T> {
  const to = of.support.map(([value]) => f(value))
  const { values, at } = places(to)
  return carryOut(values, [of], bitsOf(of), at.length, (math, [x]) => gather(math, x!, at, values.length))
}

/** What `f` makes of two independent rolls: the higher, the margin, whether one beats the other. */
export function joint<V, U, T>(a: Distribution<V>, b: Distribution<U>, f: (v: V, u: U) => T): Distribution<T> {
  afford(a.support.length * b.support.length)
  const to: T[] = []
  for (const [v] of a.support) for (const [u] of b.support) to.push(f(v, u))
  const { values, at } = places(to)
  return carryOut(values, [a, b], bitsOf(a) + bitsOf(b), at.length, (math, [x, y]) =>
    gather(math, cross(math, x!, y!), at, values.length),
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

function cross<W>(math: Arithmetic<W>, x: Weights<W>, y: Weights<W>): Weights<W> {
  const weights = math.blank(x.weights.length * y.weights.length)
  let at = 0
  for (const v of x.weights) for (const u of y.weights) weights[at++] = math.times(v, u)
  return { weights, ...bothLost(math, x, y), error: x.error + y.error + ROUNDOFF }
}

function gather<W>(math: Arithmetic<W>, x: Weights<W>, at: readonly number[], length: number): Weights<W> {
  const weights = math.blank(length)
  for (let i = 0; i < at.length; i++) {
    const to = at[i]!
    weights[to] = math.add(weights[to]!, x.weights[i]!)
  }
  return { ...x, weights, error: x.error + at.length * ROUNDOFF }
}

/** A pair is lost where either is: what is lost of the first, and of the rest what is lost of the second. */
export function bothLost<W>(math: Arithmetic<W>, x: Weights<W>, y: Weights<W>): { lost: W; total: W } {
  let kept = math.zero
  for (const weight of x.weights) kept = math.add(kept, weight)
  return {
    lost: math.add(math.times(x.lost, y.total), math.times(kept, y.lost)),
    total: math.times(x.total, y.total),
  }
}
