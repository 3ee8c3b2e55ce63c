import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { duel, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('getting rid of what burns', () => {
  const burning = (scene: object) =>
    turnOf(duel({}, {}, { distance: 9, scene }), 'ana', (s) => {
      person(s, 'ana').effects = [
        { kind: 'oil', turns: 5 },
        { kind: 'tar', turns: null },
        { kind: 'stim', turns: null },
        { kind: 'master', turns: null },
      ]
    })
  test('rolling ends oil and fire only, on the ground; water ends all of it, standing; drugs and powers stay', () => {
    const rolled = run(burning({}), 'ana turn: put out\nana turn: end turn')
    expect([of(rolled, 'ana').effects.map(({ kind }) => kind), of(rolled, 'ana').stance]).toEqual([
      ['tar', 'stim', 'master'],
      'prone',
    ])
    const washed = run(burning({ water: true }), 'ana turn: put out\nana turn: end turn')
    expect([of(washed, 'ana').effects.map(({ kind }) => kind), of(washed, 'ana').stance]).toEqual([
      ['stim', 'master'],
      'standing',
    ])
  })
  test('a drug taken twice lasts once, and a second of another kind is left', () => {
    const state = turnOf(duel({ drugs: ['stim', 'numbing', 'stim'] }, {}, { distance: 9 }))
    const ran = run(
      state,
      'ana turn: take a drug\nana drug: stim\nana turn: take a drug\nana drug: stim\nana turn: end turn',
    )
    expect([of(ran, 'ana').drugs, of(ran, 'ana').effects.map(({ kind }) => kind)]).toEqual([['numbing'], ['stim']])
  })
})
