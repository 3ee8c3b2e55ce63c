import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { shields } from '../../content/armour.ts'
import type { State } from '../../state/types.ts'
import { duel, of, only, ready, run, strike, two } from '../staged.ts'

const terms = (from: State, weapon = 'broadsword') =>
  only(strike(from, '1 1', '3 3', '', weapon), 'attack').rolled.terms.map(({ value, because }) => `${value} ${because}`)

describe('shields', () => {
  rule('OLDE-SHD-01', 'a shield adds its bonus to the Defense Check, a shield on the back does not', () => {
    const from = (shieldAt: 'arm' | 'back') =>
      duel({}, { shield: 'heater' }, {}, (s) => {
        of(s, 'bob').shieldAt = shieldAt
      })
    const needs = (at: 'arm' | 'back') =>
      only(strike(from(at), '2 3', '2 3', at === 'back' ? 'ann damage: 1' : ''), 'defense').needs
    expect([needs('arm'), needs('back')]).toEqual([7, 5])
  })

  rule('OLDE-SHD-02', 'beside a shield no weapon is held in both hands', () => {
    const both = { brawn: 10, weapons: ['greatsword'], skills: { swords: 'apprentice', shields: 'apprentice' } }
    const bare = only(strike(ready(two(both), { ann: 2 }), '1 1', '2 2', 'ann damage: 5', 'greatsword'), 'hurt')
    const shielded = strike(
      ready(two({ ...both, shield: 'buckler' }), { ann: 2 }),
      '1 1',
      '2 2',
      'ann damage: 5',
      'greatsword',
    )
    expect(bare.raw).toBe(5)
    expect([only(shielded, 'declared').hands, only(shielded, 'hurt').raw]).toEqual([1, 3])
    const archer = ready(two({ weapons: ['shortbow'], shield: 'buckler' }), { ann: 2 })
    expect(of(archer, 'ann').shieldAt).toBe('back')
  })

  rule(
    'OLDE-SHD-03',
    'each point of Brawn short takes one from Brawn and Finesse Checks, attack and defence alike',
    () => {
      const weak = { brawn: 8, shield: 'kite', skills: { swords: 'apprentice', shields: 'apprentice' } }
      expect(terms(duel(weak))).toEqual(['-2 too weak for the shield'])
      const fought = strike(duel({}, { ...weak, weapons: [] }), '2 2', '4 4', 'ann outcome: tripped\nann damage: 1')
      expect(only(fought, 'defense').needs).toBe(4 + 3 - 2)
    },
  )

  rule('OLDE-SHD-04', 'spells with gestures suffer its casting adjustment, spoken ones do not', () => {
    const caster = { spells: ['ember', 'mend'], shield: 'heater', hurt: 4 }
    const from = ready(two(caster, {}, { distance: 3 }), { ann: 2 })
    const ember = run(from, 'ann turn: cast\nann spell: ember\nbob defense: 1 1\nann attack: 3 3\nann damage: 1', 2)
    expect(only(ember, 'attack').rolled.terms).toMatchObject([{ value: -2, because: 'heater' }])
    const mend = run(from, 'ann turn: cast\nann spell: mend\nann mend: 5 4\nann healing: 2')
    expect(only(mend, 'check').rolled).toMatchObject({ terms: [], total: 9 })
  })

  rule('OLDE-SHD-05', 'the figures of the table', () => {
    expect(Object.values(shields).map(({ defense, brawn, casting, size }) => [defense, brawn, casting, size])).toEqual([
      [1, 6, -1, 2],
      [1, 6, -1, 2],
      [2, 8, -2, 4],
      [2, 8, -2, 4],
      [3, 10, -3, 6],
      [3, 10, -3, 8],
      [4, 12, -4, 8],
    ])
    expect(only(strike(duel({}, { brawn: 12, shield: 'tower' }), '1 1', '4 2', 'ann damage: 1'), 'defense').needs).toBe(
      6,
    )
  })

  rule('OLDE-SKILL-shields', 'a shield in strange hands is in the way of every attack', () => {
    expect(terms(duel({ shield: 'heater' }))).toEqual(['-2 no shields'])
    expect(terms(duel({ shield: 'heater', skills: { swords: 'apprentice', shields: 'apprentice' } }))).toEqual([])
  })

  rule('OLDE-SKILL-bucklers', 'fencers know bucklers, and no other shield', () => {
    const fencer = (shield: string) => terms(duel({ shield, skills: { swords: 'apprentice', fencing: 'apprentice' } }))
    expect([fencer('buckler'), fencer('roundel')]).toEqual([[], ['-2 no shields']])
  })
})
