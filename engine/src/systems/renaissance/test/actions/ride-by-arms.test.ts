import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { counted, crowd, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('what a rider passes', () => {
  const riding = (ana: object) =>
    turnOf(
      crowd({ ana: { mount: 'war-horse', ...ana }, 'war-horse': { like: 'war-horse' } }, { bo: {} }, { distance: 8 }),
      'ana',
      (s) => {
        person(s, 'bo').reaction = 1
      },
    )
  test('is struck with weapons, not with fists or bows', () => {
    for (const weapon of ['fists', 'light bow'])
      expect(() =>
        run(
          riding({ weapons: ['short sword', 'light bow'], inHand: ['short sword'] }),
          `ana turn: ride-by\nana ride-by: ${weapon}`,
        ),
      ).toThrow(/ride-by/)
  })
  test('once with each weapon, for one Standard Action', () => {
    const ran = run(
      riding({ weapons: ['short sword'] }),
      'ana turn: ride-by\nana ride-by: short sword\nana attack: 99\nana ride-by: war-horse stomp\nwar-horse attack: 99',
    )
    expect([of(ran, 'ana').standard, of(ran, 'ana').quick, told(ran, 'attack', 2)]).toEqual([1, 1, undefined])
    expect(counted(told(ran, 'attack'))).toMatchObject({ 'REN-MNT-11': -10, 'REN-MNT-12': -10, 'REN-MOVE-03': -10 })
  })
})
