import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjacent, cellsOf, distance, type Metric, type Shape, straight, type Terrain } from '../index.ts'
import { anyBody, drawn } from './drawn.ts'

const blank = (grid: Shape, metric: Metric, cell = 1): Terrain =>
  drawn(Array(12).fill('............').join('\n'), { grid, metric, cell }).t

describe('distance on squares', () => {
  test.each([
    // dx, dy, euclid, alternate, three-halves, chebyshev
    [0, 0, 0, 0, 0, 0],
    [1, 0, 1, 1, 1, 1],
    [1, 1, 1, 1, 1.5, 1],
    [2, 1, 2, 2, 2.5, 2],
    [2, 2, 3, 3, 3, 2],
    [3, 3, 4, 4, 4.5, 3],
    [4, 3, 5, 5, 5.5, 4],
    [7, 2, 7, 8, 8, 7],
  ])('%i across and %i down', (dx, dy, euclid, alternate, halves, chebyshev) => {
    const a = { x: 2, y: 3 }
    const b = { x: 2 + dx, y: 3 + dy }
    expect(distance(blank('square', 'euclid'), a, b)).toBe(euclid)
    expect(distance(blank('square', 'alternate'), a, b)).toBe(alternate)
    expect(distance(blank('square', 'three-halves'), a, b)).toBe(halves)
    expect(distance(blank('square', 'chebyshev'), a, b)).toBe(chebyshev)
  })

  test('is counted in the unit of the rules, not in cells', () => {
    expect(distance(blank('square', 'alternate', 5), { x: 0, y: 0 }, { x: 2, y: 2 })).toBe(15)
    expect(distance(blank('square', 'euclid', 2), { x: 0, y: 0 }, { x: 1, y: 1 })).toBe(3)
  })

  test('from a big body is counted from its nearest square', () => {
    const dragon = { x: 2, y: 2, size: 3 }
    expect(distance(blank('square', 'chebyshev'), dragon, { x: 5, y: 3 })).toBe(1)
    expect(distance(blank('square', 'chebyshev'), dragon, { x: 0, y: 9 })).toBe(5)
    expect(distance(blank('square', 'euclid'), { x: 8, y: 8, size: 2 }, dragon)).toBe(6)
    expect(distance(blank('square', 'chebyshev'), dragon, { x: 4, y: 4 })).toBe(0)
  })

  test('counts height as one more axis', () => {
    const key = { h: { name: 'ledge', elevation: 3 } }
    const at = (metric: Metric): number => distance(drawn('....h', { metric, key }).t, { x: 0, y: 0 }, { x: 4, y: 0 })
    expect(at('euclid')).toBe(5)
    expect(at('chebyshev')).toBe(4)
    expect(at('three-halves')).toBe(5.5)
    expect(at('alternate')).toBe(5)
    expect(distance(blank('square', 'chebyshev'), { x: 0, y: 0, up: 6 }, { x: 1, y: 0 })).toBe(6)
  })
})

describe('distance on hexes', () => {
  test.each([
    ['the eastern neighbour', { x: 4, y: 4 }, { x: 5, y: 4 }, 1],
    ['the south-eastern neighbour of an even row', { x: 4, y: 4 }, { x: 4, y: 5 }, 1],
    ['the south-western neighbour of an even row', { x: 4, y: 4 }, { x: 3, y: 5 }, 1],
    ['the south-eastern neighbour of an odd row', { x: 4, y: 5 }, { x: 5, y: 6 }, 1],
    ['two rows straight down', { x: 4, y: 4 }, { x: 4, y: 6 }, 2],
    ['four rows down and three across', { x: 1, y: 1 }, { x: 4, y: 5 }, 5],
  ])('%s', (_, a, b, steps) => {
    expect(distance(blank('hex', 'hex'), a, b)).toBe(steps)
  })

  test('straight down two rows is √3 widths as the crow flies', () => {
    expect(straight(blank('hex', 'euclid'), { x: 4, y: 4 }, { x: 4, y: 6 })).toBeCloseTo(Math.sqrt(3), 12)
  })
})

const METRICS: readonly [Shape, Metric][] = [
  ['square', 'euclid'],
  ['square', 'alternate'],
  ['square', 'three-halves'],
  ['square', 'chebyshev'],
  ['hex', 'hex'],
  ['hex', 'euclid'],
]

describe.each(METRICS)('on a %s grid, %s', (grid, metric) => {
  const t = blank(grid, metric)

  test('is symmetric and zero only where bodies overlap', () => {
    fc.assert(
      fc.property(anyBody(12, 4), anyBody(12, 4), (a, b) => {
        expect(distance(t, a, b)).toBe(distance(t, b, a))
        const shared = cellsOf(t, a).some((c) => cellsOf(t, b).some((d) => c.x === d.x && c.y === d.y))
        expect(distance(t, a, b) === 0).toBe(shared)
      }),
    )
  })

  test('between bodies is the least between their cells', () => {
    fc.assert(
      fc.property(anyBody(12, 4), anyBody(12, 4), (a, b) => {
        const each = cellsOf(t, a).flatMap((c) => cellsOf(t, b).map((d) => distance(t, c, d)))
        expect(distance(t, a, b)).toBe(Math.min(...each))
        expect(adjacent(t, a, b)).toBe(
          Math.min(
            ...cellsOf(t, a).flatMap((c) => cellsOf(t, b).map((d) => (adjacent(t, c, d) ? 1 : distance(t, c, d) * 9))),
          ) === 1,
        )
      }),
    )
  })

  // Rounding breaks it for `euclid` and `alternate`, by one at most; between big bodies it holds for none.
  test('keeps the triangle inequality between cells, or misses it by the rounding', () => {
    const slack = metric === 'euclid' || metric === 'alternate' ? 1 : 0
    fc.assert(
      fc.property(anyBody(12), anyBody(12), anyBody(12), (a, b, c) => {
        expect(distance(t, a, c)).toBeLessThanOrEqual(distance(t, a, b) + distance(t, b, c) + slack)
      }),
    )
  })
})

test('the triangle inequality does fail where it is said to', () => {
  const corner = (i: number) => ({ x: i, y: i })
  for (const metric of ['euclid', 'alternate'] as const) {
    const t = blank('square', metric)
    expect(distance(t, corner(0), corner(2))).toBeGreaterThan(
      distance(t, corner(0), corner(1)) + distance(t, corner(1), corner(2)),
    )
  }
  const t = blank('square', 'chebyshev')
  const dragon = { x: 1, y: 0, size: 4 }
  const [west, east] = [
    { x: 0, y: 0 },
    { x: 5, y: 0 },
  ]
  expect(distance(t, west, east)).toBeGreaterThan(distance(t, west, dragon) + distance(t, dragon, east))
})
