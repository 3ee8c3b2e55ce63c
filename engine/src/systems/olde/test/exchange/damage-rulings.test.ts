import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, only, ready, strike, two } from '../staged.ts'

describe('rulings of damage', () => {
  const hit = (options: object, damage: string, weapon = 'broadsword') =>
    only(
      strike(
        duel({ skills: { swords: 'apprentice', brawling: 'apprentice' } }, { nerve: 20 }, { options }),
        '2 2',
        '2 2',
        `ann damage: ${damage}`,
        weapon,
      ),
      'hurt',
    )
  test('a weapon’s die explodes if played so, a fist’s by a ruling of its own', () => {
    expect(hit({ weaponDamageExplodes: true }, '8 2')).toMatchObject({ raw: 10, rolled: { dice: '1d8!' } })
    expect(hit({ unarmedExplodes: true }, '7')).toMatchObject({ raw: 7, rolled: { dice: '1d8' } })
    expect(hit({ unarmedExplodes: true }, '8 5', 'fists')).toMatchObject({ raw: 7, rolled: { dice: '1d8! halved' } })
    expect(hit({ weaponDamageExplodes: true }, '8', 'fists')).toMatchObject({ raw: 4, rolled: { dice: '1d8 halved' } })
  })
  rule('OLDE-DMG-02', 'raw damage is never less than nothing', () => {
    const weak = strike(
      duel({ brawn: 4, weapons: ['rapier'], skills: { fencing: 'apprentice' } }),
      '1 2',
      '5 2',
      'ann damage: 1',
      'rapier',
    )
    expect(only(weak, 'hurt')).toMatchObject({ who: 'ann', on: 'bob', raw: 0, lost: 0, rolled: { who: 'ann' } })
  })
  rule('OLDE-CRIT-07', 'of a fist half the attacker’s Brawn, rounded up', () => {
    const from = duel({ brawn: 9, skills: { brawling: 'apprentice' } }, { brawn: 4 })
    expect(
      only(
        strike(from, '2 2', '4 3', 'ann outcome: maximum damage\nbob stat: nerve\nbob Nerve check: 7 7', 'fists'),
        'hurt',
      ).raw,
    ).toBe(5)
  })
  rule('OLDE-REV-legendary-hit', 'twice the most counts adjustments twice', () => {
    const from = duel(
      { adjustments: [{ to: 'damage', value: 1, because: 'edge' }] },
      {},
      { options: { criticalTable: 'revised' } },
    )
    expect(only(strike(from, '2 2', '7 6', ''), 'hurt').raw).toBe(18)
  })
  test('a mug in untrained hands is ruled like a fist', () => {
    const total = (unarmedUntrained: number) =>
      only(
        strike(
          ready(two({ weapons: ['stone'] }, {}, { options: { unarmedUntrained } }), { ann: 2 }),
          '5 3',
          '4 4',
          unarmedUntrained === 0 ? 'ann damage: 1' : '',
          'stone',
        ),
        'attack',
      ).rolled.total
    expect([total(0), total(-2)]).toEqual([8, 6])
  })
})
