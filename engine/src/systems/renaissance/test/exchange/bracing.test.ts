import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('a braced spear', () => {
  const spear = { weapons: ['long spear'], DUR: 100 }
  const charge = (target: string, arrange: (s: State) => void, rest: string) =>
    run(
      turnOf(
        crowd(
          { ana: { DUR: 100 } },
          { bo: spear, cy: { weapons: ['club'] } },
          onMap('a.......bc', ['ana', 'bo', 'cy']),
        ),
        'ana',
        arrange,
      ),
      `ana turn: charge\nana target: ${target}\n${rest}`,
    )
  test('meets who charges its holder with its DB once more, an unbraced one only fends', () => {
    const met = (braced: string | null) => {
      const ran = charge(
        'bo',
        (s) => void Object.assign(person(s, 'bo'), { braced }),
        'bo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn',
      )
      return [of(ran, 'ana').damage, told(ran, 'reacts')?.kind]
    }
    expect(met('bo long spear')).toEqual([1 + 5 + 5 + 5, 'braced weapon'])
    expect(met(null)).toEqual([1 + 5 + 5, 'fending off'])
  })
  test('the charger’s own braced weapon is nothing to it', () => {
    const ran = charge(
      'bo',
      (s) => void Object.assign(person(s, 'ana'), { braced: 'ana short sword' }),
      'bo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 1\nana turn: end turn',
    )
    expect([of(ran, 'ana').damage, told(ran, 'reacts')?.kind]).toEqual([1 + 5 + 5, 'fending off'])
  })
  test('a club does not fend', () => {
    const ran = run(
      turnOf(duel({}, { weapons: ['club'] }, { distance: 5 })),
      'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn',
    )
    expect(told(ran, 'reacts')).toBeUndefined()
  })
  test('who fends with a spear in hand, not on his back', () => {
    const ran = run(
      turnOf(duel({}, { weapons: ['long spear', 'club'], inHand: ['club'] }, { distance: 5 })),
      'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn',
    )
    expect(told(ran, 'reacts')).toBeUndefined()
  })
})
