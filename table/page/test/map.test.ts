import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engagements } from '../src/map/engagements.ts'
import { across, cellUnder, centre, corners, extent } from '../src/map/ground.ts'
import { along } from '../src/map/motion.ts'
import { type Figure, fanned } from '../src/map/standing.ts'
import { fitted, onto, under, zoomed } from '../src/map/view.ts'

const cells = Array.from({ length: 9 }, () => Array.from({ length: 12 }, () => 0))

describe('the map', () => {
  test('finds the cell under its own middle and close to it, on squares and hexes', () => {
    const places = fc.tuple(fc.constantFrom('square' as const, 'hex' as const), fc.nat(11), fc.nat(8))
    fc.assert(
      fc.property(
        places,
        fc.double({ min: -0.25, max: 0.25, noNaN: true }),
        fc.double({ min: -0.25, max: 0.25, noNaN: true }),
        ([kind, x, y], dx, dy) => {
          const at = centre(kind, [x, y])
          expect(cellUnder({ kind, cells }, { x: at.x + dx, y: at.y + dy })).toEqual([x, y])
        },
      ),
    )
  })

  test('has nothing under a point beside it', () => {
    for (const kind of ['square', 'hex'] as const) {
      const { x, y } = extent({ kind, cells })
      expect(cellUnder({ kind, cells }, { x: x + 1, y: 1 })).toBeUndefined()
      expect(cellUnder({ kind, cells }, { x: 1, y: y + 1 })).toBeUndefined()
      expect(cellUnder({ kind, cells }, { x: -1, y: -1 })).toBeUndefined()
    }
  })

  test('names the cell across each side: the middles lie opposite, as far as cells are apart', () => {
    for (const kind of ['square', 'hex'] as const)
      for (const cell of [
        [4, 4],
        [4, 5],
      ] as const) {
        const at = centre(kind, cell)
        const all = corners(kind)
        across(kind, cell).forEach((next, i) => {
          const [a, b] = [all[i]!, all[(i + 1) % all.length]!]
          const there = centre(kind, next)
          expect(there.x - at.x).toBeCloseTo(a.x + b.x)
          expect(there.y - at.y).toBeCloseTo(a.y + b.y)
        })
      }
  })

  test('lies on the canvas so that a point goes there and back, and stays under the finger when it comes closer', () => {
    const number = fc.double({ min: -500, max: 500, noNaN: true })
    fc.assert(
      fc.property(number, number, fc.double({ min: 0.5, max: 2, noNaN: true }), (x, y, by) => {
        const view = fitted({ x: 16, y: 8 }, 800, 600)
        const point = under(view, { x, y })
        expect(onto(view, point).x).toBeCloseTo(x)
        expect(onto(zoomed(view, by, { x, y }), point).y).toBeCloseTo(y)
      }),
    )
  })

  test('fits whole, however it is shaped', () => {
    const view = fitted({ x: 40, y: 10 }, 336, 210)
    expect(onto(view, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(0)
    expect(onto(view, { x: 40, y: 10 }).x).toBeLessThanOrEqual(336)
  })

  test('moves somebody along his way, corner by corner', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
    ]
    expect(along(way, 0)).toEqual({ x: 0, y: 0 })
    expect(along(way, 0.5)).toEqual({ x: 2, y: 0 })
    expect(along(way, 0.75)).toEqual({ x: 2, y: 1 })
    expect(along(way, 1)).toEqual({ x: 2, y: 2 })
  })
})

describe('a fight without a map', () => {
  const token = (id: string, side: string) => ({ id, side, condition: 'unhurt' as const, tags: [] })
  const board = {
    tokens: [token('a', 'us'), token('b', 'us'), token('x', 'them'), token('y', 'them'), token('z', 'them')],
    pairs: [
      { a: 'a', b: 'x', distance: 1, engaged: true },
      { a: 'a', b: 'y', distance: 5, engaged: false },
      { a: 'a', b: 'z', distance: 30, engaged: false },
      { a: 'b', b: 'x', distance: 4, engaged: false },
      { a: 'b', b: 'y', distance: 9, engaged: false },
      { a: 'b', b: 'z', distance: 31, engaged: false },
    ],
  }
  const picture = engagements(board, ['us', 'them'])
  const at = (id: string) => picture.spots.get(id)!

  test('is a picture: each side on its hand, the melee in the middle, the farther the further out', () => {
    for (const ours of ['a', 'b']) for (const theirs of ['x', 'y', 'z']) expect(at(ours).x).toBeLessThan(at(theirs).x)
    expect(at('x').x).toBeLessThan(at('y').x)
    expect(at('y').x).toBeLessThan(at('z').x)
    expect(at('b').x).toBeLessThan(at('a').x)
  })

  test('puts nobody onto another, and all inside', () => {
    const spots = [...picture.spots.values()]
    for (const [i, one] of spots.entries())
      for (const other of spots.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.9)
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0.5)
      expect(y).toBeLessThan(picture.size.y - 0.5)
    }
  })

  test('joins those in contact, and whoever is free with his nearest foe', () => {
    const links = picture.links.map(({ a, b, engaged }) => `${a}${engaged ? '=' : '-'}${b}`).sort()
    expect(links).toEqual(['a-y', 'a-z', 'a=x', 'b-x'])
  })
})

describe('those who share a place', () => {
  const figure = (id: string, x: number, half = 0.42): Figure => ({
    id,
    name: id,
    mark: id,
    side: 0,
    shape: 'circle',
    at: { x, y: 1.5 },
    half,
    facing: undefined,
    condition: 'unhurt',
    acting: false,
    asked: false,
    left: undefined,
    notches: 0,
  })
  const apart = (a: Figure, b: Figure): number => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)

  test('are each seen: none lies on another, and all are within the cell', () => {
    const all = fanned([figure('a', 1.5), figure('b', 1.5), figure('c', 1.5), figure('d', 4.5)], new Map())
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => all.find((one) => one.id === id))
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('all are there')
    for (const [one, other] of [
      [a, b],
      [b, c],
      [a, c],
    ] as const)
      expect(apart(one, other)).toBeGreaterThan(Math.max(one.half, other.half))
    for (const one of [a, b, c]) expect(Math.abs(one.at.x - 1.5) + one.half).toBeLessThan(0.53)
    expect(d).toEqual(figure('d', 4.5))
  })

  test('a rider sits on his mount, and on top of it', () => {
    const all = fanned([figure('knight', 2), figure('horse', 2, 0.8)], new Map([['knight', 'horse']]))
    expect(all.map(({ id }) => id)).toEqual(['horse', 'knight'])
    expect(all[0]).toEqual(figure('horse', 2, 0.8))
    expect(all[1]?.half).toBeLessThan(0.8)
    expect(all[1]?.at).not.toEqual(all[0]?.at)
  })
})
