import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { movement, movementLeft } from '../../ground/pace.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { man, offered, told } from '../clash.ts'

const three = { stated: { combatActions: 3 } }
const sword = man(['war-sword'])
const runner = man(['war-sword'], three)
/** Ann and Bob some metres apart; Bob has nothing to do. */
const apart = (distance: number, ann: object = runner, options: object = {}, change?: (s: State) => void): State =>
  arranged({ ...facing({ ann }, { bob: sword }, options), distance }, (s) => {
    the(s, 'bob').actions = 0
    change?.(s)
  })
const stride = (metres: number): string => `ann act: stride\nann where: towards bob\nann metres: ${metres}`
const idle = 'ann act: doNothing'
const blow = 'ann act: attack\nann weapon: war-sword\nann attack: 99'
const ran = (s: State): number => the(s, 'ann').moved

describe('movement in combat', () => {
  rule(['LEG-MOV-01', 'LEG-ATT-Movement'], 'eight metres go along with three Combat Actions as 3, 1 and 4', () => {
    const script = [stride(3), idle, stride(1), idle, blow].join('\n')
    const played = acting(apart(9), `${script}\nann fumble: 1`)
    expect(told(played, 'moved').map(({ far }) => far)).toEqual([3, 1])
    expect(told(played, 'ranUp').map(({ metres: m }) => m)).toEqual([4])
    expect(metres(played.state, 'ann', 'bob')).toBe(1)
    expect(told(played, 'attack')).toHaveLength(1)
    expect(the(played.state, 'ann')).toMatchObject({ moved: 8, actions: 0 })
  })

  rule('LEG-MOV-01', 'or as nothing, nothing and eight', () => {
    const played = acting(apart(9), [idle, idle, `${blow}\nann fumble: 1`].join('\n'))
    expect(told(played, 'ranUp').map(({ metres: m }) => m)).toEqual([8])
    expect(metres(played.state, 'ann', 'bob')).toBe(1)
  })

  rule('LEG-MOV-01', 'one stride goes along with one Combat Action', () => {
    const { state } = acting(apart(20), stride(3))
    expect(refusal(legend, state, 'ann', 'stride')).toMatchObject({ rule: 'LEG-MOV-01' })
    const next = acting(acting(apart(20), `${stride(3)}\n${idle}`).state, stride(3))
    expect(ran(next.state)).toBe(6)
  })

  rule('LEG-MOV-02', 'nobody moves farther than his Movement in a round', () => {
    const far = apart(10)
    expect(refusal(legend, far, 'ann', 'attack')).toMatchObject({ rule: 'LEG-ACT-Attack' })
    const { state } = acting(far, `${stride(8)}\n${idle}`)
    expect(ran(state)).toBe(8)
    expect(refusal(legend, state, 'ann', 'stride')).toMatchObject({ rule: 'LEG-MOV-02' })
    expect(refusal(legend, state, 'ann', 'move')).toMatchObject({ rule: 'LEG-MOV-02' })
    expect(refusal(legend, apart(10, runner, {}, being('ann', { moved: 7 })), 'ann', 'stride')).toBeUndefined()
    const rested = acting(state, `${idle}\n${idle}`, { steps: 5 }).state
    expect([rested.round, ran(rested)]).toEqual([2, 0])
    expect(refusal(legend, rested, 'ann', 'stride')).toBeUndefined()
  })

  rule('LEG-MOV-02', 'an attack reaches as far as the Movement left, to the metre', () => {
    const near = acting(apart(9), `${blow}\nann fumble: 1`)
    expect(the(near.state, 'ann').moved).toBe(8)
    expect(told(near, 'ranUp')[0]?.rule).toContain('LEG-MOV-02')
    expect(refusal(legend, apart(9.1), 'ann', 'attack')).toMatchObject({ rule: 'LEG-ACT-Attack' })
  })

  test('he stops after as many whole metres as he likes, or where he is near enough, to the tenth', () => {
    const stops = (distance: number) => offered(asking(apart(distance), 'ann act: stride\nann where: towards bob'))
    expect(stops(20)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(stops(4.25)).toEqual(['1', '2', '3', '3.3'])
    expect(stops(3)).toEqual(['1', '2'])
  })

  rule('LEG-ACT-Move', 'unengaged, he may move his full Movement for a Combat Action', () => {
    const played = acting(apart(20), 'ann act: move\nann where: towards bob\nann metres: 8')
    expect(the(played.state, 'ann')).toMatchObject({ moved: 8, actions: 2 })
    expect(metres(played.state, 'ann', 'bob')).toBe(12)
    expect(told(played, 'moved')[0]?.rule).toContain('LEG-ACT-Move')
    const back = acting(apart(20), 'ann act: move\nann where: away bob\nann metres: 5')
    expect(metres(back.state, 'ann', 'bob')).toBe(25)
  })

  rule('LEG-ACT-Move', 'engaged he may not; nor walk out of contact (LEG-A82), unless the fight lets him', () => {
    const engaged = (options: object = {}) =>
      apart(1, runner, options, (s) => {
        the(s, 'bob').actions = 1
      })
    expect(refusal(legend, engaged(), 'ann', 'move')).toMatchObject({ because: 'he is engaged', rule: 'LEG-ACT-Move' })
    expect(refusal(legend, engaged(), 'ann', 'stride')).toMatchObject({ rule: 'LEG-ACT-Move' })
    const free = engaged({ leavingContact: 'free' })
    expect(refusal(legend, free, 'ann', 'stride')).toBeUndefined()
    expect(refusal(legend, free, 'ann', 'move')).toMatchObject({ rule: 'LEG-ACT-Move' })
  })

  rule('LEG-ACT-Move', 'who is engaged attacks whom he touches, not another farther off', () => {
    const crowd = (options: object) =>
      arranged(facing({ ann: runner }, { bob: sword, cid: sword }, options), (s) => {
        s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 4, 4]) }
      })
    const held = asking(crowd({}), 'ann act: attack')
    expect(offered(held)).toContain('war-sword')
    const free = asking(crowd({ leavingContact: 'free' }), 'ann act: attack')
    expect(offered(free)).toEqual(['bob', 'cid'])
    expect(refusal(legend, crowd({}), 'ann', 'move')).toMatchObject({ rule: 'LEG-ACT-Move' })
  })

  rule('LEG-ACT-ChangeStance', 'who lies on the ground does not walk', () => {
    const state = apart(5, runner, {}, (s) => {
      the(s, 'ann').stance = 'prone'
    })
    for (const key of ['move', 'stride']) {
      expect(refusal(legend, state, 'ann', key)).toMatchObject({ rule: 'LEG-ACT-ChangeStance' })
    }
    expect(refusal(legend, state, 'ann', 'attack')).toBeDefined()
  })

  rule(['LEG-MAN-Entangle', 'LEG-UNA-03'], 'nor does anybody held by the leg', () => {
    const held = (kind: 'entangle' | 'grapple' | 'grip', location: number) =>
      refusal(
        legend,
        apart(5, runner, {}, (s) => {
          s.holds.push({
            kind,
            by: 'bob',
            on: 'ann',
            item: undefined,
            location,
            with: '',
            tripReady: false,
            roll: 0,
            skill: 0,
            level: 'success',
            work: 0,
          })
        }),
        'ann',
        'move',
      )
    expect(held('entangle', 0)).toMatchObject({ rule: 'LEG-MAN-Entangle' })
    expect(held('grapple', 1)).toMatchObject({ rule: 'LEG-UNA-03' })
    expect(held('entangle', 4)).toBeUndefined()
    expect(held('grip', 0)).toBeUndefined()
    const elsewhere = apart(5, runner, {}, (s) => {
      const hold = {
        item: undefined,
        with: '',
        tripReady: false,
        roll: 0,
        skill: 0,
        level: 'success' as const,
        work: 0,
      }
      s.holds.push({ kind: 'grapple', by: 'ann', on: 'bob', location: 0, ...hold })
      s.holds.push({ kind: 'pin', by: 'bob', on: 'ann', location: undefined, ...hold })
    })
    expect(refusal(legend, elsewhere, 'ann', 'move')).toBeUndefined()
  })
})

