import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, duel, of, run, told, turnOf } from '../arrange.ts'

const lucky = { role: 'hero', luck: 2, skills: { 'melee weapons': 80, fray: 50 } } as const

describe('the digits turned where the number decides', () => {
  rule('REN-LUCK-02', 'a blow of 16 flipped to 61 does ten more', () => {
    const ran = run(turnOf(duel(lucky)), attack(46, 'ana luck after: flip\nbo defence: 99\nana damage: 1\n'))
    // 46 and 64 are both exceptional: the grade stays, five more and ten more do not.
    expect([told(ran, 'luck')?.use, of(ran, 'bo').damage]).toEqual(['flip', 1 + 3 + 5 + 10])
  })
  rule('REN-LUCK-02', 'a defence of 34 flipped to 43 beats a blow of 40', () => {
    const ran = run(
      turnOf(duel({}, { role: 'hero', luck: 1, skills: { 'melee weapons': 20, fray: 50 } })),
      attack(40, 'bo defence: 34\nbo luck after: flip\n'),
    )
    expect(told(ran, 'defence')?.result).toBe('holds')
  })
  test('a check that only succeeds or fails is not asked about for its number', () => {
    const ran = run(
      turnOf(duel({ ...lucky, DUR: 30, luck: 1 }), 'bo'),
      'bo turn: attack\nbo weapon: short sword\nbo attack: 50\nana defence: 99\nana luck after: none\nbo damage: 8\nana knock-down: 13',
    )
    expect(told(ran, 'luck')).toBeUndefined()
  })
})
