import { expect, test } from 'vitest'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel, of, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

test('by quarters of what he can take, to the point', () => {
  const looks = (damage: number) => {
    const s = turnOf(duel({ DUR: 40 }), 'ana', (state) => {
      person(state, 'ana').damage = damage
    })
    return renaissance.sheet(s, 'ana', 'seen').grades?.[0]?.word
  }
  expect([9, 10, 29, 30].map(looks)).toEqual(['scratched', 'hurt', 'hurt', 'badly hurt'])
})
