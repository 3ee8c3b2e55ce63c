import { describe, expect, test } from 'vitest'
import { play, refusal } from '../../../kernel/testing/index.ts'
import type { Command } from '../amend.ts'
import { renaissance } from '../index.ts'
import type { Hold, State } from '../types.ts'
import { crowd, duel, needs, of, onMap, type Ran, run, thing, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const caught = (by: string, on: string, own: string, item: string): Hold => ({
  kind: 'catch',
  by,
  on,
  with: `${by} ${own}`,
  item: `${on} ${item}`,
})
const ruled = (from: State, command: Command, dice = ''): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, dice, {
    steps: 1,
  }) as Ran

describe('rulings of the game master', () => {
  test('a number may be set to nothing, and to no less', () => {
    for (const field of ['damage', 'wounds', 'luck', 'initiative', 'reaction'] as const) {
      const set = (to: number) => renaissance.command.parse({ do: 'set', who: 'ana', field, to })
      const nothing: Command = { do: 'set', who: 'ana', field, to: 0 }
      expect([set(0).ok, of(ruled(turnOf(duel()), nothing), 'ana')[field]]).toEqual([true, 0])
      expect(() => ruled(turnOf(duel()), { ...nothing, to: -1 })).toThrow()
    }
  })
  test('whom he takes out nobody aims at any more', () => {
    const state = turnOf(crowd({ ana: {}, cid: {} }, { bo: {}, dan: {} }), 'ana', (s) => {
      person(s, 'ana').aim = 'bo'
      person(s, 'cid').aim = 'bo'
    })
    const { state: left } = ruled(state, { do: 'remove', who: 'bo' })
    expect([person(left, 'ana').aim, person(left, 'cid').aim]).toEqual([null, null])
  })
  test('damage at DUR disables and at twice of it kills, by option only beyond', () => {
    const hurt = (dv: number, strictExceed: boolean) => {
      const state = turnOf(duel({}, { DUR: 30, aptitudes: { SOM: 40 } }, { options: { strictExceed } }), 'ana', (s) => {
        person(s, 'bo').stance = 'prone'
      })
      return of(ruled(state, { do: 'hurt', who: 'bo', dv, ap: 0, armour: false }), 'bo').condition
    }
    expect([29, 30, 31, 59, 60, 61].map((dv) => hurt(dv, false))).toEqual([
      'up',
      'disabled',
      'disabled',
      'disabled',
      'dead',
      'dead',
    ])
    expect([29, 30, 31, 59, 60, 61].map((dv) => hurt(dv, true))).toEqual([
      'up',
      'up',
      'disabled',
      'disabled',
      'disabled',
      'dead',
    ])
  })
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

describe('who stands where', () => {
  test('a partner at a gun stands next to it', () => {
    const gun = (picture: string) => {
      const map = onMap(picture, ['ana', 'bo', 'cid', 'dee'])
      const state = turnOf(crowd({ ana: { weapons: ['hand cannon'] }, cid: {}, dee: {} }, { bo: {} }, map))
      return needs(told(run(state, 'ana turn: attack\nana attack: 99'), 'attack'))
    }
    expect([gun('a.cd...b'), gun('ac.d...b'), gun('ad.c...b')]).toEqual([50, 60, 60])
  })
  test('who is out of range is named', () => {
    const far = turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 300 }))
    expect(refusal(renaissance, far, 'ana', 'attack')?.because).toBe('bo is beyond its range')
  })
  test('those who cannot come at each other but can shoot are at no standstill', () => {
    const stood = (weapon: string) => {
      const map = onMap('aoooob', ['ana', 'bo'], { o: 'pit' })
      const state = turnOf(duel({ weapons: [weapon] }, { weapons: ['club'] }, map))
      return until(state, 'ana turn: end turn\nbo turn: end turn\nana turn: end turn').state.stood
    }
    expect([stood('club'), stood('light bow')]).toEqual([1, 0])
  })
  test('a loud attack is heard by who does not see it', () => {
    const state = (light: string) =>
      turnOf(
        crowd(
          { ana: { weapons: ['musket'] } },
          { bo: {}, cy: {} },
          { ...onMap('a..b.c', ['ana', 'bo', 'cy']), scene: { light } },
        ),
        'ana',
        (s) => {
          person(s, 'cy').unaware = true
        },
      )
    expect(of(run(state('dark'), 'ana turn: attack\nana target: bo\nana attack: 99'), 'cy').unaware).toBe(false)
  })
})
