import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Body,
  costTo,
  type Diagonals,
  fits,
  flood,
  type Going,
  overlap,
  pathIn,
  pathTo,
  pathWithin,
  type Shape,
  stops,
  type Terrain,
  terrain,
} from '../index.ts'
import { bodyPasses } from '../walls.ts'
import { anyBody, anyField, drawn, marked, page, walledAt } from './drawn.ts'

describe('how far a body can go', () => {
  test('each kind of diagonal makes its own figure', () => {
    const room = Array(7).fill('.......').join('\n')
    const within = (diagonals: Diagonals, far: number): number => {
      const { t } = drawn(room, { diagonals })
      return stops(flood(t, { x: 3, y: 3 }, far)).length
    }
    expect(within('one', 3)).toBe(49)
    expect(within('alternate', 3)).toBe(37)
    expect(within('three-halves', 3)).toBe(29)
    expect(within('three-halves', 1)).toBe(5)
    expect(within('alternate', 1)).toBe(9)
    expect(within('root-two', 3)).toBe(29)
  })

  test('diagonals one after the other cost 1, 2, 1, 2', () => {
    const { t } = drawn(Array(6).fill('......').join('\n'), { diagonals: 'alternate' })
    const f = flood(t, { x: 0, y: 0 })
    expect([1, 2, 3, 4, 5].map((i) => costTo(f, { x: i, y: i }))).toEqual([1, 3, 4, 6, 7])
    expect(costTo(f, { x: 5, y: 2 })).toBe(6)
  })

  test('difficult ground costs its multiple, in the unit of the rules', () => {
    const { t, at } = drawn('a~.', { cell: 5, key: { '~': 'difficult' } })
    const f = flood(t, at.a!)
    expect(costTo(f, { x: 1, y: 0 })).toBe(10)
    expect(costTo(f, { x: 2, y: 0 })).toBe(15)
    expect(costTo(flood(t, at.a!, Infinity, { overTerrain: true }), { x: 2, y: 0 })).toBe(10)
  })

  test('no corner of a wall is cut', () => {
    const { t, at } = drawn('a#\n..')
    expect(costTo(flood(t, at.a!), { x: 1, y: 1 })).toBe(2)
    const side = drawn('a.\n..', { walls: [{ x: 0, y: 0, side: 'e', kind: 'wall' }] })
    expect(costTo(flood(side.t, side.at.a!), { x: 1, y: 1 })).toBe(2)
    expect(costTo(flood(side.t, side.at.a!), { x: 1, y: 0 })).toBe(3)
  })

  test('nor by any part of a big body', () => {
    const { t } = drawn('..#\n...\n...')
    expect(costTo(flood(t, { x: 0, y: 0, size: 2 }), { x: 1, y: 1 })).toBe(2)
    const corner = drawn('...\n...\n#..')
    expect(costTo(flood(corner.t, { x: 0, y: 0, size: 2 }), { x: 1, y: 1 })).toBe(2)
    expect(costTo(flood(drawn('...\n...\n...').t, { x: 0, y: 0, size: 2 }), { x: 1, y: 1 })).toBe(1)
  })

  test('foes stop it, friends may be passed but not stood on', () => {
    const { t, at } = drawn('#####\n#ab.#\n#####')
    expect(stops(flood(t, at.a!, 9, { blocked: [at.a!, at.b!] }))).toEqual([{ x: 1, y: 1, cost: 0 }])
    const passing = flood(t, at.a!, 9, { allowed: [at.b!] })
    expect(stops(passing)).toEqual([
      { x: 1, y: 1, cost: 0 },
      { x: 3, y: 1, cost: 2 },
    ])
    expect(pathIn(passing, at.b!)).toBeUndefined()
  })

  test('a cliff is not walked up, a step is; who flies goes over', () => {
    const key = { h: { name: 'step', elevation: 1 }, H: { name: 'cliff', elevation: 3 } }
    const { t, at } = drawn('ahH', { key })
    expect(costTo(flood(t, at.a!), { x: 1, y: 0 })).toBe(1)
    expect(costTo(flood(t, at.a!), { x: 2, y: 0 })).toBe(Infinity)
    expect(costTo(flood(t, at.a!, 9, { climb: 2 }), { x: 2, y: 0 })).toBe(2)
    expect(costTo(flood(t, at.a!, 9, { overTerrain: true }), { x: 2, y: 0 })).toBe(2)
  })

  test('a ghost goes through walls', () => {
    const { t, at } = drawn('a#.')
    expect(costTo(flood(t, at.a!, 9, { throughObstacles: true }), { x: 2, y: 0 })).toBe(2)
  })

  test('a big body needs a wide door', () => {
    const { t } = drawn(`
      .....#.....
      .....#.....
      ...........
      .....#.....`)
    expect(costTo(flood(t, { x: 0, y: 0 }), { x: 9, y: 0 })).toBeLessThan(Infinity)
    expect(costTo(flood(t, { x: 0, y: 0, size: 2 }), { x: 9, y: 0 })).toBe(Infinity)
    const wide = terrain(walledAt(t.field, 0, 3))
    expect(costTo(flood(wide, { x: 0, y: 0, size: 2 }), { x: 0, y: 1 })).toBe(1)
    expect(costTo(flood(wide, { x: 0, y: 0, size: 2 }), { x: 0, y: 2 })).toBe(Infinity)
  })
})

