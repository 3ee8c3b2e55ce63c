import { type DiceTerm, explosionsOf, type Notation, type Term, type WildPool } from './terms.ts'
import type { Dice } from './types.ts'

/** What a notation came to. */
export interface Rolled {
  readonly total: number
  /** Every die thrown, in order, with the term it belongs to. */
  readonly thrown: readonly Thrown[]
  /** The Wild Die, where there is one, first showed a 1. */
  readonly wildOne: boolean
}
export interface Thrown {
  /** Which of the notation's terms it belongs to, from 0. */
  readonly term: number
  readonly sides: number
  readonly face: number
  /** A Wild Die, a further throw of the die before it, or neither. */
  readonly as: 'die' | 'wild' | 'explosion'
  /** False for a die that was not kept, and for its explosions. */
  kept: boolean
}

/** Rolls a notation and shows every die. */
export function roll(notation: Notation, dice: Dice): Rolled {
  const thrown: Thrown[] = []
  const total = sumOf(notation, dice, thrown)
  return { total, thrown, wildOne: thrown.some(({ as, face }) => as === 'wild' && face === 1) }
}

/** Rolls a notation for its total alone. */
export function total(notation: Notation, dice: Dice): number {
  return sumOf(notation, dice, undefined)
}

function sumOf({ terms }: Notation, dice: Dice, thrown: Thrown[] | undefined): number {
  let sum = 0
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i]!
    sum += term.sign * worth(term, i, dice, thrown)
  }
  return sum
}

function worth(term: Term, index: number, dice: Dice, thrown: Thrown[] | undefined): number {
  if (term.kind === 'constant') return term.value
  if (term.kind === 'wild') return wildPool(term, index, dice, thrown)
  return term.keep === term.count ? all(term, index, dice, thrown) : best(term, index, dice, thrown)
}

function all(term: DiceTerm, index: number, dice: Dice, thrown: Thrown[] | undefined): number {
  const explosions = term.explodes ? explosionsOf(term.sides) : 0
  let sum = 0
  for (let i = 0; i < term.count; i++) sum += one(term.sides, explosions, 'die', index, dice, thrown)
  return sum
}

/** All dice of a pool are summed; its last is the Wild Die, thrown again and added on every 6. */
function wildPool(term: WildPool, index: number, dice: Dice, thrown: Thrown[] | undefined): number {
  let sum = 0
  for (let i = 1; i < term.count; i++) sum += one(6, 0, 'die', index, dice, thrown)
  return sum + one(6, explosionsOf(6), 'wild', index, dice, thrown)
}

/** One die, and as many throws more as it explodes on its highest face. */
function one(
  sides: number,
  explosions: number,
  as: 'die' | 'wild',
  term: number,
  dice: Dice,
  thrown: Thrown[] | undefined,
): number {
  let face = dice.die(sides)
  thrown?.push({ term, sides, face, as, kept: true })
  let sum = face
  for (let left = explosions; left > 0 && face === sides; left--) {
    face = dice.die(sides)
    thrown?.push({ term, sides, face, as: 'explosion', kept: true })
    sum += face
  }
  return sum
}

/** Throws all dice and sums the highest or lowest; the others are dropped one by one, the worst first. */
function best(term: DiceTerm, index: number, dice: Dice, thrown: Thrown[] | undefined): number {
  const explosions = term.explodes ? explosionsOf(term.sides) : 0
  const values: number[] = []
  const starts: number[] = []
  for (let i = 0; i < term.count; i++) {
    if (thrown !== undefined) starts.push(thrown.length)
    values.push(one(term.sides, explosions, 'die', index, dice, thrown))
  }
  const high = term.which === 'highest'
  for (let drop = term.count - term.keep; drop > 0; drop--) {
    let worst = -1
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!
      if (value !== DROPPED && (worst < 0 || (high ? value < values[worst]! : value > values[worst]!))) worst = i
    }
    values[worst] = DROPPED
    if (thrown !== undefined) dropFrom(thrown, starts[worst]!)
  }
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]!
  return sum
}

/** A dropped die counts nothing; a thrown one counts at least 1. */
const DROPPED = 0

/** Marks a die and the explosions after it. */
function dropFrom(thrown: Thrown[], start: number): void {
  thrown[start]!.kept = false
  for (let i = start + 1; thrown[i]?.as === 'explosion'; i++) thrown[i]!.kept = false
}
