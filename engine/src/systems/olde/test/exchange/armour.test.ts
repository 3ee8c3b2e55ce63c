import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { armours, CATEGORIES } from '../../content/armour.ts'
import type { State } from '../../state/types.ts'
import { duel, heard, only, ready, run, strike, two } from '../staged.ts'

const terms = (from: State, weapon = 'broadsword') =>
  only(strike(from, '1 1', '3 3', '', weapon), 'attack').rolled.terms.map(({ value, because }) => `${value} ${because}`)

describe('armour', () => {
  rule('OLDE-ARM-01', 'it takes from damage and never from the chance to be hit', () => {
    const fought = strike(duel({}, { brawn: 12, armour: 'full-plate' }), '2 2', '2 2', 'ann damage: 8')
    expect(only(fought, 'defense').needs).toBe(4)
    expect(only(fought, 'hurt').lost).toBe(2)
  })

  rule('OLDE-ARM-02', 'every armour fits its category', () => {
    for (const { category, reduction, brawn } of Object.values(armours)) {
      const span = CATEGORIES[category]
      expect(reduction).toBeGreaterThanOrEqual(span.reduction[0])
      expect(reduction).toBeLessThanOrEqual(span.reduction[1])
      expect(brawn).toBeGreaterThanOrEqual(span.brawn[0])
      expect(brawn).toBeLessThanOrEqual(span.brawn[1])
    }
    expect(only(strike(duel({}, { armour: 'scale', brawn: 9 }), '2 2', '2 2', 'ann damage: 5'), 'hurt').lost).toBe(2)
  })

  rule(
    'OLDE-ARM-03',
    'too heavy: a rank less on every Finesse die for each point, in attack, defence and action points',
    () => {
      const heavy = { brawn: 6, armour: 'chainmail' }
      expect(only(strike(duel({}, heavy), '6 1 1', '4 4', 'ann damage: 1'), 'defense').rolled?.dice).toBe('2d6!')
      const rapier = ready(two({ ...heavy, weapons: ['rapier'], skills: { fencing: 'apprentice' } }), { ann: 2 })
      expect(only(strike(rapier, '1 1', '3 3', 'ann damage: 3', 'rapier'), 'attack').rolled.dice).toBe('2d6!')
      const reset = run(
        ready(two(heavy), {}, (s) => {
          s.phase = 'reset'
        }),
        'ann action points: 6\nbob action points: 8',
      )
      expect(heard(reset, 'ap').map(({ rolled }) => rolled?.dice)).toEqual(['1d6', '1d8'])
    },
  )

  rule('OLDE-ARM-04', 'too heavy: one less on Brawn Checks for each point, and not on Finesse ones', () => {
    expect(terms(duel({ brawn: 6, armour: 'chainmail' }))).toEqual(['-2 too weak for the armour'])
    const finesse = ready(
      two({ brawn: 6, armour: 'chainmail', weapons: ['dagger'], skills: { knives: 'apprentice' } }),
      { ann: 2 },
    )
    expect(terms(finesse, 'dagger knives')).toEqual([])
  })

  rule('OLDE-ARM-05', 'the figures of the table', () => {
    expect(
      Object.entries(armours).map(
        ([key, { category, reduction, brawn }]) => `${key} ${category} ${reduction} ${brawn}`,
      ),
    ).toEqual([
      'leather light 1 5',
      'gambeson light 2 7',
      'hardened-leather light 2 6',
      'scale medium 3 9',
      'chainmail medium 3 8',
      'brigandine medium 4 10',
      'plate-and-mail heavy 5 11',
      'full-plate heavy 6 12',
    ])
    expect(only(strike(duel({}, { armour: 'gambeson' }), '2 2', '2 2', 'ann damage: 5'), 'hurt').lost).toBe(3)
  })
})
