import { expect, test } from 'vitest'
import { checkName, isName } from '../naming.ts'

test.each(['Zoë', 'the 3rd', '__proto__', 'constructor', '名', 'O’Neill', '🙂 Kim'])('%j is a name', (name) => {
  expect(isName(name)).toBe(true)
})
test.each([
  ['nothing that can be read', '...'],
  ['a slash', 'a/b'],
  ['a backslash', 'a\\b'],
  ['NUL', 'a\0b'],
  ['a mark that turns the line', 'a\u202Eb'],
  ['a mark that cannot be seen', 'a\u200Bb'],
  ['another line', 'a\u2028b'],
])('what has %s is none, and that is said', (_, name) => {
  expect(isName(name)).toBe(false)
  expect(() => checkName(name)).toThrow(/ is no name to be called by\.$/)
})
