import { chance } from '../../../dice/chance.ts'
import { exploded, map, repeated, weighted } from '../../../dice/odds.ts'
import type { Chance, Dice, Law } from '../../../dice/types.ts'

/** How odd ranks are thrown. Ruling OLDE-B53. */
export type OddDice = 'median' | 'medianThree' | 'legacy' | 'uniform'
export const ODD_DICE = ['median', 'medianThree', 'legacy', 'uniform'] as const satisfies readonly OddDice[]

/** The highest rank a stat can have. */
export const MOST_RANK = 20

/** One physical die: its sides, what each face counts, and the value it explodes on. */
interface Cast {
  readonly sides: number
  readonly values: readonly number[]
  readonly top: number
  /** How it is written where that is not its sides. */
  readonly written?: string
}
/** What is thrown for some dice of a rank. */
export interface Throw {
  readonly count: number
  readonly cast: Cast
  readonly plus: number
}

const faces = (sides: number, value: (face: number) => number): Cast => {
  const values = Array.from({ length: sides }, (_, i) => value(i + 1))
  return { sides, values, top: Math.max(...values) }
}
/** OLDE-DICE-01: as many sides as the rank. */
const plain = (sides: number): Cast => faces(sides, (face) => face)
/** OLDE-DICE-02: the next larger die, its top face counted as the middle of the odd die. */
const median = (rank: number): Cast => faces(rank + 1, (face) => (face > rank ? (rank + 1) / 2 : face))
/** OLDE-DICE-03: two and three sides from a d6. */
const TWO: Cast = { ...faces(6, (face) => Math.ceil(face / 3)), written: '6/3' }
const THREE: Cast = { ...faces(6, (face) => Math.ceil(face / 2)), written: '6/2' }
/** OLDE-DICE-03-one: always 1, and nothing to throw. */
const ONE: Cast = { sides: 1, values: [1], top: Number.POSITIVE_INFINITY, written: '1' }

/** OLDE-DICE-03-large: ranks 13 to 18, by how many dice of the rank: dice, sides, adjustment. */
const LARGE: readonly (readonly (readonly [count: number, sides: number, plus: number])[])[] = [
  [
    [1, 12, 1],
    [2, 12, 1],
    [3, 12, 2],
    [4, 12, 2],
  ],
  [
    [2, 6, 1],
    [2, 12, 2],
    [3, 12, 3],
    [4, 12, 3],
  ],
  [
    [2, 8, -1],
    [3, 10, 0],
    [4, 12, -2],
    [5, 12, -1],
  ],
  [
    [2, 8, 0],
    [3, 10, 1],
    [4, 12, 0],
    [6, 10, 1],
  ],
  [
    [2, 8, 1],
    [3, 12, -1],
    [4, 12, 1],
    [5, 12, 3],
  ],
  [
    [3, 6, 0],
    [3, 12, 0],
    [4, 12, 3],
    [6, 12, -1],
  ],
]

/** What is thrown for `count` dice of a rank. */
export function thrownFor(rank: number, count: number, odd: OddDice): Throw {
  const large = LARGE[rank - 13]?.[count - 1]
  if (large !== undefined) return { count: large[0], cast: plain(large[1]), plus: large[2] }
  if (rank % 2 === 1 && odd === 'legacy') {
    // Older tables: a check throws the next even die less 1, a single die the even die below and 1 more.
    if (count > 1) return { count, cast: even(rank + 1), plus: -1 }
    return rank === 1 ? { count, cast: ONE, plus: 0 } : { count, cast: even(rank - 1), plus: 1 }
  }
  return { count, cast: castOf(rank, odd), plus: 0 }
}
const even = (rank: number): Cast => (rank === 2 ? TWO : plain(rank))

function castOf(rank: number, odd: OddDice): Cast {
  if (rank === 1) return ONE
  if (rank % 2 === 0) return even(rank)
  if (odd === 'uniform') return plain(rank)
  return rank === 3 && odd !== 'medianThree' ? THREE : median(rank)
}

/** An explosion less likely than this is not followed in odds: it is their remainder. */
const REMAINDER = 1e-9
/** A die stops exploding after so many throws more, which no table will see. */
const MOST_EXPLOSIONS = 64

function draw({ count, cast, plus }: Throw, explodes: boolean, from: Dice): number {
  let sum = plus
  for (let n = 0; n < count; n++) {
    if (cast.sides === 1) {
      sum += 1
      continue
    }
    for (let more = explodes ? MOST_EXPLOSIONS : 0; more >= 0; more--) {
      const value = cast.values[from.die(cast.sides) - 1]!
      sum += value
      if (value !== cast.top) break
    }
  }
  return sum
}

function law({ count, cast, plus }: Throw, explodes: boolean): Law<number> {
  const one = weighted(cast.values.map((value) => [value, 1] as const))
  const share = cast.values.filter((value) => value === cast.top).length / cast.sides
  const depth = Math.ceil(Math.log(REMAINDER) / Math.log(share)) - 1
  const die = explodes ? exploded(one, (value) => value === cast.top, depth) : one
  return map(repeated(die, count), (sum) => sum + plus)
}

/** A roll of so many dice of every rank under one label, each made once: `rolls('attack', 2, true)(8, 'median')`. */
export type Rolls = (rank: number, odd: OddDice) => Chance<number>

export function rolls(label: string, count: number, explodes: boolean): Rolls {
  const known = ODD_DICE.map((odd) =>
    Array.from({ length: MOST_RANK }, (_, below) => {
      const thrown = thrownFor(below + 1, count, odd)
      return chance(
        label,
        false,
        (from) => draw(thrown, explodes, from),
        () => law(thrown, explodes),
      )
    }),
  )
  return (rank, odd) => known[ODD_DICE.indexOf(odd)]![rank - 1]!
}

/** A check: two exploding dice of a stat (OLDE-CHAL-01). */
export const check = (label: string): Rolls => rolls(label, 2, true)

/** The most a throw can show without exploding: each die on its top value. */
export const mostOf = ({ count, cast, plus }: Throw): number => count * (cast.sides === 1 ? 1 : cast.top) + plus

/** A throw as it is written: `2d8!`, `1d12!+1`, odd dice as `2d7!`; two sides are a `d6/3`, three a `d6/2`. */
export function notation(rank: number, count: number, explodes: boolean, odd: OddDice): string {
  const { count: dice, cast, plus } = thrownFor(rank, count, odd)
  const sides = cast.written ?? cast.top
  return `${dice}d${sides}${explodes ? '!' : ''}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`
}

/** OLDE-CHAL-01: what tasks need. */
export const DIFFICULTY = {
  trivial: 3,
  easy: 6,
  moderate: 9,
  hard: 12,
  heroic: 15,
  superhuman: 18,
  godly: 21,
} as const
