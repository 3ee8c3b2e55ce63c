import { AffrayError } from './error.ts'

/** What can be wrong with dice notation, each with the place, what was found, what is allowed, and what to do. */
const EXAMPLES = 'Write dice like 2d6+1, d%, 4d6kh3, 3d8! or 5D+2.'

export function notText(found: unknown): AffrayError {
  return new AffrayError('notation.text', `Dice notation is a text; found ${typeof found}.`, EXAMPLES)
}

export function tooLong(length: number, most: number): AffrayError {
  return new AffrayError(
    'notation.length',
    `The dice notation has ${length} characters; at most ${most} are read.`,
    'Shorten it, or roll its parts one after the other.',
  )
}

export function unexpected(text: string, at: number, allowed: string): AffrayError {
  return new AffrayError(
    'notation.character',
    `${place(at)}: found ${letter(text, at)}, expected ${allowed}.`,
    EXAMPLES,
  )
}

export function tooLarge(at: number, most: number): AffrayError {
  return new AffrayError(
    'notation.number',
    `${place(at)}: found a number above ${most}, the largest allowed.`,
    'Use a smaller number.',
  )
}

export function tooManyDice(at: number, found: number, most: number): AffrayError {
  return new AffrayError(
    'notation.dice',
    `${place(at)}: found ${found} dice up to here, allowed are ${most}.`,
    'Throw fewer dice, or roll several times.',
  )
}

export function noDice(at: number): AffrayError {
  return new AffrayError(
    'notation.dice',
    `${place(at)}: found 0 dice, expected at least one.`,
    'Throw at least one die, or leave the term out.',
  )
}

export function wrongSides(at: number, found: number, most: number): AffrayError {
  return new AffrayError(
    'notation.sides',
    `${place(at)}: found a die of ${found} sides, allowed are 1 to ${most}.`,
    'Use a die that has that many sides.',
  )
}

export function wrongKeep(at: number, found: number, count: number): AffrayError {
  return new AffrayError(
    'notation.keep',
    `${place(at)}: found ${found} dice to keep, allowed are 1 to ${count}, the dice thrown.`,
    'Keep at least one die and no more than are thrown.',
  )
}

export function endless(at: number): AffrayError {
  return new AffrayError(
    'notation.explosion',
    `${place(at)}: found an exploding die of one side, which would explode for ever.`,
    'Let only dice of 2 or more sides explode.',
  )
}

function place(at: number): string {
  return `Dice notation, character ${at + 1}`
}

function letter(text: string, at: number): string {
  const code = text.codePointAt(at)
  if (code === undefined) return 'the end'
  const shown = String.fromCodePoint(code)
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(shown)
    ? `"${shown}"`
    : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
