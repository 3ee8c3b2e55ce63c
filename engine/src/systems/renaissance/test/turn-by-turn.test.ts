import { describe, expect, test } from 'vitest'
import { rule } from '../../../kernel/testing/index.ts'
import type { Fighter, State } from '../types.ts'
import { crowd, duel, needs, of, onMap, run, told, turnOf, until } from './arrange.ts'

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

describe('without air', () => {
  rule('REN-HAZARD-Suffocation', 'tens begun do not count: DUR 35 has three turns, and a margin below ten none', () => {
    expect(of(begins({ breathless: 2 }, '', { DUR: 35 }), 'ana').condition).toBe('up')
    const short = begins({ breathless: 3, damage: 10 }, 'ana endurance: 5', { DUR: 35 })
    expect(told(short, 'check')).toMatchObject({ success: true, result: 'success' })
    expect(of(short, 'ana')).toMatchObject({ condition: 'disabled', damage: 35, breathless: 3, air: 0 })
    const failed = begins({ breathless: 3, damage: 10 }, 'ana endurance: 99', { DUR: 35 })
    expect(told(failed, 'check')).toMatchObject({ success: false, result: 'failure' })
    expect(of(failed, 'ana')).toMatchObject({ condition: 'disabled', damage: 35, air: 0 })
    const long = begins({ breathless: 3 }, 'ana endurance: 10', { DUR: 35 })
    expect(of(long, 'ana')).toMatchObject({ condition: 'up', air: 1, breathless: 4 })
  })
  test('each turn takes one of those he holds it; the last of them puts him out', () => {
    expect(of(begins({ breathless: 5, air: 3 }), 'ana')).toMatchObject({ condition: 'up', air: 2 })
    expect(of(begins({ breathless: 5, air: 1 }), 'ana').condition).toBe('disabled')
  })
  test('who bears more than his DUR is hurt no more by it, and the dead need no air', () => {
    expect(of(begins({ breathless: 5, air: 1, damage: 35, defiant: 3 }), 'ana').damage).toBe(35)
    const dead = begins({ breathless: 9, condition: 'dead', damage: 70 })
    expect([of(dead, 'ana').breathless, told(dead, 'hazard')]).toEqual([9, undefined])
  })
})

describe('burning', () => {
  const fire = { kind: 'fire', turns: null } as const
  rule('REN-HAZARD-Fire', 'leather is not eaten and does not glow', () => {
    const ran = begins({ effects: [fire] }, 'ana damage: 3', { DUR: 100, armour: ['leather'] })
    expect(of(ran, 'ana')).toMatchObject({ damage: 3, corroded: 0, heat: 0 })
  })
  test('the dead burn no more: neither what else is on them nor the metal', () => {
    const died = begins({ effects: [fire, { kind: 'oil', turns: 3 }], damage: 200 }, 'ana damage: 1')
    expect([of(died, 'ana').condition, told(died, 'burns', 1)]).toEqual(['dead', undefined])
    const cold = begins({ condition: 'dead', damage: 70, heat: 2 })
    expect([of(cold, 'ana').heat, told(cold, 'harmed')]).toEqual([2, undefined])
  })
  test('armour quite eaten protects no more, and takes nothing from the hide', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { armour: ['mail'], DUR: 100, hide: 7 } },
          { bo: {} },
          { ...onMap('a......b', ['ana', 'bo']), scene: { pits: [[2, 0]] } },
        ),
        'ana',
        (s) => {
          person(s, 'ana').corroded = 9
        },
      ),
      'ana turn: move\nana where: cell 3,0\nana damage: 5 5\nana turn: end turn',
    )
    expect(of(ran, 'ana').damage).toBe(15 - (7 - 5))
  })
})

describe('what exhausts', () => {
  rule('REN-HAZARD-ShallowWater', 'wading is kept up with DUR+WIL, not with Athletics', () => {
    const wade = (strain: number, roll = '') =>
      run(
        turnOf(duel({ DUR: 30 }, {}, { distance: 20, scene: { ground: 'shallow water' } }), 'ana', (s) => {
          person(s, 'ana').strain = strain
        }),
        `ana turn: move\nana where: towards bo\nana metres: 1\n${roll}ana turn: end turn`,
      )
    expect(told(wade(2), 'check')).toBeUndefined()
    const tired = wade(3, 'ana endurance: 46\n')
    expect([needs(told(tired, 'check')), of(tired, 'ana').exhausted]).toEqual([45, true])
    expect(of(wade(3, 'ana endurance: 45\n'), 'ana').exhausted).toBe(false)
  })
  test('is forgotten after a turn without it, not after one of it, nor by who is exhausted', () => {
    expect(ends({ strain: 2, did: ['aim'] }).strain).toBe(0)
    expect(ends({ strain: 2, did: [] }).strain).toBe(0)
    for (const did of ['move', 'climb', 'swim']) expect(ends({ strain: 2, did: ['aim', did] }).strain).toBe(2)
    expect(ends({ strain: 4, exhausted: true, did: ['aim'] }).strain).toBe(4)
  })
})

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
