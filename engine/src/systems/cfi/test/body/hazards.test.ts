import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { suffocates } from '../../body/asphyxiation.ts'
import { exposed } from '../../body/fire.ts'
import { fallDice, fallsFrom } from '../../ground/falling.ts'
import { cfi } from '../../index.ts'
import { ABDOMEN, acting, alone, during, facing, fought, HEAD, hp, left, man, ready, the, told } from '../arrange.ts'

describe('breath', () => {
  rule('CFI-ASP-Roll', 'out of breath: nothing, a level, 1d2, 1d3', () => {
    const choking = (roll: number, rest = '') => {
      const s = ready(facing(man(), man([], { footing: 'submerged' })), (state) => {
        Object.assign(the(state, 'bob'), during({ suffocating: 1 }))
        for (const f of state.fighters) f.points = 0
      })
      return the(acting(s, `bob endurance: ${roll}${rest}`).state, 'bob').fatigue
    }
    expect([choking(5), choking(50), choking(51, '\nbob suffocates: 2'), choking(99, '\nbob suffocates: 3')]).toEqual([
      0, 1, 2, 3,
    ])
  })
  rule('CFI-ASP-Air', 'with air again it is over', () => {
    const s = ready(facing(man(), man()), (state) => {
      Object.assign(the(state, 'bob'), during({ breath: 1 }))
      for (const f of state.fighters) f.points = 0
    })
    expect(left(the(acting(s, '').state, 'bob'), 'breath')).toBe(0)
  })
  rule('CFI-ASP-Breath', 'prepared all of Endurance in seconds; dragged under half of it, fighting a fifth', () => {
    const s = ready(facing(man(), man([], { footing: 'submerged' })))
    expect(left(the(s, 'bob'), 'breath')).toBe(10)
    expect(left(the(ready(facing(man(), man([], { footing: 'swimming' }))), 'bob'), 'breath')).toBe(0)
    expect(left(the(ready(facing(man(), { like: 'shark', footing: 'submerged' })), 'bob'), 'breath')).toBe(0)
    const dragged = (condition: 'up' | 'unconscious') =>
      left(
        the(
          alone(s, '', (ctx, at) => {
            const bob = the(at, 'bob')
            Object.assign(bob, during({}))
            bob.condition = condition
            suffocates(ctx, at, bob)
          }).state,
          'bob',
        ),
        'breath',
      )
    expect([dragged('up'), dragged('unconscious')]).toEqual([2, 5])
  })
})

describe('falling and fire', () => {
  rule('CFI-FALL-Dice', 'a die and a location for each fifteen feet, past armor', () => {
    expect([5, 6, 15, 16, 30, 31, 45, 46].map(fallDice)).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
    const s = ready(facing(man([], { armor: { all: 'full-plate' } }), man()))
    const { state } = alone(s, 'ann damage: 2 1\nann location: 8\nann location: 20', (ctx, at) =>
      fallsFrom(ctx, at, the(at, 'ann'), 20),
    )
    expect([hp(state, 'ann', ABDOMEN), hp(state, 'ann', HEAD)]).toEqual([6 - 3, 5 - 3])
    expect(the(state, 'ann').stance).toBe('prone')
  })
  rule(
    'CFI-SKL-Acrobatics',
    'Acrobatics halves a fall and lands him standing; as a dive it leaves him on his feet',
    () => {
      const s = ready(facing(man([], { skills: { acrobatics: 60, endurance: 50 } }), man()))
      const { state } = alone(s, 'ann acrobatics: 20\nann damage: 5\nann location: 8', (ctx, at) =>
        fallsFrom(ctx, at, the(at, 'ann'), 10),
      )
      expect(hp(state, 'ann', ABDOMEN)).toBe(6 - 3)
      expect(the(state, 'ann').stance).toBe('standing')
      const big = { characteristics: { str: 16, con: 12, siz: 16, dex: 12, int: 12, pow: 12, cha: 12 } }
      const heavy = ready(facing(man([], { ...big, skills: { acrobatics: 60 } }), man()))
      const fell = alone(heavy, 'ann acrobatics: 20\nann damage: 5 3\nann location: 8', (ctx, at) =>
        fallsFrom(ctx, at, the(at, 'ann'), 10),
      )
      expect(told(fell, 'damage').map((event) => cfi.tell(event))).toEqual([
        'Ann takes 4 damage (half of 1d6+1d4: 5, 3, a fall of 10 feet).',
      ])
      // A Major Wound does not fell the dead, but they do not land on their feet with it.
      const dead = man([], { abilities: ['undead'], skills: { acrobatics: 60 }, hp: { all: 1 } })
      const bones = alone(
        ready(facing(dead, man())),
        'ann acrobatics: 20\nann damage: 5\nann location: 14',
        (ctx, at) => fallsFrom(ctx, at, the(at, 'ann'), 10),
      )
      expect(the(bones.state, 'ann')).toMatchObject({ condition: 'up', stance: 'prone' })
      const dive = fought(
        ready(facing(man(), man([], { skills: { acrobatics: 60, endurance: 50 } }))),
        'longsword',
        'ann attack: 30\nbob defend: acrobatics\nbob acrobatics: 40',
      )
      expect(the(dive.state, 'bob').stance).toBe('standing')
    },
  )
  rule('CFI-FIRE-Burns', 'by intensity, to one location, some or all', () => {
    const s = ready(facing(man(), man()))
    const small = alone(s, 'ann fire: 2\nann location: 8\nann catches fire: 90', (ctx, at) =>
      exposed(ctx, at, the(at, 'ann'), 1),
    ).state
    expect(hp(small, 'ann', ABDOMEN)).toBe(4)
    const great = alone(s, 'ann fire: 1 1 1\nann catches fire: 90', (ctx, at) =>
      exposed(ctx, at, the(at, 'ann'), 5),
    ).state
    expect(the(great, 'ann').limbs.every((limb, i) => limb.hp === (the(s, 'ann').facts.hp[i] ?? 0) - 3)).toBe(true)
  })
  rule(
    ['CFI-FIRE-Ignites', 'CFI-FIRE-Smother'],
    'it catches with five times its damage, burns on past worn armor, and is rolled out',
    () => {
      const s = ready(facing(man([], { armor: { all: 'full-plate' } }), man()))
      const lit = alone(s, 'ann fire: 2\nann location: 8\nann catches fire: 10', (ctx, at) =>
        exposed(ctx, at, the(at, 'ann'), 1),
      ).state
      expect(the(lit, 'ann').lasting).toMatchObject([{ kind: 'burning' }])
      expect(
        left(
          the(
            alone(s, 'ann fire: 2\nann location: 8\nann catches fire: 11', (ctx, at) =>
              exposed(ctx, at, the(at, 'ann'), 1),
            ).state,
            'ann',
          ),
          'burning',
        ),
      ).toBe(0)
      for (const f of lit.fighters) f.points = 0
      const next = acting(lit, 'ann burning: 3\nann location: 8').state
      expect(hp(next, 'ann', ABDOMEN)).toBe(6 - 2)
      the(next, 'ann').initiative = 99
      const out = acting(next, 'ann turn: smother\nann athletics: 20').state
      expect(the(out, 'ann')).toMatchObject({ lasting: [], stance: 'prone' })
    },
  )
})
