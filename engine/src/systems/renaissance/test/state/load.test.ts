import { describe, expect, test } from 'vitest'
import { sum } from '../../body/damage-value.ts'
import { armourTerms } from '../../exchange/damage.ts'
import { cumbersome, overload } from '../../state/derive.ts'
import { armed, freeHand } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { attack, duel, needs, of, run, thing, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('several things carried', () => {
  test('each heavy one beyond a fifth of STR hinders by ten', () => {
    const load = (weapons: string[], STR: number, armour: string[] = []) =>
      overload(person(turnOf(duel({ weapons, STR, armour })), 'ana'))
    expect(load(['greatsword', 'battle axe', 'great mace'], 5)).toBe(2)
    expect(load(['greatsword', 'battle axe', 'great mace'], 15)).toBe(0)
    expect(load(['dagger', 'kite shield'], 5, ['mail', 'quilted'])).toBe(1)
    expect(load(['dagger', 'kite shield'], 5, ['quilted', 'mail'])).toBe(1)
  })
  test('a shield in the second hand hinders what takes COO and keeps blows out', () => {
    const ana = person(turnOf(duel({ weapons: ['dagger', 'kite shield'] })), 'ana')
    expect([cumbersome(ana), sum(armourTerms(turnOf(duel()), ana, [], false))]).toEqual([5, 3])
  })
  test('a hand is free if nothing lies in it, armed is who has anything in one', () => {
    const held = (weapons: string[], inHand: string[]) => {
      const f = person(turnOf(duel({ weapons, inHand })), 'ana')
      return [freeHand(f, 'main'), freeHand(f, 'off'), armed(f)]
    }
    expect(held(['dagger', 'club'], [])).toEqual([true, true, false])
    expect(held(['dagger', 'club'], ['club'])).toEqual([false, true, true])
    expect(held(['dagger', 'club'], ['club', 'dagger'])).toEqual([false, false, true])
    expect(held(['dagger', 'halberd'], ['halberd'])).toEqual([false, false, true])
  })
  test('an awkward or vulnerable thing tells from either hand', () => {
    const guard = (weapons: string[]) =>
      needs(
        told(
          run(turnOf(duel({}, { weapons, skills: { fray: 60 } })), attack(20, 'bo defence: 99\nana damage: 1')),
          'defence',
        ),
      )
    expect([guard(['dagger', 'whip']), guard(['whip', 'dagger']), guard(['dagger', 'club'])]).toEqual([50, 50, 60])
  })
  test('of two spears the one named is braced', () => {
    const state = turnOf(duel({ natural: [], weapons: ['halberd'] }), 'ana', (s) => {
      const ana = person(s, 'ana')
      ana.items.unshift({ ...thing(ana, 'halberd'), id: 'ana pike', key: 'pike', where: 'main' })
      thing(ana, 'halberd').where = 'off'
    })
    expect(of(until(state, 'ana turn: brace\nana item: halberd'), 'ana').braced).toBe('ana halberd')
    expect(of(until(state, 'ana turn: brace\nana item: pike'), 'ana').braced).toBe('ana pike')
  })
  test('of two guns in hand the empty one is loaded', () => {
    const state = turnOf(duel({ weapons: ['dragon pistol', 'dragon pistol'] }), 'ana', (s) => {
      thing(person(s, 'ana'), 'dragon pistol 2').loaded = 0
      thing(person(s, 'ana'), 'dragon pistol 2').loading = 1
    })
    const ran = until(state, 'ana turn: load')
    expect([thing(of(ran, 'ana'), 'dragon pistol').loaded, thing(of(ran, 'ana'), 'dragon pistol 2').loaded]).toEqual([
      1, 1,
    ])
  })
})
