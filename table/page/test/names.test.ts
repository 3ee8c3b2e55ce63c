import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finder, initials, namesOf, plain, withCells } from '../src/seen/names.ts'

const sheet = (id: string, name: string) => ({
  id,
  name,
  side: 'a',
  bars: [],
  tags: [],
  conditions: [],
  things: [],
  numbers: [],
  grades: [],
})
const names = (...all: (readonly [id: string, name: string])[]) =>
  namesOf({ sheets: Object.fromEntries(all.map(([id, name]) => [id, sheet(id, name)])) })

describe('names', () => {
  test('are those on the sheet, but two of one name are told apart by what the fight calls them', () => {
    const all = names(
      ['alaric', 'Alaric'],
      ['goblin-1', 'evil humanoid'],
      ['goblin-2', 'evil humanoid'],
      ['orc', 'orc'],
    )
    expect([...all.values()]).toEqual(['Alaric', 'Goblin 1', 'Goblin 2', 'Orc'])
  })

  test('of several words are written as words, and those people gave as they gave them', () => {
    const all = names(['goblin-ganger', 'goblin-ganger'], ['x', 'the one-eyed man'])
    expect([...all.values()]).toEqual(['Goblin Ganger', 'The one-eyed man'])
    expect(finder(all)('Goblin Ganger falls.')[0]).toEqual({ text: 'Goblin Ganger', who: 'goblin-ganger' })
  })

  test('are found in sentences whatever their case, and never inside other words or longer names', () => {
    const find = finder(names(['al', 'Al'], ['goblin-1', 'goblin-1'], ['goblin-11', 'goblin-11'], ['goblin', 'goblin']))
    const who = (sentence: string) => find(sentence).flatMap((piece) => piece.who ?? [])
    expect(who('Goblin-11 strikes at al: also a miss.')).toEqual(['goblin-11', 'al'])
    expect(who('goblin-1’s shield is broken, the goblin laughs.')).toEqual(['goblin-1', 'goblin'])
    expect(plain(find('Goblin-1 sees goblin-11.'))).toBe('Goblin 1 sees Goblin 11.')
  })

  test('with signs that mean something to an expression are only names', () => {
    const find = finder(names(['a', 'A (the first)'], ['b', '.*']))
    expect(find('.* and A (the first)').flatMap((piece) => piece.who ?? [])).toEqual(['b', 'a'])
    expect(find('anything else')).toEqual([{ text: 'anything else' }])
  })

  test('leave every other letter of a sentence as it was', () => {
    const find = finder(names(['x-1', 'x-1']))
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/x.1/i.test(text))
        expect(plain(find(`${text} x-1.`))).toBe(`${text} X 1.`)
      }),
    )
  })

  test('are shortened to two letters, or to a letter and the number', () => {
    expect([initials('Lilina'), initials('Goblin 12'), initials('B')]).toEqual(['Li', 'G12', 'B'])
  })

  test('count cells from 1, as the edge of the map does, and leave other numbers alone', () => {
    const said = (sentence: string) => withCells(sentence, (x, y) => `column ${x + 1}, row ${y + 1}`)
    expect(said('Goblin-1 steps to 7,3, 3 spaces.')).toBe('Goblin-1 steps to column 8, row 4, 3 spaces.')
    expect(said('cell 9,1')).toBe('column 10, row 2')
    expect(said('anna has no room at 0,12.')).toBe('anna has no room at column 1, row 13.')
    expect(said('Fenn does 7 damage (the better 1d8 of two: 4, 7).')).toBe(
      'Fenn does 7 damage (the better 1d8 of two: 4, 7).',
    )
    expect(said('1,000 m')).toBe('1,000 m')
  })
})
