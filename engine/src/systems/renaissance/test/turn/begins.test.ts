import { describe, expect, test } from 'vitest'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)
/** Where Ana’s turn begins. */
const before = (ana: object, change: object, bo: object = {}): State =>
  turnOf(crowd({ ana, dee: {} }, { bo }), 'ana', (s) => {
    s.acting = null
    s.at = 0
    Object.assign(person(s, 'ana'), change)
  })

describe('as a turn begins', () => {
  test('each thing that burns burns, and lasts a turn less', () => {
    const effects = [
      { kind: 'oil', turns: 1 },
      { kind: 'scour', turns: 2 },
    ]
    const ran = run(before({ DUR: 100 }, { effects }), 'ana damage: 4\nana damage: 3', 1)
    expect([of(ran, 'ana').damage, of(ran, 'ana').effects]).toEqual([2 + 3, [{ kind: 'scour', turns: 1 }]])
  })
  test('damage closes, no more than there is, and whom that brings below his DUR is up', () => {
    const healed = (damage: number, fastHealing: number, condition = 'up') => {
      const f = of(run(before({ DUR: 30, fastHealing }, { damage, condition }), '', 1), 'ana')
      return [f.damage, f.condition]
    }
    expect(healed(3, 5)).toEqual([0, 'up'])
    expect(healed(32, 2, 'disabled')).toEqual([30, 'disabled'])
    expect(healed(32, 3, 'disabled')).toEqual([29, 'up'])
    expect(healed(3, 5, 'dead')).toEqual([3, 'dead'])
  })
  test('who is surprised for two turns loses one now', () => {
    const ran = run(before({}, { loses: 2 }), '', 1)
    expect([of(ran, 'ana').loses, told(ran, 'turnLost')?.rule, ran.state.acting]).toEqual([1, 'REN-A97', null])
  })
})
