import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, duel, needs, of, run, told, turnOf } from '../arrange.ts'

describe('resistance and vulnerability', () => {
  const struck = (resistances: object[], more: object = {}) =>
    run(turnOf(duel({}, { resistances, ...more })), attack(20, 'bo defence: 99\nana damage: 5'))
  rule(['REN-RES-01', 'REN-TAG-Bladed'], 'only what has the tag is touched', () => {
    expect(of(struck([{ tag: 'Bladed', effect: 'DV/2' }]), 'bo').damage).toBe(6)
    expect(of(struck([{ tag: 'Blunt', effect: 'DV/2' }]), 'bo').damage).toBe(13)
  })
  rule('REN-RES-02', 'it halves, adds, changes armour or a check, or makes immune; other words are told', () => {
    const fire = { weapons: [{ name: 'torch', dv: '1d10', tags: ['Fire'] }] }
    const burnt = (effect: string, bo: object = {}) =>
      run(
        turnOf(duel(fire, { resistances: [{ tag: 'Fire', effect }], ...bo })),
        attack(20, 'bo defence: 99\nana damage: 9', 'torch'),
      )
    expect(['DV/2', 'DV+3', 'DV-2', 'immune', 'melts'].map((effect) => of(burnt(effect), 'bo').damage)).toEqual([
      4, 12, 7, 0, 9,
    ])
    expect(of(burnt('AV-2', { armour: ['leather'] }), 'bo').damage).toBe(7)
    expect(needs(told(burnt('check+10'), 'defence'))).toBe(80)
  })
  test('additions first, then divisions, rounded down (REN-A41)', () => {
    expect(
      of(
        struck([
          { tag: 'Bladed', effect: 'DV/2' },
          { tag: 'Bladed', effect: 'DV+2' },
        ]),
        'bo',
      ).damage,
    ).toBe(7)
  })
  rule('REN-RES-03', 'where there is no DV there is nothing to halve', () => {
    const ran = run(
      turnOf(duel({}, { resistances: [{ tag: 'Bladed', effect: 'DV/2' }] })),
      'ana turn: trip\nana weapon: short sword\nana maneuver: 41\nbo defence: 40',
    )
    expect([of(ran, 'bo').stance, told(ran, 'resisted')?.effect]).toEqual(['prone', 'DV/2: there is nothing to change'])
  })
})
