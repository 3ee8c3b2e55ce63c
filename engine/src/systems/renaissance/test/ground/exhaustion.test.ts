import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { duel, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('what cannot be kept up', () => {
  const climbing = (strain: number, roll = '') =>
    of(
      run(
        turnOf(duel({}, {}, { distance: 30, scene: { climb: true } }), 'ana', (s) => {
          person(s, 'ana').strain = strain
        }),
        `ana turn: climb\nana where: towards bo\nana metres: 1\n${roll}ana turn: end turn`,
      ),
      'ana',
    )
  test('three turns of climbing are free, the fourth takes Athletics', () => {
    expect([climbing(2).exhausted, climbing(2).strain]).toEqual([false, 3])
    expect(climbing(3, 'ana endurance: 60\n')).toMatchObject({ exhausted: false, strain: 4 })
    expect(climbing(3, 'ana endurance: 61\n').exhausted).toBe(true)
  })
  test('a turn without it rests', () => {
    const rests = turnOf(duel({}, {}, { distance: 30 }), 'ana', (s) => {
      person(s, 'ana').strain = 2
    })
    expect(of(run(rests, 'ana turn: end turn'), 'ana').strain).toBe(0)
  })
})
