import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Arc, arc, facingTowards, neighbours, type Shape, type Terrain, waysOf } from '../index.ts'
import { anyBody, drawn, page } from './drawn.ts'

const LETTER: Record<Arc, string> = { front: 'F', side: 'S', back: 'B' }

function around(t: Terrain, body: { x: number; y: number; size?: number }, facing: number): string {
  const next = neighbours(t, body)
  return t.field.rows
    .map((row, y) =>
      [...row]
        .map((_, x) => (next.some((c) => c.x === x && c.y === y) ? LETTER[arc(t, body, facing, { x, y })] : '.'))
        .join(''),
    )
    .join('\n')
}

const square = drawn('.....\n.....\n.....\n.....\n.....').t
const hex = drawn('.....\n.....\n.....\n.....\n.....', { grid: 'hex' }).t
const N = 0
const NE = 1
const S = 4

describe('arcs on squares', () => {
  test('facing a side: three squares before, two level, three behind', () => {
    expect(around(square, { x: 2, y: 2 }, N)).toBe(
      page(`
      .....
      .FFF.
      .S.S.
      .BBB.
      .....`),
    )
    expect(around(square, { x: 2, y: 2 }, S)).toBe(
      page(`
      .....
      .BBB.
      .S.S.
      .FFF.
      .....`),
    )
  })

  test('facing a corner: the same, turned', () => {
    expect(around(square, { x: 2, y: 2 }, NE)).toBe(
      page(`
      .....
      .SFF.
      .B.F.
      .BBS.
      .....`),
    )
  })

  test('a big body has its arcs along its whole edge', () => {
    expect(around(square, { x: 1, y: 1, size: 3 }, N)).toBe(
      page(`
      FFFFF
      S...S
      S...S
      S...S
      BBBBB`),
    )
  })

  test('far off, a shooter almost level is at the side', () => {
    const { t } = drawn(Array(12).fill('............').join('\n'))
    expect(arc(t, { x: 1, y: 5 }, N, { x: 11, y: 4 })).toBe('side')
    expect(arc(t, { x: 1, y: 5 }, N, { x: 5, y: 1 })).toBe('front')
    expect(arc(t, { x: 1, y: 5 }, N, { x: 1, y: 11 })).toBe('back')
  })
})

test('arcs on hexes: three before, two at the sides, one behind', () => {
  const east = 1
  expect(around(hex, { x: 2, y: 2 }, east)).toBe(
    page(`
      .....
      .SF..
      .B.F.
      .SF..
      .....`),
  )
})

describe.each<Shape>(['square', 'hex'])('on a %s grid', (grid) => {
  const { t } = drawn(Array(12).fill('............').join('\n'), { grid })
  const count = waysOf(grid).names.length
  const facings = fc.integer({ min: 0, max: count - 1 })

  test('the arcs divide the neighbours: three before, two level, the rest behind', () => {
    fc.assert(
      fc.property(facings, (facing) => {
        const body = { x: 5, y: 5 }
        const seen = neighbours(t, body).map((c) => arc(t, body, facing, c))
        const number = (a: Arc): number => seen.filter((s) => s === a).length
        expect([number('front'), number('side'), number('back')]).toEqual(grid === 'hex' ? [3, 2, 1] : [3, 2, 3])
      }),
    )
  })

  test('who is looked at is in front', () => {
    fc.assert(
      fc.property(anyBody(12, 3), anyBody(12, 3), (a, b) => {
        const way = facingTowards(t, a, b)
        expect(way === undefined || (way >= 0 && way < count)).toBe(true)
        expect(arc(t, a, way ?? 0, b)).toBe('front')
      }),
    )
  })

  test('a figure turned all the way round has everybody in front of it and behind it', () => {
    fc.assert(
      fc.property(anyBody(12), anyBody(12), (a, b) => {
        fc.pre(a.x !== b.x || a.y !== b.y)
        const seen = waysOf(grid).names.map((_, facing) => arc(t, a, facing, b))
        const fronts = seen.filter((s) => s === 'front').length
        const backs = seen.filter((s) => s === 'back').length
        expect(fronts).toBeGreaterThanOrEqual(2)
        expect(backs).toBeGreaterThanOrEqual(1)
        expect(fronts + backs + seen.filter((s) => s === 'side').length).toBe(count)
      }),
    )
  })
})
