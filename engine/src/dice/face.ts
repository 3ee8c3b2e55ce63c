import { AffrayError } from './error.ts'

/** The most sides a die may have: up to here the product of a 32-bit word and the sides is exact in a double. */
export const MOST_SIDES = 2 ** 21

/**
 * The face a random 32-bit word shows on a die, or 0 where the word must be thrown again so that every face stays equally
 * likely (Lemire, "Fast Random Integer Generation in an Interval", 2019). The sides have been checked.
 */
export function face(word: number, sides: number): number {
  const low = Math.imul(word, sides) >>> 0
  if (low < sides && low < 2 ** 32 % sides) return 0
  return ((((word >>> 0) * sides) / 2 ** 32) | 0) + 1
}

/** Refuses a die that cannot exist. */
export function checkSides(sides: number): void {
  if ((sides | 0) !== sides || (sides - 1) >>> 21 !== 0) refuse(sides)
}

function refuse(sides: number): never {
  throw new AffrayError(
    'dice.sides',
    `A die cannot have ${sides} sides.`,
    `Give it a whole number of sides from 1 to ${MOST_SIDES}.`,
  )
}
