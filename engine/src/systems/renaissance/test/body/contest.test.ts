import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, run, thing, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

describe('what is told and done of a contest', () => {
  test('of an escape the one wins what the other loses', () => {
    const tried = (mine: number, theirs: number) => {
      const state = turnOf(duel(), 'ana', (s) => {
        s.holds = [grab('bo', 'ana')]
      })
      const ran = run(state, `ana turn: escape\nana escape: ${mine}\nbo holding on: ${theirs}\nana turn: end turn`)
      return [
        told(ran, 'check')?.result,
        told(ran, 'check', 1)?.result,
        told(ran, 'check', 1)?.success,
        ran.state.holds.length,
      ]
    }
    expect(tried(40, 99)).toEqual(['wins', 'loses', false, 0])
    expect(tried(20, 40)).toEqual(['loses', 'wins', true, 1])
  })
  test('a broadhead that does no damage makes nobody bleed', () => {
    const shot = (hide: number, roll: number) => {
      const state = turnOf(duel({ weapons: ['light bow'], arrows: { broadhead: 2 } }, { hide }, { distance: 9 }))
      const ran = run(
        state,
        `ana turn: attack\nana arrow: broadhead\nana attack: ${roll}\nbo defence: 99\nana damage: 1 1`,
      )
      return of(ran, 'bo').bleeding
    }
    expect([shot(0, 31), shot(30, 31), shot(0, 20)]).toEqual([0, -1, -1])
  })
  test('who bleeds already does not begin anew', () => {
    const state = turnOf(
      duel({ weapons: ['light bow'], arrows: { broadhead: 2 } }, {}, { distance: 9 }),
      'ana',
      (s) => {
        person(s, 'bo').bleeding = 7
      },
    )
    const ran = run(state, 'ana turn: attack\nana arrow: broadhead\nana attack: 31\nbo defence: 99\nana damage: 1 1')
    expect([of(ran, 'bo').bleeding, of(ran, 'ana').arrows.broadhead]).toEqual([7, 1])
  })
  test('a spent lance is gone, one that missed is not', () => {
    const charged = (roll: number, rest = '') => {
      const state = turnOf(
        crowd(
          { ana: { weapons: ['lance'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { bo: {} },
          { distance: 8 },
        ),
      )
      const ran = run(
        state,
        `ana turn: charge\nana turn: attack\nana weapon: lance charging\nana attack: ${roll}\n${rest}`,
      )
      return thing(of(ran, 'ana'), 'lance').where
    }
    expect([charged(20, 'bo defence: 99\nana damage: 1 1\nbo knock-down: 1'), charged(99)]).toEqual(['gone', 'main'])
  })
})
