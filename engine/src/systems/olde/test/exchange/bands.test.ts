import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { aidDifficulty } from '../../body/healing.ts'
import { olde } from '../../index.ts'
import { duel, EIGHT, of, only, ready, SWORD, strike, two } from '../staged.ts'

describe('bands and lists', () => {
  const by = (attack: string, options: object, more = '') => strike(duel({}, SWORD, { options }), '5 2', attack, more)
  const offered = (attack: string, options: object) => {
    const { asked } = by(attack, options)
    return asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : []
  }
  rule('OLDE-CRIT-04', 'hits are the same by the table of misses', () => {
    const band = (attack: string, more = '') => only(by(attack, { missBands: 'table' }, more), 'attack').band
    expect(band('5 2', 'ann damage: 1')).toBe('hit')
    expect(band('7 2', 'ann damage: 1')).toBe('hit')
    expect(band('7 3')).toBe('critical hit')
    expect(band('7 6')).toBe('legendary hit')
    expect(band('5 1')).toBe('miss')
  })
  rule('OLDE-REV-clean-miss', 'from three under, and it counts against shots too', () => {
    const miss = (attack: string) => by(attack, { criticalTable: 'revised' })
    expect([only(miss('4 1'), 'attack').band, only(miss('3 1'), 'attack').band]).toEqual(['miss', 'clean miss'])
    expect(of(miss('3 1').state, 'ann').adjustments).toMatchObject([{ value: -2, melee: false }])
    expect(only(miss('3 1'), 'adjusted')).toMatchObject({ who: 'ann', value: -2 })
  })
  test('the lower list is for legendary hits of the chapter alone; a refused death is not offered again', () => {
    const CRITICAL = ['maximum damage', 'blinded', 'tripped', 'disarmed']
    expect(offered('7 3', { legendaryMayPickCritical: true })).toEqual(CRITICAL)
    expect(offered('7 6', { legendaryMayPickCritical: true })?.slice(-4)).toEqual(CRITICAL)
    const later = { legendaryMayPickCritical: true, criticalTable: 'revised', actions: 'core' }
    expect(only(strike(duel({}, SWORD, { options: later }), '2 2', '7 6', ''), 'outcome').outcome).toBe('twice maximum')
    const refused = by('7 6', {}, 'ann outcome: slain\ngm slay: no').asked
    const again = refused !== undefined && 'choices' in refused ? refused.choices[0]?.options.map(({ key }) => key) : []
    expect(again).toEqual(['maximum past armour', 'blinded for good', 'lamed', 'weapon broken'])
  })
  rule('OLDE-CRIT-07', 'damage that is the outcome is dealt also where outcomes replace damage', () => {
    const replaced = by(
      '7 3',
      { criticalReplacesDamage: true },
      'ann outcome: maximum damage\nbob stat: brawn\nbob Brawn check: 7 7',
    )
    expect(of(replaced.state, 'bob').hp).toBe(4)
  })
  rule('OLDE-LOS-02', 'a clear line is enough where a minimal one is not', () => {
    expect(refusal(olde, duel({}, {}, { options: { allowMinimalLos: false } }), 'ann', 'attack')).toBeUndefined()
    expect(only(strike(duel(), '2 2', '2 2', 'ann damage: 1'), 'declared').sight).toBe('clear')
  })
  test('first aid by how hurt he is', () => {
    const needs = (hp: number, self: boolean) => aidDifficulty({ ...of(ready(two(), {}), 'ann'), hp }, self).needs
    expect([12, 6, 5, 0].map((hp) => needs(hp, false))).toEqual([6, 6, 9, 9])
    expect([12, 6, 5].map((hp) => needs(hp, true))).toEqual([9, 9, 12])
  })
  rule('OLDE-COND-deafened', 'nobody is behind who faces nobody, nor the foe he faces', () => {
    const needs = (faces: string) =>
      only(
        strike(
          duel({}, { conditions: { deafened: 'permanent' } }, { distance: 1 }, (s) => {
            of(s, 'bob').faces = faces
          }),
          '4 4',
          '4 4',
          'ann damage: 1',
        ),
        'defense',
      ).needs
    expect([needs(''), needs('ann')]).toEqual([8, 8])
    const map = (at: [number, number]) =>
      ready(
        {
          system: 'olde',
          map: { picture: '...\n.B.\n.D.', key: { B: 'bob', D: 'dan' } },
          sides: {
            left: { ann: { ...EIGHT, ...SWORD, at }, dan: EIGHT },
            right: { bob: { ...EIGHT, conditions: { deafened: 'permanent' } } },
          },
        },
        { ann: 2 },
        (s) => {
          of(s, 'bob').faces = 'dan'
        },
      )
    expect(only(strike(map([1, 0]), '4 4', '4 2', 'ann damage: 1'), 'defense').needs).toBe(6)
  })
})
