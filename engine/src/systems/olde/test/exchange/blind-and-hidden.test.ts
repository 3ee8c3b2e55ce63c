import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, EIGHT, only, ready, run, strike } from '../staged.ts'

/** Ann shoots at Bob past a pillar that hides a part of his space: what the shot is adjusted by. */
const shot = (ann: object): readonly number[] => {
  const archer = { ...EIGHT, weapons: ['hunting-bow'], skills: { bows: 'apprentice' }, ...ann }
  const from = {
    system: 'olde',
    map: { picture: '......\nA..o.B\n......', key: { A: 'ann', B: 'bob', o: 'pillar' } },
    sides: { left: { ann: archer }, right: { bob: EIGHT } },
  } as const
  const shots = run(ready(from, { ann: 2 }), 'ann turn: attack\nbob defense: 7 7\nann attack: 1 1', 2)
  return only(shots, 'attack').rolled.terms.map(({ value }) => value)
}

describe('blind, at a foe behind something', () => {
  rule(['OLDE-COND-blinded', 'OLDE-LOS-03'], 'has five less, and what is in the way takes besides', () => {
    expect([shot({}), shot({ conditions: { blinded: 'permanent' } })]).toEqual([[-3], [-5, -3]])
  })
})

describe('where outcomes replace damage', () => {
  const instead = (bob: object) =>
    strike(
      duel({ weapons: ['rapier'], skills: { fencing: 'apprentice' } }, bob, {
        options: { criticalReplacesDamage: true },
      }),
      '2 2',
      '7 1',
      'ann outcome: normal damage\nann damage: 5',
      'rapier',
    )
  rule('OLDE-CRIT-05', 'a critical by Finesse on bare skin may simply hurt', () => {
    expect(only(instead({}), 'hurt').lost).toBe(5)
  })
  test('where armour is got past that is the harm there is', () => {
    expect(() => instead({ armour: 'gambeson' })).toThrow(/cannot answer/)
  })
})
