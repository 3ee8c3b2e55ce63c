import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canReach, distance, neighbours, type Shape, terrain, threatened } from '../index.ts'
import { anyBody, anyField, drawn, marked, page } from './drawn.ts'

describe('reach', () => {
  test('one cell reaches all round, two cells farther', () => {
    const { t, at } = drawn('.....\n.....\n..a..\n.....\n.....')
    expect(marked(t, threatened(t, at.a!, 1))).toBe('.....\n.***.\n.*a*.\n.***.\n.....')
    expect(threatened(t, at.a!, 2)).toHaveLength(24)
    expect(threatened(t, at.a!, 2, 2)).toHaveLength(16)
  })

  test('by straight distance the far corners are out of reach', () => {
    const { t, at } = drawn('.....\n.....\n..a..\n.....\n.....', { metric: 'euclid' })
    expect(marked(t, threatened(t, at.a!, 2))).toBe('.***.\n*****\n**a**\n*****\n.***.')
  })

  test('no blow goes through a wall, a closed door or a wall on a side', () => {
    const { t, at } = drawn(
      `
      .....
      .#+..
      .#a..
      .....`,
      { key: { '+': 'door' }, walls: [{ x: 2, y: 2, side: 'e', kind: 'wall' }] },
    )
    expect(marked(t, threatened(t, at.a!, 1))).toBe(
      page(`
      .....
      .#+..
      .#a..
      .***.`),
    )
    expect(canReach(t, at.a!, { x: 3, y: 2 }, 1)).toBe(false)
  })

  test('a glaive reaches over the low wall, and through bars', () => {
    const { t, at } = drawn('a=lb', { key: { '=': 'bars', l: 'low wall' } })
    expect(canReach(t, at.a!, at.b!, 3)).toBe(true)
    expect(canReach(t, at.a!, at.b!, 2)).toBe(false)
  })

  test('who shares a space is at distance 0', () => {
    const { t, at } = drawn('a')
    expect(canReach(t, at.a!, { ...at.a! }, 0)).toBe(true)
    expect(canReach(t, at.a!, { ...at.a! }, 1, 1)).toBe(false)
  })

  test('a dragon threatens all round itself', () => {
    const { t } = drawn('......\n......\n......\n......\n......\n......')
    expect(threatened(t, { x: 2, y: 2, size: 2 }, 1)).toHaveLength(12)
    expect(neighbours(t, { x: 0, y: 0, size: 2 })).toHaveLength(5)
  })
})

test.each<Shape>(['square', 'hex'])('on a %s grid what is threatened is within reach, and reach is mutual', (grid) => {
  fc.assert(
    fc.property(anyField(grid, '...#o', 5), anyBody(5, 2), fc.integer({ min: 1, max: 3 }), (field, body, reach) => {
      const t = terrain(field)
      for (const cell of threatened(t, body, reach)) {
        expect(distance(t, body, cell)).toBeLessThanOrEqual(reach)
        expect(canReach(t, cell, body, reach)).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})
