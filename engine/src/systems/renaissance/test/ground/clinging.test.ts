import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { fighter } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { duel, of, run, told, turnOf } from '../arrange.ts'

const onTheEdge = (rest: string, change?: (s: State) => void) =>
  run(
    turnOf(duel({ DUR: 100 }, {}, { distance: 20, scene: { ground: 'narrow', drop: 5 } }), 'ana', change),
    `ana turn: move\nana where: towards bo\nana metres: 12\nana footing: 99\n${rest}ana turn: end turn`,
  )

describe('clinging to an edge', () => {
  rule('REN-REACT-02', 'takes the reaction', () => {
    const ran = onTheEdge('ana finding a hold: 10\n')
    expect([told(ran, 'reacts')?.kind, of(ran, 'ana').reaction]).toEqual(['clings to the edge', 1])
  })
  test('is nothing for who has none left: he falls', () => {
    const ran = onTheEdge('ana damage: 1 1\n', (s) => {
      fighter(s, 'ana').reaction = 1
    })
    expect([told(ran, 'hazard', 1)?.hazard, told(ran, 'reacts')]).toEqual(['a fall of 5 m', undefined])
  })
})
