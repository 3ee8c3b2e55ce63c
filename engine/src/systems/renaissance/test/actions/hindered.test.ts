import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { crowd, duel, of, run, thing, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const why = (from: State, action: string) => refusal(renaissance, from, 'ana', action)?.because
const caught = (by: string, on: string, item: string): Hold => ({
  kind: 'catch',
  by,
  on,
  with: null,
  item: `${on} ${item}`,
})

describe('what hinders whom', () => {
  test('weapons others have locked keep nobody else in his place', () => {
    const state = turnOf(crowd({ ana: {}, cy: {} }, { bo: {} }, { distance: 4 }), 'ana', (s) => {
      s.holds = [caught('bo', 'cy', 'short sword')]
    })
    expect([
      why(state, 'move'),
      why(
        turnOf(duel(), 'ana', (s) => {
          s.holds = [caught('bo', 'ana', 'short sword')]
        }),
        'move',
      ),
    ]).toEqual([undefined, 'weapons are locked, and neither may move'])
  })
  test('nobody who is not there can be named', () => {
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 }))
    expect(() => run(state, 'ana turn: attack\nana target: nobody')).toThrow(/cannot answer/)
  })
  test('who has his weapon struck from his hand as he attacks does not attack with it', () => {
    const state = turnOf(duel(), 'ana', (s) => {
      const readied = { action: 'disarm', when: 'attacks me', of: 'anybody', metres: 0, cell: null } as const
      person(s, 'bo').readied = { to: ['bo'], is: readied } as never
    })
    const ran = run(
      state,
      'ana turn: attack\nana weapon: short sword\nbo readied: use\nbo weapon: short sword\nbo maneuver: 40\nana defence: 99',
    )
    expect([told(ran, 'attack'), thing(of(ran, 'ana'), 'short sword').where]).toEqual([undefined, 'ground'])
  })
})
