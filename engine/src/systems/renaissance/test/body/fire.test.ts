import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
/** Ana’s turn begins in this state. */
const begins = (change: Partial<Fighter>, script = '', ana: object = {}) =>
  run(
    turnOf(crowd({ ana: { DUR: 30, ...ana }, dee: {} }, { bo: {} }), 'ana', (s) => {
      Object.assign(s, { acting: null, at: 0 })
      Object.assign(person(s, 'ana'), change)
    }),
    script,
    1,
  )

describe('burning', () => {
  const fire = { kind: 'fire', turns: null } as const
  rule('REN-HAZARD-Fire', 'leather is not eaten and does not glow', () => {
    const ran = begins({ effects: [fire] }, 'ana damage: 3', { DUR: 100, armour: ['leather'] })
    expect(of(ran, 'ana')).toMatchObject({ damage: 3, corroded: 0, heat: 0 })
  })
  const resistances = [{ tag: 'Fire', effect: 'DV/2' }]
  rule('REN-RES-02', 'who resists fire is burnt by less of it, and by all of what is no fire', () => {
    const burnt = (kind: 'fire' | 'oil' | 'scour', dice: string) =>
      of(begins({ effects: [{ kind, turns: null }] }, `ana damage: ${dice}`, { DUR: 100, resistances }), 'ana').damage
    expect([burnt('fire', '7'), burnt('oil', '8'), burnt('scour', '7')]).toEqual([3, 2, 7])
  })
  test('the dead burn no more: neither what else is on them nor the metal', () => {
    const died = begins({ effects: [fire, { kind: 'oil', turns: 3 }], damage: 200 }, 'ana damage: 1')
    expect([of(died, 'ana').condition, told(died, 'burns', 1)]).toEqual(['dead', undefined])
    const cold = begins({ condition: 'dead', damage: 70, heat: 2 })
    expect([of(cold, 'ana').heat, told(cold, 'harmed')]).toEqual([2, undefined])
  })
  test('armour quite eaten protects no more, and takes nothing from the hide', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { armour: ['mail'], DUR: 100, hide: 7 } },
          { bo: {} },
          { ...onMap('a......b', ['ana', 'bo']), scene: { pits: [[2, 0]] } },
        ),
        'ana',
        (s) => {
          person(s, 'ana').corroded = 9
        },
      ),
      'ana turn: move\nana where: cell 3,0\nana damage: 5 5\nana turn: end turn',
    )
    expect(of(ran, 'ana').damage).toBe(15 - (7 - 5))
  })
})
