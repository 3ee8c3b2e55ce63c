import type { Chance, Dice, Law } from './types.ts'

/** One die: every face equally likely. */
export function die(label: string, sides: number): Chance<number> {
  return dice(label, 1, sides)
}

/** The sum of several equal dice, and a constant. Its law is found by convolution, once for all equal dice. */
export function dice(label: string, count: number, sides: number, plus = 0): Chance<number> {
  if (count === 1 && plus === 0)
    return chance(
      label,
      false,
      (from) => from.die(sides),
      () => sumLaw(1, sides, 0),
    )
  const draw = (from: Dice) => {
    let sum = plus
    for (let i = 0; i < count; i++) sum += from.die(sides)
    return sum
  }
  return chance(label, false, draw, () => sumLaw(count, sides, plus))
}

/** What `f` makes of a roll: a table's row, a success level. Values that `f` makes equal are one row of the law. */
export function mapped<V, W>(label: string, of: Chance<V>, f: (value: V) => W): Chance<W> {
  const law = (): Law<W> => {
    const from = of.law()
    const rows = new Map<W, number>()
    for (const [value, weight] of from.support) {
      const to = f(value)
      rows.set(to, (rows.get(to) ?? 0) + weight)
    }
    return { support: [...rows], lost: from.lost }
  }
  return chance(label, of.hidden === true, (from) => f(of.draw(from)), law)
}

/** The same roll behind the game master's screen. */
export function hidden<V>(of: Chance<V>): Chance<V> {
  return chance(of.label, true, of.draw, of.law)
}

/** Every chance is a record of this one shape, so that the code that draws it stays fast; its law is made when first asked. */
export function chance<V>(label: string, isHidden: boolean, draw: (from: Dice) => V, make: () => Law<V>): Chance<V> {
  let made: Law<V> | undefined
  const law = () => {
    made ??= make()
    return made
  }
  return { label, hidden: isHidden, draw, law }
}

const LAWS = new Map<string, Law<number>>()

function sumLaw(count: number, sides: number, plus: number): Law<number> {
  const key = `${count}d${sides}+${plus}`
  let law = LAWS.get(key)
  if (law === undefined) {
    let weights = [1]
    for (let i = 0; i < count; i++) {
      const next = new Array<number>(weights.length + sides - 1).fill(0)
      for (const [at, weight] of weights.entries()) for (let f = 0; f < sides; f++) next[at + f]! += weight / sides
      weights = next
    }
    law = { support: weights.map((weight, at) => [count + plus + at, weight] as const), lost: 0 }
    LAWS.set(key, law)
  }
  return law
}
