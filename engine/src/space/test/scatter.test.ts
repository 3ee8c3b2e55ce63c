import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bearingOf, type Shape, scattered, solid, straight, terrain } from '../index.ts'
import { anyBody, anyField, drawn } from './drawn.ts'

test('faces of direction dice', () => {
  expect([1, 2, 3, 5, 8].map((f) => bearingOf(8, f))).toEqual([0, 45, 90, 180, 315])
  expect([12, 3, 6, 9].map((f) => bearingOf(12, f))).toEqual([0, 90, 180, 270])
  expect([1, 2, 6].map((f) => bearingOf(6, f))).toEqual([30, 90, 330])
})

describe('going astray', () => {
  const room = Array(9).fill('.........').join('\n')

  test('on squares, along the eight directions, measured straight', () => {
    const { t } = drawn(room)
    const aim = { x: 4, y: 4 }
    expect(scattered(t, aim, 0, 3)).toEqual({ x: 4, y: 1, stopped: undefined })
    expect(scattered(t, aim, 90, 2)).toMatchObject({ x: 6, y: 4 })
    expect(scattered(t, aim, 45, 3)).toMatchObject({ x: 6, y: 2 })
    expect(scattered(t, aim, 30, 4)).toMatchObject({ x: 6, y: 1 })
    expect(scattered(t, aim, 270, 0)).toMatchObject({ x: 4, y: 4 })
  })

  test('on hexes, along the six sides', () => {
    const { t } = drawn(room, { grid: 'hex' })
    const aim = { x: 4, y: 4 }
    expect([1, 2, 3, 4, 5, 6].map((f) => scattered(t, aim, bearingOf(6, f), 1)).map(({ x, y }) => [x, y])).toEqual([
      [4, 3],
      [5, 4],
      [4, 5],
      [3, 5],
      [3, 4],
      [3, 3],
    ])
    expect(scattered(t, aim, bearingOf(6, 2), 3)).toMatchObject({ x: 7, y: 4 })
  })

  test('a wall or the edge of the map ends it', () => {
    const { t } = drawn('....#..')
    expect(scattered(t, { x: 1, y: 0 }, 90, 5)).toEqual({ x: 3, y: 0, stopped: 'wall' })
    expect(scattered(t, { x: 1, y: 0 }, 270, 5)).toEqual({ x: 0, y: 0, stopped: 'edge' })
    const { t: barred } = drawn('...=...', { key: { '=': 'bars' } })
    expect(scattered(barred, { x: 1, y: 0 }, 90, 5)).toMatchObject({ x: 6, stopped: undefined })
  })
})

test.each<Shape>(['square', 'hex'])('on a %s grid it lands on the map, in no wall, about as far as said', (grid) => {
  const bearing = fc.integer({ min: 0, max: 359 })
  fc.assert(
    fc.property(
      anyField(grid, '....#', 8),
      anyBody(8),
      bearing,
      fc.integer({ min: 0, max: 9 }),
      (field, aim, b, far) => {
        const t = terrain(field)
        fc.pre(!solid(t, aim, 'missiles'))
        const end = scattered(t, aim, b, far)
        expect(solid(t, end, 'missiles')).toBe(false)
        const went = straight(t, aim, end)
        expect(went).toBeLessThanOrEqual(far + 0.75)
        if (end.stopped === undefined) expect(went).toBeGreaterThanOrEqual(far - 0.75)
      },
    ),
  )
})
