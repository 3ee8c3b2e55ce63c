import { describe, expect } from 'vitest'
import { play, refusals, rule } from '../../../../kernel/testing/index.ts'
import { ACTIONS } from '../../actions/index.ts'
import { legend } from '../../index.ts'
import { acting, asking, facing, the } from '../arrange.ts'
import { man, offered, told } from '../clash.ts'

const sword = man(['war-sword'])
const ambush = (surprised: unknown, more: object = {}, options: object = {}) =>
  facing({ ann: sword }, { bob: man(['war-sword'], { surprised, ...more }) }, options)
const rolls = 'ann initiative: 1\nbob initiative: 5'
const blow = 'ann act: attack\nann weapon: war-sword'

describe('surprise', () => {
  rule('LEG-SUR-01', 'the unprepared are surprised, and whoever fails to perceive what comes', () => {
    const asleep = play(legend, ambush(true), rolls, { steps: 2 })
    expect(the(asleep.state, 'bob')).toMatchObject({ surprised: 1, readiness: 'unprepared' })
    expect(told(asleep, 'surprised')).toMatchObject([{ who: 'bob' }])
    const missed = play(legend, ambush('perception'), `bob perception: 25\n${rolls}`)
    expect(the(missed.state, 'bob').surprised).toBe(1)
    const noticed = play(legend, ambush('perception'), `bob perception: 24\n${rolls}`)
    expect(the(noticed.state, 'bob')).toMatchObject({ surprised: 0, readiness: 'ready', initiative: 17 })
    expect(told(noticed, 'perceived')).toMatchObject([{ who: 'bob', level: 'success' }])
    const ready = play(legend, ambush(false), rolls)
    expect(told(ready, 'surprised')).toHaveLength(0)
  })

  rule('LEG-SUR-02', 'they lose 10 from initiative this round and have it back in the next', () => {
    const { state } = play(legend, ambush(true), rolls, { steps: 2 })
    expect(state.fighters.map((f) => f.initiative)).toEqual([13, 7])
    for (const f of state.fighters) f.actions = 0
    const next = acting(state, '', { steps: 1 })
    expect(next.state.fighters.map((f) => f.initiative)).toEqual([13, 17])
    for (const f of next.state.fighters) f.actions = 0
    expect(acting(next.state, '', { steps: 1 }).state.fighters.map((f) => f.initiative)).toEqual([13, 17])
    const anew = play(legend, ambush(true, {}, { initiative: 'eachRound' }), rolls, { steps: 2 }).state
    for (const f of anew.fighters) f.actions = 0
    expect(acting(anew, rolls).state.fighters.map((f) => f.initiative)).toEqual([13, 17])
  })

  rule('LEG-SUR-03', 'before their own Strike Rank they cannot defend at all, after it they can', () => {
    const begun = play(legend, ambush(true), rolls, { steps: 2 }).state
    const early = acting(begun, `${blow}\nann attack: 90`)
    expect(told(early, 'undefended')).toHaveLength(1)
    expect(the(early.state, 'bob').actions).toBe(2)
    const late = asking(early.state, `bob act: delay\n${blow}`, { steps: 3 })
    expect(told(late, 'alert')).toMatchObject([{ who: 'bob', rule: 'LEG-SUR-03' }])
    expect(offered(late)).toEqual(['war-sword', 'unarmed', 'none'])
  })

  rule('LEG-SUR-03', 'and their Combat Actions go on nothing but defence this round', () => {
    const begun = play(legend, ambush(true), rolls, { steps: 2 }).state
    const turn = acting(acting(begun, `${blow}\nann attack: 90`).state, '', { steps: 1 })
    expect(offered(turn)).toEqual(['delay', 'doNothing', 'evade', 'parry'])
    const refused = refusals(legend, turn.state, 'bob')
    expect(refused).toHaveLength(ACTIONS.length - 4)
    expect(refused.find(({ key }) => key === 'attack')).toMatchObject({ rule: 'LEG-SUR-03' })
    const waits = acting(acting(begun, `${blow}\nann attack: 90`).state, 'bob act: delay', { steps: 2 })
    expect(waits.asked).toBeUndefined()
    expect(the(waits.state, 'bob').actions).toBe(1)
  })

  rule('LEG-CM-Surprised', 'an attack on them has +20%, this round only', () => {
    const begun = play(legend, ambush(true), rolls, { steps: 2 }).state
    expect(told(acting(begun, `${blow}\nann attack: 90`), 'attack')).toMatchObject([{ skill: 80 }])
    for (const f of begun.fighters) f.actions = 0
    const next = acting(begun, '', { steps: 1 }).state
    next.fighters.forEach((f, i) => {
      f.initiative = 30 - i
    })
    const later = acting(next, `${blow}\nbob defend: none\nann attack: 90`)
    expect(told(later, 'attack')).toMatchObject([{ skill: 60 }])
  })

  rule('LEG-SUR-04', 'one just woken has −20% besides', () => {
    const begun = play(legend, ambush('groggy'), rolls, { steps: 2 }).state
    the(begun, 'bob').alert = true
    const parried = acting(
      begun,
      `${blow}\nbob defend: war-sword\nann attack: 50\nbob parry: 41\nann manoeuvre: none\nann damage: 1\nann hit location: 10`,
    )
    expect(told(parried, 'parry')).toMatchObject([{ skill: 40, level: 'failure' }])
    const awake = play(legend, ambush(true), rolls, { steps: 2 }).state
    the(awake, 'bob').alert = true
    const other = acting(awake, `${blow}\nbob defend: war-sword\nann attack: 50\nbob parry: 41\nann damage: 1`)
    expect(told(other, 'parry')).toMatchObject([{ skill: 60, level: 'success' }])
  })
})
