import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { CHEST, hp, man, offered, told } from '../clash.ts'

const sword = man(['war-sword'])
const shielded = man(['war-sword', 'kite-shield'])
/** Ann and Bob on the same Strike Rank. */
const tied = (ann: object, bob: object, change?: (s: State) => void): State =>
  arranged(facing({ ann }, { bob }), (s) => {
    the(s, 'bob').initiative = 20
    change?.(s)
  })
const swing = (who: string): string => `${who} weapon: war-sword`
const both = `ann act: attack\nbob act: attack\n${swing('ann')}\n${swing('bob')}`

describe('equal initiative', () => {
  rule(
    'LEG-INI-03',
    'both declare before either is resolved, and each is asked without knowing the other’s answer',
    () => {
      const { asked } = acting(tied(sword, sword), '', { steps: 1 })
      expect(asked).toMatchObject({
        choices: [
          { who: 'ann', about: { ask: 'act' } },
          { who: 'bob', about: { ask: 'act' } },
        ],
      })
      const done = acting(tied(sword, sword), 'ann act: doNothing\nbob act: doNothing')
      expect(done.state.fighters.map((f) => f.actions)).toEqual([1, 1])
      expect(told(done, 'together')).toMatchObject([{ actors: ['ann', 'bob'], rule: 'LEG-INI-03' }])
      const reeling = acting(tied(sword, sword, being('bob', { forfeit: 1 })), 'ann act: doNothing')
      expect(told(reeling, 'together')).toEqual([])
    },
  )

  rule('LEG-INI-03', 'both blows fall, though each alone would end the other', () => {
    const frail = (s: State): void => {
      for (const f of s.fighters) f.actions = 1
    }
    const { state } = acting(
      tied(sword, sword, frail),
      `${both}
       ann attack: 50\nann manoeuvre: none\nbob attack: 50\nbob manoeuvre: none
       ann damage: 7\nann hit location: 10\nbob cannot attack: 1\nbob resilience: 99
       bob damage: 7\nbob hit location: 10\nann cannot attack: 1\nann resilience: 99`,
    )
    expect([hp(state, 'ann', CHEST), hp(state, 'bob', CHEST)]).toEqual([0, 0])
    expect(state.fighters.map((f) => f.condition)).toEqual(['unconscious', 'unconscious'])
  })

  rule(['LEG-INI-03', 'LEG-PUL-01'], 'a blow may be pulled then too', () => {
    const { events } = acting(
      tied(sword, sword),
      `ann act: pulledBlow\nbob act: doNothing\n${swing('ann')}\nbob defend: none\nann attack: 50\nann manoeuvre: none\nann damage: 5\nann hit location: 10`,
      { otherwise: 'usual' },
    )
    expect(events.find(({ type }) => type === 'pulled')).toMatchObject({ who: 'ann' })
  })

  rule('LEG-INI-03', 'a weapon that strikes cannot parry the simultaneous blow, a shield can', () => {
    const lone = asking(tied(sword, sword), both)
    expect(offered(lone)).toEqual(['unarmed', 'evade', 'none'])
    const withShield = asking(tied(shielded, shielded), both)
    expect(offered(withShield)).toEqual(['kite-shield', 'unarmed', 'none'])
    const answered = asking(tied(sword, sword), `${both}\nbob defend: none\nann attack: 95`)
    expect(offered(answered), 'nor once its own blow has been rolled').toEqual(['unarmed', 'evade', 'none'])
    const oneStrikes = asking(tied(sword, sword), `ann act: attack\nbob act: doNothing\n${swing('ann')}`)
    expect(offered(oneStrikes)).toEqual(['war-sword', 'unarmed', 'none'])
  })

  rule('LEG-INI-03', 'once it has struck the weapon serves again', () => {
    const after = acting(
      tied(sword, sword),
      `${both}\nbob defend: none\nann attack: 95\nann defend: none\nbob attack: 95`,
    ).state
    expect(after.fighters.map((f) => f.committed)).toEqual([undefined, undefined])
    the(after, 'bob').initiative = 5
    const next = asking(after, `ann act: attack\n${swing('ann')}`, { steps: 2 })
    expect(offered(next)).toEqual(['war-sword', 'unarmed', 'none'])
  })

  rule('LEG-INI-03', 'what costs nothing is done at once, and he declares again', () => {
    const far = arranged({ ...facing({ ann: sword }, { bob: sword }), distance: 20 }, (s) => {
      the(s, 'bob').initiative = 20
    })
    const { state } = acting(
      far,
      'ann act: stride\nbob act: doNothing\nann where: towards bob\nann metres: 3\nann act: doNothing',
    )
    expect(the(state, 'ann')).toMatchObject({ moved: 3, actions: 1, acting: false, strode: false })
    expect(the(state, 'bob').actions).toBe(1)
  })

  rule('LEG-INI-03', 'other actions are done before any blow lands', () => {
    const { state, events } = acting(
      tied(sword, sword),
      `ann act: attack\nbob act: changeStance\n${swing('ann')}\nbob defend: none
       ann attack: 50\nann manoeuvre: none\nann damage: 7\nann hit location: 10\nbob cannot attack: 1\nbob resilience: 99`,
    )
    const types = events.map(({ type }) => type)
    expect(types.indexOf('stance')).toBeGreaterThan(types.indexOf('attack'))
    expect(types.indexOf('stance')).toBeLessThan(types.indexOf('damage'))
    expect(told({ state, events } as never, 'attack')).toMatchObject([{ skill: 60 }])
  })

  rule(
    'LEG-ACT-Parry',
    'a guard taken on that very Strike Rank is too late for the blow, unless it counts (LEG-A103)',
    () => {
      const guards = (simultaneousGuard: string) =>
        asking(
          arranged(facing({ ann: sword }, { bob: sword }, { simultaneousGuard }), (s) => {
            the(s, 'bob').initiative = 20
            the(s, 'bob').actions = 1
          }),
          `ann act: attack\nbob act: parry\n${swing('ann')}`,
        )
      expect(offered(guards('late')), 'his Combat Action is spent').toEqual([])
      expect(offered(guards('inTime'))).toEqual(['war-sword', 'unarmed', 'none'])
    },
  )

  rule('LEG-INI-03', 'who has no Combat Action or has acted is not part of it', () => {
    const alone = acting(tied(sword, sword, being('bob', { actions: 0 })), 'ann act: doNothing')
    expect(told(alone, 'together')).toHaveLength(0)
    const pair = acting(tied(sword, sword), 'ann act: doNothing\nbob act: doNothing')
    expect(told(pair, 'together')).toHaveLength(1)
  })
})
