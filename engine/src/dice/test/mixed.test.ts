import { expect, test } from 'vitest'
import { type Mixed, mixed } from '../mixed.ts'
import { threefry } from '../threefry.ts'
import { CRITICAL, deviate } from './chiSquare.ts'

function first(dice: Mixed, who: string, label: string, n: number): string {
  const roll = dice.keyed(who, label, n)
  return Array.from({ length: 20 }, () => roll.die(100)).join()
}

/** Random123's known answers for Threefry-2x32 with 20 rounds: counter, key, result. */
const KNOWN = [
  [0, 0, 0, 0, 0x6b200159, 0x99ba4efe],
  [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x1cb996fc, 0xbb002be7],
  [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xc4923a9c, 0x483df7a0],
] as const

test.each(KNOWN)('mixes as published (%#)', (c0, c1, k0, k1, x, y) => {
  const out = new Int32Array(2)
  threefry(out, k0, k1, c0, c1)
  expect([out[0]! >>> 0, out[1]! >>> 0]).toEqual([x, y])
})

test('a roll is found by its name, whatever was rolled before it', () => {
  const calm = mixed('s', 1)
  const busy = mixed('s', 1)
  for (let n = 0; n < 10; n++) busy.keyed('goblin', 'parry', n).die(20)
  expect(first(busy, 'alaric', 'attack', 3)).toBe(first(calm, 'alaric', 'attack', 3))
})

test('seed, fight, name, label and number all matter, and names keep their order', () => {
  const rolls = [
    first(mixed('s', 1), 'a', 'b', 1),
    first(mixed('t', 1), 'a', 'b', 1),
    first(mixed('s', 2), 'a', 'b', 1),
    first(mixed('s', 1 + 2 ** 32), 'a', 'b', 1),
    first(mixed('s', 1), 'b', 'a', 1),
    first(mixed('s', 1), 'a', 'a', 1),
    first(mixed('s', 1), 'a', 'c', 1),
    first(mixed('s', 1), 'a', 'b', 2),
  ]
  expect(new Set(rolls).size).toBe(rolls.length)
})

test('restarted, it gives the dice of the other fight', () => {
  const dice = mixed('s', 1)
  dice.restart('t', 2)
  expect(first(dice, 'a', 'b', 1)).toBe(first(mixed('t', 2), 'a', 'b', 1))
  dice.restart(7, 2)
  expect(first(dice, 'a', 'b', 1)).toBe(first(mixed('7', 2), 'a', 'b', 1))
})

test('every pair of successive rolls of a name is equally likely (chi-square, level 1e-5)', () => {
  const dice = mixed('pairs', 0)
  const seen = new Array<number>(400).fill(0)
  let before = dice.keyed('alaric', 'attack', 0).die(20)
  for (let n = 1; n <= 200_000; n++) {
    const now = dice.keyed('alaric', 'attack', n).die(20)
    seen[(before - 1) * 20 + now - 1]! += 1
    before = now
  }
  expect(deviate(seen, new Array<number>(400).fill(500))).toBeLessThan(CRITICAL)
})

test('every face is equally likely within one roll of many dice (chi-square, level 1e-5)', () => {
  const roll = mixed('many', 0).keyed('alaric', 'damage', 0)
  const seen = new Array<number>(6).fill(0)
  for (let i = 0; i < 60_000; i++) seen[roll.die(6) - 1]! += 1
  expect(deviate(seen, new Array<number>(6).fill(10_000))).toBeLessThan(CRITICAL)
})