describe('how far', () => {
  const pace = (ann: object, change?: (s: State) => void): number => {
    const s = apart(50, ann, {}, change)
    return movement(s, the(s, 'ann'))
  }
  const armoured = { worn: { chest: 5, abdomen: 5 } }

  rule(
    ['LEG-MVT-Swim', 'LEG-MVT-Climb'],
    'half swimming, three quarters climbing, half where it is sheer, less the Armour Penalty',
    () => {
      expect(pace(man(['war-sword']))).toBe(8)
      expect(pace(man(['war-sword'], { ...armoured }))).toBe(8)
      expect(pace(man(['war-sword'], { ...armoured, footing: 'swimming' }))).toBe(2)
      expect(pace(man(['war-sword'], { ...armoured, footing: 'submerged' }))).toBe(2)
      expect(pace(man(['war-sword'], { ...armoured, footing: 'climbing' }))).toBe(4)
      expect(pace(man(['war-sword'], { ...armoured, footing: 'sheer' }))).toBe(2)
      expect(pace(man(['war-sword'], { footing: 'swimming', traits: ['swimmer'] }))).toBe(8)
      const sinks = apart(5, man(['war-sword'], { footing: 'swimming', worn: { chest: 40 } }))
      expect(movementLeft(sinks, the(sinks, 'ann'))).toBe(0)
      const swims = acting(
        apart(50, man(['war-sword'], { footing: 'swimming' })),
        'ann act: move\nann where: towards bob\nann metres: 4',
      )
      expect(told(swims, 'moved')).toMatchObject([{ far: 4 }])
      expect(told(swims, 'moved')[0]?.rule).toContain('LEG-MVT-Swim')
      const climbs = acting(
        apart(50, man(['war-sword'], { footing: 'sheer' })),
        'ann act: move\nann where: towards bob\nann metres: 4',
      )
      expect(told(climbs, 'moved')[0]?.rule).toContain('LEG-MVT-Climb')
    },
  )

  rule(
    'LEG-ENC-Overloaded',
    'more ENC than STR+SIZ halves Movement and costs 20% on physical skills, weapons included',
    () => {
      const laden = (burden: number) => man(['war-sword'], { burden })
      expect(pace(laden(23))).toBe(8)
      expect(pace(laden(24))).toBe(4)
      const dropped = (s: State): void => {
        for (const item of the(s, 'ann').items) if (item.where === 'right') item.where = 'ground'
      }
      expect(pace(laden(24), dropped)).toBe(8)
      const shielded = man(['war-sword', 'target'], { burden: 23 })
      const lighter = (s: State): void => {
        for (const item of the(s, 'ann').items) if (item.weapon.id === 'target') item.where = 'ground'
      }
      expect([pace(shielded), pace(shielded, lighter)]).toEqual([4, 8])
      const played = acting(apart(1, laden(24)), 'ann act: attack\nann weapon: war-sword\nann attack: 41')
      expect(told(played, 'attack')).toMatchObject([{ skill: 40, level: 'failure' }])
    },
  )

  rule('LEG-ATT-Movement', 'on the wing while both wings bear him', () => {
    const dragon = (change?: (s: State) => void): number => {
      const s = arranged({ ...facing({ 'red-dragon': {} }, { bob: sword }), distance: 50 }, change)
      return movement(s, the(s, 'red-dragon'))
    }
    expect(dragon()).toBe(15)
    const wing = (s: State): number =>
      the(s, 'red-dragon').facts.body.locations.findIndex(({ part }) => part === 'wing')
    const lamed = dragon((s) => {
      const limb = the(s, 'red-dragon').limbs[wing(s)]
      if (limb !== undefined) limb.useless = true
    })
    expect(lamed).toBe(5)
    const hurt = dragon((s) => {
      const limb = the(s, 'red-dragon').limbs[0]
      if (limb !== undefined) limb.useless = true
    })
    expect(hurt).toBe(15)
    expect(told(acting(apart(20), 'ann act: move\nann where: towards bob\nann metres: 8'), 'moved')).toHaveLength(1)
  })

  rule('LEG-MAG-WhileCasting', 'a caster walks half his Movement', () => {
    const casting = { spell: 'bladesharp', magnitude: 4, at: 'ann', on: undefined, left: 1 }
    const caster = apart(50, runner, {}, (s) => {
      the(s, 'ann').casting = casting
    })
    expect(movementLeft(caster, the(caster, 'ann'))).toBe(4)
    expect(refusal(legend, caster, 'ann', 'attack')).toMatchObject({ rule: 'LEG-MAG-WhileCasting' })
  })

  rule(['LEG-FAT-Tired', 'LEG-FAT-Exhausted'], 'fatigue shortens it by a metre, later by half', () => {
    const tired = (fatigue: number) =>
      pace(runner, (s) => {
        the(s, 'ann').fatigue = fatigue
      })
    expect([tired(1), tired(2), tired(4)]).toEqual([8, 7, 4])
    const attack = (fatigue: number) =>
      acting(
        apart(1, runner, {}, (s) => {
          the(s, 'ann').fatigue = fatigue
        }),
        'ann act: attack\nann weapon: war-sword\nann attack: 61',
      )
    for (const fatigue of [2, 4]) expect(told(attack(fatigue), 'attack')).toMatchObject([{ level: 'failure' }])
  })
})
