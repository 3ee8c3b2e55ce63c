import { describe, expect, test } from 'vitest'
import type { Fighter, Readied, State } from '../../state/types.ts'
import { duel, of, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)
const ready = (s: State, is: Partial<Readied>): void => {
  person(s, 'ana').readied = {
    only: ['ana'],
    is: { action: 'attack', when: 'attacks me', of: 'anybody', metres: 0, cell: null, ...is },
  } as Fighter['readied']
}

describe('what is made ready is offered where it can be done', () => {
  const asked = (is: Partial<Readied>, bo: Partial<Fighter> = {}, weapons = ['short sword']) =>
    until(
      turnOf(duel({ DUR: 100 }, { weapons }), 'bo', (s) => {
        ready(s, is)
        Object.assign(person(s, 'bo'), bo)
      }),
      ['bo turn: attack', ...weapons.map((name) => `bo weapon: ${name}`)].join('\n'),
    )
  const reacts = (ran: ReturnType<typeof asked>) => told(ran, 'reacts')?.kind
  test('a trip at one who stands, not at one who lies', () => {
    expect(reacts(asked({ action: 'trip' }))).toBe('readied trip')
    expect(reacts(asked({ action: 'trip' }, { stance: 'prone' }))).toBeUndefined()
  })
  test('a disarm at one who holds something', () => {
    expect(reacts(asked({ action: 'disarm' }))).toBe('readied disarm')
    expect(reacts(asked({ action: 'disarm' }, {}, []))).toBeUndefined()
  })
  test('a pull at a rider only, a grab at one on foot', () => {
    expect(reacts(asked({ action: 'dismount' }))).toBeUndefined()
    expect(reacts(asked({ action: 'grab' }))).toBe('readied grab')
  })
  test('for somebody named it waits for him, and not for what is done to others', () => {
    expect(reacts(asked({ of: 'bo' }))).toBe('readied attack')
    expect(reacts(asked({ of: 'cy' }))).toBeUndefined()
    expect(reacts(asked({ when: 'attacks an ally' }))).toBeUndefined()
    expect(reacts(asked({ when: 'attacks' }))).toBe('readied attack')
    expect(reacts(asked({ when: 'charges' }))).toBeUndefined()
  })
})
