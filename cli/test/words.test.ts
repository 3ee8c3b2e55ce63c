import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearest } from '../src/nearest.ts'
import { table, widthOf, wrapped } from '../src/terminal.ts'

test('the word meant is the one a slip of the finger away', () => {
  const words = ['options', 'sides', 'seats', 'policies']
  for (const written of ['optons', 'optionss', 'opitons', 'optiins', 'OPTIONS'])
    expect(nearest(written, words)).toBe('options')
  expect(nearest('banana', words)).toBeUndefined()
  expect(nearest('', words)).toBeUndefined()
})

test('a word left one letter short is always found among others that are far from it', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(word, fc.nat(), (meant, at) => {
      const cut = at % meant.length
      expect(nearest(meant.slice(0, cut) + meant.slice(cut + 1), ['0000000000000', meant])).toBe(meant)
    }),
  )
})

test('wrapping loses no word, and breaks only where a line would be too long', () => {
  const text = fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { maxLength: 60 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(text, (words) => {
      const lines = wrapped(words, '  ', '    ').split('\n')
      expect(lines.join(' ').split(/\s+/).filter(Boolean).join(' ')).toBe(words)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(100)
    }),
  )
})

test('a table sets its columns under each other', () => {
  const [first = '', second = ''] = table([
    ['a', 'long', 'end'],
    ['bbb', 'x', 'end'],
  ])
  expect(first.indexOf('end')).toBe(second.indexOf('end'))
  expect(widthOf('\u001b[1mbold\u001b[0m')).toBe(4)
})
