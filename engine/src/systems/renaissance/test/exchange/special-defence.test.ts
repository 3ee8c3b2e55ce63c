import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { duel, needs, of, run, thing, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('a maneuver in place of defence (REN-A76)', () => {
  const answered = (way: string, roll: number, ana: object = {}, rest = '') =>
    run(
      turnOf(duel(ana, { weapons: ['club'], skills: { 'melee weapons': 70 } })),
      `ana turn: attack\nana weapon: ${(ana as { weapons?: string[] }).weapons?.[0] ?? 'short sword'}\nana attack: 20\nbo defend: ${way}\nbo defence: ${roll}\n${rest}`,
    )
  test('a disarm strikes the weapon from the attacker’s hand if it wins exceptionally, at -10', () => {
    const won = answered('disarm club', 40)
    expect([thing(of(won, 'ana'), 'short sword').where, needs(told(won, 'defence')), of(won, 'bo').reaction]).toEqual([
      'ground',
      60,
      1,
    ])
    expect(thing(of(answered('disarm club', 25), 'ana'), 'short sword').where).toBe('main')
    expect(thing(of(answered('disarm club', 99, {}, 'ana damage: 1'), 'ana'), 'short sword').where).toBe('main')
  })
  test('there is nothing to disarm in a bite, and nobody to trip who lies', () => {
    const bite = { weapons: [], natural: [{ name: 'bite', dv: '1d10' }] }
    const bitten = (way: string, lies: boolean) => () =>
      run(
        turnOf(duel(bite, { weapons: ['club'] }), 'ana', (s) => {
          if (lies) person(s, 'ana').stance = 'prone'
        }),
        `ana turn: attack\nana attack: 20\nbo defend: ${way}\nbo defence: 31`,
      )
    expect(bitten('disarm club', false)).toThrow(/disarm/)
    expect(bitten('trip club', true)).toThrow(/trip/)
    expect(of(bitten('trip club', false)(), 'ana').stance).toBe('prone')
  })
})
