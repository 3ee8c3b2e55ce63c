import { describe, expect, test } from 'vitest'
import { changed, changesOf, drawn } from './changes.mjs'

const made = (text: string): string[] => changesOf('x.ts', text).map((change) => changed(text, change))

describe('the changes a rule file can suffer', () => {
  test.each([
    ['const a = 3', ['const a = 4']],
    ['f(a < b)', ['f(a <= b)']],
    ['f(a === b)', ['f(a !== b)']],
    ['x -= 2', ['x += 2', 'x -= 3']],
    ['n++', ['n--']],
    ['f(a && !b)', ['f(a || !b)', 'f(a && b)']],
    ['if (a) f()', ['if (!(a)) f()']],
    ['const c = a ? b : d', ['const c = !(a) ? b : d']],
    ['const m = Math.min(a, b)', ['const m = Math.max(a, b)']],
    ['const t = true', ['const t = false']],
  ])('%s', (text, expected) => {
    expect(made(text).toSorted()).toEqual(expected.toSorted())
  })

  test.each([
    'import { a } from "./1.ts"',
    'type A = 1 | 2',
    'interface B { a: 1 }',
    "const s = 'a' + b",
    'const o = { 1: a }',
  ])('nothing in: %s', (text) => {
    expect(made(text)).toEqual([])
  })
})

test('the same seed draws the same changes, another seed others', () => {
  const list = Array.from({ length: 200 }, (_, n) => n)
  expect(drawn(list, 20, 1)).toEqual(drawn(list, 20, 1))
  expect(drawn(list, 20, 1)).not.toEqual(drawn(list, 20, 2))
  expect(new Set(drawn(list, 20, 1)).size).toBe(20)
  expect(drawn(list, 500, 1)).toEqual(list)
})
