import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { heard, of, only, ready, run, two } from '../staged.ts'

describe('spells', () => {
  rule('OLDE-SPELL-ember', 'sight, blindness, shield and charms of the caster count; who lies is harder to hit', () => {
    const cast = (annMore: object, bob: object = {}, attack = '4 4') =>
      run(
        ready(two({ spells: ['ember'], ...annMore }, bob, { distance: 3 }), { ann: 2 }),
        `ann turn: cast\nbob defense: 4 4\nann attack: ${attack}`,
        2,
      )
    const charmed = { adjustments: [{ to: 'attack', value: -2, because: 'hex' }] }
    expect(only(cast(charmed), 'attack')).toMatchObject({ band: 'miss', rolled: { total: 6, terms: [{ value: -2 }] } })
    expect(only(cast({}, charmed, '4 3'), 'attack').rolled.terms).toEqual([])
    const blind = only(cast({ conditions: { blinded: 'permanent' } }), 'attack')
    expect(blind).toMatchObject({ band: 'miss', rolled: { total: 3 } })
    expect(only(cast({ shield: 'kite', brawn: 10 }), 'attack')).toMatchObject({ band: 'miss', rolled: { total: 5 } })
    expect(only(cast({}, { posture: 'prone' }), 'defense').needs).toBe(11)
    const pillar = ready(
      {
        system: 'olde',
        map: { picture: '......\nA..o.B\n......', key: { A: 'ann', B: 'bob', o: 'pillar' } },
        sides: {
          left: { ann: { brawn: 8, finesse: 8, savvy: 8, nerve: 8, spells: ['ember'] } },
          right: { bob: { brawn: 8, finesse: 8, savvy: 8, nerve: 8 } },
        },
      },
      { ann: 2 },
    )
    const past = run(pillar, 'ann turn: cast\nbob defense: 3 3\nann attack: 4 4', 2)
    expect(only(past, 'attack')).toMatchObject({ band: 'miss', rolled: { total: 5 } })
    const paid = cast({})
    expect(heard(paid, 'pool')).toEqual([
      { type: 'pool', who: 'ann', pool: 'mana', change: -1, left: 11, rule: 'OLDE-SPELL-ember' },
    ])
    expect(of(ready(two(), {}), 'ann')).toMatchObject({ fullMana: 0, fullFaith: 0 })
  })
})
