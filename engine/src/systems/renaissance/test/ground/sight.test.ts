import { describe, expect, test } from 'vitest'
import { spotOf } from '../../../../space/whereabouts.ts'
import { sees } from '../../ground/sight.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel, of, onMap, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('who sees whom', () => {
  const seen = (ana: object, more: object, arrange?: (s: State) => void) => {
    const s = turnOf(duel(ana, {}, more), 'ana', arrange)
    return sees(s, person(s, 'ana'), person(s, 'bo'))
  }
  const dark = (distance: number) => ({ distance, scene: { light: 'dark' } })
  test('in the dark nobody but who needs no light, and that not beyond thirty metres', () => {
    expect([seen({}, dark(5)), seen({ traits: ['low-light sight'] }, dark(60))]).toEqual([false, true])
    expect([seen({ traits: ['blind-sight'] }, dark(30)), seen({ traits: ['blind-sight'] }, dark(31))]).toEqual([
      true,
      false,
    ])
    expect([seen({ traits: ['blind-sight'] }, { distance: 31 }), seen({}, { distance: 99 })]).toEqual([true, true])
    const clay = { race: 'clay man', movement: { foot: [4, 12] } }
    expect([seen(clay, dark(30)), seen(clay, { distance: 30 }), seen(clay, { distance: 31 })]).toEqual([
      true,
      true,
      false,
    ])
  })
  test('one eye is enough, none is not', () => {
    const lost = (...limbs: Fighter['lost']) =>
      seen({}, {}, (s) => {
        person(s, 'ana').lost = limbs
      })
    expect([lost(), lost('eye'), lost('eye', 'left arm'), lost('eye', 'eye')]).toEqual([true, true, true, false])
  })
  test('nobody sees into smoke or out of it, to its edge', () => {
    const smoke = (who: string, far: number) =>
      seen({}, { distance: 9 }, (s) => {
        const at = [...(spotOf(s.where, who) ?? [])]
        at[1] = (at[1] ?? 0) + far
        s.smoke = [{ at, radius: 2 }]
      })
    expect([smoke('ana', 0), smoke('bo', 0), smoke('ana', 2), smoke('ana', -3)]).toEqual([false, false, false, true])
  })
  test('nor through a wall', () => {
    expect([seen({}, onMap('a.#.b', ['ana', 'bo'])), seen({}, onMap('a...b', ['ana', 'bo']))]).toEqual([false, true])
  })
})
