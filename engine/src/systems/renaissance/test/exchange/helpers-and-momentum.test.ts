import { describe, expect, test } from 'vitest'
import { sum } from '../../body/damage-value.ts'
import { damageTerms } from '../../exchange/damage.ts'
import { adjacent } from '../../ground/reach.ts'
import type { State } from '../../state/types.ts'
import { attack, crowd, needs, of, onMap, run, thing, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const three = (ana: object = {}, more: object = {}) => crowd({ ana }, { bo: {}, cy: {} }, { distance: 0.5, ...more })

describe('several about him', () => {
  test('of two helpers, one of them down, the other’s ten is left', () => {
    const hit = (ids: string[]) =>
      needs(
        told(
          run(
            turnOf(
              crowd({ ana: {}, cid: {}, dee: {} }, { bo: {} }, onMap('cad\n.b.', ['ana', 'bo', 'cid', 'dee'])),
              'ana',
              (s) => {
                person(s, 'ana').helpers = ids
                person(s, 'cid').condition = 'disabled'
              },
            ),
            attack(99),
          ),
          'attack',
        ),
      )
    expect([hit([]), hit(['cid']), hit(['cid', 'dee']), hit(['dee', 'cid'])]).toEqual([60, 60, 70, 70])
  })
  test('next to each other by the metre, from either side', () => {
    const s = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, onMap('a.b\n.c.', ['ana', 'bo', 'cy'])))
    expect([adjacent(s, 'ana', 'cy'), adjacent(s, 'cy', 'bo'), adjacent(s, 'ana', 'bo')]).toEqual([true, true, false])
  })
  test('momentum is a charger’s own', () => {
    const s = turnOf(three(), 'ana', (state) => {
      person(state, 'bo').charge = { metres: 9, mounted: false }
    })
    const made = { force: 'plain', exceptional: false, fine: false, critical: false, upgraded: false } as const
    const blow = (by: string, target: string) => {
      const f = person(s, by)
      const item = thing(f, 'short sword')
      const how = {
        multiple: false,
        spread: false,
        rideBy: false,
        braced: false,
        reaction: false,
        maneuver: false,
        place: null,
      }
      const mode = item.weapon.modes[0]
      if (mode === undefined) throw new RangeError('a sword strikes')
      const x = {
        by: f,
        target: person(s, target),
        item,
        mode,
        tags: [],
        skill: 'melee weapons',
        strike: 'none',
      } as const
      return sum(damageTerms(s, { ...x, limb: null, arrow: null, how }, made))
    }
    expect([blow('ana', 'bo'), blow('bo', 'ana')]).toEqual([8, 13])
  })
})
