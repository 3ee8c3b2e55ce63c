import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Stream } from '../stream.ts'
import { CRITICAL, deviate } from './chiSquare.ts'

function first(stream: Stream, count = 20): number[] {
  return Array.from({ length: count }, () => stream.die(100))
}

test("is sfc32: gives the reference generator's first words from the state 0, 0, 0, 1 after twelve rounds", () => {
  const stream = new Stream('', 0)
  stream.begin(0, 0, 0, 1)
  for (let i = 0; i < 12; i++) stream.word()
  const words = Array.from({ length: 8 }, () => stream.word() >>> 0)
  expect(words).toEqual([
    0x514676c3, 0x08a809df, 0x30349d2b, 0xfb52c520, 0x38802be1, 0x948279e6, 0xec4bf1d9, 0x7cb0a909,
  ])
})

test('the same seed and index give the same dice, also on a stream used before', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.string(), fc.nat(), (seed, index, other, otherIndex) => {
      const used = new Stream(other, otherIndex)
      used.die(6)
      used.restart(seed, index)
      expect(first(used)).toEqual(first(new Stream(seed, index)))
    }),
  )
})

test('a number and the same number written out are one seed', () => {
  expect(first(new Stream(7, 3))).toEqual(first(new Stream('7', 3)))
})

test('other seeds and other indexes, however large, give other dice', () => {
  const streams = [0, 1, 2, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 52].flatMap((index) => [
    first(new Stream('a', index)).join(),
    first(new Stream('b', index)).join(),
  ])
  expect(new Set(streams).size).toBe(streams.length)
})

test.each([2, 3, 6, 20, 100, 1000])('every face of a d%i is equally likely (chi-square, level 1e-5)', (sides) => {
  const stream = new Stream('faces', sides)
  const throws = 200 * sides + 100_000
  const seen = new Array<number>(sides).fill(0)
  for (let i = 0; i < throws; i++) seen[stream.die(sides) - 1]! += 1
  expect(deviate(seen, new Array<number>(sides).fill(throws / sides))).toBeLessThan(CRITICAL)
})

test('successive dice do not depend on each other (chi-square of pairs, level 1e-5)', () => {
  const stream = new Stream('pairs', 0)
  const seen = new Array<number>(400).fill(0)
  for (let i = 0; i < 400_000; i++) seen[(stream.die(20) - 1) * 20 + stream.die(20) - 1]! += 1
  expect(deviate(seen, new Array<number>(400).fill(1000))).toBeLessThan(CRITICAL)
})

test('neighbouring indexes do not depend on each other (chi-square of their first dice, level 1e-5)', () => {
  const stream = new Stream('indexes', 0)
  const seen = new Array<number>(400).fill(0)
  let before = stream.die(20)
  for (let index = 1; index <= 200_000; index++) {
    stream.restart('indexes', index)
    const now = stream.die(20)
    seen[(before - 1) * 20 + now - 1]! += 1
    before = now
  }
  expect(deviate(seen, new Array<number>(400).fill(500))).toBeLessThan(CRITICAL)
})
