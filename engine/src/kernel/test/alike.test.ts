import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alike } from '../alike.ts'
import { canonical } from '../hash.ts'

const data = fc.jsonValue({ maxDepth: 4 })

describe('plain data is alike', () => {
  test('where its canonical text is the same, and nowhere else', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        expect(alike(a, b)).toBe(canonical(a) === canonical(b))
      }),
    )
    fc.assert(
      fc.property(data, (a) => {
        expect(alike(a, structuredClone(a))).toBe(true)
      }),
    )
  })
  test('whatever the order of its fields, and where a field has no value', () => {
    expect(alike({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1, d: undefined })).toBe(true)
    expect(alike({ a: 1 }, { a: 1, b: null })).toBe(false)
    expect(alike({ a: 1 }, Object.create({ a: 1 }) as object)).toBe(false)
    expect(alike([1], { 0: 1 })).toBe(false)
  })
})
