import { expect, test } from 'vitest'
import { article, capital, count, counted, listed, metres, nameOf, signed, small } from '../telling.ts'

test('counts, in figures or with small numbers in words', () => {
  expect([count(1, 'round'), count(3, 'round'), count(2, 'foot', 'feet')]).toEqual(['1 round', '3 rounds', '2 feet'])
  expect([counted(0, 'blow'), counted(1, 'blow'), counted(10, 'blow'), counted(11, 'blow')]).toEqual([
    'no blows',
    'one blow',
    'ten blows',
    '11 blows',
  ])
})

test('names with their capitals; those of a number keep their number', () => {
  expect(['illsa-skessa', 'zoë', 'goblin-2', 'gm'].map((id) => nameOf(id))).toEqual([
    'Illsa Skessa',
    'Zoë',
    'goblin-2',
    'the game master',
  ])
  expect([nameOf('gm', 'the Games Master'), nameOf(undefined)]).toEqual(['the Games Master', 'Somebody'])
  expect([capital('élan'), small('Short spear')]).toEqual(['Élan', 'short spear'])
})

test('lists, distances and signs', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((names) => listed(names))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
  expect([metres(3.14), metres(2), signed(-3), signed(0), signed(4)]).toEqual(['3.1 m', '2 m', '−3', '+0', '+4'])
  expect([article('axe'), article('Sword')]).toEqual(['an axe', 'a Sword'])
})
