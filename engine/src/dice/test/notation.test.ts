import { expect, test } from 'vitest'
import { AffrayError } from '../error.ts'
import { parse } from '../notation.ts'
import type { Term } from '../terms.ts'

function dice(count: number, sides: number, more: Partial<Extract<Term, { kind: 'dice' }>> = {}): Term {
  return { kind: 'dice', sign: 1, count, sides, explodes: false, keep: count, which: 'highest', ...more }
}
function number(value: number, sign: 1 | -1 = 1): Term {
  return { kind: 'constant', sign, value }
}

const READ: [string, Term[]][] = [
  ['7', [number(7)]],
  ['d6', [dice(1, 6)]],
  ['2d6+1', [dice(2, 6), number(1)]],
  ['  2d6\t+ 1 ', [dice(2, 6), number(1)]],
  ['d%', [dice(1, 100)]],
  ['d100', [dice(1, 100)]],
  ['2D6', [dice(2, 6)]],
  ['4d6kh3', [dice(4, 6, { keep: 3 })]],
  ['4d6kl1', [dice(4, 6, { keep: 1, which: 'lowest' })]],
  ['2d20kl', [dice(2, 20, { keep: 1, which: 'lowest' })]],
  ['4D6KH3', [dice(4, 6, { keep: 3 })]],
  ['3d8!', [dice(3, 8, { explodes: true })]],
  ['5d10!kh2', [dice(5, 10, { explodes: true, keep: 2 })]],
  ['5D', [{ kind: 'wild', sign: 1, count: 5 }]],
  ['D', [{ kind: 'wild', sign: 1, count: 1 }]],
  ['5D+2', [{ kind: 'wild', sign: 1, count: 5 }, number(2)]],
  ['-1+d4', [number(1, -1), dice(1, 4)]],
  ['+d8-d6-2', [dice(1, 8), dice(1, 6, { sign: -1 }), number(2, -1)]],
  ['1000d10000', [dice(1000, 10_000)]],
  ['007d06', [dice(7, 6)]],
]

test.each(READ)('%j is read', (text, terms) => {
  expect(parse(text).terms).toEqual(terms)
})

const REFUSED: [string, string, string][] = [
  ['', 'notation.character', 'character 1: found the end, expected a number or dice such as 2d6.'],
  ['   ', 'notation.character', 'character 4: found the end, expected a number or dice such as 2d6.'],
  ['2d', 'notation.character', 'character 3: found the end, expected a number of sides or %.'],
  ['2d+1', 'notation.character', 'character 3: found "+", expected a number of sides or %.'],
  ['x', 'notation.character', 'character 1: found "x", expected a number or dice such as 2d6.'],
  ['2d6+', 'notation.character', 'character 5: found the end, expected a number or dice such as 2d6.'],
  ['2d6+-1', 'notation.character', 'character 5: found "-", expected a number or dice such as 2d6.'],
  ['2d6 1', 'notation.character', 'character 5: found "1", expected +, - or the end.'],
  ['2 d6', 'notation.character', 'character 3: found "d", expected +, - or the end.'],
  ['2x6', 'notation.character', 'character 2: found "x", expected d, +, - or the end.'],
  ['4d6x3', 'notation.character', 'character 4: found "x", expected !, kh, kl, +, - or the end.'],
  ['4d6!!', 'notation.character', 'character 5: found "!", expected kh, kl, +, - or the end.'],
  ['4d6kh3!', 'notation.character', 'character 7: found "!", expected +, - or the end.'],
  ['4d6k3', 'notation.character', 'character 5: found "3", expected h (highest) or l (lowest).'],
  ['5D!', 'notation.character', 'character 3: found "!", expected a number of sides, %, +, - or the end.'],
  ['2d6🎲', 'notation.character', 'character 4: found "🎲", expected !, kh, kl, +, - or the end.'],
  ['2d6\u001b[2J', 'notation.character', 'character 4: found U+001B, expected !, kh, kl, +, - or the end.'],
  ['2d6\ud800', 'notation.character', 'character 4: found U+D800, expected !, kh, kl, +, - or the end.'],
  ['２d6', 'notation.character', 'character 1: found "２", expected a number or dice such as 2d6.'],
  ['0d6', 'notation.dice', 'character 1: found 0 dice, expected at least one.'],
  ['1001d6', 'notation.dice', 'character 1: found 1001 dice up to here, allowed are 1000.'],
  ['600d6+ 401D', 'notation.dice', 'character 8: found 1001 dice up to here, allowed are 1000.'],
  ['d0', 'notation.sides', 'character 2: found a die of 0 sides, allowed are 1 to 10000.'],
  ['2d10001', 'notation.sides', 'character 3: found a die of 10001 sides, allowed are 1 to 10000.'],
  ['4d6kh5', 'notation.keep', 'character 6: found 5 dice to keep, allowed are 1 to 4, the dice thrown.'],
  ['4d6kl0', 'notation.keep', 'character 6: found 0 dice to keep, allowed are 1 to 4, the dice thrown.'],
  ['3d1!', 'notation.explosion', 'character 4: found an exploding die of one side, which would explode for ever.'],
  ['d6+1000001', 'notation.number', 'character 4: found a number above 1000000, the largest allowed.'],
  [`${'9'.repeat(200)}d6`, 'notation.number', 'character 1: found a number above 1000000, the largest allowed.'],
]

test.each(REFUSED)('%j is refused with what, where and what else', (text, code, sentence) => {
  const error = refusal(text)
  expect(error).toMatchObject({ code, message: `Dice notation, ${sentence}` })
  expect(error.remedy).toMatch(/\.$/)
})

test('what is too long is refused unread', () => {
  expect(refusal('1+'.repeat(128) + 1)).toMatchObject({
    code: 'notation.length',
    message: 'The dice notation has 257 characters; at most 256 are read.',
  })
  expect(parse(`${'1+'.repeat(127)}12`).terms).toHaveLength(128)
})

test('what is not a text is refused', () => {
  expect(refusal(JSON.parse('{"length":3}'))).toMatchObject({ message: 'Dice notation is a text; found object.' })
})

test('what a roll may cost is known before it is rolled', () => {
  expect(parse('4d6kh3+2D-1')).toMatchObject({ dice: 6, mostThrown: 6 + 24 })
  expect(parse('1000d2!')).toMatchObject({ dice: 1000, mostThrown: 64_000 })
})

function refusal(text: string): AffrayError {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof AffrayError) return error
  }
  throw new Error(`${JSON.stringify(text)} was not refused`)
}
