import { describe, expect } from 'vitest'
import { rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { EIGHT, heard, of, only, ready, run } from '../staged.ts'

const trio = (ann: object, pal: object, bob: object = {}): Scenario => ({
  system: 'olde',
  distance: 1,
  sides: { left: { ann: { ...EIGHT, ...ann }, pal: { ...EIGHT, ...pal } }, right: { bob: { ...EIGHT, ...bob } } },
})

describe('healing', () => {
  rule(['OLDE-ITEM-draught', 'OLDE-ACT-use'], 'the bearer’s draught, the friend’s wounds; nobody was dying', () => {
    const from = ready(trio({ draughts: 2, hurt: 5 }, { hurt: 3, nerve: 2 }, { hurt: 4 }), { ann: 3 }, (s) => {
      s.fighters.push({ ...of(s, 'pal'), id: 'dan', dead: true })
    })
    const drunk = run(from, 'ann turn: use\nann patient: pal\nann healing: 4')
    expect(only(drunk, 'healed')).toMatchObject({
      who: 'pal',
      by: 'ann',
      won: 3,
      left: 9,
      status: 'healthy',
      rolled: { who: 'ann', dice: '1d4', total: 4 },
    })
    expect([of(drunk.state, 'ann').draughts, of(drunk.state, 'ann').hp, of(drunk.state, 'pal').hp]).toEqual([1, 7, 9])
    expect(heard(drunk, 'stable')).toEqual([])
    expect(of(run(from, 'ann turn: use\nann patient: ann\nann healing: 4').state, 'ann').hp).toBe(11)
    expect(() => run(from, 'ann turn: use\nann patient: bob')).toThrow(/bob/)
    expect(() => run(from, 'ann turn: use\nann patient: nobody')).toThrow(/nobody/)
    expect(() => run(from, 'ann turn: use\nann patient: dan')).toThrow(/dan/)
  })

  rule(['OLDE-SPELL-mend', 'OLDE-INJ-04-spell'], 'the caster’s Faith and dice, the friend’s Hit Points', () => {
    const from = ready(trio({ spells: ['mend'], hurt: 1, finesse: 6 }, { hurt: 14 }), { ann: 3 })
    const cast = run(from, 'ann turn: cast\nann patient: pal\nann mend: 5 4\nann healing: 3')
    expect(only(cast, 'pool')).toMatchObject({ who: 'ann', pool: 'faith', change: -1, left: 11 })
    expect(only(cast, 'healed')).toMatchObject({ who: 'pal', by: 'ann', won: 3, left: 1, status: 'wounded' })
    expect(only(cast, 'stable')).toMatchObject({ who: 'pal', by: 'ann' })
    expect([of(cast.state, 'ann').faith, of(cast.state, 'pal').faith]).toEqual([11, 0])
    const drop = run(
      ready(trio({ spells: ['mend'], hurt: 1 }, {}), { ann: 3 }),
      'ann turn: cast\nann mend: 5 4\nann healing: 3',
    )
    expect(only(drop, 'healed')).toMatchObject({ who: 'ann', won: 1 })
  })

  rule('OLDE-INJ-04-stabilise', 'the helper is named; skill or the want of it is told', () => {
    const aided = (skills: object) =>
      run(ready(trio({ skills }, { hurt: 13 }), { ann: 3 }), 'ann turn: aid\nann healing: 7 7')
    expect(only(aided({}), 'stable')).toMatchObject({ who: 'pal', by: 'ann' })
    expect(only(aided({}), 'check').rolled.terms).toEqual([
      { value: -2, because: 'no healing', rule: 'OLDE-INJ-04-unskilled' },
    ])
    expect(only(aided({ healing: 'foreman' }), 'check').rolled.terms).toEqual([
      { value: 2, because: 'healing', rule: 'OLDE-SKILL-ranks' },
    ])
  })

  rule('OLDE-INJ-04-bruised', 'who bleeds without a scratch needs 6 as well', () => {
    const from = ready(trio({ skills: { healing: 'apprentice' } }, { conditions: { bleeding: 'permanent' } }), {
      ann: 3,
    })
    expect(only(run(from, 'ann turn: aid\nann healing: 3 3'), 'check')).toMatchObject({
      success: true,
      rolled: { needs: 6 },
    })
  })
})
