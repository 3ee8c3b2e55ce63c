import { describe, expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import type { Fighter, State } from '../../state/types.ts'
import { attack, duel, MORTAL, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const busy: Partial<Fighter> = {
  standard: 1,
  quick: 1,
  did: ['move'],
  running: true,
  charge: { metres: 5, mounted: false },
  aim: 'bo',
  kicked: true,
  evading: true,
  fullDefence: true,
  braced: 'ana short sword',
  readied: secret(['ana'], { action: 'attack', when: 'reach', of: 'anybody', metres: 0, cell: null }),
  counter: 'grapple',
}

describe('going down', () => {
  const struck = (arrange: (s: State) => void) =>
    run(
      turnOf(duel({}, MORTAL), 'ana', (s) => {
        person(s, 'bo').damage = 29
        arrange(s)
      }),
      attack(20, 'bo defence: 99\nana damage: 1'),
    )
  test('ends what he had readied or braced, and every hold he has or is in', () => {
    const ran = struck((s) => {
      Object.assign(person(s, 'bo'), { readied: busy.readied, braced: 'bo short sword', defiant: 0 })
      s.holds = [
        { kind: 'grab', by: 'bo', on: 'ana', with: null, item: null },
        { kind: 'catch', by: 'ana', on: 'bo', with: null, item: 'bo short sword' },
      ]
      s.holds.shift()
    })
    expect([of(ran, 'bo').readied, of(ran, 'bo').braced, ran.state.holds]).toEqual([null, null, []])
    expect(told(ran, 'freed')?.who).toBe('bo')
  })
})
