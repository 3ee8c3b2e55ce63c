import { describe, expect, test } from 'vitest'
import { rolls } from '../../state/dice.ts'
import { only, ready, run, SWORD, two } from '../staged.ts'

describe('told and done alike', () => {
  const blocking = { shield: 'heater', skills: { shields: 'journeyman' } }
  test('a doubled shield turns what a single one would let through', () => {
    const from = ready(two(SWORD, blocking, { options: { actions: 'advanced' } }), { ann: 4, bob: 3 })
    const struck = (weapon: string) =>
      only(
        run(
          from,
          `ann turn: melee\nann weapon: broadsword\nbob reflex: block\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 4\nbob weapon against weapon: ${weapon}\nbob defense: 2 2\nann attack: 4 3${weapon === '4 2' ? '\nann damage: 3' : ''}`,
          2,
        ),
        'attack',
      ).band
    expect([struck('4 3'), struck('4 2')]).toEqual(['miss', 'hit'])
  })

  test('a riposte is the worse for what was just lost, by as much as it says', () => {
    const riposting = (attack: string) => {
      const from = ready(two({}, { weapons: ['rapier'], skills: { fencing: 'apprentice' } }), { bob: 1 }, (s) => {
        s.declared = [{ by: 'bob', on: 'ann', as: 'riposte', use: 'rapier', space: null, penalty: 3 }]
      })
      return run(from, `ann defense: 3 2\nbob attack: ${attack}${attack === '5 3' ? '\nbob damage: 1' : ''}`)
    }
    expect([only(riposting('5 3'), 'attack').band, only(riposting('5 2'), 'attack').band]).toEqual(['hit', 'miss'])
  })

  test('a spell at an unseen foe suffers what guessing costs', () => {
    const caster = { spells: ['ember'] }
    const unseen = { conditions: { invisible: 'permanent' } }
    const from = ready(two(caster, unseen, { options: { invisiblePenalty: -5 } }), { ann: 2 })
    const cast = run(from, 'ann turn: cast\nbob defense: 2 2\nann attack: 4 4', 2)
    expect(only(cast, 'attack')).toMatchObject({ band: 'miss', rolled: { total: 3 } })
  })

  test('what large ranks add is in their odds as well', () => {
    const support = (rank: number, count = 1) =>
      rolls(
        'x',
        count,
        false,
      )(rank, 'median')
        .law()
        .support.map(([v]) => v)
    expect([support(13).at(0), support(13).at(-1)]).toEqual([2, 13])
    expect([support(15).at(0), support(15).at(-1)]).toEqual([1, 15])
    expect([support(17, 2).at(0), support(17, 2).at(-1)]).toEqual([2, 35])
  })
})
