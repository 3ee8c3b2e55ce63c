import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjacent, distance, fits, overlap, pushed, type Shape, terrain } from '../index.ts'
import { anyBody, anyField, drawn } from './drawn.ts'

describe('pushing a body back', () => {
  test('straight away, as far as it goes', () => {
    const { t, at } = drawn('ab....')
    expect(pushed(t, at.b!, at.a!, 3)).toEqual({ x: 4, y: 0, moved: 3, stopped: undefined, by: undefined, drop: 0 })
    expect(pushed(t, at.b!, at.a!, 0).moved).toBe(0)
  })

  test('a wall, a body or the edge of the map stops it', () => {
    const wall = drawn('ab..#.')
    expect(pushed(wall.t, wall.at.b!, wall.at.a!, 5)).toMatchObject({ x: 3, moved: 2, stopped: 'wall' })
    const body = drawn('ab..c.')
    expect(pushed(body.t, body.at.b!, body.at.a!, 5, [body.at.a!, body.at.b!, body.at.c!])).toMatchObject({
      x: 3,
      stopped: 'body',
      by: body.at.c,
    })
    const edge = drawn('..ab..')
    expect(pushed(edge.t, edge.at.b!, edge.at.a!, 5)).toMatchObject({ x: 5, stopped: 'edge' })
    const side = drawn('ab....', { walls: [{ x: 2, y: 0, side: 'e', kind: 'bars' }] })
    expect(pushed(side.t, side.at.b!, side.at.a!, 5)).toMatchObject({ x: 2, stopped: 'wall' })
  })

  test('diagonally by the metric of the map', () => {
    const room = 'a.....\n.b....\n......\n......\n......\n......'
    const end = (metric: 'euclid' | 'chebyshev' | 'alternate', far: number) => {
      const { t, at } = drawn(room, { metric })
      return pushed(t, at.b!, at.a!, far).x
    }
    expect(end('chebyshev', 3)).toBe(4)
    expect(end('alternate', 3)).toBe(3)
    expect(end('euclid', 1)).toBe(2)
    expect(end('euclid', 3)).toBe(3)
  })

  test('in between the eight directions it keeps to the line', () => {
    const { t, at } = drawn('a......\n..b....\n.......\n.......')
    expect(pushed(t, at.b!, at.a!, 4)).toMatchObject({ x: 6, y: 3 })
  })

  test('over the edge of a ledge it falls; up a cliff it does not go', () => {
    const down = drawn('hab.', {
      key: {
        h: 'floor',
        a: { fighter: 'a', ground: { name: 'ledge', elevation: 3 } },
        b: { fighter: 'b', ground: { name: 'ledge', elevation: 3 } },
      },
    })
    expect(pushed(down.t, down.at.b!, down.at.a!, 1)).toMatchObject({ x: 3, drop: 3, stopped: undefined })
    const up = drawn('abH', { key: { H: { name: 'cliff', elevation: 3 } } })
    expect(pushed(up.t, up.at.b!, up.at.a!, 1)).toMatchObject({ x: 1, stopped: 'wall' })
  })

  test('a big body is stopped by whatever any part of it meets', () => {
    const { t } = drawn('......\n.....#')
    expect(pushed(t, { x: 1, y: 0, size: 2 }, { x: 0, y: 0, size: 1 }, 9).x).toBeLessThanOrEqual(3)
    expect(pushed(t, { x: 2, y: 0, size: 2 }, { x: 0, y: 0, size: 2 }, 9)).toMatchObject({ x: 3, stopped: 'wall' })
  })

  test('from its own place it does not move', () => {
    const { t, at } = drawn('.a.')
    expect(pushed(t, at.a!, at.a!, 3)).toMatchObject({ x: 1, moved: 0, stopped: undefined })
  })
})

test.each<Shape>(['square', 'hex'])(
  'on a %s grid a push never enters a wall or a body, and goes no farther than said',
  (grid) => {
    fc.assert(
      fc.property(
        anyField(grid, '....#', 7, grid === 'hex' ? 'hex' : 'euclid'),
        anyBody(7, 2),
        anyBody(7),
        anyBody(7, 2),
        fc.integer({ min: 0, max: 6 }),
        (field, body, source, other, far) => {
          const t = terrain(field)
          fc.pre(fits(t, body) && !overlap(t, body, other))
          const end = pushed(t, body, source, far, [other])
          const there = { ...body, x: end.x, y: end.y }
          expect(fits(t, there)).toBe(true)
          expect(overlap(t, there, other)).toBe(false)
          expect(end.moved).toBeLessThanOrEqual(far)
          expect(distance(t, there, source)).toBeGreaterThanOrEqual(distance(t, body, source))
          if (end.stopped === 'body') expect(adjacent(t, there, other)).toBe(true)
        },
      ),
    )
  },
)
