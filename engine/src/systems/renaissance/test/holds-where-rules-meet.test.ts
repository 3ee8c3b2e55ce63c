import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import type { State } from '../types.ts'
import { counted, crowd, duel, of, run, thing, told, turnOf } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

describe('a feint', () => {
  test('does not outlast the turn its maker would have had, dead or gone (REN-A14)', () => {
    for (const condition of ['dead', 'fled'] as const) {
      const ran = run(
        turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
          person(s, 'ana').feints = ['bo', 'cy']
          person(s, 'bo').condition = condition
        }),
        'ana turn: end turn',
        2,
      )
      expect(of(ran, 'ana').feints).toEqual(['cy'])
    }
  })
  test('leaves room for luck when both rolls are seen (REN-A70)', () => {
    const ran = run(
      turnOf(duel({ role: 'hero', luck: 1, skills: { deception: 50 } }, {}, { options: { luckAfter: 'bothSeen' } })),
      'ana turn: feint\nana deception: 51\nana luck after: flip\nbo seeing through: 99\nana turn: end turn',
    )
    expect([of(ran, 'bo').feints, of(ran, 'ana').luck]).toEqual([['ana'], 0])
  })
})

describe('caught weapons', () => {
  const forked = (weapons: string[]) =>
    turnOf(duel({ weapons: ['short sword', 'dagger'] }, { weapons }), 'bo', (s) => {
      s.holds = [{ kind: 'catch', by: 'bo', on: 'ana', with: `bo ${weapons[0]}`, item: 'ana short sword' }]
    })
  rule('REN-CATCH-06', 'the catching weapon itself disarms, of what it has caught and of nothing else', () => {
    const ran = run(forked(['war-fork']), 'bo turn: disarm\nbo weapon: war-fork\nbo maneuver: 30\nana defence: 99')
    expect([thing(of(ran, 'ana'), 'short sword').where, thing(of(ran, 'ana'), 'dagger').where]).toEqual([
      'ground',
      'off',
    ])
    expect(counted(told(ran, 'maneuver'))['REN-CATCH-06']).toBe(10)
    const breaker = run(
      forked(['swordbreaker']),
      'bo turn: disarm\nbo weapon: swordbreaker\nbo maneuver: 30\nana defence: 99',
    )
    expect(thing(of(breaker, 'ana'), 'short sword').where).toBe('ground')
  })
  test('it serves for nothing else while it holds', () => {
    expect(() => run(forked(['war-fork']), 'bo turn: trip\nbo weapon: war-fork')).toThrow()
  })
})

describe('holds', () => {
  test('a mount that is held does not carry its rider off', () => {
    const state = turnOf(
      crowd({ ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } }, { bo: {} }, { distance: 0.5 }),
      'ana',
      (s) => {
        s.holds = [grab('bo', 'war-horse')]
      },
    )
    expect(refusal(renaissance, state, 'ana', 'move')?.rule).toBe('REN-MAN-Grab')
    expect(refusal(renaissance, state, 'ana', 'attack')).toBeUndefined()
  })
  test('takes a hand: there is none left for a weapon of two, nor for a third thing (REN-A72)', () => {
    const holding = (weapons: string[], inHand: string[]) =>
      turnOf(duel({ weapons, inHand }), 'ana', (s) => {
        s.holds = [{ kind: 'grab', by: 'ana', on: 'bo', with: 'ana fists', item: null }]
      })
    expect(refusal(renaissance, holding(['greatsword'], []), 'ana', 'draw')).toBeDefined()
    expect(refusal(renaissance, holding(['short sword', 'dagger'], ['short sword']), 'ana', 'draw')).toBeDefined()
    expect(refusal(renaissance, holding(['short sword'], []), 'ana', 'draw')).toBeUndefined()
    const spear = holding(['short spear'], ['short spear'])
    expect(() => run(spear, 'ana turn: attack\nana weapon: short spear two-handed\nana attack: 99')).toThrow(
      /both hands/,
    )
  })
  test('a grab by hand is told from one with the teeth', () => {
    const seized = run(turnOf(duel({ weapons: [] })), 'ana turn: grab\nana maneuver: 30\nbo defence: 99')
    expect(seized.state.holds).toMatchObject([{ kind: 'grab', with: 'ana fists' }])
  })
})
