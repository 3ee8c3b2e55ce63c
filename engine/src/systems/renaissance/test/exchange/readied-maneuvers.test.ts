import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { duel, of, run, thing, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('readied actions', () => {
  const waits = (s: State, id: string, readied: object): void => {
    person(s, id).readied = {
      only: [id],
      is: { action: 'attack', when: 'reach', of: 'anybody', metres: 0, cell: null, ...readied },
    } as never
  }
  const comes = 'bo turn: move\nbo where: towards ana\nbo metres: 4\n'
  const met = (readied: object, rest: string, ana: object = {}, bo: object = {}) =>
    run(
      turnOf(duel({ DUR: 100, ...ana }, bo, { distance: 5 }), 'bo', (s) => waits(s, 'ana', readied)),
      `${comes}ana opportunity: readied action\n${rest}bo turn: end turn`,
    )
  test('each does what it says: a trip, a grab, a disarm of what is named', () => {
    expect(
      of(met({ action: 'trip' }, 'ana weapon: short sword\nana maneuver: 40\nbo defence: 99\n'), 'bo').stance,
    ).toBe('prone')
    expect(met({ action: 'grab' }, 'ana maneuver: 40\nbo defence: 99\n').state.holds).toMatchObject([
      { by: 'ana', on: 'bo', kind: 'grab' },
    ])
    const two = met(
      { action: 'disarm' },
      'ana weapon: short sword\nana item: targe\nana maneuver: 40\nbo defence: 99\n',
      {},
      { weapons: ['short sword', 'targe'] },
    )
    expect([thing(of(two, 'bo'), 'targe').where, of(two, 'ana').reaction, of(two, 'ana').readied]).toEqual([
      'ground',
      1,
      null,
    ])
  })
  test('what cannot be done is not offered: no disarm of empty hands, no pull at one on foot', () => {
    const silent = (action: string, bo: object) =>
      told(
        run(
          turnOf(duel({}, bo, { distance: 5 }), 'bo', (s) => waits(s, 'ana', { action })),
          `${comes}bo turn: end turn`,
        ),
        'reacts',
      )
    expect([silent('disarm', { inHand: [] }), silent('dismount', {})]).toEqual([undefined, undefined])
  })
  test('who has reacted, or does not know of the fight, does not act on it', () => {
    const quiet = (change: object) =>
      told(
        run(
          turnOf(duel({}, {}, { distance: 5 }), 'bo', (s) => {
            waits(s, 'ana', {})
            Object.assign(person(s, 'ana'), change)
          }),
          `${comes}bo turn: end turn`,
        ),
        'reacts',
      )
    expect(quiet({ reaction: 1 })).toBeUndefined()
    expect(quiet({ unaware: true })).toBeUndefined()
  })
})
