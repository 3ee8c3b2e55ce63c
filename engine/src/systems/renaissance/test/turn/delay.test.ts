import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, run, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('holding back a turn (REN-A98)', () => {
  const late = { options: { allowDelay: true } }
  test('does not make one bleed, burn or heal twice, and ends with the round', () => {
    const state = turnOf(duel({ fastHealing: 1 }, {}, late), 'ana', (s) => {
      person(s, 'ana').damage = 9
      s.acting = null
      s.at = 0
    })
    const ran = run(state, 'ana turn: delay\nbo turn: end turn\nana turn: end turn', 8)
    expect([of(ran, 'ana').damage, ran.state.order, ran.state.acting, ran.state.round]).toEqual([
      7,
      ['ana', 'bo'],
      'ana',
      2,
    ])
  })
  test('a beast mounted meanwhile has no turn of its own any more', () => {
    const horse = crowd({ ana: {}, 'war-horse': { like: 'war-horse' } }, { bo: {} }, { distance: 20, ...late })
    const ran = run(
      turnOf(horse, 'war-horse', (s) => {
        s.order = ['war-horse', 'ana', 'bo']
      }),
      'war-horse turn: delay\nana turn: mount\nana turn: end turn\nbo turn: end turn',
      7,
    )
    expect(ran.events.flatMap((e) => (e.type === 'turn' ? [e.who] : []))).toEqual(['ana', 'bo'])
  })
  test('happens once a round', () => {
    const ran = until(turnOf(duel({}, {}, late)), 'ana turn: delay\nbo turn: delay')
    expect([ran.state.acting, refusal(renaissance, ran.state, 'ana', 'delay')?.rule]).toEqual(['ana', 'REN-A98'])
  })
})
