import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyed } from '../keyed.ts'
import type { Dice } from '../types.ts'
import { CRITICAL, deviate } from './chiSquare.ts'

function first(dice: Dice, count = 20): number[] {
  return Array.from({ length: count }, () => dice.die(100))
}

test('can be checked by anybody with the seed: the words of SHA-256 over the key as JSON, block after block', () => {
  const byHand: number[] = []
  for (const block of [0, 1, 2]) {
    const digest = createHash('sha256').update(`["secret",2,"alaric","attack",5,${block}]`).digest()
    for (let at = 0; at < 32; at += 4) byHand.push(Math.floor((digest.readUInt32BE(at) * 100) / 2 ** 32) + 1)
  }
  expect(first(keyed('secret', 2, 'alaric', 'attack', 5), 24)).toEqual(byHand)
})

test('each part of the key matters, and no two keys run together', () => {
  const keys: [string, number, string, string, number][] = [
    ['s', 1, 'a', 'b', 1],
    ['t', 1, 'a', 'b', 1],
    ['s', 2, 'a', 'b', 1],
    ['s', 1, 'c', 'b', 1],
    ['s', 1, 'a', 'c', 1],
    ['s', 1, 'a', 'b', 2],
    ['s', 1, 'ab', '', 1],
    ['s', 1, '', 'ab', 1],
    ['s', 1, 'a","b', '', 1],
    ['s', 1, 'a', 'b', 11],
    ['s', 11, 'a', 'b', 1],
  ]
  expect(new Set(keys.map((key) => first(keyed(...key)).join())).size).toBe(keys.length)
})

test('the same key gives the same dice', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (who, label, n) => {
      expect(first(keyed('s', 0, who, label, n))).toEqual(first(keyed('s', 0, who, label, n)))
    }),
  )
})

test.each([6, 100])('every face of a d%i is equally likely over successive rolls (chi-square, level 1e-5)', (sides) => {
  const seen = new Array<number>(sides).fill(0)
  for (let n = 0; n < 20_000; n++) seen[keyed('fair', 0, 'alaric', 'attack', n).die(sides) - 1]! += 1
  expect(deviate(seen, new Array<number>(sides).fill(20_000 / sides))).toBeLessThan(CRITICAL)
})
