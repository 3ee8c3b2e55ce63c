import { describe, expect, test } from 'vitest'
import { type Barrier, passable, solid, terrain, waysOf, withDoor, withEdge } from '../index.ts'
import { drawn } from './drawn.ts'

const way = (name: string, grid: 'square' | 'hex' = 'square'): number => waysOf(grid).names.indexOf(name)

describe('walls', () => {
  test.each<[string, readonly Barrier[]]>([
    ['wall', ['movement', 'sight', 'missiles']],
    ['door', ['movement', 'sight', 'missiles']],
    ['open door', []],
    ['bars', ['movement']],
    ['pit', ['movement']],
    ['glass', ['movement', 'missiles']],
    ['curtain', ['sight']],
    ['floor', []],
  ])('%s stops what it stops, in a cell and on a side', (kind, stopped) => {
    const filled = drawn('.x', { key: { x: kind } }).t
    const sided = drawn('..', { walls: [{ x: 1, y: 0, side: 'w', kind }] }).t
    for (const barrier of ['movement', 'sight', 'missiles'] as const) {
      expect(solid(filled, { x: 1, y: 0 }, barrier)).toBe(stopped.includes(barrier))
      expect(passable(filled, { x: 0, y: 0 }, way('e'), barrier)).toBe(!stopped.includes(barrier))
      expect(passable(sided, { x: 0, y: 0 }, way('e'), barrier)).toBe(!stopped.includes(barrier))
      expect(passable(sided, { x: 1, y: 0 }, way('w'), barrier)).toBe(!stopped.includes(barrier))
    }
  })

  test('doors open and close, in cells and on sides, named from either side', () => {
    const { field } = drawn('.+.', { key: { '+': 'door' } })
    const opened = withDoor(field, { x: 1, y: 0, state: 'open' })
    expect(passable(terrain(field), { x: 0, y: 0 }, way('e'), 'movement')).toBe(false)
    expect(passable(terrain(opened), { x: 0, y: 0 }, way('e'), 'movement')).toBe(true)
    const shut = withDoor(opened, { x: 1, y: 0, state: 'closed' })
    expect(passable(terrain(shut), { x: 0, y: 0 }, way('e'), 'movement')).toBe(false)
    expect(shut.doors).toHaveLength(1)

    const sided = withEdge(drawn('..').field, { x: 0, y: 0, side: 'e', kind: { name: 'gate', door: 'closed' } })
    expect(passable(terrain(sided), { x: 0, y: 0 }, way('e'), 'movement')).toBe(false)
    const behind = withDoor(sided, { x: 1, y: 0, side: 'w', state: 'open' })
    expect(passable(terrain(behind), { x: 0, y: 0 }, way('e'), 'movement')).toBe(true)
  })

  test('a diagonal step needs both ways round the corner', () => {
    const at = { x: 0, y: 0 }
    expect(passable(drawn('..\n..').t, at, way('se'), 'movement')).toBe(true)
    expect(passable(drawn('.#\n..').t, at, way('se'), 'movement')).toBe(false)
    for (const [x, y, side] of [
      [0, 0, 'e'],
      [0, 0, 's'],
      [1, 1, 'n'],
      [1, 1, 'w'],
    ] as const) {
      const { t } = drawn('..\n..', { walls: [{ x, y, side, kind: 'wall' }] })
      expect(passable(t, at, way('se'), 'movement')).toBe(false)
      expect(passable(t, { x: 1, y: 1 }, way('nw'), 'movement')).toBe(false)
    }
  })

  test('on hexes a wall on a side is met from both hexes', () => {
    const { t } = drawn('..\n..', { grid: 'hex', walls: [{ x: 0, y: 0, side: 'se', kind: 'wall' }] })
    expect(passable(t, { x: 0, y: 0 }, way('se', 'hex'), 'movement')).toBe(false)
    expect(passable(t, { x: 0, y: 1 }, way('nw', 'hex'), 'movement')).toBe(false)
    expect(passable(t, { x: 0, y: 0 }, way('e', 'hex'), 'movement')).toBe(true)
  })

  test('off the map everything is stopped', () => {
    const { t } = drawn('.')
    expect(solid(t, { x: -1, y: 0 }, 'sight')).toBe(true)
    expect(passable(t, { x: 0, y: 0 }, way('n'), 'missiles')).toBe(false)
  })
})
