import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { attack, duel, MORTAL, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('one blow', () => {
  const struck = (damage: number, bo: object, options: object = {}, arrange?: (s: State) => void, rest = '') =>
    run(
      turnOf({ ...duel({ STR: 1 }, { ...MORTAL, ...bo }), options }, 'ana', arrange),
      attack(20, `bo defence: 99\nana damage: ${damage}\n${rest}`),
    )
  // DB 2 and 3 of the sword: five more than the die; WT 6.
  test('wounds by the threshold, to the point, by either ruling', () => {
    const wounds = (damage: number, options: object = {}) =>
      of(
        struck(damage, {}, options, undefined, damage + 5 >= (options === STRICT ? 7 : 6) ? 'bo knock-down: 1' : ''),
        'bo',
      ).wounds
    const STRICT = { woundRule: 'strict' }
    expect([wounds(1), wounds(6), wounds(7)]).toEqual([1, 1, 2])
    expect([wounds(1, STRICT), wounds(2, STRICT), wounds(7, STRICT), wounds(8, STRICT)]).toEqual([0, 1, 1, 2])
  })
  test('what armour stops altogether wounds nobody', () => {
    expect(of(struck(1, { hide: 20 }), 'bo')).toMatchObject({ damage: 0, wounds: 0 })
  })
  test('one check for a blow, or one for each wound until he lies', () => {
    const each = { knockdownPerWound: true }
    expect(of(struck(7, {}, each, undefined, 'bo knock-down: 1\nbo knock-down: 98'), 'bo').stance).toBe('prone')
    expect(of(struck(7, {}, each, undefined, 'bo knock-down: 98'), 'bo').stance).toBe('prone')
    expect(of(struck(7, {}, {}, undefined, 'bo knock-down: 1'), 'bo').stance).toBe('standing')
  })
  test('disabled at DUR or beyond it, dead at twice as much', () => {
    const at = (damage: number, options: object = {}) =>
      of(
        struck(1, {}, options, (s) => {
          Object.assign(person(s, 'bo'), { damage: damage - 6, stance: 'prone', wounds: 0 })
        }),
        'bo',
      ).condition
    const beyond = { strictExceed: true }
    expect([at(29), at(30), at(30, beyond), at(31, beyond)]).toEqual(['up', 'disabled', 'up', 'disabled'])
    expect([at(59), at(60), at(60, beyond), at(61, beyond)]).toEqual(['disabled', 'dead', 'disabled', 'dead'])
  })
  test('who goes down waits for nothing, is braced no more, and lets go', () => {
    const ran = struck(1, {}, {}, (s) => {
      Object.assign(person(s, 'bo'), { damage: 29, braced: 'bo short sword', defiant: 0 })
      s.holds = [
        { kind: 'catch', by: 'bo', on: 'ana', with: null, item: 'ana dagger' },
        { kind: 'catch', by: 'ana', on: 'bo', with: null, item: 'bo dagger' },
      ]
    })
    expect([of(ran, 'bo').braced, ran.state.holds, of(ran, 'bo').stance]).toEqual([null, [], 'prone'])
    expect(ran.events.filter(({ type }) => type === 'freed')).toHaveLength(2)
  })
})
