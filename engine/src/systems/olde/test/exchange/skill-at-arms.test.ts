import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { duel, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

describe('what skill at arms adds to Defense, played so', () => {
  const adds = (bob: object, arrange?: (s: State) => void) =>
    (only(strike(duel({}, bob, { options: { defenseSkill: 'weaponOrShield' } }, arrange), '4 4', '4 4'), 'defense')
      .needs ?? 0) - 8
  test('the best of what is ready, of the trained alone', () => {
    expect(adds({ skills: { shields: 'master' }, shield: 'buckler' })).toBe(1 + 3)
    expect(adds({ skills: { shields: 'master' } })).toBe(0)
    expect(adds({ shield: 'buckler' })).toBe(1)
    expect(adds({ ...SWORD, skills: { swords: 'foreman' } })).toBe(2)
    expect(adds({ ...SWORD, skills: {} })).toBe(0)
    expect(adds({ weapons: ['dagger', 'broadsword'], skills: { swords: 'foreman' } })).toBe(0)
    expect(adds({ weapons: ['dagger'], skills: { fencing: 'journeyman' } })).toBe(1)
    const left = (s: State): void => {
      of(s, 'bob').items[1]!.at = 'off'
    }
    expect(adds({ weapons: ['dagger', 'broadsword'], skills: { swords: 'foreman' } }, left)).toBe(2)
    expect(adds({ ...SWORD, skills: { swords: 'journeyman', shields: 'foreman' }, shield: 'buckler' })).toBe(1 + 2)
  })
  rule('OLDE-SKILL-dodge', 'who is not trained loses nothing', () => {
    const needs = (skills: object) =>
      only(
        strike(
          duel({}, { skills }, { options: { dodgeSkill: true } }),
          '4 4',
          '4 4',
          skills === NONE ? 'ann damage: 1' : '',
        ),
        'defense',
      ).needs
    const NONE = {}
    expect([needs(NONE), needs({ dodge: 'journeyman' })]).toEqual([8, 9])
  })
})

test('too weak for a blow and too weak for a bow are two rules', () => {
  const cited = (weapon: string, skill: string, distance: number) => {
    const from = ready(two({ brawn: 5, weapons: [weapon], skills: { [skill]: 'apprentice' } }, {}, { distance }), {
      ann: 2,
    })
    const fought = run(
      from,
      `ann turn: attack\n${distance === 1 ? `ann weapon: ${weapon}\n` : ''}bob defense: 1 2\nann attack: ${distance === 1 ? '4 3' : '5 4'}\nann damage: 4`,
      2,
    )
    return [only(fought, 'attack').rolled.terms, only(fought, 'hurt').rolled?.terms].map((terms) =>
      terms?.map(({ rule: id }) => id),
    )
  }
  expect(cited('rapier', 'fencing', 1)).toEqual([['OLDE-WPN-07'], ['OLDE-WPN-07']])
  expect(cited('longbow', 'bows', 4)).toEqual([['OLDE-RNG-10'], ['OLDE-RNG-10']])
})
