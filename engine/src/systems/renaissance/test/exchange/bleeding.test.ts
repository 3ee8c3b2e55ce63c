import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { duel, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('bleeding', () => {
  const shot = (hide: number, bleeding = -1, dice = '1 1') =>
    run(
      turnOf(duel({ weapons: ['light bow'], arrows: { broadhead: 2 } }, { hide }, { distance: 9 }), 'ana', (s) => {
        person(s, 'bo').bleeding = bleeding
      }),
      `ana turn: attack\nana arrow: broadhead\nana attack: 31\nbo defence: 99\nana damage: ${dice}`,
    )
  test('one point through the armour is enough, none is not; who bleeds is not told again', () => {
    // 2 of the dice, -1, DB 5, +1, margin 5: 12.
    expect([of(shot(13), 'bo').bleeding, of(shot(14), 'bo').bleeding]).toEqual([0, -1])
    expect([told(shot(0, 0), 'bleeds'), of(shot(0, 3), 'bo').bleeding]).toEqual([undefined, 3])
  })
})
