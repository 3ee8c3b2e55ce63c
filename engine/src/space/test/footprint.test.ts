import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOf, covers, fits, groundUnder, overlap, type Shape, terrain } from '../index.ts'
import { anyBody, anyField, drawn, marked, page } from './drawn.ts'

const HEXES = page(`
  . . . . . . .
   . . . . . . .
  . . . . . . .
   . . . . . . .
  . . . . . . .
   . . . . . . .
  . . . . . . .`)

describe('footprints', () => {
  test('a body of size 3 covers nine squares', () => {
    const { t } = drawn('.....\n.....\n.....\n.....')
    expect(marked(t, cellsOf(t, { x: 1, y: 1, size: 3 }))).toBe('.....\n.***.\n.***.\n.***.')
  })

  test.each([
    [1, ['.......', '.......', '.......', '...*...', '.......', '.......', '.......']],
    [2, ['.......', '.......', '.......', '...**..', '....*..', '.......', '.......']],
    [3, ['.......', '.......', '...**..', '..***..', '...**..', '.......', '.......']],
    [4, ['.......', '.......', '...***.', '..****.', '...***.', '...**..', '.......']],
    [5, ['.......', '..***..', '..****.', '.*****.', '..****.', '..***..', '.......']],
  ])('a body of size %i on hexes', (size, rows) => {
    const { t } = drawn(HEXES, { grid: 'hex' })
    expect(marked(t, cellsOf(t, { x: 3, y: 3, size }))).toBe(rows.join('\n'))
  })

  test('a body fits where no wall is in or between its cells', () => {
    const { t } = drawn('....\n.#..\n....', { walls: [{ x: 2, y: 1, side: 's', kind: 'wall' }] })
    expect(fits(t, { x: 2, y: 0, size: 2 })).toBe(true)
    expect(fits(t, { x: 2, y: 1, size: 2 })).toBe(false)
    expect(fits(t, { x: 1, y: 0, size: 2 })).toBe(false)
    expect(fits(t, { x: 3, y: 0, size: 2 })).toBe(false)
    expect(fits(t, { x: 2, y: 1 })).toBe(true)
  })

  test('a body stands as high as its highest cell', () => {
    const { t } = drawn('.h\n..', { key: { h: { name: 'step', elevation: 1.5 } } })
    expect(groundUnder(t, { x: 0, y: 0, size: 2 })).toBe(1.5)
    expect(groundUnder(t, { x: 0, y: 0 })).toBe(0)
  })

  test.each<Shape>(['square', 'hex'])('on a %s grid, covering and overlapping agree with the cells', (grid) => {
    fc.assert(
      fc.property(anyField(grid, '.', 9), anyBody(9, 5), anyBody(9, 5), (field, a, b) => {
        const t = terrain(field)
        const mine = cellsOf(t, a)
        for (let y = -4; y < 16; y++) {
          for (let x = -4; x < 16; x++) expect(covers(t, a, x, y)).toBe(mine.some((c) => c.x === x && c.y === y))
        }
        const shared = mine.some((c) => cellsOf(t, b).some((d) => c.x === d.x && c.y === d.y))
        expect(overlap(t, a, b)).toBe(shared)
      }),
      { numRuns: 40 },
    )
  })
})