describe('the cheapest way', () => {
  test('goes round, straight where it can, with the movement spent at each step', () => {
    const { t, at } = drawn(`
      .....
      a.#.b
      ..#..
      .....`)
    const path = pathTo(t, at.a!, at.b!)
    expect(marked(t, path!.cells)).toBe(
      page(`
        .***.
        a.#.*
        ..#..
        .....`),
    )
    expect(path!.cells.map((c) => c.cost)).toEqual([1, 2, 3, 4])
    expect(path!.cost).toBe(4)
  })

  test('through difficult ground or round it, whichever is cheaper', () => {
    const { t, at } = drawn('a~~b\n....', { key: { '~': { name: 'bog', cost: 4 } } })
    expect(pathTo(t, at.a!, at.b!)!.cells.map((c) => c.y)).toEqual([1, 1, 0])
  })

  test('there is none through walls, or within too little movement', () => {
    const { t, at } = drawn('a.#b')
    expect(pathTo(t, at.a!, at.b!)).toBeUndefined()
    const open = drawn('a..b')
    expect(pathTo(open.t, open.at.a!, open.at.b!, {}, 2)).toBeUndefined()
    expect(pathTo(open.t, open.at.a!, open.at.a!)).toEqual({ cells: [], cost: 0 })
  })

  test('within reach of a foe stops at the first place to strike from', () => {
    const { t, at } = drawn('a....b')
    expect(pathWithin(t, at.a!, at.b!, 1, { blocked: [at.b!] })!.cost).toBe(4)
    expect(pathWithin(t, at.a!, at.b!, 2, { blocked: [at.b!] })!.cost).toBe(3)
    expect(pathWithin(t, at.a!, at.b!, 5)!.cells).toEqual([])
    expect(pathWithin(t, at.a!, at.b!, 1, {}, 3)).toBeUndefined()
  })
})

/** Least costs by going over all steps again and again until nothing gets cheaper. */
function patientCosts(t: Terrain, mover: Body): number[] {
  const size = mover.size ?? 1
  const cells = t.width * t.height
  const cost = Array<number>(cells * 2).fill(Infinity)
  cost[2 * (mover.y * t.width + mover.x)] = 0
  const ground = (x: number, y: number): number => {
    let most = 0
    for (let dy = 0; dy < size; dy++)
      for (let dx = 0; dx < size; dx++) most = Math.max(most, t.cost[(y + dy) * t.width + x + dx] ?? 1)
    return most
  }
  for (let again = true; again; ) {
    again = false
    for (let node = 0; node < cells * 2; node++) {
      if (cost[node] === Infinity) continue
      const [x, y, odd] = [(node >> 1) % t.width, Math.floor((node >> 1) / t.width), node & 1]
      t.ways.names.forEach((name, way) => {
        if (!bodyPasses(t, size, x, y, way)) return
        const diagonal = name.length === 2
        const step = !diagonal ? 1 : t.diagonals === 'one' ? 1 : t.diagonals === 'three-halves' ? 1.5 : 1 + odd
        const after = diagonal && t.diagonals === 'alternate' ? 1 - odd : odd
        const [nx, ny] = [x + t.ways.dq[way]!, y + t.ways.dr[way]!]
        const next = 2 * (ny * t.width + nx) + after
        const spent = cost[node]! + step * ground(nx, ny)
        if (spent < cost[next]!) {
          cost[next] = spent
          again = true
        }
      })
    }
  }
  return Array.from({ length: cells }, (_, cell) => Math.min(cost[2 * cell]!, cost[2 * cell + 1]!))
}

const SIZE = 6

test.each<Diagonals>(['one', 'alternate', 'three-halves'])(
  'with diagonals %s the flood finds the least costs',
  (diagonals) => {
    fc.assert(
      fc.property(anyField('square', '...~#', SIZE, 'chebyshev', diagonals), anyBody(SIZE, 2), (field, mover) => {
        const t = terrain(field)
        fc.pre(fits(t, mover))
        expect([...flood(t, mover).cost]).toEqual(patientCosts(t, mover))
      }),
      { numRuns: 60 },
    )
  },
)

describe.each<Shape>(['square', 'hex'])('on a %s grid', (grid) => {
  const fields = anyField(grid, '....~#', SIZE)

  test('a path is made of single steps past all walls and costs what the flood says', () => {
    fc.assert(
      fc.property(fields, anyBody(SIZE, 2), anyBody(SIZE), anyBody(SIZE), (field, mover, goal, foe) => {
        const t = terrain(field)
        fc.pre(fits(t, mover) && !overlap(t, mover, foe))
        const going: Going = { blocked: [foe] }
        const path = pathTo(t, mover, goal, going)
        expect(path?.cost ?? Infinity).toBe(costTo(flood(t, mover, Infinity, going), goal))
        for (const [i, cell] of (path?.cells ?? []).entries()) {
          const there = { ...mover, x: cell.x, y: cell.y }
          const from = { ...mover, ...(path!.cells[i - 1] ?? mover) }
          expect(fits(t, there)).toBe(true)
          expect(overlap(t, there, foe)).toBe(false)
          expect(Math.abs(from.x - there.x) <= 1 && Math.abs(from.y - there.y) <= 1).toBe(true)
          expect(cell.cost).toBeGreaterThan(path!.cells[i - 1]?.cost ?? 0)
        }
        expect(pathTo(t, mover, goal, going)).toEqual(path)
      }),
    )
  })

  test('one more wall never makes a way cheaper', () => {
    const place = fc.integer({ min: 0, max: SIZE - 1 })
    fc.assert(
      fc.property(fields, anyBody(SIZE), place, place, (field, mover, x, y) => {
        const walled = terrain(walledAt(field, x, y))
        fc.pre(fits(walled, mover))
        const before = flood(terrain(field), mover)
        flood(walled, mover).cost.forEach((cost, cell) => {
          expect(cost).toBeGreaterThanOrEqual(before.cost[cell]!)
        })
      }),
    )
  })
})
