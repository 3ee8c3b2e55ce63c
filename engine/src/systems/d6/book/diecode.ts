import type { Chance, Law } from '../../../dice/types.ts'
import { AffrayError } from '../../../kernel/error.ts'
import { remembered } from '../../../mechanisms/remembered.ts'

/**
 * A die code counted in pips, three to the die: 4D+2 is 14, -1D is -3 (D6-C-DIE-Pips).
 * Codes are added and subtracted as numbers: `agility - 2 * D`.
 * A bonus printed as a plain number goes to the total of a roll and is never part of a code (D6-C-DIE-Bonus).
 */
export type DieCode = number

/** One die, in pips: `3 * D` is three dice. */
export const D = 3

const written = /^(?<sign>[+-]?)(?:(?<dice>\d+)D(?:\+(?<more>\d+))?|(?<pips>\d+))$/

/** The code a book writes as `4D+2`, `+1D`, `-2D` or, in pips alone, `+2`; a leading minus takes all of it away. */
export function code(text: string): DieCode {
  const found = written.exec(text.replace('−', '-').replaceAll(' ', ''))?.groups
  if (!found)
    throw new AffrayError(
      'd6-die-code',
      `“${text}” is not a die code.`,
      'Write dice and pips as in 4D, 4D+2, +1D or +2; a die is three pips.',
    )
  const pips = D * Number(found.dice ?? 0) + Number(found.more ?? found.pips ?? 0)
  return found.sign === '-' ? 0 - pips : pips
}

/** The code as a book writes it: `4D+2`, `-1D`, `+2`, `0`. */
export function show(code: DieCode): string {
  if (code === 0) return '0'
  const dice = Math.trunc(Math.abs(code) / D)
  const pips = Math.abs(code) % D
  const sign = code < 0 ? '-' : dice === 0 ? '+' : ''
  return sign + (dice === 0 ? pips : pips === 0 ? `${dice}D` : `${dice}D+${pips}`)
}

/** How many dice a code throws; less than one is nothing to throw (D6-C-SKILL-ZeroDice). */
export const diceOf = (code: DieCode): number => (code < D ? 0 : Math.floor(code / D))
/** The pips beside the dice, added to their total. A code below nothing has none. */
export const pipsOf = (code: DieCode): number => (code < 0 ? 0 : code % D)

/** Half the dice, rounded up, pips dropped: how Strength Damage is made of Physique or lifting (D6-STR-Formula). */
export const halfDice = (code: DieCode): DieCode => D * Math.ceil(diceOf(code) / 2)
/** Twice the dice and twice the pips, kept apart: 4D+2 throws 8D and adds 4 (D6-C-FP-Double). */
export const doubled = (code: DieCode): { readonly dice: number; readonly adds: number } => ({
  dice: 2 * diceOf(code),
  adds: 2 * pipsOf(code),
})
/** The difficulty an ability is worth when nobody rolls it: twice its dice, and its pips (D6-C-DIFF-Derived). */
export const derived = (code: DieCode): number => 2 * diceOf(code) + pipsOf(code)
/** What a code is worth without a roll: `each` for a die, and its pips. */
export const fixed = (code: DieCode, each: number): number => each * diceOf(code) + pipsOf(code)

/** A way to throw fewer dice than the code has. Thrown as the Wild Die alone, a 1 does no harm: read it with `none`. */
export type Simplify = 'no' | 'fiveDice' | 'wildOnly'
/** How many dice are thrown for a code of `dice` (D6-C-DIE-Simplify5D, D6-C-DIE-SimplifyWild). */
export function diceThrown(dice: number, simplify: Simplify): number {
  if (simplify === 'wildOnly') return Math.min(dice, 1)
  return simplify === 'fiveDice' ? Math.min(dice, 5) : dice
}
/** What stands for the dice not thrown: three and a half each, the sum rounded up. */
export const diceSaved = (dice: number, simplify: Simplify): number =>
  Math.ceil((dice - diceThrown(dice, simplify)) * 3.5)

/**
 * What lies on the table after a throw, in one number so that a law stays small and a throw builds nothing:
 * the sum of all faces with every re-roll of the Wild Die, whether that die showed a 1 or a 6 at first, and,
 * where it showed a 1, the highest of the other dice. Read it with the functions below.
 */
export type Faces = number

const plain = 0
const one = 1
const six = 2
const pack = (sum: number, wild: number, highest: number): Faces => (sum << 5) | (highest << 2) | wild

