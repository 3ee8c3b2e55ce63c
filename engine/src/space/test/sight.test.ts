import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Body,
  fits,
  hidden,
  overlap,
  type Shape,
  type Sight,
  sight,
  type Terrain,
  terrain,
  withDoor,
} from '../index.ts'
import { anyBody, anyField, drawn, walledAt } from './drawn.ts'

const RANK: Record<Sight, number> = { none: 0, minimal: 1, partial: 2, clear: 3 }

describe('line of sight on squares', () => {
  test.each<[string, string, Sight]>([
    ['an open room is clear', 'a....b', 'clear'],
    ['a wall between ends it', 'a.#.b', 'none'],
    ['a pillar near the target leaves both its edges in view', 'a...ob', 'partial'],
    ['a pillar nearer to the onlooker hides the target from his middle', 'a.o.b', 'minimal'],
    ['past one corner of a wall, a grazing line is clear', 'a#\n.b', 'clear'],
    ['where two walls meet at a corner, nothing passes', 'a#\n#b', 'none'],
    ['from the middle past an edge to part of the target', '.#b\na..', 'partial'],
    ['the same from the other end, where no middle looks round the corner', '.#a\nb..', 'minimal'],
    ['round a corner, from the near edge of the space only', 'a#..\n.#..\n....\n..b.', 'minimal'],
    ['the line of middles past two corners on one side', 'a...\n...#\n...b', 'clear'],
    ['only round two corners, from side to side', '....\na##b\n....', 'none'],
  ])('%s', (_, picture, grade) => {
    const { t, at } = drawn(picture, { key: { o: 'pillar' } })
    expect(sight(t, at.a!, at.b!)).toBe(grade)
  })

  test('a closed door ends it and an open door does not', () => {
    const { t, at, field } = drawn('a.+.b', { key: { '+': 'door' } })
    expect(sight(t, at.a!, at.b!)).toBe('none')
    expect(sight(terrain(withDoor(field, { x: 2, y: 0, state: 'open' })), at.a!, at.b!)).toBe('clear')
  })

  test('sight and missiles are stopped separately', () => {
    const curtain = drawn('a.c.b', { key: { c: 'curtain' } })
    expect(sight(curtain.t, curtain.at.a!, curtain.at.b!)).toBe('none')
    expect(sight(curtain.t, curtain.at.a!, curtain.at.b!, 'missiles')).toBe('clear')
    const glass = drawn('a.g.b', { key: { g: 'glass' } })
    expect(sight(glass.t, glass.at.a!, glass.at.b!)).toBe('clear')
    expect(sight(glass.t, glass.at.a!, glass.at.b!, 'missiles')).toBe('none')
  })

  test('over a low wall standing men see each other, lying men do not', () => {
    const { t, at } = drawn('a.l.b', { key: { l: 'low wall' } })
    expect(sight(t, at.a!, at.b!)).toBe('clear')
    expect(sight(t, { ...at.a!, tall: 0.3 }, { ...at.b!, tall: 0.3 })).toBe('none')
  })

  test('from the plain one does not see who stands back from the edge of a cliff', () => {
    const { t, at } = drawn('a..HHHb', {
      key: { H: { name: 'cliff', elevation: 9 }, b: { fighter: 'b', ground: { name: 'cliff', elevation: 9 } } },
    })
    expect(sight(t, at.a!, at.b!)).toBe('none')
    expect(sight(t, at.a!, { x: 3, y: 0 })).toBe('clear')
    expect(sight(t, { ...at.a!, up: 30 }, at.b!)).toBe('clear')
  })

  test('a wall on the side of a cell ends it, also where two such walls join', () => {
    const walls = [0, 1, 2].map((x) => ({ x, y: 1, side: 'n', kind: 'wall' }))
    const { t } = drawn('...\n...\n...', { walls })
    expect(sight(t, { x: 0, y: 0 }, { x: 2, y: 2 })).toBe('none')
    expect(sight(t, { x: 0, y: 0 }, { x: 2, y: 0 })).toBe('clear')
  })

  test('who shares a space sees clearly', () => {
    const { t } = drawn('a#')
    expect(sight(t, { x: 0, y: 0 }, { x: 0, y: 0 })).toBe('clear')
  })

  test('bodies obstruct if asked to', () => {
    const { t, at } = drawn('a...cb')
    expect(sight(t, at.a!, at.b!)).toBe('clear')
    expect(sight(t, at.a!, at.b!, 'sight', [at.c!])).toBe('partial')
  })
})

