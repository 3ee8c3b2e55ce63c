import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)

rule('REN-RNG-11', 'of two empty pistols the one that is named is loaded', () => {
  const pistols = { weapons: ['dragon pistol', 'dragon pistol'], inHand: ['dragon pistol', 'dragon pistol'] }
  const guns = (f: Fighter) => f.items.filter(({ weapon }) => weapon.reload !== null)
  const state = turnOf(duel(pistols), 'ana', (s) => {
    for (const gun of guns(person(s, 'ana'))) Object.assign(gun, { loaded: 0 })
  })
  const loads = (item: string) => {
    const ran = run(state, `ana turn: load\nana item: ${item}\nana turn: end turn`)
    return guns(of(ran, 'ana')).map(({ loaded, loading }) => loaded + loading)
  }
  expect([loads('dragon pistol'), loads('dragon pistol 2')]).toEqual([
    [1, 0],
    [0, 1],
  ])
})