/** Every face counted as it lies, re-rolls included. */
export const sumOf = (faces: Faces): number => faces >> 5
/** The Wild Die showed a 1 on its first toss: a Critical Failure. */
export const failedWild = (faces: Faces): boolean => (faces & 3) === one
/** The Wild Die showed a 6 on its first toss: a Critical Success. */
export const explodedWild = (faces: Faces): boolean => (faces & 3) === six
/** The highest of the other dice where the Wild Die showed a 1; nothing if there were none, or it did not. */
export const highestOther = (faces: Faces): number => (faces >> 2) & 7

/** What a 1 on the Wild Die does to the total. Ruling D6-A02. */
const READINGS = ['removeBoth', 'cancelHighestOnly', 'complication', 'none'] as const
export type WildOne = (typeof READINGS)[number]
const byReading = <T>(of: (reading: WildOne) => T) =>
  Object.fromEntries(READINGS.map((each) => [each, of(each)])) as Readonly<Record<WildOne, T>>

function removed(faces: Faces, reading: WildOne): number {
  if (!failedWild(faces)) return 0
  if (reading === 'removeBoth') return 1 + highestOther(faces)
  return reading === 'cancelHighestOnly' ? Math.max(1, highestOther(faces)) : 0
}

/** The total of the dice under a reading of the Wild Die's 1. */
export const totalOf = (faces: Faces, reading: WildOne): number => sumOf(faces) - removed(faces, reading)

/** How rules look at a throw, as constants a context can remember. */
export interface Looks {
  /** The total with `adds` (pips, bonuses, other dice) on top. */
  readonly total: (faces: Faces, adds: number) => number
  /** Whether the dice alone reach what is still needed; a tie is for the one who tries. */
  readonly reaches: (faces: Faces, needed: number) => boolean
  /** By how much the first throw, with `adds` on top, is over the second. */
  readonly over: (faces: Faces, other: Faces, adds: number) => number
}
const looks = (reading: WildOne): Looks => ({
  total: (faces, adds) => totalOf(faces, reading) + adds,
  reaches: (faces, needed) => totalOf(faces, reading) >= needed,
  over: (faces, other, adds) => totalOf(faces, reading) + adds - totalOf(other, reading),
})
/** The looks of each reading. */
export const reading = byReading(looks)

/** How often a law follows a 6 thrown again; what comes after is reported as lost. */
const rerollsFollowed = 10

/** The faces of one exploding die with their weights, by value: 6 thrown again and added while it lasts (D6-C-WILD-Explode). */
function exploding(first: readonly number[]): readonly (readonly [value: number, weight: number])[] {
  const rows: [number, number][] = []
  let carried = 0
  let weight = 1 / 6
  for (let rerolls = 0; rerolls <= rerollsFollowed; rerolls++) {
    for (const face of rerolls === 0 ? first : [1, 2, 3, 4, 5]) rows.push([carried + face, weight])
    carried += 6
    weight /= 6
  }
  return rows
}
const wildSix = exploding([])
const extraDie = exploding([1, 2, 3, 4, 5])

/** Weights of `dice` ordinary dice by highest face and sum: `[highest][sum]`, with holes where no dice fall so. */
function ordinary(dice: number): readonly (readonly number[])[] {
  const none = (): number[][] => Array.from({ length: 7 }, () => [])
  let rows = none()
  rows[0]?.push(1)
  for (let thrown = 1; thrown <= dice; thrown++) {
    const next = none()
    rows.forEach((sums, highest) => {
      sums.forEach((weight, sum) => {
        for (let face = 1; face <= 6; face++) {
          const row = next[Math.max(highest, face)]
          if (row) row[sum + face] = (row[sum + face] ?? 0) + weight / 6
        }
      })
    })
    rows = next
  }
  return rows
}

function add(law: Map<number, number>, value: number, weight: number): void {
  law.set(value, (law.get(value) ?? 0) + weight)
}
const lawOf = (rows: Map<number, number>, lost: number): Law<number> => ({
  support: [...rows].sort(([a], [b]) => a - b),
  lost,
})

function poolLaw(dice: number): Law<Faces> {
  const rows = new Map<Faces, number>()
  ordinary(dice - 1).forEach((sums, highest) => {
    sums.forEach((weight, sum) => {
      add(rows, pack(sum + 1, one, highest), weight / 6)
      for (let face = 2; face <= 5; face++) add(rows, pack(sum + face, plain, 0), weight / 6)
      for (const [value, w] of wildSix) add(rows, pack(sum + value, six, 0), weight * w)
    })
  })
  return lawOf(rows, 6 ** -(rerollsFollowed + 1))
}

