import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { attack, duel, needs, of, run, told, turnOf, until } from '../arrange.ts'

describe('being prone', () => {
  const lying =
    (id: string) =>
    (s: State): void => {
      of({ state: s }, id).stance = 'prone'
    }
  rule('REN-PRONE-01', 'dropping is Quick', () => {
    expect(of(until(turnOf(duel()), 'ana turn: drop prone'), 'ana')).toMatchObject({ stance: 'prone', quick: 1 })
  })
  rule('REN-PRONE-02', 'being knocked down takes nobody’s action', () => {
    const ran = run(turnOf(duel({}, { DUR: 30 })), attack(20, 'bo defence: 99\nana damage: 1\nbo knock-down: 99'))
    expect(of(ran, 'bo')).toMatchObject({ stance: 'prone', quick: 0, standard: 0 })
  })
  rule('REN-PRONE-03', 'getting up is Quick', () => {
    expect(of(until(turnOf(duel(), 'ana', lying('ana')), 'ana turn: get up'), 'ana')).toMatchObject({
      stance: 'standing',
      quick: 1,
    })
  })
  rule('REN-PRONE-04', 'lying one moves half the base rate for a Standard Action, and not otherwise', () => {
    const state = turnOf(duel({}, {}, { distance: 9 }), 'ana', lying('ana'))
    expect(refusal(renaissance, state, 'ana', 'move')?.rule).toBe('REN-PRONE-04')
    const ran = run(state, 'ana turn: creep\nana where: towards bo\nana metres: 2\nana turn: end turn')
    expect([told(ran, 'moved')?.metres, of(ran, 'ana').standard, of(ran, 'ana').stance]).toEqual([2, 1, 'prone'])
  })
  rule('REN-PRONE-05', 'blows at the prone have +10', () => {
    expect(needs(told(run(turnOf(duel(), 'ana', lying('bo')), attack(99)), 'attack'))).toBe(70)
  })
  rule('REN-PRONE-06', 'shots at the prone have -10', () => {
    expect(
      needs(
        told(
          run(
            turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 }), 'ana', lying('bo')),
            'ana turn: attack\nana attack: 99',
          ),
          'attack',
        ),
      ),
    ).toBe(50)
  })
  rule(['REN-PRONE-07', 'REN-TAG-Prone'], 'the prone attack at -30, but not with a weapon made for it', () => {
    expect(needs(told(run(turnOf(duel(), 'ana', lying('ana')), attack(99)), 'attack'))).toBe(30)
    const bow = run(
      turnOf(duel({ weapons: ['musket'] }, {}, { distance: 9 }), 'ana', lying('ana')),
      'ana turn: attack\nana attack: 99',
    )
    expect(needs(told(bow, 'attack'))).toBe(60)
  })
})
