import type { AffrayError } from './error.ts'
import * as misread from './misread.ts'
import { explosionsOf, LIMITS, type Notation, type Term, type WildPool } from './terms.ts'

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

class Reader {
  private readonly text: string
  private at = 0
  private steps = 0
  private dice = 0
  private mostThrown = 0
  /** What else may follow what was just read. */
  private more = ''

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
      if (letter !== PLUS && letter !== MINUS) throw this.unexpected(`${this.more}+, - or the end`)
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
    if (count === NONE) throw this.unexpected('a number or dice such as 2d6')
    this.more = 'd, '
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
      else throw this.unexpected('a number of sides or %')
    }
    if (sides === 0 || sides > LIMITS.sides) throw misread.wrongSides(at, sides, LIMITS.sides)
    const explodes = this.letter() === BANG
    if (explodes) {
      if (sides === 1) throw misread.endless(this.at)
      this.step()
    }
    this.mostThrown += explodes ? count * (1 + explosionsOf(sides)) : count
    this.more = explodes ? 'kh, kl, ' : '!, kh, kl, '
    if (lower(this.letter()) !== K) return { kind: 'dice', sign, count, sides, explodes, keep: count, which: 'highest' }
    this.step()
    const which = this.highestOrLowest()
    const from = this.at
    const stated = this.number()
    const keep = stated === NONE ? 1 : stated
    if (keep === 0 || keep > count) throw misread.wrongKeep(from, keep, count)
    this.more = ''
    return { kind: 'dice', sign, count, sides, explodes, keep, which }
  }

  private wildPool(sign: 1 | -1, count: number): WildPool {
    this.mostThrown += count + explosionsOf(6)
    this.more = 'a number of sides, %, '
    return { kind: 'wild', sign, count }
  }

  private highestOrLowest(): 'highest' | 'lowest' {
    const letter = lower(this.letter())
    if (letter !== H && letter !== L) throw this.unexpected('h (highest) or l (lowest)')
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
      this.more = ''
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

  private unexpected(allowed: string): AffrayError {
    return misread.unexpected(this.text, this.at, allowed)
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
