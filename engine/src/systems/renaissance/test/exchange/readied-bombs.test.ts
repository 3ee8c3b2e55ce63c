import { describe, expect, test } from 'vitest'
import { doable } from '../../exchange/readied.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, of, onMap, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)

describe('a bomb kept for somebody', () => {
  const BOMB = { action: 'attack a place', when: 'attacks me', of: 'anybody', metres: 0, cell: null } as const
  const waits = (picture: string, who: string, arrange?: (s: State) => void) => {
    const people = { ana: { weapons: ['grenade'], inHand: ['grenade'] }, dee: {} }
    const s = turnOf(crowd(people, { bo: {}, cy: {} }, onMap(picture, ['ana', 'bo', 'cy', 'dee'])), 'bo', arrange)
    return doable(s, person(s, 'ana'), BOMB, person(s, who))
  }
  test('is thrown where he is, not where another stands in the open', () => {
    const open = 'a.....b.c.d'
    expect(['bo', 'cy', 'dee', 'ana'].map((who) => waits(open, who))).toEqual([true, true, false, false])
    const wall = 'a...c.d\n.###...\n.###..b'
    expect([waits(wall, 'cy'), waits('a..c.\n.##..\n.#b.d', 'bo'), waits('a..b.\n.##..\n.#c.d', 'bo')]).toEqual([
      true,
      false,
      true,
    ])
  })
  test('not at one who is dead or gone', () => {
    for (const condition of ['dead', 'fled'] as const) {
      const gone = (s: State) => void Object.assign(person(s, 'bo'), { condition })
      expect([waits('a..b.c.d', 'bo', gone), waits('a..b.c.d', 'cy', gone)]).toEqual([false, true])
    }
    expect(waits('a..b.c.d', 'bo', (s) => void Object.assign(person(s, 'bo'), { condition: 'disabled' }))).toBe(true)
  })
})
