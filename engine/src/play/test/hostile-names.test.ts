import { describe, expect, test } from 'vitest'
import { changed, changesBetween } from '../changes.ts'
import { classOf, SPECTATOR } from '../seats.ts'

const named = (name: string, value: unknown): object => Object.fromEntries([[name, value]])

describe.each(['constructor', '__proto__', 'toString', 'valueOf'])('a field called %s', (name) => {
  test.each([
    ['comes', {}, named(name, { hurt: 1 })],
    ['goes', named(name, { hurt: 1 }), {}],
    ['becomes another', named(name, { hurt: 1 }), named(name, 2)],
  ])('%s, and whoever is told the changes has the same', (_, before, after) => {
    const made = changed(before, changesBetween(before, after))
    expect(Object.entries(made)).toEqual(Object.entries(after))
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
  })
})

test('who holds a fighter called spectators is not of the class of those who look on', () => {
  expect(classOf({ name: 'ana', gm: false, fighters: ['spectators'] })).not.toBe(classOf(SPECTATOR))
})
