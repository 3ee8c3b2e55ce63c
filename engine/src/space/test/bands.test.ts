import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  approached,
  areEngaged,
  type Bands,
  bandOf,
  disengage,
  engage,
  engagedWith,
  facedOff,
  gap,
  joined,
  placedAt,
  spaced,
  withdrawn,
  without,
} from '../index.ts'

const start = facedOff(
  [
    ['ana', 'ben'],
    ['gob', 'hob'],
  ],
  10,
  2,
)

describe('without a map', () => {
  test('two sides face each other, each side by side', () => {
    expect(gap(start, 'ana', 'ben')).toBe(2)
    expect(gap(start, 'ana', 'gob')).toBe(10)
    expect(gap(start, 'ana', 'hob')).toBeCloseTo(10.2)
    expect(gap(start, 'ana', 'ana')).toBe(0)
    expect(gap(start, 'ana', 'nobody')).toBe(Infinity)
  })

  test('going up to one foe brings his neighbour near, not into contact, and leaves a friend behind', () => {
    const closed = approached(start, 'ana', 'gob', 20, 1)
    expect(gap(closed, 'ana', 'gob')).toBe(1)
    expect(gap(closed, 'ana', 'hob')).toBeCloseTo(Math.hypot(1, 2), 0)
    expect(gap(closed, 'ana', 'ben')).toBeCloseTo(Math.hypot(9, 2), 0)
    expect(gap(closed, 'ben', 'hob')).toBe(gap(start, 'ben', 'hob'))
  })

  test('half the way is half the way', () => {
    const half = approached(start, 'ana', 'gob', 4)
    expect(gap(half, 'ana', 'gob')).toBe(6)
    expect(gap(half, 'ana', 'hob')).toBeCloseTo(Math.hypot(6, 2), 1)
  })

  test('going away goes away from the others beside him as well', () => {
    const back = withdrawn(approached(start, 'ana', 'gob', 9), 'ana', 'gob', 5)
    expect(gap(back, 'ana', 'gob')).toBe(6)
    expect(gap(back, 'ana', 'hob')).toBeGreaterThan(5)
    const apart = withdrawn(facedOff([['a'], ['b']], 0, 0), 'a', 'b', 3)
    expect(gap(apart, 'a', 'b')).toBe(3)
  })

  test('nobody walks past whom he approaches', () => {
    expect(gap(approached(start, 'ana', 'gob', 99), 'ana', 'gob')).toBe(0)
    expect(gap(placedAt(start, 'ana', 'gob', 3), 'ana', 'gob')).toBe(3)
    expect(gap(placedAt(start, 'ana', 'gob', 30), 'ana', 'gob')).toBe(30)
    expect(approached(start, 'ana', 'nobody', 5)).toEqual(start)
  })

  test('newcomers and leavers', () => {
    const more = joined(start, 'wolf', 'hob', 1)
    expect(gap(more, 'wolf', 'hob')).toBe(1)
    expect(gap(more, 'wolf', 'ana')).toBeGreaterThan(9)
    const less = without(engage(more, 'ana', 'gob'), 'gob')
    expect(less.fighters).toEqual(['ana', 'ben', 'hob', 'wolf'])
    expect(less.engaged).toEqual([])
    expect(gap(less, 'wolf', 'ana')).toBe(gap(more, 'wolf', 'ana'))
  })

  test('every two of several sides are equally far from each other', () => {
    const four = facedOff([['a'], ['b'], ['c', 'x'], ['d']], 12, 2)
    const pairs = ['ab', 'ad', 'bd'].map(([one = '', two = '']) => gap(four, one, two))
    expect(pairs).toEqual([12, 12, 12])
    expect([gap(four, 'c', 'x'), gap(four, 'a', 'c'), gap(four, 'd', 'x')]).toEqual([2, 12, 12])
  })

  test('distances that places can have are had, from the first on', () => {
    const gaps = [5, 4, 3, 1, 5, 4]
    const told = (names: string[], wished: number[]) => {
      const bands = spaced(names, wished)
      return names.flatMap((one, i) => names.slice(0, i).map((other) => gap(bands, one, other)))
    }
    expect(told(['a', 'b', 'c', 'd'], [1, 1, 1, 1, 1, 1])).toEqual([1, 1, 1, 1, 1, 1])
    expect(told(['a', 'b', 'c'], gaps.slice(0, 3))).toEqual([5, 4, 3])
    expect(told(['a', 'b', 'c'], [1, 0, 1])).toEqual([1, 0, 1])
    expect(told(['a', 'b', 'c'], [1, 1, 9])).toEqual([1, 1, 2])
  })

  test('a newcomer comes where there is most room, and two of them not to the same spot', () => {
    const more = joined(joined(start, 'wolf', 'hob', 6), 'bear', 'hob', 6)
    expect([gap(more, 'wolf', 'hob'), gap(more, 'bear', 'hob')]).toEqual([6, 6])
    expect(gap(more, 'wolf', 'bear')).toBeGreaterThan(5)
  })

  test('engagements are pairs, begun and ended one by one', () => {
    const both = engage(engage(engage(start, 'ana', 'gob'), 'hob', 'ana'), 'gob', 'ana')
    expect(both.engaged).toHaveLength(2)
    expect(areEngaged(both, 'gob', 'ana')).toBe(true)
    expect(areEngaged(both, 'gob', 'hob')).toBe(false)
    expect(engagedWith(both, 'ana')).toEqual(['gob', 'hob'])
    expect(engagedWith(disengage(both, 'gob', 'ana'), 'ana')).toEqual(['hob'])
    expect(disengage(both, 'ana').engaged).toEqual([])
  })

  test('distances have names', () => {
    const bands = [
      { name: 'point blank', upTo: 3 },
      { name: 'short', upTo: 10 },
    ]
    expect([0, 3, 3.1, 11].map((far) => bandOf(bands, far))).toEqual(['point blank', 'point blank', 'short', undefined])
  })
})

