import { describe, expect, test } from 'vitest'
import { sum } from '../../body/damage-value.ts'
import { armourTerms } from '../../exchange/damage.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel, of, run, terms, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('armour', () => {
  const av = (
    bo: object,
    tags: readonly ('Impact' | 'Piercing' | 'Bladed')[] = [],
    fine = false,
    change: Partial<Fighter> = {},
  ) => {
    const s = turnOf(duel({}, bo), 'ana', (state) => Object.assign(person(state, 'bo'), change))
    return sum(armourTerms(s, person(s, 'bo'), tags as never, fine))
  }
  test('what is worn, grown, held and kept up adds up', () => {
    expect(av({ armour: ['leather', 'heavy cloak'], hide: 2 })).toBe(7)
    expect(av({ weapons: ['short sword', 'kite shield'] })).toBe(3)
    expect(av({ weapons: ['short sword', 'kite shield'], inHand: ['short sword'] })).toBe(0)
    expect([
      av({ weapons: ['kite shield'] }, [], false, { unaware: true }),
      av({ powers: ['transcendant', 'master'] }),
    ]).toEqual([0, 1])
    expect(av({ powers: ['master'] }, [], false, { effects: [{ kind: 'master', turns: null }] })).toBe(1)
  })
  test('fire has eaten metal, not leather; and what is exposed cannot be less than nothing', () => {
    expect([
      av({ armour: ['mail'] }, [], false, { corroded: 2 }),
      av({ armour: ['mail'] }, [], false, { corroded: 9 }),
    ]).toEqual([3, 0])
    expect(av({ armour: ['leather'] }, [], false, { corroded: 2 })).toBe(4)
    expect([
      av({ armour: ['partial plate'] }, [], true),
      av({ armour: ['partial plate'] }, [], true, { corroded: 5 }),
    ]).toEqual([3, 0])
  })
})

test('a blow from bare hands is harder by a third of the stoutest armour', () => {
  const fist = (armour: string[]) =>
    terms(
      told(
        run(
          turnOf(duel({ weapons: [], armour }, { inHand: [] })),
          'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1',
        ),
        'hurt',
      ),
    ).find(({ rule }) => rule === 'REN-UNARM-07')?.value
  expect([fist(['mail']), fist(['full plate', 'quilted']), fist(['heavy cloak'])]).toEqual([1, 3, undefined])
})
