import { map } from './combine.ts'
import type { Distribution } from './distribution.ts'
import { AffrayError } from './error.ts'
import { checkSides } from './face.ts'
import { parse } from './notation.ts'
import { distributionOf } from './notationLaw.ts'
import { total } from './roll.ts'
import { sumOfDice } from './sums.ts'
import { LIMITS } from './terms.ts'
import type { Chance, Dice, Law } from './types.ts'

/** One die: every face equally likely. */
export function die(label: string, sides: number): Chance<number> {
  checkSides(sides)
  return chance(
    label,
    false,
    (from) => from.die(sides),
    () => sumLaw(1, sides, 0),
  )
}

/** The sum of up to 1,000 equal dice, and a constant. */
export function dice(label: string, count: number, sides: number, plus = 0): Chance<number> {
  checkSides(sides)
  checkCount(count)
  const draw = (from: Dice) => {
    let sum = plus
    for (let i = 0; i < count; i++) sum += from.die(sides)
    return sum
  }
  return chance(label, false, draw, () => sumLaw(count, sides, plus))
}

/** What dice notation describes: `chanceOf('damage', '1d8+1')`. The same label and notation give the same object. */
export function chanceOf(label: string, notation: string): Chance<number> {
  return remembered(CHANCES, JSON.stringify([label, notation]), () => {
    const parsed = parse(notation)
    return chance(
      label,
      false,
      (from) => total(parsed, from),
      () => distributionOf(parsed),
    )
  })
}

/** What `f` makes of a roll: a table's row, a success level. Values that `f` makes equal are one row of the law. */
export function mapped<V, T>(label: string, of: Chance<V>, f: (value: V) => T): Chance<T> {
  return chance(
    label,
    of.hidden === true,
    (from) => f(of.draw(from)),
    () => map(distributionFrom(of.law()), f),
  )
}

/** The same roll behind the game master's screen. */
export function hidden<V>(of: Chance<V>): Chance<V> {
  return chance(
    of.label,
    true,
    (from) => of.draw(from),
    () => of.law(),
  )
}

/**
 * A roll of any kind, from how it is drawn and how its law is found; `law` is asked once, when first needed. Every chance
 * is a record of this one shape, so that code that draws them stays fast.
 */
export function chance<V>(label: string, isHidden: boolean, draw: (from: Dice) => V, findLaw: () => Law<V>): Chance<V> {
  let found: Law<V> | undefined
  const law = () => {
    found ??= findLaw()
    return found
  }
  return { label, hidden: isHidden, draw, law }
}

const CHANCES = new Map<string, Chance<number>>()
const LAWS = new Map<string, Law<number>>()
/** So many are remembered; then all are forgotten, so that a long-running server cannot fill up. */
const MOST_REMEMBERED = 10_000

function sumLaw(count: number, sides: number, plus: number): Law<number> {
  return remembered(LAWS, `${count}d${sides}+${plus}`, () => map(sumOfDice(count, sides), (sum) => sum + plus))
}

function remembered<T>(among: Map<string, T>, key: string, make: () => T): T {
  const known = among.get(key)
  if (known !== undefined) return known
  const made = make()
  if (among.size >= MOST_REMEMBERED) among.clear()
  among.set(key, made)
  return made
}

/** A law somebody else made, taken at its word. */
function distributionFrom<V>(law: Law<V> | Distribution<V>): Distribution<V> {
  return 'exact' in law ? law : { ...law, exact: undefined, error: 0 }
}

function checkCount(count: number): void {
  if (Number.isInteger(count) && count >= 0 && count <= LIMITS.dice) return
  throw new AffrayError(
    'dice.count',
    `A roll cannot have ${count} dice.`,
    `Give it a whole number of dice from 0 to ${LIMITS.dice}.`,
  )
}
