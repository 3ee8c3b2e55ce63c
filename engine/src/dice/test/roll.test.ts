import { expect, test } from 'vitest'
import { parse } from '../notation.ts'
import { roll, total } from '../roll.ts'
import { explosionsOf } from '../terms.ts'
import { script } from './script.ts'

const ROLLS: [string, number[], number][] = [
  ['2d6+1', [3, 4], 8],
  ['d%', [37], 37],
  ['d8-d6-2', [5, 6], -3],
  ['-3', [], -3],
  ['4d6kh3', [3, 1, 6, 3], 12],
  ['4d6kl1', [3, 1, 6, 3], 1],
  ['3d6kh2', [5, 5, 5], 10],
  ['3d8!', [2, 8, 8, 1, 4], 23],
  ['2d6!kh1', [6, 1, 6, 6, 2], 14],
  ['2d6!kl1', [6, 1, 6, 6, 2], 7],
  ['5D+2', [1, 2, 3, 6, 4], 18],
  ['3D', [6, 6, 6, 6, 2], 26],
]

test.each(ROLLS)('%s with %j makes %i', (text, faces, sum) => {
  const dice = script(...faces)
  expect(roll(parse(text), dice).total).toBe(sum)
  expect(dice.left).toBe(0)
  expect(total(parse(text), script(...faces))).toBe(sum)
})

test('every die is shown, with the term it belongs to and whether it counts', () => {
  const { thrown } = roll(parse('2+3d6!kh2+d8'), script(6, 2, 1, 5, 8))
  expect(thrown).toEqual([
    { term: 1, sides: 6, face: 6, as: 'die', kept: true },
    { term: 1, sides: 6, face: 2, as: 'explosion', kept: true },
    { term: 1, sides: 6, face: 1, as: 'die', kept: false },
    { term: 1, sides: 6, face: 5, as: 'die', kept: true },
    { term: 2, sides: 8, face: 8, as: 'die', kept: true },
  ])
})

test('a dropped die takes its explosions with it', () => {
  const { thrown } = roll(parse('2d6!kl1'), script(6, 3, 2))
  expect(thrown.map(({ kept }) => kept)).toEqual([false, false, true])
})

test('only a 1 that the Wild Die shows first is reported', () => {
  expect(roll(parse('3D'), script(2, 3, 1)).wildOne).toBe(true)
  expect(roll(parse('3D'), script(1, 1, 2)).wildOne).toBe(false)
  expect(roll(parse('3D'), script(2, 3, 6, 1)).wildOne).toBe(false)
  expect(roll(parse('3d6'), script(2, 3, 1)).wildOne).toBe(false)
})

test('an explosion ends where going on is less likely than 2^-64', () => {
  const highest = { die: (sides: number) => sides }
  for (const sides of [2, 3, 6, 100, 10_000]) {
    const thrown = roll(parse(`d${sides}!`), highest).thrown.length
    expect(thrown).toBe(1 + explosionsOf(sides))
    expect(sides ** -thrown).toBeLessThanOrEqual(2 ** -64)
    expect(sides ** -(thrown - 1)).toBeGreaterThan(2 ** -64)
  }
  expect(roll(parse('D'), highest).total).toBe(25 * 6)
})
