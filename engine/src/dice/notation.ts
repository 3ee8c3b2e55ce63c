import * as misread from './misread.ts'

/** Limits of dice notation: what is beyond them is refused before anything is rolled. */
export const LIMITS = {
  characters: 256,
  /** Dice thrown in one notation, without explosions. */
  dice: 1_000,
  sides: 10_000,
  /** The largest constant. */
  number: 1_000_000,
} as const

/** Parsed dice notation: terms that are added up. */
export interface Notation {
  readonly text: string
  readonly terms: readonly Term[]
  /** Dice thrown, without explosions. */
  readonly dice: number
  /** The most dice a roll can throw, explosions included: what it may cost. */
  readonly mostThrown: number
  /** Steps the parser took: never more than six for each character, and six. */
  readonly steps: number
}

export type Term = Constant | DiceTerm | WildPool
/** `+2` */
export interface Constant {
  readonly kind: 'constant'
  readonly sign: 1 | -1
  readonly value: number
}
/** `4d6`, `d%`, `3d8!`, `4d6kh3` */
export interface DiceTerm {
  readonly kind: 'dice'
  readonly sign: 1 | -1
  readonly count: number
  readonly sides: number
  /** A die on its highest face is thrown again and added. */
  readonly explodes: boolean
  /** How many dice count; all where it equals `count`. */
  readonly keep: number
  readonly which: 'highest' | 'lowest'
}
/** `5D`: that many six-sided dice of which one, the Wild Die, is thrown again and added on a 6. */
export interface WildPool {
  readonly kind: 'wild'
  readonly sign: 1 | -1
  readonly count: number
}

/**
 * Reads dice notation in one pass: terms joined by + and -, each a number, dice (`4d6`, `d%`, `3d8!`, `4d6kh3`, `4d6kl1`)
 * or a pool with a Wild Die (`5D`, a capital letter and no sides). Spaces may stand around terms. Throws an AffrayError
 * that names the character.
 */
export function parse(text: string): Notation {
  if (typeof text !== 'string') throw misread.notText(text)
  if (text.length > LIMITS.characters) throw misread.tooLong(text.length, LIMITS.characters)
  return new Reader(text).notation()
}

/**
 * How often a die may explode: until that is less likely than 2^-64. A roll stops there, and a law counts what would go on
 * as lost.
 */
export function explosionsOf(sides: number): number {
  return Math.ceil(64 / Math.log2(sides)) - 1
}

class Reader {
  private readonly text: string
  private at = 0
  private steps = 0
  private dice = 0
  private mostThrown = 0

  constructor(text: string) {
    this.text = text
  }

  notation(): Notation {
    const terms: Term[] = []
    let sign: 1 | -1 = 1
    let letter = this.skipSpaces()
    if (letter === PLUS || letter === MINUS) {
      sign = letter === PLUS ? 1 : -1
      this.step()
      this.skipSpaces()
    }
    for (;;) {
      terms.push(this.term(sign))
      letter = this.skipSpaces()
      if (letter === END) break
      if (letter !== PLUS && letter !== MINUS) throw misread.unexpected(this.text, this.at, '+, - or the end')
      sign = letter === PLUS ? 1 : -1
      this.step()
      this.skipSpaces()
    }
    return { text: this.text, terms, dice: this.dice, mostThrown: this.mostThrown, steps: this.steps }
  }

  private term(sign: 1 | -1): Term {
    const start = this.at
    const count = this.number()
    const letter = this.letter()
    if (letter === SMALL_D || letter === BIG_D) {
      this.step()
      return this.diceTerm(sign, start, count === NONE ? 1 : count, letter)
    }
    if (count === NONE) throw misread.unexpected(this.text, this.at, 'a number or dice such as 2d6')
    return { kind: 'constant', sign, value: count }
  }

  private diceTerm(sign: 1 | -1, start: number, count: number, d: number): Term {
    this.dice += count
    if (count === 0) throw misread.noDice(start)
    if (this.dice > LIMITS.dice) throw misread.tooManyDice(start, this.dice, LIMITS.dice)
    const at = this.at
    let sides = this.number()
    if (sides === NONE) {
      if (this.letter() === PERCENT) {
        this.step()
        sides = 100
      } else if (d === BIG_D) return this.wildPool(sign, count)
      else throw misread.unexpected(this.text, this.at, 'a number of sides or %')
    }
    if (sides === 0 || sides > LIMITS.sides) throw misread.wrongSides(at, sides, LIMITS.sides)
    const explodes = this.letter() === BANG
    if (explodes) {
      if (sides === 1) throw misread.endless(this.at)
      this.step()
    }
    this.mostThrown += explodes ? count * (1 + explosionsOf(sides)) : count
    if (lower(this.letter()) !== K) return { kind: 'dice', sign, count, sides, explodes, keep: count, which: 'highest' }
    this.step()
    const which = this.highestOrLowest()
    const from = this.at
    const stated = this.number()
    const keep = stated === NONE ? 1 : stated
    if (keep === 0 || keep > count) throw misread.wrongKeep(from, keep, count)
    return { kind: 'dice', sign, count, sides, explodes, keep, which }
  }

  private wildPool(sign: 1 | -1, count: number): WildPool {
    this.mostThrown += count + explosionsOf(6)
    return { kind: 'wild', sign, count }
  }

  private highestOrLowest(): 'highest' | 'lowest' {
    const letter = lower(this.letter())
    if (letter !== H && letter !== L) throw misread.unexpected(this.text, this.at, 'h (highest) or l (lowest)')
    this.step()
    return letter === H ? 'highest' : 'lowest'
  }

  /** A whole number, or NONE where no digit stands. */
  private number(): number {
    const start = this.at
    let value = 0
    for (let digit = this.letter() - ZERO; digit >= 0 && digit <= 9; digit = this.letter() - ZERO) {
      value = value * 10 + digit
      if (value > LIMITS.number) throw misread.tooLarge(start, LIMITS.number)
      this.step()
    }
    return this.at === start ? NONE : value
  }

  private skipSpaces(): number {
    let letter = this.letter()
    while (letter === SPACE || letter === TAB) {
      this.step()
      letter = this.letter()
    }
    return letter
  }

  private letter(): number {
    this.steps++
    return this.at < this.text.length ? this.text.charCodeAt(this.at) : END
  }

  private step(): void {
    this.at++
  }
}

const END = -1
const NONE = -1
const TAB = 9
const SPACE = 32
const BANG = 33
const PERCENT = 37
const PLUS = 43
const MINUS = 45
const ZERO = 48
const BIG_D = 68
const SMALL_D = 100
const H = 104
const K = 107
const L = 108

function lower(letter: number): number {
  return letter | 32
}
