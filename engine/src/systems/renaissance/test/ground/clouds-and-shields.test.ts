import { describe, expect, test } from 'vitest'
import { shielded } from '../../ground/cover.ts'
import { sees } from '../../ground/sight.ts'
import type { State } from '../../state/types.ts'
import { duel, of, onMap, thing, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('several clouds and shields', () => {
  test('a second cloud hides as the first does', () => {
    const smoked = (...at: number[]) => {
      const s = turnOf(duel({}, {}, onMap('a.....b.........', ['ana', 'bo'])), 'ana', (state) => {
        state.smoke = at.map((x) => ({ at: [x, 0], radius: 1 }))
      })
      return sees(s, person(s, 'ana'), person(s, 'bo'))
    }
    expect([smoked(), smoked(14), smoked(14, 6), smoked(6, 14), smoked(14, 1)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
  test('a planted shield among other things covers', () => {
    const s = turnOf(duel({ weapons: ['dagger', 'archer’s shield'] }), 'ana', (state) => {
      Object.assign(thing(person(state, 'ana'), 'archer’s shield'), { planted: true, where: 'stowed' })
    })
    expect([shielded(person(s, 'ana')), shielded(person(s, 'bo'))]).toEqual([true, false])
  })
  test('a wall of shields wants a large one, in hand, and full defence', () => {
    const wall = (shield: string, fullDefence: boolean, inHand: string[]) => {
      const s = turnOf(duel({ weapons: ['dagger', shield], inHand, powers: ['shieldwall'] }))
      person(s, 'ana').fullDefence = fullDefence
      return shielded(person(s, 'ana'))
    }
    expect(wall('tower shield', true, ['dagger', 'tower shield'])).toBe(true)
    expect(wall('tower shield', false, ['dagger', 'tower shield'])).toBe(false)
    expect(wall('tower shield', true, ['dagger'])).toBe(false)
    expect(wall('buckler', true, ['dagger', 'buckler'])).toBe(false)
  })
})
