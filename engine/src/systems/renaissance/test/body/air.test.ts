import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
/** Ana’s turn begins in this state. */
const begins = (change: Partial<Fighter>, script = '', ana: object = {}) =>
  run(
    turnOf(crowd({ ana: { DUR: 30, ...ana }, dee: {} }, { bo: {} }), 'ana', (s) => {
      Object.assign(s, { acting: null, at: 0 })
      Object.assign(person(s, 'ana'), change)
    }),
    script,
    1,
  )

describe('without air', () => {
  rule('REN-HAZARD-Suffocation', 'tens begun do not count: DUR 35 has three turns, and a margin below ten none', () => {
    expect(of(begins({ breathless: 2 }, '', { DUR: 35 }), 'ana').condition).toBe('up')
    const short = begins({ breathless: 3, damage: 10 }, 'ana endurance: 5', { DUR: 35 })
    expect(told(short, 'check')).toMatchObject({ success: true, result: 'success' })
    expect(of(short, 'ana')).toMatchObject({ condition: 'disabled', damage: 35, breathless: 3, air: 0 })
    const failed = begins({ breathless: 3, damage: 10 }, 'ana endurance: 99', { DUR: 35 })
    expect(told(failed, 'check')).toMatchObject({ success: false, result: 'failure' })
    expect(of(failed, 'ana')).toMatchObject({ condition: 'disabled', damage: 35, air: 0 })
    const long = begins({ breathless: 3 }, 'ana endurance: 10', { DUR: 35 })
    expect(of(long, 'ana')).toMatchObject({ condition: 'up', air: 1, breathless: 4 })
  })
  test('each turn takes one of those he holds it; the last of them puts him out', () => {
    expect(of(begins({ breathless: 5, air: 3 }), 'ana')).toMatchObject({ condition: 'up', air: 2 })
    expect(of(begins({ breathless: 5, air: 1 }), 'ana').condition).toBe('disabled')
  })
  test('who bears more than his DUR is hurt no more by it, and the dead need no air', () => {
    expect(of(begins({ breathless: 5, air: 1, damage: 35, defiant: 3 }), 'ana').damage).toBe(35)
    const dead = begins({ breathless: 9, condition: 'dead', damage: 70 })
    expect([of(dead, 'ana').breathless, told(dead, 'hazard')]).toEqual([9, undefined])
  })
})
