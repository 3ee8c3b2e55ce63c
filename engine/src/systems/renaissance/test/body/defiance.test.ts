import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

describe('what keeps one up runs out', () => {
  rule('REN-TRAIT-Defiance', 'then he falls, and holds nobody any longer', () => {
    const ran = run(
      turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { defiant: 1, damage: 150 })
        s.holds = [grab('bo', 'ana')]
      }),
      'ana turn: end turn',
      2,
    )
    expect([of(ran, 'bo').condition, of(ran, 'bo').stance, ran.state.holds]).toEqual(['disabled', 'prone', []])
  })
  test('who healed below his DUR meanwhile stays up', () => {
    const ran = run(
      turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { defiant: 1, damage: 90 })
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(ran, 'bo').condition).toBe('up')
  })
  rule('REN-INJ-09', 'whom fast healing brings below his DUR is no longer disabled; he lies where he fell', () => {
    const healed = (damage: number) => {
      const ran = run(
        turnOf(crowd({ ana: {} }, { bo: { fastHealing: 1 }, cy: {} }), 'ana', (s) => {
          Object.assign(person(s, 'bo'), { condition: 'disabled', stance: 'prone', damage })
        }),
        'ana turn: end turn',
        2,
      )
      return [of(ran, 'bo').condition, of(ran, 'bo').stance, ran.state.acting]
    }
    expect(healed(100)).toEqual(['up', 'prone', 'bo'])
    expect(healed(101)[0]).toBe('disabled')
  })
})
