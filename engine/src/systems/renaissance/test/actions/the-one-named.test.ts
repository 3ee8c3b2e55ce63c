import { describe, expect, test } from 'vitest'
import { attack, crowd, duel, of, run, thing, told, turnOf, until } from '../arrange.ts'

const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

describe('the second of several', () => {
  test('of two holds the one named ends', () => {
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
      s.holds = [grab('ana', 'bo'), grab('ana', 'cy'), grab('bo', 'ana')]
      s.holds = s.holds.slice(0, 2)
    })
    expect(until(state, 'ana turn: release\nana release: grab of cy').state.holds).toMatchObject([{ on: 'bo' }])
  })
  test('of two who hold him he gets away from one at a time', () => {
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
      s.holds = [grab('bo', 'ana'), grab('cy', 'ana')]
    })
    const ran = run(
      state,
      'ana turn: escape\nana break: grab of bo\nana escape: 40\nbo holding on: 99\nana turn: end turn',
    )
    expect(ran.state.holds).toMatchObject([{ by: 'cy' }])
  })
  test('of two things in hand the one named falls, and a disarm takes the shield if that was named', () => {
    const state = turnOf(duel({}, { weapons: ['short sword', 'targe'] }))
    const ran = run(
      state,
      'ana turn: disarm\nana weapon: short sword\nana item: targe\nana maneuver: 40\nbo defence: 99',
    )
    expect([thing(of(ran, 'bo'), 'targe').where, thing(of(ran, 'bo'), 'short sword').where]).toEqual(['ground', 'main'])
  })
  test('of two weapons in hand both parry, and the better does', () => {
    const skills = { 'melee weapons': 60, fray: 20 }
    const guard = (weapons: string[]) =>
      told(run(turnOf(duel({}, { weapons, skills })), attack(20, 'bo defence: 99\nana damage: 1')), 'defence')?.by
    expect([guard(['club', 'dagger']), guard(['dagger', 'club'])]).toEqual(['parry dagger', 'parry dagger'])
  })
})
