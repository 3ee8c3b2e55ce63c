import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel, needs, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
/** Ana’s turn ends in this state. */
const ends = (change: Partial<Fighter>, options: object = {}) =>
  of(
    run(
      turnOf(duel({}, {}, { options }), 'ana', (s) => void Object.assign(person(s, 'ana'), change)),
      'ana turn: end turn',
      1,
    ),
    'ana',
  )

describe('what exhausts', () => {
  rule('REN-HAZARD-ShallowWater', 'wading is kept up with DUR+WIL, not with Athletics', () => {
    const wade = (strain: number, roll = '') =>
      run(
        turnOf(duel({ DUR: 30 }, {}, { distance: 20, scene: { ground: 'shallow water' } }), 'ana', (s) => {
          person(s, 'ana').strain = strain
        }),
        `ana turn: move\nana where: towards bo\nana metres: 1\n${roll}ana turn: end turn`,
      )
    expect(told(wade(2), 'check')).toBeUndefined()
    const tired = wade(3, 'ana endurance: 46\n')
    expect([needs(told(tired, 'check')), of(tired, 'ana').exhausted]).toEqual([45, true])
    expect(of(wade(3, 'ana endurance: 45\n'), 'ana').exhausted).toBe(false)
  })
  test('is forgotten after a turn without it, not after one of it, nor by who is exhausted', () => {
    expect(ends({ strain: 2, did: ['aim'] }).strain).toBe(0)
    expect(ends({ strain: 2, did: [] }).strain).toBe(0)
    for (const did of ['move', 'climb', 'swim'] as const) expect(ends({ strain: 2, did: ['aim', did] }).strain).toBe(2)
    expect(ends({ strain: 4, exhausted: true, did: ['aim'] }).strain).toBe(4)
  })
})
