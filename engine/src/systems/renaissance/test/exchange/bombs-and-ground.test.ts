import { describe, expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { Readied, State } from '../../state/types.ts'
import { crowd, duel, needs, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const waits = (s: State, id: string, readied: Partial<Readied>): void => {
  person(s, id).readied = secret([id], {
    action: 'attack',
    when: 'reach',
    of: 'anybody',
    metres: 0,
    cell: null,
    ...readied,
  })
}

describe('a bomb', () => {
  const bomber = (bo: object, more: object = {}) => turnOf(duel({ weapons: ['grenade'] }, bo, { distance: 4, ...more }))
  const thrown = (state: State) =>
    needs(
      told(
        run(state, 'ana turn: attack a place\nana attack: 99\nana direction: 1\nana astray: 10\nana damage: 1 1'),
        'attack',
      ),
    )
  rule('REN-AREA-03', 'is thrown at a place: how small or low or high up somebody there is does not count', () => {
    const lies = bomber({}, {})
    person(lies, 'bo').stance = 'prone'
    expect([thrown(bomber({})), thrown(bomber({ size: 'small' })), thrown(lies)]).toEqual([60, 60, 60])
  })
  test('does not fly through a wall', () => {
    const map = onMap('a.#.b', ['ana', 'bo'])
    expect(refusal(renaissance, turnOf(duel({ weapons: ['grenade'] }, {}, map)), 'ana', 'attack a place')).toBeDefined()
  })
  rule('REN-BLAST-01', 'may be thrown between two, at any cell of a map', () => {
    const map = onMap('a.....b.c', ['ana', 'bo', 'cy'])
    const ran = run(
      turnOf(crowd({ ana: { weapons: ['grenade'] } }, { bo: {}, cy: {} }, map)),
      'ana turn: attack a place\nana aim point: cell 7,0\nana attack: 20\nana damage: 5 5',
    )
    expect([of(ran, 'bo').damage, of(ran, 'cy').damage, of(ran, 'ana').damage]).toEqual([8, 8, 0])
  })
  test('may be readied like any Standard Action (REN-READY-01)', () => {
    const ran = run(
      turnOf(duel({ weapons: ['grenade'] }, {}, { distance: 9 }), 'bo', (s) =>
        waits(s, 'ana', { action: 'attack a place', when: 'near', metres: 5 }),
      ),
      'bo turn: move\nbo where: towards ana\nbo metres: 4\nana opportunity: readied action\nana attack: 20\nana damage: 5 5\nbo turn: end turn',
    )
    expect([of(ran, 'bo').damage, of(ran, 'ana').reaction]).toEqual([10, 1])
  })
})
