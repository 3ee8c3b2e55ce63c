import { describe, expect } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Readied, State } from '../../state/types.ts'
import { counted, crowd, duel, of, onMap, run, thing, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const waits = (s: State, id: string, readied: Partial<Readied>): void => {
  person(s, id).readied = secret([id], {
    ...{ action: 'attack', when: 'reach', of: 'anybody', metres: 0, cell: null },
    ...readied,
  })
}

describe('any Standard Action can be readied', () => {
  rule('REN-READY-02', 'bracing, when somebody charges: it takes the reaction a braced blow would have taken', () => {
    const from = turnOf(duel({ DUR: 100 }, { weapons: ['long spear'] }, { distance: 9 }), 'ana', (s) =>
      waits(s, 'bo', { action: 'brace', when: 'charges' }),
    )
    const ran = run(from, 'ana turn: charge\nbo readied: use\nana turn: end turn')
    expect([of(ran, 'bo').braced, of(ran, 'bo').reaction]).toEqual(['bo long spear', 1])
    expect(told(ran, 'attack')).toBeUndefined()
  })
  rule('REN-READY-02', 'helping, when a comrade acts', () => {
    const from = turnOf(
      crowd({ ana: {}, cy: { powers: ['soldier'] } }, { bo: {} }, onMap('cab', ['ana', 'cy', 'bo'])),
      'ana',
      (s) => waits(s, 'cy', { action: 'help', when: 'acts', of: 'ana' }),
    )
    const ran = run(
      from,
      'ana turn: attack\ncy readied: use\nana weapon: short sword\nana attack: 99\nana turn: end turn',
    )
    expect(counted(told(ran, 'attack'))['REN-CHK-Assist']).toBe(10)
  })
  rule('REN-READY-02', 'loading, whoever comes', () => {
    const from = turnOf(duel({}, { weapons: ['heavy crossbow'] }, { distance: 20 }), 'ana', (s) => {
      Object.assign(thing(person(s, 'bo'), 'heavy crossbow'), { loaded: 0 })
      waits(s, 'bo', { action: 'load', when: 'charges' })
    })
    const ran = run(from, 'ana turn: charge\nbo readied: use\nana turn: end turn')
    expect(thing(of(ran, 'bo'), 'heavy crossbow').loaded).toBe(1)
  })
  rule('REN-READY-02', 'attacks with every weapon, each at -10', () => {
    const from = turnOf(duel({ DUR: 100 }, { weapons: ['short sword', 'dagger'] }, { distance: 9 }), 'ana', (s) =>
      waits(s, 'bo', { action: 'multiple attacks', when: 'reach' }),
    )
    const ran = run(
      from,
      'ana turn: move\nana where: towards bo\nbo opportunity: readied action\nbo each: short sword at ana\nbo each: dagger at ana\nbo attack: 99\nbo attack: 99\nana turn: end turn',
    )
    expect([told(ran, 'attack', 0), told(ran, 'attack', 1)].map((e) => counted(e)['REN-MULTI-01'])).toEqual([-10, -10])
  })
})
