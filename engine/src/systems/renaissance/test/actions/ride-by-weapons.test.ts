import { describe, expect, test } from 'vitest'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)
const horse = { 'war-horse': { like: 'war-horse' } }

describe('ride-by', () => {
  test('with two weapons at hand it is the chosen one that strikes, and it has had its chance', () => {
    const lancer = { weapons: ['lance', 'long sword'], inHand: ['long sword'], mount: 'war-horse', STR: 30 }
    const ran = run(
      turnOf(crowd({ ana: lancer, ...horse }, { bo: {} }, { distance: 8 }), 'ana', (s) => {
        person(s, 'bo').reaction = 1
      }),
      'ana turn: ride-by\nana ride-by: war-horse stomp\nwar-horse attack: 99\nana ride-by: none',
    )
    expect(told(ran, 'attack')).toMatchObject({ who: 'war-horse' })
    expect(ran.events.filter(({ type }) => type === 'attack')).toHaveLength(1)
  })
})
