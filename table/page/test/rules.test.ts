import { catalogueOf, everySystem } from '@affray/engine'
import { describe, expect, test } from 'vitest'
import { rulesFor } from '../src/rules/search.ts'

const rule = (id: string, title: string, says = '', heading = 'Fighting') => ({ id, title, says, heading })
const book = [
  rule('A', 'Attacking while prone', 'A fighter on the ground attacks badly.'),
  rule('B', 'Attack', 'A blow at a foe in reach.'),
  rule('C', 'Parry', 'It stops an attack.'),
  rule('D', 'Swimming', 'In water.'),
]

describe('the rules', () => {
  test('are found by their titles first, then by what they say; the exact title is the first', () => {
    expect(rulesFor(book, 'attack').map(({ id }) => id)).toEqual(['B', 'A', 'C'])
    expect(rulesFor(book, 'attacks the foe').map(({ id }) => id)[0]).toBe('B')
    expect(rulesFor(book, 'dragon')).toEqual([])
    expect(rulesFor(book, '')).toEqual(book)
  })

  test.each(everySystem().map(({ id }) => id))(
    'of %s are all there to be searched, each found by its own title',
    (id) => {
      const all = catalogueOf(id)
      expect(all.length).toBeGreaterThan(0)
      expect(all.filter(({ title }) => !rulesFor(all, title).some((found) => found.title === title))).toEqual([])
    },
  )
})
