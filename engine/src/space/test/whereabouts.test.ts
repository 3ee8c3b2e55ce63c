import { describe, expect, test } from 'vitest'
import { distanceBetween, facedOff, movedAway, movedTowards, pushedBack, reaches, type Whereabouts } from '../index.ts'
import { drawn } from './drawn.ts'

const map = (picture: string): Whereabouts => {
  const { field, at } = drawn(picture)
  return { field, bodies: at }
}
const mapless: Whereabouts = { bands: facedOff([['a'], ['b', 'c']], 6, 2) }

describe.each<[string, Whereabouts]>([
  ['with a map', map('a.....b\n......c')],
  ['without a map', mapless],
])('%s', (_, where) => {
  test('one asks for distance and reach by name', () => {
    expect(distanceBetween(where, 'a', 'b')).toBeCloseTo(6, 0)
    expect(distanceBetween(where, 'a', 'nobody')).toBe(Infinity)
    expect(reaches(where, 'a', 'b', 3)).toBe(false)
    expect(reaches(where, 'a', 'b', 7)).toBe(true)
    expect(reaches(where, 'a', 'nobody', 99)).toBe(false)
  })

  test('one goes up to a foe and stops when he is in reach', () => {
    const part = movedTowards(where, 'a', 'b', 2, 1)
    expect(part.spent).toBeCloseTo(2)
    expect(reaches(part.where, 'a', 'b', 1)).toBe(false)
    const whole = movedTowards(where, 'a', 'b', 20, 1)
    expect(whole.spent).toBeLessThan(6)
    expect(reaches(whole.where, 'a', 'b', 1)).toBe(true)
    expect(movedTowards(where, 'a', 'nobody', 5, 1).where).toBe(where)
  })

  test('one goes away from a foe', () => {
    const near = movedTowards(where, 'b', 'a', 20, 1).where
    const away = movedAway(near, 'b', 'a', 3)
    expect(distanceBetween(away.where, 'b', 'a')).toBeCloseTo(4, 0)
    expect(movedAway(where, 'a', 'nobody', 5).spent).toBe(0)
  })

  test('one is pushed back', () => {
    const near = movedTowards(where, 'a', 'b', 20, 1).where
    const end = pushedBack(near, 'a', 'b', 2)
    expect(end.moved).toBe(2)
    expect(distanceBetween(end.where, 'a', 'b')).toBeCloseTo(3, 0)
    expect(pushedBack(where, 'nobody', 'a', 5).moved).toBe(0)
  })

  test('the old whereabouts are left as they were, and all of it is plain data', () => {
    const before = JSON.stringify(where)
    const after = movedTowards(where, 'a', 'b', 3, 1).where
    expect(JSON.stringify(where)).toBe(before)
    expect(JSON.parse(JSON.stringify(after))).toEqual(after)
  })
})

test('with a map walls and others stand in the way', () => {
  const where = map('ab#c')
  expect(movedTowards(where, 'a', 'c', 9, 1)).toMatchObject({ spent: 0, where })
  expect(pushedBack(where, 'b', 'a', 3)).toMatchObject({ moved: 0, stopped: 'wall' })
  expect(pushedBack(map('abc.'), 'b', 'a', 3)).toMatchObject({ moved: 0, stopped: 'body', by: 'c' })
})
