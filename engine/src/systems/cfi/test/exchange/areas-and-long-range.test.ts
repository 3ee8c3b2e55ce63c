import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import { acting, facing, man, onMap, ready, the, told } from '../arrange.ts'

const archer = (more: object = {}) => man(['long-bow'], { ready: ['long-bow'], ...more })

describe('a shot that misses', () => {
  const melee = ready({
    system: 'cfi',
    sides: { heroes: { ann: archer(), cid: man() }, foes: { bob: man(['longsword', 'heater']) } },
    map: { cell: 5, picture: 'a.........\n.........b\n.........c', key: { a: 'ann', b: 'bob', c: 'cid' } },
  })
  rule(['CFI-CRD-03', 'CFI-ATK-09'], 'though it strays, he it was meant for has what he won by parrying it', () => {
    const { state } = acting(
      melee,
      'ann turn: attack\nann attack: 50\nbob defend: heater\nbob parry: 30\nbob effect: prepareCounter\nbob prepare: bleed\ncid defend: none\nann damage: 2\nann location: 10',
    )
    expect(the(state, 'bob').counters.map(({ is }) => is.effect)).toEqual(['bleed'])
  })
  rule(['CFI-CRD-03', 'CFI-EVD-04'], 'and who dived from it lies there', () => {
    const { state } = acting(
      melee,
      'ann turn: attack\nann attack: 50\nbob defend: evade\nbob evade: 80\ncid defend: none\nann damage: 2\nann location: 10',
    )
    expect(the(state, 'bob').stance).toBe('prone')
    expect(the(state, 'cid').stance).toBe('standing')
  })
})

describe('at Long Range', () => {
  rule(['CFI-RNG-Long', 'CFI-KNB-01'], 'the halved damage is what may knock back', () => {
    const small = man([], { characteristics: { str: 12, con: 12, siz: 5, dex: 12, int: 12, pow: 12, cha: 12 } })
    const at = (distance: number) =>
      told(
        acting(
          ready(facing(archer(), small, {}, { distance }), (s) => {
            the(s, 'bob').points = 0
          }),
          'ann turn: attack\nann attack: 30\nann effect: none\nann damage: 8\nann location: 1',
          { otherwise: 'usual' },
        ),
        'pushed',
      ).length
    expect([at(300), at(400)]).toEqual([1, 0])
  })
})

describe('areas', () => {
  const breath = (picture: string) =>
    acting(
      ready(onMap({ like: 'red-dragon' }, man(), picture)),
      'ann turn: breathe\nann attack: 30\nann fire: 6 6 6 6\nbob defend: evade\nbob evade: 40',
      { otherwise: 'usual' },
    )
  rule(
    ['CFI-REA-EvadeArea', 'CFI-ABL-BreatheFlame'],
    'within ten feet of any of its edges a dive saves all; in the midst of it half',
    () => {
      const wide = Array.from({ length: 24 }, () => '.'.repeat(26))
      const at = (x: number, y: number) =>
        wide
          .map((row, i) => (i === y ? `${row.slice(0, x)}b${row.slice(x + 1)}` : row))
          .map((row, i) => (i === 11 ? `a${row.slice(1)}` : row))
          .join('\n')
      const left = (x: number, y: number) => told(breath(at(x, y)), 'reduced').find(({ by }) => by === 'evade')?.left
      expect(left(4, 11)).toBe(0)
      expect(left(14, 11)).toBe(12)
      expect(left(23, 11)).toBe(0)
    },
  )
  rule(['CFI-AIM-01', 'CFI-REA-EvadeArea'], 'who dives has not spent his round aiming', () => {
    const s = ready(facing(archer(), { like: 'red-dragon' }, {}, { distance: 60 }), (state) => {
      the(state, 'ann').aimedOnly = true
    })
    const { state } = acting(
      s,
      'ann turn: aim\nbob turn: breathe\nbob attack: 30\nbob fire: 1 1 1 1\nann defend: evade\nann evade: 40',
      { otherwise: 'usual' },
    )
    expect(the(state, 'ann').aimedOnly).toBe(false)
  })
})

describe('a leap', () => {
  rule('CFI-LEAP-06', 'Brace helps only who is aware of what comes', () => {
    const wolf = (bob: object, change: (s: ReturnType<typeof ready>) => void = () => {}) => {
      const s = ready(onMap({ like: 'wolf' }, man([], bob), '.....\na..b.\n.....'), (state) => {
        the(state, 'bob').braced = true
        change(state)
      })
      return refusal(cfi, play(cfi, s, '').state, 'ann', 'leap') === undefined
    }
    expect(wolf({ facing: 6 })).toBe(false)
    expect(wolf({ facing: 2 })).toBe(true)
    expect(
      wolf({ facing: 2 }, (s) => {
        the(s, 'bob').watchful = true
      }),
    ).toBe(false)
  })
})
