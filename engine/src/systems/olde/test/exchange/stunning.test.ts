import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, heard, of, run, strike } from '../staged.ts'

describe('a stunning blow', () => {
  const blow = (damage: number, more: string, bob: object = {}) =>
    strike(
      duel({ weapons: ['greatsword'], brawn: 12 }, bob),
      '2 2',
      '2 2',
      `ann damage: ${damage}\n${more}`,
      'greatsword',
    )

  rule('OLDE-INJ-02', 'more than half of all Hit Points at once: a check against the damage, or stunned', () => {
    expect(blow(7, '').asked).toMatchObject({ choices: [{ who: 'bob', about: { ask: 'stat', needs: 7 } }] })
    const held = blow(7, 'bob stat: nerve\nbob Nerve check: 4 3')
    expect(of(held.state, 'bob').conditions).toEqual([])
    const stunned = blow(7, 'bob stat: brawn\nbob Brawn check: 4 2')
    expect(of(stunned.state, 'bob')).toMatchObject({
      conditions: [{ name: 'stunned', lasts: 'persistent', needs: 7 }],
      ap: 0,
    })
    expect(heard(blow(6, ''), 'check')).toEqual([])
    expect(blow(6, '').asked).toBeUndefined()
    const odd = blow(6, '', { brawn: 7 })
    expect(odd.asked).toMatchObject({ choices: [{ about: { needs: 6 } }] })
  })

  rule('OLDE-INJ-02', 'the same check at each reset shakes it off; who is down makes none', () => {
    const { state } = blow(7, 'bob stat: brawn\nbob Brawn check: 4 2')
    const after = run(state, 'bob stat: brawn\nbob Brawn check: 4 3\nann action points: 3\nbob action points: 5', 2)
    expect(of(after.state, 'bob')).toMatchObject({ conditions: [], ap: 5 })
    const still = run(state, 'bob stat: brawn\nbob Brawn check: 4 2\nann action points: 3', 2)
    expect(of(still.state, 'bob').ap).toBe(0)
    const down = blow(12, '')
    expect(of(down.state, 'bob')).toMatchObject({ hp: 0, dying: true, conditions: [] })
    expect(heard(down, 'check')).toEqual([])
  })
})
