import { ROUNDOFF } from './arithmetic.ts'
import { map } from './combine.ts'
import { ascending, bitsOf, carryOut, certain, commonBits, counted, type Distribution } from './distribution.ts'
import { AffrayError } from './error.ts'

/** A roll that depends on another: what `f` says is rolled after each value of the first. */
export function followed<V, T>(of: Distribution<V>, f: (value: V) => Distribution<T>): Distribution<T> {
  const next = of.support.map(([value]) => f(value))
  const values = ascending([...new Set(next.flatMap((d) => d.support.map(([value]) => value)))])
  const place = new Map(values.map((value, i) => [value, i] as const))
  const at = next.map((d) => d.support.map(([value]) => place.get(value) ?? 0))
  const steps = at.reduce((sum, places) => sum + places.length + 1, 0)
  return carryOut(values, [of, ...next], bitsOf(of) + commonBits(next), steps, (math, [first, ...then]) => {
    const common = then.reduce((total, w) => math.common(total, w.total), math.one)
    const weights = math.blank(values.length)
    let lost = math.times(first!.lost, common)
    for (const [i, { weights: own, total, lost: ownLost }] of then.entries()) {
      const factor = math.times(first!.weights[i]!, math.part(common, total))
      lost = math.add(lost, math.times(factor, ownLost))
      const places = at[i]!
      for (let j = 0; j < places.length; j++) {
        const to = places[j]!
        weights[to] = math.add(weights[to]!, math.times(factor, own[j]!))
      }
    }
    const worst = then.reduce((most, w) => Math.max(most, w.error), 0)
    const error = first!.error + worst + (then.length + 2) * ROUNDOFF
    return { weights, lost, total: math.times(first!.total, common), error }
  })
}

/**
 * A roll that is thrown again and added to for as long as `when` holds of the last throw, at most `depth` times; the weight
 * of those that would still go on is `lost`.
 */
export function exploded(
  of: Distribution<number>,
  when: (value: number) => boolean,
  depth: number,
): Distribution<number> {
  let law: Distribution<number> | undefined
  for (let left = 0; left <= depth; left++) {
    const more = law
    law = followed(of, (value) => {
      if (!when(value)) return certain(value)
      return more === undefined ? CUT_OFF : map(more, (rest) => value + rest)
    })
  }
  return law ?? of
}

/** A roll thrown again where `when` holds, at most `times` times; then the last throw stands. */
export function rerolled<V>(of: Distribution<V>, when: (value: V) => boolean, times: number): Distribution<V> {
  let law = of
  for (let left = 0; left < times; left++) {
    const more = law
    law = followed(of, (value) => (when(value) ? more : certain(value)))
  }
  return law
}

/** A roll thrown until `holds`: what is known of it once that is known. */
export function given<V>(of: Distribution<V>, holds: (value: V) => boolean): Distribution<V> {
  const rows = of.support.flatMap(([value, weight], i) => (holds(value) ? [{ value, weight, i }] : []))
  if (rows.length === 0)
    throw new AffrayError(
      'dice.never',
      'No value of this roll meets the condition.',
      'Ask for something that can happen.',
    )
  const values = rows.map(({ value }) => value)
  if (of.exact !== undefined) {
    const { counts, lost } = of.exact
    const weights = rows.map(({ i }) => counts[i]!)
    return counted(values, { weights, lost, total: weights.reduce((sum, w) => sum + w, lost), error: 0 })
  }
  const whole = rows.reduce((sum, { weight }) => sum + weight, of.lost)
  const support = rows.map(({ value, weight }) => [value, weight / whole] as const)
  return { support, lost: of.lost / whole, exact: undefined, error: 2 * of.error + (rows.length + 1) * ROUNDOFF }
}

const CUT_OFF: Distribution<number> = counted<number>([], { weights: [], lost: 1n, total: 1n, error: 0 })
