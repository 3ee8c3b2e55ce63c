import { describe, expect, test } from 'vitest'
import { crowd, duel, MORTAL, of, onMap, run, terms, thing, told, turnOf } from '../arrange.ts'

describe('bombs', () => {
  test('what the distance takes is told, and nothing where it goes off', () => {
    const state = turnOf(
      crowd({ ana: { weapons: ['grenade'] } }, { bo: {}, cy: {} }, onMap('a.....b..c', ['ana', 'bo', 'cy'])),
    )
    const ran = run(state, 'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana damage: 5 5')
    const off = (n: number) => terms(told(ran, 'hurt', n)).filter(({ rule }) => rule === 'REN-BLAST-01')
    expect([off(0), off(1)]).toMatchObject([[], [{ value: -6 }]])
    expect([of(ran, 'bo').damage, of(ran, 'cy').damage]).toEqual([10, 4])
  })
  test('friend and foe alike, the thrower too', () => {
    const state = turnOf(duel({ ...MORTAL, weapons: ['grenade'] }, {}, { distance: 2 }))
    const ran = run(state, 'ana turn: attack a place\nana attack: 20\nana damage: 8 8\nana knock-down: 1')
    expect([of(ran, 'bo').damage, of(ran, 'ana').damage]).toEqual([16, 12])
  })
  test('an exceptional throw does more, by option not', () => {
    const thrown = (options: object) => {
      const state = turnOf(duel({ weapons: ['grenade'] }, {}, { distance: 5, options }))
      return of(run(state, 'ana turn: attack a place\nana attack: 31\nana damage: 1 1'), 'bo').damage
    }
    expect([thrown({}), thrown({ blastMosBonus: false })]).toEqual([7, 2])
  })
  test('a bomb is gone when it is thrown, and a wall keeps it from who stands behind', () => {
    const map = onMap('a....b#c', ['ana', 'bo', 'cy'])
    const state = turnOf(crowd({ ana: { weapons: ['grenade'] } }, { bo: {}, cy: {} }, map))
    const ran = run(state, 'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana damage: 5 5')
    expect([thing(of(ran, 'ana'), 'grenade').where, of(ran, 'bo').damage, of(ran, 'cy').damage]).toEqual([
      'gone',
      10,
      0,
    ])
  })
})
