import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { crowd, duel, run, turnOf } from '../arrange.ts'

const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

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
