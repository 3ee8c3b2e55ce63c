import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, heard, of, only, strike } from '../staged.ts'

describe('damage', () => {
  rule('OLDE-DMG-01', 'the weapon’s die, which does not explode', () => {
    const fought = strike(duel(), '2 2', '2 2', 'ann damage: 8')
    expect(only(fought, 'hurt')).toMatchObject({ raw: 8, lost: 8, rolled: { dice: '1d8', faces: [8] } })
  })

  rule(['OLDE-DMG-02', 'OLDE-ADJ-01'], 'damage adjustments make the raw damage, each with its source', () => {
    const ring = { adjustments: [{ to: 'damage', value: 2, because: 'ring of might' }] }
    const fought = strike(duel(ring), '2 2', '2 2', 'ann damage: 3')
    expect(only(fought, 'hurt')).toMatchObject({ raw: 5, lost: 5 })
    expect(only(fought, 'hurt').rolled?.terms).toEqual([{ value: 2, because: 'ring of might', rule: 'OLDE-ADJ-01' }])
  })

  rule('OLDE-DMG-03', 'armour and other things take their share, and less than nothing is nothing', () => {
    const mail = { armour: 'chainmail', adjustments: [{ to: 'armor', value: 1, because: 'ward' }] }
    expect(only(strike(duel({}, mail), '2 2', '2 2', 'ann damage: 6'), 'hurt')).toMatchObject({
      lost: 2,
      terms: [
        { value: -3, because: 'chainmail' },
        { value: -1, because: 'ward' },
      ],
    })
    const scratch = strike(duel({}, mail), '2 2', '2 2', 'ann damage: 3')
    expect(only(scratch, 'hurt').lost).toBe(0)
    expect(of(scratch.state, 'bob').hp).toBe(12)
  })

  rule('OLDE-DMG-04', 'what is sustained comes off the Hit Points of the one struck', () => {
    const { state } = strike(duel(), '2 2', '2 2', 'ann damage: 4')
    expect([of(state, 'ann').hp, of(state, 'bob').hp]).toEqual([12, 8])
  })

  rule(
    'OLDE-ADJ-01',
    'adjustments of a foe count for him alone, and against shots only if they are not for melee',
    () => {
      const warded = duel(
        { adjustments: [{ to: 'defense', value: 5, because: 'ward' }] },
        { adjustments: [{ to: 'attack', value: 4, because: 'rage' }] },
      )
      const fought = strike(warded, '2 2', '2 2', 'ann damage: 1')
      expect(only(fought, 'attack').rolled.terms).toEqual([])
      expect(
        heard(
          strike(duel({ adjustments: [{ to: 'attack', value: 1, because: 'luck' }] }), '2 2', '2 2', 'ann damage: 1'),
          'attack',
        )[0]?.rolled.terms,
      ).toMatchObject([{ because: 'luck', rule: 'OLDE-ADJ-01' }])
    },
  )
})
