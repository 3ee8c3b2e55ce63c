import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, duel, needs, of, run, told, turnOf } from '../arrange.ts'

describe('charging', () => {
  const charged = (metres: number, rest: string, ana: object = {}, more: object = {}) =>
    run(turnOf(duel(ana, {}, { distance: metres, ...more })), `ana turn: charge\n${rest}`)
  rule(['REN-CHARGE-01', 'REN-CHARGE-03'], 'a charge is declared before the move, and is a run however short', () => {
    const ran = charged(3, attack(99))
    expect([told(ran, 'charges')?.at, needs(told(ran, 'attack'))]).toEqual(['bo', 50])
    expect(ran.events.findIndex((e) => e.type === 'charges')).toBeLessThan(
      ran.events.findIndex((e) => e.type === 'moved'),
    )
  })
  rule(['REN-CHARGE-02', 'REN-CHARGE-04'], 'it goes up to the full rate for a Quick Action', () => {
    const ran = charged(20, 'ana turn: end turn')
    expect([told(ran, 'moved')?.metres, of(ran, 'ana').quick]).toEqual([12, 1])
  })
  rule('REN-CHARGE-05', 'after three metres blows do +DB, after two they do not', () => {
    const hit = attack(20, 'bo defence: 99\nana damage: 1')
    expect(of(charged(4, hit), 'bo').damage).toBe(1 + 3 + 5 + 5)
    expect(of(charged(3, hit), 'bo').damage).toBe(1 + 3 + 5)
    const thrown = charged(
      4,
      'ana turn: attack\nana weapon: knife thrown\nana attack: 12\nbo defence: 99\nana damage: 1',
      { weapons: ['knife'] },
    )
    expect(of(thrown, 'bo').damage).toBe(1 - 1 + 5)
  })
  rule('REN-CHARGE-06', 'each of several attacks has the bonus, and each the penalty', () => {
    const ran = charged(
      4,
      'ana turn: multiple attacks\nana each: short sword at bo\nana each: dagger at bo\nana attack: 12\nbo defence: 99\nana damage: 1\nana attack: 12\nbo defence: 99\nana damage: 1',
      { weapons: ['short sword', 'dagger'], traits: ['ambidextrous'] },
    )
    expect([needs(told(ran, 'attack')), needs(told(ran, 'attack', 1))]).toEqual([40, 40])
    expect(of(ran, 'bo').damage).toBe(1 + 3 + 5 + 5 + 1 + 1 + 5 + 5)
  })
  rule('REN-CHARGE-07', 'whom a braced weapon awaits is struck on the way', () => {
    const state = turnOf(duel({ DUR: 100 }, { weapons: ['long spear'] }, { distance: 8 }), 'ana', (s) => {
      of({ state: s }, 'bo').braced = 'bo long spear'
    })
    const ran = run(
      state,
      'ana turn: charge\nbo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn',
    )
    expect([told(ran, 'reacts')?.kind, of(ran, 'ana').damage]).toEqual(['braced weapon', 1 + 5 + 5 + 5])
  })
})
