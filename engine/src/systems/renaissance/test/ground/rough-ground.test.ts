import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { duel, of, onMap, run, told, turnOf } from '../arrange.ts'

describe('over rough ground', () => {
  const row = (picture: string, key: object = {}, more: object = {}) =>
    turnOf({ ...duel({}, {}, onMap(picture, ['ana', 'bo'], key)), ...more })
  const far = (state: State, to: string, dice: string) =>
    told(run(state, `ana turn: move\nana where: ${to}\n${dice}ana turn: end turn`), 'moved')?.metres
  test('a check only beyond the base rate; failing it he stops there, or where the bad ground begins', () => {
    const early = row('a.~~.........b', { '~': 'difficult' })
    expect([far(early, 'cell 4,0', ''), far(early, 'cell 8,0', 'ana footing: 60\n')]).toEqual([4, 8])
    expect(far(early, 'cell 8,0', 'ana footing: 61\n')).toBe(4)
    const late = row('a.......~~...b', { '~': 'difficult' })
    expect(far(late, 'cell 10,0', 'ana footing: 61\n')).toBe(8)
    expect(far(late, 'cell 7,0', '')).toBe(7)
  })
  test('where it lies all about, at the base rate', () => {
    expect(far(row('a............b', {}, { scene: { ground: 'slippery' } }), 'cell 10,0', 'ana footing: 61\n')).toBe(4)
  })
  test('water slows without a check', () => {
    expect(far(row('a.~~.........b', { '~': 'water' }), 'cell 8,0', '')).toBe(4)
  })
  test('a bad slip fells him, a worse one hurts', () => {
    const slip = (dice: string) =>
      of(
        run(
          row('a.~~.........b', { '~': 'difficult' }),
          `ana turn: move\nana where: cell 8,0\n${dice}\nana turn: end turn`,
        ),
        'ana',
      )
    expect(slip('ana footing: 90')).toMatchObject({ stance: 'prone', damage: 0 })
    expect(slip('ana footing: 88\nana damage: 9')).toMatchObject({ stance: 'prone', damage: 4 })
    expect(slip('ana footing: 61')).toMatchObject({ stance: 'standing', damage: 0 })
  })
})
