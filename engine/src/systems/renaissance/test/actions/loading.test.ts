import { expect, test } from 'vitest'
import type { Fighter, State } from '../../state/types.ts'
import { duel, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)

test('of two empty pistols the first is loaded first', () => {
  const pistols = { weapons: ['dragon pistol', 'dragon pistol'], inHand: ['dragon pistol', 'dragon pistol'] }
  const guns = (f: Fighter) => f.items.filter(({ weapon }) => weapon.reload !== null)
  const state = turnOf(duel(pistols), 'ana', (s) => {
    for (const gun of guns(person(s, 'ana'))) Object.assign(gun, { loaded: 0 })
  })
  const ran = run(state, 'ana turn: load\nana turn: end turn')
  expect(guns(of(ran, 'ana')).map(({ loaded, loading }) => loaded + loading)).toEqual([1, 0])
})
