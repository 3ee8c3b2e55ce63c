import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { only, ready, run, two } from '../staged.ts'

describe('unarmed', () => {
  const hands = (more: object = {}, options: object = {}) =>
    ready(two({ brawn: 9, skills: { brawling: 'apprentice' }, ...more }, {}, { distance: 1, ...options }), { ann: 2 })
  const punch = (from: State, die: number, weapon: string) =>
    run(from, `ann turn: attack\n${weapon}bob defense: 2 2\nann attack: 2 2\nann damage: ${die}`, 2)

  rule('OLDE-UNARM-01', 'fists strike in the own and in the next space', () => {
    expect([0, 1].map((distance) => only(punch(hands({}, { distance }), 7, ''), 'declared').distance)).toEqual([0, 1])
    expect(refusal(olde, hands({}, { distance: 2 }), 'ann', 'attack')?.because).toMatch('reaches 1')
  })

  rule('OLDE-UNARM-04', 'a Brawn of 9 that shows a 7 does four', () => {
    expect(only(punch(hands(), 7, ''), 'hurt').lost).toBe(4)
    expect(only(punch(hands(), 10, ''), 'hurt').lost).toBe(3)
    expect(only(punch(hands(), 1, ''), 'hurt').lost).toBe(1)
  })

  rule(['OLDE-UNARM-02', 'OLDE-UNARM-05'], 'a beer stein does one more for each full five of Brawn: five here', () => {
    const stein = (brawn: number, die: number) =>
      only(punch(hands({ brawn, weapons: ['beer-stein'] }), die, 'ann weapon: beer-stein\n'), 'hurt').lost
    expect(stein(9, 7)).toBe(5)
    expect(stein(4, 4)).toBe(2)
    expect(stein(10, 7)).toBe(6)
    expect(
      only(punch(hands({ weapons: ['stone'] }, { distance: 0 }), 7, 'ann weapon: stone\n'), 'declared').distance,
    ).toBe(0)
  })

  rule('OLDE-UNARM-03', 'a chair leg is a mace of its size', () => {
    const leg = hands({ weapons: ['chair-leg'], skills: { maces: 'journeyman' } })
    const fought = punch(leg, 4, 'ann weapon: chair-leg\n')
    expect(only(fought, 'hurt').rolled?.dice).toBe('1d4')
    expect(only(fought, 'attack').rolled.terms).toMatchObject([{ value: 1, because: 'maces' }])
  })

  test('whether a fist wants training is a ruling', () => {
    const total = (unarmedUntrained: number) =>
      only(
        run(
          ready(two({ skills: {} }, {}, { options: { unarmedUntrained } }), { ann: 2 }),
          'ann turn: attack\nbob defense: 1 1\nann attack: 3 3\nann damage: 1\n'.replace(
            'ann damage: 1\n',
            unarmedUntrained === 0 ? '' : 'ann damage: 1\n',
          ),
          2,
        ),
        'attack',
      ).rolled.total
    expect([total(-2), total(0)]).toEqual([4, 6])
  })
})
