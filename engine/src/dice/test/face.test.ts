import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AffrayError } from '../error.ts'
import { checkSides, face, MOST_SIDES } from '../face.ts'

/** The first word whose product with the sides reaches a face. */
function firstWord(shown: number, sides: number): number {
  return Number((BigInt(shown - 1) * 2n ** 32n + BigInt(sides) - 1n) / BigInt(sides))
}

/** How many of all 2^32 words show a face: within a face's stretch of words only the first can be thrown again. */
function wordsFor(shown: number, sides: number): number {
  const first = firstWord(shown, sides)
  const stretch = firstWord(shown + 1, sides) - first
  if (face(first + 1, sides) !== shown || face(first + stretch - 1, sides) !== shown) return Number.NaN
  return stretch - (face(first, sides) === 0 ? 1 : 0)
}

test('exactly the same number of words shows each face of a die', () => {
  const wrong: number[] = []
  for (const sides of [2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 30, 100, 1000, 4096, 9999, 10_000]) {
    for (let shown = 1; shown <= sides; shown++)
      if (wordsFor(shown, sides) !== Math.floor(2 ** 32 / sides)) wrong.push(sides)
  }
  expect(wrong).toEqual([])
})

test('that holds up to the most sides a die may have', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: MOST_SIDES }), fc.nat(), (sides, n) => {
      expect(wordsFor(1 + (n % sides), sides)).toBe(Math.floor(2 ** 32 / sides))
    }),
  )
})

test.each([0, -6, 1.5, Number.NaN, MOST_SIDES + 1, Number.POSITIVE_INFINITY])(
  'a die of %s sides is refused',
  (sides) => {
    expect(() => checkSides(sides)).toThrow(AffrayError)
    expect(() => checkSides(sides)).toThrow(`A die cannot have ${sides} sides.`)
  },
)

test('a die of one side shows it', () => {
  expect([face(0, 1), face(2 ** 32 - 1, 1)]).toEqual([1, 1])
})