test('line of sight on hexes', () => {
  const { t, at } = drawn(
    `
    a . # . b
     . . . . .
    c . . . .`,
    { grid: 'hex' },
  )
  expect(sight(t, at.a!, at.b!)).toBe('none')
  expect(sight(t, at.c!, at.b!)).toBe('clear')
})

/** Whether a straight line cuts no wall cell of a square map, found by walking along it. */
function walkFree(t: Terrain, px: number, py: number, qx: number, qy: number): boolean {
  const cuts = [0, 1]
  for (let i = Math.ceil(Math.min(px, qx)); i <= Math.max(px, qx); i++) if (px !== qx) cuts.push((i - px) / (qx - px))
  for (let i = Math.ceil(Math.min(py, qy)); i <= Math.max(py, qy); i++) if (py !== qy) cuts.push((i - py) / (qy - py))
  cuts.sort((a, b) => a - b)
  return cuts.every((cut, i) => {
    if (i === 0) return true
    const at = (cut + cuts[i - 1]!) / 2
    return t.field.rows[Math.floor(py + at * (qy - py))]?.[Math.floor(px + at * (qx - px))] !== '#'
  })
}

/** Points all over a square cell, at odd places, so that no line meets a corner. */
function points(cell: Body, each: number): [number, number][] {
  const all: [number, number][] = []
  for (let i = 0; i < each; i++) {
    const along = (i + 0.4871) / each
    all.push([cell.x + along, cell.y + 0.00131], [cell.x + along * 0.9991, cell.y + 0.99873])
    all.push([cell.x + 0.00117, cell.y + along], [cell.x + 0.99851, cell.y + along * 0.9987])
  }
  return all
}

const SMALL = 6
const clearGround = (t: Terrain, a: Body, b: Body): boolean => fits(t, a) && fits(t, b) && !overlap(t, a, b)

test('sight agrees with lines walked one by one', () => {
  fc.assert(
    fc.property(anyField('square', '..#', SMALL), anyBody(SMALL), anyBody(SMALL), (drawnField, a, b) => {
      const t = terrain({ ...drawnField, edges: [] })
      fc.pre(clearGround(t, a, b))
      const grade = sight(t, a, b)
      const middle: [number, number] = [a.x + 0.5, a.y + 0.5]
      const fromMiddle = points(b, 40).some(([x, y]) => walkFree(t, ...middle, x, y))
      const anywhere = points(a, 24).some(([px, py]) => points(b, 24).some(([x, y]) => walkFree(t, px, py, x, y)))
      expect(fromMiddle).toBe(RANK[grade] >= RANK.partial)
      expect(anywhere).toBe(RANK[grade] >= RANK.minimal)
      if (grade === 'clear')
        expect(
          walkFree(t, ...middle, b.x + 0.5 + 1e-9, b.y + 0.5) || walkFree(t, ...middle, b.x + 0.5 - 1e-9, b.y + 0.5),
        ).toBe(true)
    }),
    { numRuns: 150 },
  )
})

describe.each<Shape>(['square', 'hex'])('on a %s grid', (grid) => {
  const fields = anyField(grid, '....#oh', SMALL)
  const place = fc.integer({ min: 0, max: SMALL - 1 })

  test('clear and none are the same in both directions', () => {
    fc.assert(
      fc.property(fields, anyBody(SMALL, 2), anyBody(SMALL, 2), (field, a, b) => {
        const t = terrain(field)
        fc.pre(clearGround(t, a, b))
        const [there, back] = [sight(t, a, b), sight(t, b, a)]
        expect(there === 'clear').toBe(back === 'clear')
        expect(there === 'none').toBe(back === 'none')
      }),
    )
  })

  test('one more wall never lets anybody see better', () => {
    fc.assert(
      fc.property(fields, anyBody(SMALL), anyBody(SMALL), place, place, (field, a, b, x, y) => {
        const t = terrain(field)
        const walled = terrain(walledAt(field, x, y))
        fc.pre(clearGround(walled, a, b) && field.rows[y]?.[x] !== 'h')
        expect(RANK[sight(walled, a, b)]).toBeLessThanOrEqual(RANK[sight(t, a, b)])
        expect(hidden(walled, a, b)).toBeGreaterThanOrEqual(hidden(t, a, b) - 1e-9)
      }),
    )
  })

  test('on level ground a target is wholly hidden exactly when it is not seen from the middle', () => {
    fc.assert(
      fc.property(anyField(grid, '....#o', SMALL), anyBody(SMALL, 2), anyBody(SMALL, 2), (field, a, b) => {
        const t = terrain(field)
        fc.pre(clearGround(t, a, b))
        expect(hidden(t, a, b) > 100 - 1e-6).toBe(RANK[sight(t, a, b)] < RANK.partial)
      }),
    )
  })
})
