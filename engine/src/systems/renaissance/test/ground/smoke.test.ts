import { describe, expect, test } from 'vitest'
import { spotOf } from '../../../../space/whereabouts.ts'
import { sees } from '../../ground/sight.ts'
import { fighter } from '../../state/fighters.ts'
import { crowd, duel, onMap, turnOf } from '../arrange.ts'

const seen = (from: Parameters<typeof turnOf>[0], at: readonly number[], radius: number): boolean => {
  const s = turnOf(from, 'ana', (state) => {
    state.smoke = [{ at, radius }]
  })
  return sees(s, fighter(s, 'ana'), fighter(s, 'bo'))
}

describe('smoke between two', () => {
  test('hides them from each other on a map', () => {
    const map = duel({}, {}, onMap('a.........b\n...........\n...........\n...........', ['ana', 'bo']))
    expect([seen(map, [5, 0], 2), seen(map, [5, 2], 2), seen(map, [5, 3], 2)]).toEqual([false, false, true])
  })
  test('hides them where there is no map', () => {
    const bare = duel({}, {}, { distance: 10 })
    const s = turnOf(bare)
    const middle = (spotOf(s.where, 'ana') ?? []).map((from, axis) => (from + (spotOf(s.where, 'bo')?.[axis] ?? 0)) / 2)
    expect([seen(bare, middle, 2), seen(crowd({ ana: {} }, { bo: {} }, { distance: 10 }), [1000, 1000], 2)]).toEqual([
      false,
      true,
    ])
  })
})
