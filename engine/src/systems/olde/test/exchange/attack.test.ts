import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { duel, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

describe('an attack', () => {
  rule(
    ['OLDE-ATK-01', 'OLDE-ATK-09', 'OLDE-CHAL-02'],
    'the defender’s total is the number, and equal is enough for the attacker',
    () => {
      expect(of(strike(duel(), '3 4', '3 4', 'ann damage: 5').state, 'bob').hp).toBe(7)
      const short = strike(duel(), '3 4', '3 3')
      expect(only(short, 'attack')).toMatchObject({ margin: -1, band: 'miss' })
      expect(of(short.state, 'bob').hp).toBe(12)
    },
  )

  rule('OLDE-ATK-04', 'the defender rolls two Finesse dice, and each may explode', () => {
    const fought = strike(duel({}, { finesse: 6, brawn: 4 }), '6 2 3', '7 5', 'ann damage: 1')
    expect(only(fought, 'defense').rolled).toMatchObject({ dice: '2d6!', faces: [6, 2, 3], total: 11 })
    const worse = strike(duel(), '8 5 4', '8 1 7')
    expect(only(worse, 'defense').needs).toBe(17)
    expect(of(worse.state, 'bob').hp).toBe(12)
  })

  rule('OLDE-ATK-05', 'his present Defense adjustment is added', () => {
    const fought = strike(duel({}, { adjustments: [{ to: 'defense', value: 3, because: 'cloak' }] }), '3 4', '4 4')
    expect(only(fought, 'defense').needs).toBe(10)
    expect(only(fought, 'attack').band).toBe('miss')
  })

  rule('OLDE-ATK-06', 'what it comes to is what the attack needs', () => {
    const fought = strike(duel(), '1 1', '1 2', 'ann damage: 1')
    expect(only(fought, 'attack').rolled.needs).toBe(2)
    expect(only(fought, 'defense').needs).toBe(2)
  })

  rule(['OLDE-ATK-07', 'OLDE-WPN-01'], 'the attacker rolls two exploding dice of his weapon’s stat', () => {
    const strong = { brawn: 12, finesse: 4, skills: { swords: 'apprentice', fencing: 'apprentice' } }
    const by = (weapon: string) =>
      only(strike(duel({ ...strong, weapons: [weapon] }), '1 1', '1 1', 'ann damage: 1', weapon), 'attack').rolled
    expect(by('broadsword').dice).toBe('2d12!')
    expect(by('rapier').dice).toBe('2d4!')
  })

  rule('OLDE-ATK-08', 'adjustments are added once, after every explosion', () => {
    const charmed = { adjustments: [{ to: 'attack', value: 2, because: 'charm' }] }
    const fought = strike(duel(charmed), '8 8 3 4', '8 8 1 4', 'ann damage: 1')
    expect(only(fought, 'attack').rolled.total).toBe(23)
    expect(only(fought, 'attack').margin).toBe(0)
  })

  rule('OLDE-ATK-02', 'nobody attacks who is out of the weapon’s reach', () => {
    const far = ready(two(SWORD, {}, { distance: 2 }), { ann: 2 })
    expect(refusal(olde, far, 'ann', 'attack')?.because).toMatch('reaches 1, and it is 2 spaces')
    expect(refusal(olde, duel(), 'ann', 'attack')).toBeUndefined()
    expect(run(far, '').asked).toMatchObject({ choices: [{ about: { ask: 'turn' } }] })
  })
})
