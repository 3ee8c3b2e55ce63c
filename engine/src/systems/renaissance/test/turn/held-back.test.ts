import { expect, test } from 'vitest'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)

test('turns held back come in the order they were held back; who is down has none', () => {
  const late = (down: object) => {
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
      s.acting = null
      s.at = s.order.length
      s.late = ['cy', 'bo']
      Object.assign(person(s, 'cy'), down)
    })
    const ran = run(state, '', 1)
    return [ran.state.acting, ran.state.late]
  }
  expect(late({})).toEqual(['cy', ['bo']])
  expect(late({ condition: 'disabled' })).toEqual([null, ['bo']])
})
