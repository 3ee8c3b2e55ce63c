import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { between, fits, hidden, overlap, type Shape, terrain } from '../index.ts'
import { anyBody, anyField, drawn, walledAt } from './drawn.ts'

describe('how much of a target is hidden', () => {
  test('nothing in the open, everything behind a wall', () => {
    const open = drawn('a....b')
    expect(hidden(open.t, open.at.a!, open.at.b!)).toBe(0)
    const walled = drawn('a.#.b')
    expect(hidden(walled.t, walled.at.a!, walled.at.b!)).toBeCloseTo(100)
  })

  test('a wall that comes up to the line of middles hides about half', () => {
    const { t, at } = drawn(`
      .....#.
      a.....b`)
    expect(hidden(t, { ...at.a!, size: 2, y: 0 }, { ...at.b!, size: 2, y: 0, x: 6 })).toBeCloseTo(50)
  })

  test('the width shown is measured as the onlooker sees it', () => {
    const { t, at } = drawn('a...ob', { key: { o: 'pillar' } })
    // The pillar is half a cell wide with its front 3.75 away; the target a whole cell with its front 4.5 away.
    expect(hidden(t, at.a!, at.b!)).toBeCloseTo((100 * (0.25 / 3.75)) / (0.5 / 4.5), 6)
  })

  test('a wall half a man high right before him hides about half of him, one beside the shooter little', () => {
    const { t, at } = drawn('a........lb', { key: { l: 'low wall' } })
    expect(hidden(t, at.a!, at.b!)).toBeGreaterThan(40)
    expect(hidden(t, at.a!, at.b!)).toBeLessThan(50)
    const near = drawn('al........b', { key: { l: 'low wall' } })
    expect(hidden(near.t, near.at.a!, near.at.b!)).toBe(0)
    expect(hidden(t, at.a!, { ...at.b!, tall: 0.8 })).toBeCloseTo(100)
  })

  test('it is the same whenever it is asked, and what stood between for a moment is forgotten', () => {
    const { t, at } = drawn('a...w.l.b', { key: { l: 'low wall', w: 'window' } })
    const [a, b] = [at.a!, at.b!]
    const built = hidden(t, a, b)
    expect(hidden(t, a, b, 'sight', [{ x: 2, y: 0 }])).toBeGreaterThan(built)
    expect(hidden(t, a, b)).toBe(built)
    expect(hidden(t, a, { ...b, tall: 0.5 })).toBeGreaterThan(built)
    expect(hidden(t, a, { ...b, up: 5 })).toBeLessThan(built)
    expect(hidden(t, a, b)).toBe(built)
  })

  test('from above, a low wall hides less', () => {
    const { t, at } = drawn('a........lb', { key: { l: 'low wall' } })
    expect(hidden(t, { ...at.a!, up: 10 }, at.b!)).toBeLessThan(hidden(t, at.a!, at.b!))
  })

  test('smoke hides from the eye and not from arrows', () => {
    const { t, at } = drawn('a.s.b', { key: { s: 'smoke' } })
    expect(hidden(t, at.a!, at.b!)).toBeCloseTo(100)
    expect(hidden(t, at.a!, at.b!, 'missiles')).toBe(0)
  })

  test('what one stands in hides nobody', () => {
    const { t } = drawn('s.s', { key: { s: 'smoke' } })
    expect(hidden(t, { x: 0, y: 0 }, { x: 2, y: 0 })).toBe(0)
  })

  test('a body between hides about as much as it is wide', () => {
    const { t, at } = drawn('a......cb')
    expect(hidden(t, at.a!, at.b!, 'missiles', [at.c!])).toBeGreaterThan(50)
    expect(hidden(t, at.a!, at.b!, 'missiles', [at.c!])).toBeLessThan(65)
    expect(hidden(t, at.a!, at.b!, 'missiles', [{ ...at.c!, tall: 1 }])).toBeLessThan(35)
    expect(hidden(t, at.a!, at.b!, 'missiles', [at.a!, at.b!])).toBe(0)
  })

  test('a wall behind the target hides nothing of it', () => {
    const { t, at } = drawn('.#.\na.b\n..#')
    expect(hidden(t, at.a!, at.b!)).toBeLessThan(1e-9)
  })

  test('of a big body the part that stands out is seen', () => {
    const { t, at } = drawn(`
      ....b.
      .a.#..
      ......`)
    const dragon = { ...at.b!, size: 2 }
    expect(hidden(t, at.a!, dragon)).toBeGreaterThan(10)
    expect(hidden(t, at.a!, dragon)).toBeLessThan(90)
  })
})

describe('who stands between', () => {
  test('those in the line from middle to middle, the nearest first', () => {
    const { t, at } = drawn(`
      a..c.d.b
      ..e.....`)
    const others = [at.d!, at.e!, at.c!]
    expect(between(t, at.a!, at.b!, others)).toEqual([at.c, at.d])
    expect(between(t, at.b!, at.a!, others)).toEqual([at.d, at.c])
  })

  test('a line along the side of a space does not pass through it', () => {
    const { t, at } = drawn('..c..\na...b\n.....')
    const [big, other] = [
      { ...at.a!, size: 2 },
      { ...at.b!, x: 4, size: 2 },
    ]
    expect(between(t, { ...big, y: 0 }, { ...other, y: 0 }, [at.c!])).toEqual([])
    expect(between(t, big, other, [at.c!])).toEqual([])
    expect(between(t, big, other, [{ x: 2, y: 1, size: 2 }])).toHaveLength(1)
  })

  test('those who share a space with either do not count', () => {
    const { t, at } = drawn('a..b')
    expect(between(t, at.a!, at.b!, [at.a!, { ...at.b! }])).toEqual([])
  })
})

describe.each<Shape>(['square', 'hex'])('on a %s grid', (grid) => {
  test('the hidden part is between 0 and 100 and grows with every wall and every body', () => {
    const place = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(anyField(grid, '.....#olhH', 7), anyBody(7, 3), anyBody(7, 3), place, place, (field, a, b, x, y) => {
        const t = terrain(field)
        fc.pre(!overlap(t, a, b))
        const part = hidden(t, a, b)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(100)
        expect(hidden(t, a, b, 'sight', [{ x, y }])).toBeGreaterThanOrEqual(part - 1e-9)
        const walled = terrain(walledAt(field, x, y))
        if (fits(walled, a) && fits(walled, b) && '.#o'.includes(field.rows[y]?.[x] ?? '?')) {
          expect(hidden(walled, a, b)).toBeGreaterThanOrEqual(part - 1e-9)
        }
      }),
    )
  })
})
