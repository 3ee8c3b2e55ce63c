import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { counted, duel, needs, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('resting a weapon on cover', () => {
  const shot = (stance: 'standing' | 'crouching', picture: string, ana: object = {}) =>
    counted(
      told(
        run(
          turnOf(
            duel({ weapons: ['light crossbow'], ...ana }, {}, onMap(picture, ['ana', 'bo'], { o: 'low wall' })),
            'ana',
            (s) => {
              person(s, 'ana').stance = stance
              if (!('bands' in s.where) && s.where.bodies.ana !== undefined)
                s.where = {
                  ...s.where,
                  bodies: { ...s.where.bodies, ana: { ...s.where.bodies.ana, tall: stance === 'standing' ? 1.8 : 1 } },
                }
            },
          ),
          'ana turn: attack\nana attack: 99',
        ),
        'attack',
      ),
    )['REN-COVER-06']
  test('takes something to rest it on, and crouching behind it', () => {
    expect(shot('crouching', 'a......b')).toBeUndefined()
    expect(shot('standing', 'ao.....b')).toBeUndefined()
  })
  test('a bow gains nothing by it', () => {
    const state = turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 }), 'ana', (s) => {
      person(s, 'ana').cover = 'partial'
    })
    expect(needs(told(run(state, 'ana turn: attack\nana attack: 99'), 'attack'))).toBe(60)
  })
})
