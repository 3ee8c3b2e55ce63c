import { describe, expect, test } from 'vitest'
import { play } from '../../../kernel/testing/index.ts'
import type { Command } from '../amend.ts'
import { renaissance } from '../index.ts'
import type { Fighter, Hold, State } from '../types.ts'
import { crowd, duel, of, type Ran, run, told, turnOf } from './arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)
const after = (from: State, command: Command, dice = ''): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, dice, {
    steps: 1,
    otherwise: 'usual',
  }) as Ran
const grab = (by: string, on: string): Hold => ({ kind: 'grab', by, on, with: null, item: null })
const waits = (action: string, of_ = 'anybody') =>
  ({ only: ['ana'], is: { action, when: 'gm', of: of_, metres: 0, cell: null } }) as Fighter['readied']
/** Where Ana’s turn begins. */
const before = (ana: object, change: object, bo: object = {}): State =>
  turnOf(crowd({ ana, dee: {} }, { bo }), 'ana', (s) => {
    s.acting = null
    s.at = 0
    Object.assign(person(s, 'ana'), change)
  })

test('who goes down lets go of all he holds and is let go by all who hold him; other holds stay', () => {
  for (const to of ['disabled', 'dead'] as const) {
    const state = turnOf(crowd({ ana: {}, dee: {} }, { bo: {}, cy: {} }), 'dee', (s) => {
      s.holds = [grab('ana', 'bo'), grab('cy', 'dee'), grab('cy', 'ana')]
      Object.assign(person(s, 'ana'), { defiant: 2, braced: 'x', readied: waits('attack') })
    })
    const ran = after(state, { do: 'condition', who: 'ana', to })
    expect(ran.state.holds).toEqual([grab('cy', 'dee')])
    expect([told(ran, 'freed'), told(ran, 'freed', 1)]).toMatchObject([
      { who: 'bo', by: 'ana' },
      { who: 'ana', by: 'cy' },
    ])
    expect(told(ran, 'freed', 2)).toBeUndefined()
    expect(of(ran, 'ana')).toMatchObject({ defiant: 0, braced: null, readied: null, stance: 'prone' })
    expect(ran.state.acting).toBe('dee')
  }
})

describe('what was readied, when the game master says now', () => {
  const now = (action: string, bo: object, dice: string) =>
    told(
      after(
        turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 }), 'bo', (s) => {
          Object.assign(person(s, 'bo'), bo)
          person(s, 'ana').readied = waits(action)
        }),
        { do: 'now', who: 'ana' },
        dice,
      ),
      'reacts',
    )?.at
  test('is for the first foe to whom it can be done', () => {
    expect(now('trip', {}, 'ana weapon: short sword\nana maneuver: 99')).toBe('bo')
    expect(now('trip', { stance: 'prone' }, 'ana weapon: fists\nana maneuver: 99')).toBe('cy')
    expect(now('attack', { condition: 'disabled', stance: 'prone' }, 'ana weapon: short sword\nana attack: 99')).toBe(
      'cy',
    )
  })
})

test('who waited for one who is taken out waits no longer; for another, still', () => {
  const left = (of_: string) =>
    of(
      after(
        turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
          person(s, 'ana').readied = waits('attack', of_)
        }),
        { do: 'remove', who: 'bo' },
      ),
      'ana',
    ).readied
  expect([left('bo'), left('cy')?.is.of, left('anybody')?.is.of]).toEqual([null, 'cy', 'anybody'])
})

describe('as a turn begins', () => {
  test('each thing that burns burns, and lasts a turn less', () => {
    const effects = [
      { kind: 'oil', turns: 1 },
      { kind: 'scour', turns: 2 },
    ]
    const ran = run(before({ DUR: 100 }, { effects }), 'ana damage: 4\nana damage: 3', 1)
    expect([of(ran, 'ana').damage, of(ran, 'ana').effects]).toEqual([2 + 3, [{ kind: 'scour', turns: 1 }]])
  })
  test('damage closes, no more than there is, and whom that brings below his DUR is up', () => {
    const healed = (damage: number, fastHealing: number, condition = 'up') => {
      const f = of(run(before({ DUR: 30, fastHealing }, { damage, condition }), '', 1), 'ana')
      return [f.damage, f.condition]
    }
    expect(healed(3, 5)).toEqual([0, 'up'])
    expect(healed(32, 2, 'disabled')).toEqual([30, 'disabled'])
    expect(healed(32, 3, 'disabled')).toEqual([29, 'up'])
    expect(healed(3, 5, 'dead')).toEqual([3, 'dead'])
  })
  test('who is surprised for two turns loses one now', () => {
    const ran = run(before({}, { loses: 2 }), '', 1)
    expect([of(ran, 'ana').loses, told(ran, 'turnLost')?.rule, ran.state.acting]).toEqual([1, 'REN-A97', null])
  })
})

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

test('of two empty pistols the first is loaded first', () => {
  const pistols = { weapons: ['dragon pistol', 'dragon pistol'], inHand: ['dragon pistol', 'dragon pistol'] }
  const guns = (f: Fighter) => f.items.filter(({ weapon }) => weapon.reload !== null)
  const state = turnOf(duel(pistols), 'ana', (s) => {
    for (const gun of guns(person(s, 'ana'))) Object.assign(gun, { loaded: 0 })
  })
  const ran = run(state, 'ana turn: load\nana turn: end turn')
  expect(guns(of(ran, 'ana')).map(({ loaded, loading }) => loaded + loading)).toEqual([1, 0])
})

test('who is taken out takes his own holds with him, and nobody else’s', () => {
  const hold = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const
  const { state } = after(
    turnOf(crowd({ ana: {}, dan: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
      s.holds = [hold('bo', 'ana'), hold('dan', 'bo'), hold('cy', 'ana'), hold('dan', 'cy')]
    }),
    { do: 'remove', who: 'bo' },
  )
  expect(state.holds).toEqual([hold('cy', 'ana'), hold('dan', 'cy')])
})
