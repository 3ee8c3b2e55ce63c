import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('where a bomb goes', () => {
  const field = `${`${'.'.repeat(41)}\n`.repeat(20)}${'.'.repeat(12)}a${'.'.repeat(7)}b${'.'.repeat(20)}\n${`${'.'.repeat(41)}\n`.repeat(20)}`
  const astray = (direction: number, metres: number) => {
    const state = turnOf(duel({ weapons: ['grenade'] }, {}, onMap(field.trimEnd(), ['ana', 'bo'])))
    const ran = run(
      state,
      `ana turn: attack a place\nana aim point: bo\nana attack: 99\nana direction: ${direction}\nana astray: ${metres}\nana damage: 1 1`,
    )
    const [x = 0, y = 0] = told(ran, 'bursts')?.spot ?? []
    return [x - 20, y - 20]
  }
  test('eight directions clockwise from north, so many metres', () => {
    expect([1, 3, 5, 7].map((n) => astray(n, 4))).toEqual([
      [0, -4],
      [4, 0],
      [0, 4],
      [-4, 0],
    ])
    expect([2, 4, 6, 8].map((n) => astray(n, 3))).toEqual([
      [2, -2],
      [2, 2],
      [-2, 2],
      [-2, -2],
    ])
  })
  test('a loud one wakes those about the thrower, a quiet one only whom it touches', () => {
    const thrown = (weapon: string, rest: string) => {
      const map = onMap('a....b....c', ['ana', 'bo', 'cy'])
      const ran = run(
        turnOf(crowd({ ana: { weapons: [weapon] } }, { bo: {}, cy: {} }, map), 'ana', (s) => {
          for (const id of ['bo', 'cy']) person(s, id).unaware = true
        }),
        `ana turn: attack a place\nana aim point: bo\nana attack: 20\n${rest}`,
      )
      return [of(ran, 'bo').unaware, of(ran, 'cy').unaware]
    }
    expect(thrown('grenade', 'ana damage: 1 1')).toEqual([false, false])
    expect(thrown('oil grenade', 'ana turn: end turn')).toEqual([false, true])
  })
  test('a splash touches all within its radius, its edge included, and does not add to itself', () => {
    const map = onMap('a....b.c.d', ['ana', 'bo', 'cy', 'dee'])
    const ran = run(
      turnOf(crowd({ ana: { weapons: ['oil grenade'] } }, { bo: {}, cy: {}, dee: {} }, map), 'ana', (s) => {
        person(s, 'cy').effects = [{ kind: 'oil', turns: 4 }]
      }),
      'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana turn: end turn',
    )
    expect(['bo', 'cy', 'dee'].map((id) => of(ran, id).effects)).toEqual([
      [{ kind: 'oil', turns: 100 }],
      [{ kind: 'oil', turns: 4 }],
      [],
    ])
  })
  test('who is immune to it is not splashed', () => {
    const state = turnOf(
      duel({ weapons: ['oil grenade'] }, { resistances: [{ tag: 'Fire', effect: 'immune' }] }, { distance: 5 }),
    )
    const ran = run(state, 'ana turn: attack a place\nana attack: 20\nana turn: end turn')
    expect([of(ran, 'bo').effects, told(ran, 'splashed')]).toEqual([[], undefined])
  })
})
