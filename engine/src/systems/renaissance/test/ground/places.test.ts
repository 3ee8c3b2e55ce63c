import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, needs, of, onMap, run, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('who stands where', () => {
  test('a partner at a gun stands next to it', () => {
    const gun = (picture: string) => {
      const map = onMap(picture, ['ana', 'bo', 'cid', 'dee'])
      const state = turnOf(crowd({ ana: { weapons: ['hand cannon'] }, cid: {}, dee: {} }, { bo: {} }, map))
      return needs(told(run(state, 'ana turn: attack\nana attack: 99'), 'attack'))
    }
    expect([gun('a.cd...b'), gun('ac.d...b'), gun('ad.c...b')]).toEqual([50, 60, 60])
  })
  test('who is out of range is named', () => {
    const far = turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 300 }))
    expect(refusal(renaissance, far, 'ana', 'attack')?.because).toBe('bo is beyond its range')
  })
  test('those who cannot come at each other but can shoot are at no standstill', () => {
    const stood = (weapon: string) => {
      const map = onMap('aoooob', ['ana', 'bo'], { o: 'pit' })
      const state = turnOf(duel({ weapons: [weapon] }, { weapons: ['club'] }, map))
      return until(state, 'ana turn: end turn\nbo turn: end turn\nana turn: end turn').state.stood
    }
    expect([stood('club'), stood('light bow')]).toEqual([1, 0])
  })
  test('a loud attack is heard by who does not see it', () => {
    const state = (light: string) =>
      turnOf(
        crowd(
          { ana: { weapons: ['musket'] } },
          { bo: {}, cy: {} },
          { ...onMap('a..b.c', ['ana', 'bo', 'cy']), scene: { light } },
        ),
        'ana',
        (s) => {
          person(s, 'cy').unaware = true
        },
      )
    expect(of(run(state('dark'), 'ana turn: attack\nana target: bo\nana attack: 99'), 'cy').unaware).toBe(false)
  })
})
