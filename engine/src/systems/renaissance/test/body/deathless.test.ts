import { expect, test } from 'vitest'
import type { Fighter, State } from '../../state/types.ts'
import { attack, duel, MORTAL, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)

test('who is deathless stays up through blow after blow, and it is told once', () => {
  const ran = run(
    turnOf(duel({}, { ...MORTAL, traits: ['deathless'] }), 'ana', (s) => {
      Object.assign(person(s, 'bo'), { damage: 70, deathless: 2, stance: 'prone' })
    }),
    attack(20, 'bo defence: 99\nana damage: 9'),
  )
  expect([of(ran, 'bo').condition, of(ran, 'bo').deathless, told(ran, 'stays')]).toEqual(['up', 2, undefined])
})
