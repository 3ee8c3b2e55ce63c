import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, only, SWORD, strike } from '../staged.ts'

describe('what is open about defence', () => {
  rule('OLDE-SKILL-dodge', 'played so, a rank of Dodge helps the Defense Check', () => {
    const needs = (dodgeSkill: boolean) =>
      only(
        strike(
          duel({}, { skills: { dodge: 'master' } }, { options: { dodgeSkill } }),
          '2 2',
          '4 3',
          dodgeSkill ? 'ann damage: 1' : 'ann outcome: tripped\nann damage: 1',
        ),
        'defense',
      ).needs
    expect([needs(true), needs(false)]).toEqual([7, 4])
  })

  test('played so, the skill of a ready weapon or shield helps as well', () => {
    const bob = { ...SWORD, skills: { swords: 'foreman', shields: 'journeyman' }, shield: 'buckler' }
    const fought = strike(duel({}, bob, { options: { defenseSkill: 'weaponOrShield' } }), '2 2', '4 3', 'ann damage: 1')
    expect(only(fought, 'defense').needs).toBe(4 + 1 + 2)
  })
})
