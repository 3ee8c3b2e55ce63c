import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, facing, the } from '../arrange.ts'
import { CHEST, hp, man, offered, told } from '../clash.ts'

const sized = (siz: number, more: object = {}): object =>
  man(['club'], { characteristics: { str: 12, con: 12, siz, int: 12, pow: 12, dex: 12, cha: 12 }, ...more })
const CAT = sized(8)
const against = (bob: object, change?: (s: State) => void, distance = 1): State =>
  arranged(facing({ ann: CAT }, { bob }, {}, { distance }), change)
const idle = (s: State): void => {
  the(s, 'bob').actions = 0
}

describe('leaping attacks', () => {
  rule('LEG-LEAP-01', 'for a Combat Action Athletics is opposed by Evade', () => {
    const s = against(sized(13))
    const won = acting(s, 'ann act: leap\nbob defend: evade\nann athletics: 40\nbob evade: 39\nbob borne down: 1')
    expect(the(won.state, 'bob')).toMatchObject({ stance: 'prone', actions: 1, noAttack: 1 })
    expect(the(won.state, 'ann').actions).toBe(1)
    const lost = acting(s, 'ann act: leap\nbob defend: evade\nann athletics: 39\nbob evade: 40')
    expect(the(lost.state, 'bob')).toMatchObject({ stance: 'standing', actions: 1, noAttack: 1 })
    const both = acting(s, 'ann act: leap\nbob defend: evade\nann athletics: 60\nbob evade: 70')
    expect(the(both.state, 'bob').stance).toBe('standing')
  })

  rule('LEG-MUL-02', 'who was outmanoeuvred cannot leap at him either', () => {
    const s = against(sized(13), (st) => Object.assign(the(st, 'bob'), { outmanoeuvred: ['ann'] }))
    expect(refusal(legend, s, 'ann', 'leap')).toMatchObject({ rule: 'LEG-LEAP-01' })
    expect(refusal(legend, s, 'ann', 'attack')).toMatchObject({ rule: 'LEG-MUL-02' })
    expect(refusal(legend, against(sized(13)), 'ann', 'leap')).toBeUndefined()
  })

  rule('LEG-EVD-04', 'a rider evades it only out of the saddle', () => {
    const s = arranged(facing({ ann: CAT }, { bob: sized(13, { rides: 'horse' }), horse: { like: 'horse' } }))
    const { state } = acting(s, 'ann act: leap\nbob defend: evade\nann athletics: 39\nbob evade: 40')
    expect(the(state, 'bob')).toMatchObject({ mount: undefined, stance: 'standing' })
    expect(the(state, 'horse').rider).toBeUndefined()
  })

  rule('LEG-LEAP-01', 'a ready shield may parry it with its style, and costs the Combat Action', () => {
    const s = against(man(['war-sword', 'heater-shield']))
    expect(offered(asking(s, 'ann act: leap'))).toEqual(['heater-shield', 'evade', 'none'])
    const held = acting(s, 'ann act: leap\nbob defend: heater-shield\nann athletics: 40\nbob parry: 60')
    expect(the(held.state, 'bob')).toMatchObject({ stance: 'standing', actions: 2, noAttack: 0 })
    const through = acting(
      s,
      'ann act: leap\nbob defend: heater-shield\nann athletics: 40\nbob parry: 61\nbob borne down: 1',
    )
    expect(the(through.state, 'bob').stance).toBe('prone')
  })

  rule('LEG-LEAP-01', 'the last Combat Action serves, or a guard taken before; without either nothing does', () => {
    const left = (actions: number, guard: 'none' | 'parry' | 'evade'): State =>
      against(man(['war-sword', 'heater-shield']), (s) => {
        Object.assign(the(s, 'bob'), { actions, guard })
      })
    expect(offered(asking(left(1, 'none'), 'ann act: leap'))).toEqual(['heater-shield', 'evade', 'none'])
    const startled = left(1, 'none')
    Object.assign(the(startled, 'bob'), { surprised: startled.round, alert: false })
    const met = acting(startled, 'ann act: leap\nann athletics: 40\nbob borne down: 1')
    expect(told(met, 'leapt')).toMatchObject([{ answer: 'none', wins: true }])
    expect(offered(asking(left(0, 'parry'), 'ann act: leap'))).toEqual(['heater-shield', 'none'])
    const lame = left(1, 'none')
    Object.assign(the(lame, 'bob').limbs[5] ?? {}, { useless: true })
    expect(offered(asking(lame, 'ann act: leap'))).toEqual(['evade', 'none'])
    expect(offered(asking(left(0, 'evade'), 'ann act: leap'))).toEqual(['evade', 'none'])
    expect(the(acting(left(0, 'none'), 'ann act: leap\nann athletics: 51').state, 'bob').stance).toBe('standing')
    const parried = acting(
      left(1, 'parry'),
      'ann act: leap\nbob defend: heater-shield\nann athletics: 40\nbob parry: 60',
    )
    expect(the(parried.state, 'bob')).toMatchObject({ actions: 1, guard: 'none' })
    const evaded = acting(left(1, 'parry'), 'ann act: leap\nbob defend: evade\nann athletics: 39\nbob evade: 40')
    expect(the(evaded.state, 'bob')).toMatchObject({ actions: 0, guard: 'parry' })
  })

  rule('LEG-LEAP-01', 'what hampers the defender hampers his shield', () => {
    const tired = against(man(['war-sword', 'heater-shield']), (s) => {
      the(s, 'bob').fatigue = 1
    })
    const script = 'ann act: leap\nbob defend: heater-shield\nann athletics: 40\nbob parry: 51\nbob borne down: 1'
    expect(the(acting(tired, script).state, 'bob').stance).toBe('prone')
  })

  rule('LEG-LEAP-01', 'against one who does nothing Athletics must only succeed', () => {
    const s = against(sized(13), idle)
    expect(the(acting(s, 'ann act: leap\nann athletics: 51').state, 'bob').stance).toBe('standing')
    expect(the(acting(s, 'ann act: leap\nann athletics: 50\nbob borne down: 2').state, 'bob').stance).toBe('prone')
  })

  rule('LEG-LEAP-01', 'the leaper comes up to him, and cannot leap from the ground or while he may not attack', () => {
    const s = against(sized(13), idle, 6)
    const { state, events } = acting(s, 'ann act: leap\nann athletics: 51')
    expect(events.find(({ type }) => type === 'ranUp')).toMatchObject({ metres: 5 })
    expect(metres(state, 'ann', 'bob')).toBe(1)
    expect(refusal(legend, against(sized(13), idle, 20), 'ann', 'leap')).toMatchObject({ rule: 'LEG-LEAP-01' })
    const lying = against(sized(13), (x) => {
      the(x, 'ann').stance = 'prone'
    })
    expect(refusal(legend, lying, 'ann', 'leap')).toMatchObject({ because: 'he cannot leap from the ground' })
    const barred = against(sized(13), (x) => {
      the(x, 'ann').barred = true
    })
    expect(refusal(legend, barred, 'ann', 'leap')).toMatchObject({ rule: 'LEG-ACT-Attack' })
  })

  rule('LEG-LEAP-02', 'borne down he takes no harm and cannot rise for 1D3 of his own Combat Actions', () => {
    const s = against(sized(13, { stated: { combatActions: 4 } }), (x) => {
      the(x, 'ann').actions = 1
      the(x, 'bob').initiative = 5
    })
    const down = acting(s, 'ann act: leap\nbob defend: none\nann athletics: 50\nbob borne down: 2')
    expect(hp(down.state, 'bob', CHEST)).toBe(7)
    expect(() => acting(s, 'ann act: leap\nbob defend: none\nann athletics: 50\nbob borne down: 4')).toThrow('d3')
    const one = acting(down.state, 'bob act: doNothing')
    expect(refusal(legend, one.state, 'bob', 'changeStance')).toMatchObject({ rule: 'LEG-LEAP-02' })
    const two = acting(one.state, 'bob act: doNothing')
    const three = acting(two.state, '', { steps: 4 })
    expect(offered(three)).toContain('changeStance')
    const early = acting(one.state, '', { steps: 4 })
    expect(offered(early)).toContain('doNothing')
    expect(offered(early)).not.toContain('changeStance')
  })

  rule('LEG-LEAP-03', 'only what has less than twice the leaper’s SIZ can be borne down', () => {
    expect(refusal(legend, against(sized(15)), 'ann', 'leap')).toBeUndefined()
    expect(refusal(legend, against(sized(16)), 'ann', 'leap')).toMatchObject({ rule: 'LEG-LEAP-03' })
    const lying = against(sized(13), (s) => {
      the(s, 'bob').stance = 'prone'
    })
    expect(refusal(legend, lying, 'ann', 'leap')).toMatchObject({ rule: 'LEG-LEAP-03' })
  })

  rule('LEG-LEAP-03', 'a quadruped keeps its feet with Athletics and 20% more', () => {
    const pony = sized(13, { traits: ['quadruped'] })
    const played = acting(against(pony), 'ann act: leap\nbob defend: evade\nann athletics: 50\nbob evade: 70')
    expect(the(played.state, 'bob').stance).toBe('standing')
    expect(told(played, 'fourFooted')[0]).toMatchObject({ skill: 70 })
  })
})