const NAMES = ['a', 'b', 'c', 'd', 'e']
const who = fc.constantFrom(...NAMES)
const far = fc.integer({ min: 0, max: 30 })
const moves = fc.array(fc.tuple(fc.constantFrom('to', 'from', 'at', 'join'), who, who, far), { maxLength: 12 })

function after(bands: Bands, [how, mover, other, n]: [string, string, string, number]): Bands {
  if (how === 'to') return approached(bands, mover, other, n)
  if (how === 'from') return withdrawn(bands, mover, other, n)
  if (how === 'at') return mover === other ? bands : placedAt(bands, mover, other, n)
  return mover === other ? bands : joined(without(bands, mover), mover, other, n)
}

test('after any moves and rulings the distances keep the triangle inequality, as nearly as tenths can, and survive JSON', () => {
  fc.assert(
    fc.property(moves, far, fc.integer({ min: 0, max: 5 }), (list, apart, spacing) => {
      const end = list.reduce(after, facedOff([['a', 'b', 'c'], ['d'], ['e']], apart, spacing))
      for (const x of NAMES) {
        for (const y of NAMES) {
          expect(gap(end, x, y)).toBe(gap(end, y, x))
          expect(gap(end, x, y)).toBeGreaterThanOrEqual(0)
          for (const z of NAMES) expect(gap(end, x, z)).toBeLessThanOrEqual(gap(end, x, y) + gap(end, y, z) + 0.15)
        }
      }
      expect(JSON.parse(JSON.stringify(end))).toEqual(end)
    }),
  )
})

test('a move changes nobody else’s distances, and his own by no more than he went', () => {
  fc.assert(
    fc.property(moves, who, who, far, (list, mover, other, n) => {
      fc.pre(mover !== other)
      const before = list.reduce(
        after,
        facedOff(
          [
            ['a', 'b', 'c'],
            ['d', 'e'],
          ],
          12,
          2,
        ),
      )
      const end = approached(before, mover, other, n)
      const went = gap(before, mover, other) - gap(end, mover, other)
      expect(went).toBeCloseTo(Math.min(n, gap(before, mover, other)), 6)
      for (const x of NAMES) {
        for (const y of NAMES) if (x !== mover && y !== mover) expect(gap(end, x, y)).toBe(gap(before, x, y))
        expect(Math.abs(gap(end, mover, x) - gap(before, mover, x))).toBeLessThanOrEqual(went + 0.3)
      }
    }),
  )
})
