import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { counted, duel, of, run, thing, told, turnOf } from '../arrange.ts'

describe('caught weapons', () => {
  const forked = (weapons: string[]) =>
    turnOf(duel({ weapons: ['short sword', 'dagger'] }, { weapons }), 'bo', (s) => {
      s.holds = [{ kind: 'catch', by: 'bo', on: 'ana', with: `bo ${weapons[0]}`, item: 'ana short sword' }]
    })
  rule('REN-CATCH-06', 'the catching weapon itself disarms, of what it has caught and of nothing else', () => {
    const ran = run(forked(['war-fork']), 'bo turn: disarm\nbo weapon: war-fork\nbo maneuver: 30\nana defence: 99')
    expect([thing(of(ran, 'ana'), 'short sword').where, thing(of(ran, 'ana'), 'dagger').where]).toEqual([
      'ground',
      'off',
    ])
    expect(counted(told(ran, 'maneuver'))['REN-CATCH-06']).toBe(10)
    const breaker = run(
      forked(['swordbreaker']),
      'bo turn: disarm\nbo weapon: swordbreaker\nbo maneuver: 30\nana defence: 99',
    )
    expect(thing(of(breaker, 'ana'), 'short sword').where).toBe('ground')
  })
  test('it serves for nothing else while it holds', () => {
    expect(() => run(forked(['war-fork']), 'bo turn: trip\nbo weapon: war-fork')).toThrow()
  })
})
