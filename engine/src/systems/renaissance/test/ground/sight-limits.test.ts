import { describe, expect, test } from 'vitest'
import { sees } from '../../ground/sight.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, of, onMap, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)

describe('who is seen', () => {
  const looks = (ana: object, more: object, arrange: (s: State) => void = () => {}) => {
    const s = turnOf(duel(ana, {}, more), 'ana', arrange)
    return sees(s, person(s, 'ana'), person(s, 'bo'))
  }
  test('without eyes nobody beyond thirty metres, and with eyes besides as far as there is light', () => {
    const clay = { race: 'clay man' }
    expect([30, 31].map((distance) => looks(clay, { distance }))).toEqual([true, false])
    const gifted = { traits: ['blind-sight'] }
    const dark = { scene: { light: 'dark' } }
    expect([30, 31].map((distance) => looks(gifted, { distance, ...dark }))).toEqual([true, false])
    expect(looks(gifted, { distance: 31 })).toBe(true)
  })
  test('in the dark nobody, but by those who need little light; and with one eye as well as with two', () => {
    const dark = { scene: { light: 'dark' } }
    expect([looks({}, dark), looks({ traits: ['low-light sight'] }, dark)]).toEqual([false, true])
    const lost = (...limbs: string[]) =>
      looks({}, {}, (s) => {
        person(s, 'ana').lost = limbs as Fighter['lost']
      })
    expect([lost('eye'), lost('eye', 'eye')]).toEqual([true, false])
  })
  test('out of smoke as little as into it, or through it', () => {
    const smoke = (x: number, radius: number) => {
      const s = turnOf(crowd({ ana: {} }, { bo: {} }, onMap('a.........b', ['ana', 'bo'])), 'ana', (state) => {
        state.smoke = [{ at: [x, 0], radius, turns: 9 }] as unknown as State['smoke']
      })
      return sees(s, person(s, 'ana'), person(s, 'bo'))
    }
    expect([smoke(0, 2), smoke(10, 2), smoke(5, 2), smoke(2, 2), smoke(3, 2)]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
