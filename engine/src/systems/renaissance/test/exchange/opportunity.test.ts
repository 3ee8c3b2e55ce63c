import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

describe('attacks of opportunity', () => {
  const leave = 'ana turn: move\nana where: away bo\nana metres: 4\n'
  const quiet = (bo: object, arrange?: (s: State) => void, more: object = {}) =>
    told(run(turnOf(duel({ DUR: 100 }, bo, more), 'ana', arrange), `${leave}ana turn: end turn`), 'reacts')
  test('are not made by who does not see her, does not know of her, is down, or is held', () => {
    expect(quiet({}, (s) => void Object.assign(person(s, 'bo'), { unaware: true }))).toBeUndefined()
    expect(quiet({}, (s) => void Object.assign(person(s, 'bo'), { lost: ['eye', 'eye'] }))).toBeUndefined()
    expect(quiet({ inHand: [], skills: {} })).toBeUndefined()
    expect(
      quiet({}, (s) => {
        s.holds = [grab('cy', 'bo')]
      }),
    ).toBeUndefined()
  })
  test('are made once at a move, by each who threatens', () => {
    const state = turnOf(crowd({ ana: { DUR: 100 } }, { bo: {}, cy: {} }, { distance: 0.5 }))
    const ran = run(
      state,
      `${leave}bo opportunity: short sword\ncy opportunity: short sword\nbo attack: 99\ncy attack: 99\nana turn: end turn`,
    )
    expect([told(ran, 'reacts')?.who, told(ran, 'reacts', 1)?.who, told(ran, 'reacts', 2)]).toEqual([
      'bo',
      'cy',
      undefined,
    ])
  })
})
