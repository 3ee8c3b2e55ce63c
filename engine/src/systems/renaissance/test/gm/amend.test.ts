import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, type Ran, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const ruled = (from: State, command: Command, dice = ''): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, dice, {
    steps: 1,
  }) as Ran

describe('rulings of the game master', () => {
  test('a number may be set to nothing, and to no less', () => {
    for (const field of ['damage', 'wounds', 'luck', 'initiative', 'reaction'] as const) {
      const set = (to: number) => renaissance.command.parse({ do: 'set', who: 'ana', field, to })
      const nothing: Command = { do: 'set', who: 'ana', field, to: 0 }
      expect([set(0).ok, of(ruled(turnOf(duel()), nothing), 'ana')[field]]).toEqual([true, 0])
      expect(() => ruled(turnOf(duel()), { ...nothing, to: -1 })).toThrow()
    }
  })
  test('whom he takes out nobody aims at any more', () => {
    const state = turnOf(crowd({ ana: {}, cid: {} }, { bo: {}, dan: {} }), 'ana', (s) => {
      person(s, 'ana').aim = 'bo'
      person(s, 'cid').aim = 'bo'
    })
    const { state: left } = ruled(state, { do: 'remove', who: 'bo' })
    expect([person(left, 'ana').aim, person(left, 'cid').aim]).toEqual([null, null])
  })
  test('damage at DUR disables and at twice of it kills, by option only beyond', () => {
    const hurt = (dv: number, strictExceed: boolean) => {
      const state = turnOf(duel({}, { DUR: 30, aptitudes: { SOM: 40 } }, { options: { strictExceed } }), 'ana', (s) => {
        person(s, 'bo').stance = 'prone'
      })
      return of(ruled(state, { do: 'hurt', who: 'bo', dv, ap: 0, armour: false }), 'bo').condition
    }
    expect([29, 30, 31, 59, 60, 61].map((dv) => hurt(dv, false))).toEqual([
      'up',
      'disabled',
      'disabled',
      'disabled',
      'dead',
      'dead',
    ])
    expect([29, 30, 31, 59, 60, 61].map((dv) => hurt(dv, true))).toEqual([
      'up',
      'up',
      'disabled',
      'disabled',
      'disabled',
      'dead',
    ])
  })
})
