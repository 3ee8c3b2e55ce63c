import { expect, test } from 'vitest'
import { renaissance } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const PIT = { o: 'pit' }
const CLUB = { weapons: ['club'] }
/** The end of a round over a pit nobody crosses. */
const round = (ana: object, change: (f: Fighter) => void = () => {}, options: object = {}, stood = 0) =>
  run(
    turnOf(duel(ana, CLUB, { ...onMap('aoooob', ['ana', 'bo'], PIT), options }), 'ana', (s) => {
      Object.assign(s, { acting: null, at: s.order.length, stood })
      change(person(s, 'ana'))
    }),
    '',
    1,
  )
const stands = (ana: object, change?: (f: Fighter) => void) => round(ana, change).state.stood === 1
const gun =
  (fields: object) =>
  (f: Fighter): void => {
    for (const item of f.items) if (item.weapon.modes.some(({ kind }) => kind === 'shot')) Object.assign(item, fields)
  }

test('a fight stands where nobody has anything that carries so far (REN-A100)', () => {
  const cases: [object, ((f: Fighter) => void) | undefined, boolean][] = [
    [CLUB, undefined, true],
    [{ weapons: ['light bow'] }, undefined, false],
    // One in the pack can be drawn, a club there helps nothing.
    [{ weapons: ['club', 'light bow'], inHand: ['club'] }, undefined, false],
    [{ weapons: ['club', 'warhammer'], inHand: ['club'] }, undefined, true],
    // An empty gun can be loaded, as long as there is something to load.
    [{ weapons: ['musket'] }, gun({ loaded: 0 }), false],
    [{ weapons: ['musket'] }, gun({ loaded: 0, uses: 1 }), false],
    [{ weapons: ['musket'] }, gun({ loaded: 0, uses: 0 }), true],
    [{ weapons: ['musket'] }, gun({ loaded: 1, uses: 0 }), true],
    // A knife can be thrown, one on the ground cannot.
    [{ weapons: ['knife'] }, undefined, false],
    [{ weapons: ['light bow'] }, gun({ where: 'ground' }), true],
  ]
  for (const [ana, change, stood] of cases)
    expect([JSON.stringify(ana), stands(ana, change)]).toEqual([JSON.stringify(ana), stood])
})

test('one foe within range is enough, whichever', () => {
  const state = (picture: string) =>
    turnOf(
      crowd(
        { ana: { weapons: ['club', 'knife'], inHand: ['knife'] } },
        { bo: CLUB, cy: CLUB },
        onMap(picture, ['ana', 'bo', 'cy'], PIT),
      ),
      'ana',
      (s) => {
        Object.assign(s, { acting: null, at: s.order.length })
      },
    )
  const far = 'o'.repeat(90)
  expect(run(state(`aoooob${far}c`), '', 1).state.stood).toBe(0)
  expect(run(state(`aooooc${far}b`), '', 1).state.stood).toBe(0)
  expect(run(state(`a${far}c${far}b`), '', 1).state.stood).toBe(1)
})

test('after so many rounds of it in a row the fight is over and nobody has won; never, by option', () => {
  const before = round(CLUB, undefined, { standoffRounds: 3 }, 1)
  expect([before.state.stood, before.state.ended, told(before, 'standoff')]).toEqual([2, null, undefined])
  const over = round(CLUB, undefined, { standoffRounds: 3 }, 2)
  expect([over.state.ended, told(over, 'standoff')?.rounds]).toEqual([{ won: [], because: 'REN-A100' }, 3])
  expect([renaissance.outcome(over.state), told(over, 'round')]).toEqual([over.state.ended, undefined])
  const never = round(CLUB, undefined, { standoffRounds: 'never' }, 7)
  expect([never.state.stood, never.state.ended]).toEqual([7, null])
  expect(round({ weapons: ['light bow'] }, undefined, { standoffRounds: 3 }, 2).state).toMatchObject({
    stood: 0,
    ended: null,
  })
})
