import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { burst, cone, distance, exposed, falloff, terrain, zone } from '../index.ts'
import { anyBody, anyField, drawn, marked, page } from './drawn.ts'

test('force falls off by so much for each unit, and never below nothing', () => {
  expect([0, 1, 3, 5, 6].map((far) => falloff(10, 2, far))).toEqual([10, 8, 4, 0, 0])
})

test('zones reach up to and including their bounds', () => {
  expect([0, 3, 3.1, 8, 16, 17].map((far) => zone([3, 8, 16], far))).toEqual([0, 0, 1, 1, 2, undefined])
})

describe('a burst', () => {
  test('fills the room and turns no corner it cannot see', () => {
    const { t, at } = drawn(
      `
      .....#..
      .a...#..
      .....#..
      ........`,
      { metric: 'euclid' },
    )
    const cells = burst(t, at.a!, 6)
    expect(marked(t, cells)).toBe(
      page(`
      *****#..
      *****#..
      *****#..
      ********`),
    )
  })

  test('reaches round the edge of a wall who stands out from behind it', () => {
    const { t, at } = drawn('a....\n..#.b')
    expect(exposed(t, at.a!, at.b!)).toBe(true)
    const behind = drawn('a.#b')
    expect(exposed(behind.t, behind.at.a!, behind.at.b!)).toBe(false)
  })
})

test('a cone is narrow at its mouth and wide at its end', () => {
  const { t, at } = drawn(`
    ........
    ........
    a.......
    ........
    ........`)
  expect(marked(t, cone(t, at.a!, { x: 5, y: 2 }, 5, 5))).toBe(
    page(`
    ....**..
    ..****..
    a*****..
    ..****..
    ....**..`),
  )
  const walled = drawn('a.#...')
  expect(cone(walled.t, walled.at.a!, { x: 5, y: 0 }, 5, 5)).toEqual([{ x: 1, y: 0 }])
})

test('every cell of a burst lies within its radius, exposed to its middle', () => {
  fc.assert(
    fc.property(anyField('square', '...#', 6), anyBody(6), fc.integer({ min: 0, max: 5 }), (field, origin, radius) => {
      const t = terrain(field)
      const cells = burst(t, origin, radius)
      expect(cells.every((c) => distance(t, origin, c) <= radius && exposed(t, origin, c))).toBe(true)
      expect(burst(t, origin, radius + 1).length).toBeGreaterThanOrEqual(cells.length)
    }),
    { numRuns: 40 },
  )
})
