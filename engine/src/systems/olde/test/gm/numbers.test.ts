import { expect, test } from 'vitest'
import { NUMBERS } from '../../gm/amend.ts'

test('the numbers the game master may set, and between which limits', () => {
  const list = Object.entries(NUMBERS).map(([key, { least, most }]) => [key, least, most])
  expect(list).toEqual([
    ['hp', -40, 40],
    ['ap', 0, 40],
    ['mana', 0, 40],
    ['faith', 0, 40],
    ['cp', 0, 200],
    ['draughts', 0, 20],
  ])
})
