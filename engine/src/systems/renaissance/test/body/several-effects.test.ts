import { describe, expect, test } from 'vitest'
import { lasting } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { duel, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('several effects', () => {
  const burning = (kinds: readonly ('oil' | 'scour' | 'tar' | 'fire' | 'stim')[]) =>
    turnOf(duel({ DUR: 100 }), 'ana', (s) => {
      person(s, 'ana').effects = kinds.map((kind) => ({ kind, turns: null }))
    })
  test('each is there, and none that is not', () => {
    const ana = person(burning(['stim', 'tar']), 'ana')
    expect([lasting(ana, 'stim'), lasting(ana, 'tar'), lasting(ana, 'oil')]).toEqual([true, true, false])
    expect(lasting(person(burning([]), 'ana'), 'oil')).toBe(false)
  })
  test('rolling puts out all that burns, and each is told', () => {
    const ran = run(burning(['stim', 'oil', 'tar', 'fire']), 'ana turn: put out\nana turn: end turn')
    expect(of(ran, 'ana').effects.map(({ kind }) => kind)).toEqual(['stim', 'tar'])
    expect(ran.events.flatMap((e) => (e.type === 'putOut' ? [e.substance] : []))).toEqual(['oil', 'fire'])
  })
})
