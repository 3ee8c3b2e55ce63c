import { describe, expect, test } from 'vitest'
import type { Hold, State } from '../../state/types.ts'
import { crowd, duel, of, thing, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const caught = (by: string, on: string, own: string, item: string): Hold => ({
  kind: 'catch',
  by,
  on,
  with: `${by} ${own}`,
  item: `${on} ${item}`,
})

describe('holds and what is held', () => {
  test('dropping one thing leaves another braced', () => {
    const dropped = (item: string) => {
      const state = turnOf(duel({ weapons: ['short sword', 'dagger'] }), 'ana', (s) => {
        person(s, 'ana').braced = 'ana short sword'
      })
      return of(until(state, `ana turn: drop\nana item: ${item}`), 'ana').braced
    }
    expect([dropped('dagger'), dropped('short sword')]).toEqual(['ana short sword', null])
  })
  const forked = (...holds: Hold[]) =>
    turnOf(
      crowd(
        { ana: { weapons: ['war-fork', 'dagger'] } },
        { bo: { weapons: ['short sword', 'targe'] }, cy: {} },
        { distance: 0.5 },
      ),
      'ana',
      (s) => {
        s.holds = holds
      },
    )
  test('a weapon that has caught nothing disarms whatever is named', () => {
    const state = forked(caught('ana', 'bo', 'war-fork', 'short sword'))
    const ran = until(
      state,
      'ana turn: disarm\nana target: bo\nana weapon: dagger\nana item: targe\nana maneuver: 10\nbo defence: 99',
    )
    expect(thing(of(ran, 'bo'), 'targe').where).toBe('ground')
    const with_ = until(
      state,
      'ana turn: disarm\nana target: bo\nana weapon: war-fork\nana maneuver: 10\nbo defence: 99',
    )
    expect(thing(of(with_, 'bo'), 'short sword').where).toBe('ground')
  })
  test('of two caught weapons the first is let go', () => {
    const state = forked(caught('bo', 'ana', 'short sword', 'dagger'), caught('cy', 'ana', 'short sword', 'war-fork'))
    const ran = until(state, 'ana turn: let go')
    expect([thing(of(ran, 'ana'), 'dagger').where, thing(of(ran, 'ana'), 'war-fork').where]).toEqual(['ground', 'main'])
    expect(ran.state.holds).toMatchObject([{ by: 'cy' }])
  })
  test('teeth that hold one take hold of another, and of nobody twice', () => {
    const bites = (on: string) => {
      const state = turnOf(crowd({ ana: { like: 'wolf' } }, { bo: {}, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
        s.holds = [{ kind: 'grab', by: 'ana', on: 'cy', with: 'ana bite', item: null }]
      })
      const script = `ana turn: attack\nana target: ${on}\nana attack: 41\n${on} defence: 99\nana damage: 1`
      return until(state, script).state.holds.map((hold) => hold.on)
    }
    expect([bites('bo'), bites('cy')]).toEqual([['cy', 'bo'], ['cy']])
  })
})