function extraLaw(dice: number): Law<number> {
  let rows = new Map([[0, 1]])
  for (let thrown = 0; thrown < dice; thrown++) {
    const next = new Map<number, number>()
    for (const [sum, weight] of rows) for (const [value, w] of extraDie) add(next, sum + value, weight * w)
    rows = next
  }
  return lawOf(rows, 1 - (1 - 6 ** -(rerollsFollowed + 1)) ** dice)
}

const lawOfPool = remembered(poolLaw)
const lawOfExtra = remembered(extraLaw)

/** How likely `dice` dice come to at least so much, with a 1 on the Wild Die as it is usually read: by totals from 0. */
export const chanceOf = (dice: number, needed: number): number => (needed <= 0 ? 1 : (reached(dice)[needed] ?? 0))
const reached = remembered((dice: number) => tails(lawOfPool(dice)))
function tails({ support }: Law<Faces>): readonly number[] {
  const exactly: number[] = []
  for (const [faces, weight] of support) {
    const total = totalOf(faces, 'removeBoth')
    exactly[total] = (exactly[total] ?? 0) + weight
  }
  let sum = 0
  return Array.from({ length: exactly.length }, (_, i) => {
    sum += exactly[exactly.length - 1 - i] ?? 0
    return sum
  }).reverse()
}

/** Chances by label and number of dice: each is made once and lasts. */
function lastingChances(make: (label: string, dice: number) => Chance<number>) {
  const known = remembered((label: string) => Array.from({ length: mostDice + 1 }, (_, dice) => make(label, dice)))
  return (label: string, dice: number): Chance<number> => {
    if (!(Number.isInteger(dice) && dice >= 1 && dice <= mostDice))
      throw new AffrayError(
        'd6-dice-count',
        `${label}: ${dice} dice cannot be thrown.`,
        `Throw from 1 to ${mostDice} dice; with fewer than one the action is not possible.`,
      )
    return known(label)[dice] ?? make(label, dice)
  }
}
/** More dice than any code of the books after a Fate Point. */
const mostDice = 200

/**
 * `dice` dice, one of them the Wild Die (D6-C-WILD-Always); a single die is the Wild Die (D6-C-WILD-1D).
 * Faces are drawn in this order: the other dice, then the Wild Die, then its re-rolls.
 */
const poolRead = (reading: WildOne) =>
  lastingChances((label, dice) => ({
    label,
    comesTo: (faces) => totalOf(faces, reading),
    draw(from) {
      let sum = 0
      let highest = 0
      for (let thrown = 1; thrown < dice; thrown++) {
        const face = from.die(6)
        sum += face
        if (face > highest) highest = face
      }
      const wild = from.die(6)
      if (wild === 1) return pack(sum + 1, one, highest)
      if (wild < 6) return pack(sum + wild, plain, 0)
      let again = 6
      while (again === 6) {
        sum += again
        again = from.die(6)
      }
      return pack(sum + again, six, 0)
    },
    law: () => lawOfPool(dice),
  }))
const pools = byReading(poolRead)
/** The dice of a roll; whoever calls out their total has done with a 1 on the Wild Die as `reading` says. */
export const pool = (label: string, dice: number, reading: WildOne): Chance<Faces> => pools[reading](label, dice)

/** The sum of `dice` dice bought with Character Points: a 6 is thrown again and added, a 1 is only a 1 (D6-C-CP-ExtraWild, D6-C-CP-OneHarmless). */
export const extraDice = lastingChances((label, dice) => ({
  label,
  comesTo: (sum) => sum,
  draw(from) {
    let sum = 0
    for (let thrown = 0; thrown < dice; thrown++) {
      let face = from.die(6)
      while (face === 6) {
        sum += face
        face = from.die(6)
      }
      sum += face
    }
    return sum
  },
  law: () => lawOfExtra(dice),
}))

/** Those who may share one roll: members with the same code, in the order they were given (D6-C-GROUP-Roll). */
export function rollTogether<M, C>(members: readonly M[], codeOf: (member: M) => C): readonly (readonly M[])[] {
  const groups = new Map<C, M[]>()
  for (const member of members) {
    const group = groups.get(codeOf(member))
    if (group) group.push(member)
    else groups.set(codeOf(member), [member])
  }
  return [...groups.values()]
}
