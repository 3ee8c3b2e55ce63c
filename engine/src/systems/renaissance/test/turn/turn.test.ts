import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, of, run, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
/** Ana’s turn begins in this state. */
const begins = (change: Partial<Fighter>, script = '', ana: object = {}) =>
  run(
    turnOf(crowd({ ana: { DUR: 30, ...ana }, dee: {} }, { bo: {} }), 'ana', (s) => {
      Object.assign(s, { acting: null, at: 0 })
      Object.assign(person(s, 'ana'), change)
    }),
    script,
    1,
  )
/** Ana’s turn ends in this state. */
const ends = (change: Partial<Fighter>, options: object = {}) =>
  of(
    run(
      turnOf(duel({}, {}, { options }), 'ana', (s) => void Object.assign(person(s, 'ana'), change)),
      'ana turn: end turn',
      1,
    ),
    'ana',
  )

describe('turns', () => {
  test('what keeps somebody beyond death ends with its last turn', () => {
    expect(of(begins({ deathless: 2, damage: 70 }), 'ana')).toMatchObject({ condition: 'up', deathless: 1 })
    expect(of(begins({ deathless: 1, damage: 70 }), 'ana').condition).toBe('dead')
  })
  rule(['REN-ACT-04', 'REN-ACT-05'], 'a second Quick Action takes the place of the Standard one', () => {
    const ran = until(turnOf(duel({}, {}, { distance: 20 })), 'ana turn: drop prone\nana turn: get up\n')
    const rules = [0, 1].map((nth) => told(ran, 'acts', nth)?.rule)
    expect(rules[0]).toContain('REN-ACT-04')
    expect(rules[0]).not.toContain('REN-ACT-05')
    const twice = until(
      turnOf(duel({}, {}, { distance: 20 }), 'ana', (s) => void Object.assign(person(s, 'ana'), { quick: 1 })),
      'ana turn: move\nana where: stay\n',
    )
    expect(told(twice, 'acts')?.rule).toContain('REN-ACT-05')
  })
  test('a reaction comes back at the end of a turn, or by option as one begins', () => {
    expect(ends({ reaction: 2 }).reaction).toBe(1)
    expect(ends({ reaction: 1 }, { reactionRefresh: 'startOfTurn' }).reaction).toBe(1)
  })
  test('feints and help of others stay, all of them', () => {
    const ran = run(
      turnOf(crowd({ ana: {}, cy: {}, dan: {} }, { bo: {} }), 'ana', (s) => {
        Object.assign(s, { acting: null, at: 0 })
        Object.assign(person(s, 'bo'), { feints: ['cy', 'ana', 'dan'], helpers: ['ana', 'cy', 'dan'] })
      }),
      '',
      1,
    )
    expect([of(ran, 'bo').feints, of(ran, 'bo').helpers]).toEqual([
      ['cy', 'dan'],
      ['cy', 'dan'],
    ])
  })
  test('only who is ready and has luck left is asked to throw for initiative again; the dead throw for nothing', () => {
    const rolls = (luck: number, change: object, script: string) =>
      until(
        turnOf(
          crowd(
            { ana: { role: 'hero', luck: 2, traits: ['ready'] }, dee: {} },
            { bo: {} },
            { options: { initiativeEachRound: true } },
          ),
          'ana',
          (s) => {
            Object.assign(s, { acting: null, at: s.order.length })
            person(s, 'ana').luck = luck
            Object.assign(person(s, 'dee'), change)
          },
        ),
        script,
      )
    const spent = rolls(0, {}, 'ana initiative: 5\ndee initiative: 4\nbo initiative: 3\n')
    expect([spent.state.order, of(spent, 'ana').luck]).toEqual([['ana', 'dee', 'bo'], 0])
    const again = rolls(
      1,
      { condition: 'dead' },
      'ana initiative: 1\nana initiative again: again\nana initiative: 9\nbo initiative: 5\n',
    )
    expect([again.state.order, of(again, 'ana').luck]).toEqual([['ana', 'bo'], 0])
  })
})
