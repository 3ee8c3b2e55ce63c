import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { gradeOf } from '../../knowledge/looks.ts'
import type { State } from '../../state/types.ts'
import { attack, crowd, duel, MORTAL, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('hurt', () => {
  test('how somebody looks goes by quarters of what he can take', () => {
    const f = person(turnOf(duel(MORTAL)), 'ana')
    const looks = (damage: number) => gradeOf({ ...f, damage })
    expect([0, 1, 7, 8, 22, 23].map(looks)).toEqual(['unhurt', 'scratched', 'scratched', 'hurt', 'hurt', 'badly hurt'])
    expect([gradeOf({ ...f, condition: 'dead' }), gradeOf({ ...f, condition: 'disabled' })]).toEqual(['dead', 'out'])
  })
  rule('REN-HAZARD-Suffocation', 'unconscious for as many turns as were free, he is dead', () => {
    const drowning = (breathless: number) =>
      of(
        run(
          turnOf(crowd({ ana: MORTAL, cy: {} }, { bo: {} }), 'bo', (s) => {
            s.acting = null
            s.order = ['ana', 'bo', 'cy']
            s.at = 0
            Object.assign(person(s, 'ana'), { breathless, condition: 'disabled', damage: 30, stance: 'prone' })
          }),
          '',
          1,
        ),
        'ana',
      ).condition
    expect([drowning(5), drowning(6)]).toEqual(['disabled', 'dead'])
  })
  rule('REN-HAZARD-WolfPit', 'metal that fire has eaten protects as much less, leather as before', () => {
    const falls = (suit: string) =>
      of(
        run(
          turnOf(
            crowd(
              { ana: { armour: [suit], DUR: 100, hide: 6 } },
              { bo: {} },
              { ...onMap('a......b', ['ana', 'bo']), scene: { pits: [[2, 0]] } },
            ),
            'ana',
            (s) => {
              person(s, 'ana').corroded = 3
            },
          ),
          'ana turn: move\nana where: cell 3,0\nana damage: 5 5\nana turn: end turn',
        ),
        'ana',
      ).damage
    // Hide 6 and mail 5 less 3, or leather 4, less AP 5.
    expect([falls('mail'), falls('leather')]).toEqual([15 - 3, 15 - 5])
  })
  test('who is out of the fight lies there and evades nothing more; who lay there does not fall again', () => {
    const state = turnOf(duel({}, { DUR: 8 }), 'ana', (s) => {
      Object.assign(person(s, 'bo'), { evading: true })
    })
    const ran = run(state, attack(20, 'bo defence: 99\nana damage: 5'))
    expect(of(ran, 'bo')).toMatchObject({ condition: 'disabled', stance: 'prone', evading: false })
    const lying = run(
      turnOf(duel({}, { DUR: 8 }), 'ana', (s) => {
        person(s, 'bo').stance = 'prone'
      }),
      attack(20, 'bo defence: 99\nana damage: 5'),
    )
    expect(told(lying, 'prone')).toBeUndefined()
  })
})
