import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('a feint', () => {
  test('does not outlast the turn its maker would have had, dead or gone (REN-A14)', () => {
    for (const condition of ['dead', 'fled'] as const) {
      const ran = run(
        turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
          person(s, 'ana').feints = ['bo', 'cy']
          person(s, 'bo').condition = condition
        }),
        'ana turn: end turn',
        2,
      )
      expect(of(ran, 'ana').feints).toEqual(['cy'])
    }
  })
  test('leaves room for luck when both rolls are seen (REN-A70)', () => {
    const ran = run(
      turnOf(duel({ role: 'hero', luck: 1, skills: { deception: 50 } }, {}, { options: { luckAfter: 'bothSeen' } })),
      'ana turn: feint\nana deception: 51\nana luck after: flip\nbo seeing through: 99\nana turn: end turn',
    )
    expect([of(ran, 'bo').feints, of(ran, 'ana').luck]).toEqual([['ana'], 0])
  })
})
