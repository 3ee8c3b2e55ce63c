import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, of, onMap, run, told, turnOf } from '../arrange.ts'

const body = (s: ReturnType<typeof run>, id: string) =>
  'bands' in s.state.where ? undefined : s.state.where.bodies[id]

describe('difficult ground', () => {
  const rough = (ground: string, metres = 20) => turnOf(duel({}, {}, { distance: metres, scene: { ground, drop: 5 } }))
  const go = (roll: string | number, rest = '') =>
    `ana turn: move\nana where: towards bo\nana metres: 12\nana footing: ${roll}\n${rest}\nana turn: end turn`
  rule(
    ['REN-MOVE-10', 'REN-HAZARD-ShallowWater'],
    'through shallow water one goes no faster than the base rate, without a check',
    () => {
      const ran = run(
        rough('shallow water'),
        'ana turn: move\nana where: towards bo\nana metres: 12\nana turn: end turn',
      )
      expect([told(ran, 'moved')?.metres, told(ran, 'check')]).toEqual([4, undefined])
    },
  )
  rule(
    'REN-HAZARD-DifficultTerrain',
    'faster than the base rate takes Athletics: a failure stops there, a bad one fells, a critical one hurts',
    () => {
      expect(told(run(rough('difficult'), go(20)), 'moved')?.metres).toBe(12)
      expect(told(run(rough('difficult'), go(70)), 'moved')?.metres).toBe(4)
      const fell = run(rough('difficult'), go(95))
      expect([of(fell, 'ana').stance, of(fell, 'ana').damage, told(fell, 'moved')?.metres]).toEqual(['prone', 0, 4])
      expect(of(run(rough('difficult'), go(77, 'ana damage: 9')), 'ana').damage).toBe(4)
      const slow = run(rough('difficult'), 'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn')
      expect(told(slow, 'check')).toBeUndefined()
    },
  )
  rule('REN-HAZARD-Slippery', 'on slippery ground an exceptional failure slides one down', () => {
    const ran = run(rough('slippery'), go(95))
    expect(told(ran, 'prone')?.rule).toContain('REN-HAZARD-Slippery')
  })
  rule('REN-HAZARD-Narrow', 'on a critical failure one falls off, unless COO×3 finds a hold', () => {
    const held = run(rough('narrow'), go(77, 'ana finding a hold: 20'))
    expect([of(held, 'ana').damage, of(held, 'ana').stance]).toEqual([0, 'prone'])
    const fell = run(rough('narrow'), go(77, 'ana finding a hold: 50\nana damage: 3 4\nana knock-down: 1'))
    expect(of(fell, 'ana').damage).toBe(7)
  })
  test('squares of rubble on a map count like it, and a path round them does not', () => {
    const key = { '~': 'difficult' }
    const over = run(
      turnOf(duel({}, {}, onMap('a~~~~~~..b', ['ana', 'bo'], key))),
      'ana turn: move\nana where: cell 7,0\nana footing: 70\nana turn: end turn',
    )
    expect(body(over, 'ana')?.x).toBe(4)
    const clear = run(
      turnOf(duel({}, {}, onMap('a........b\n~~~~~~~~~~', ['ana', 'bo'], key))),
      'ana turn: move\nana where: cell 7,0\nana turn: end turn',
    )
    expect(body(clear, 'ana')?.x).toBe(7)
  })
})
