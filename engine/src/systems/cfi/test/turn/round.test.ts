import { describe, expect } from 'vitest'
import { play, refusal, rule, sheetOf } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import { nextToAct } from '../../turn/order.ts'
import { acting, during, facing, fought, item, left, man, offered, ready, the, told } from '../arrange.ts'

const pair = (options: object = {}, ann: object = {}) =>
  ready(facing(man(['longsword', 'dagger'], ann), man(), options))

describe('Combat Skill', () => {
  rule('CFI-SKL-01', 'one skill for every weapon of the class, in either hand, with no penalty for changing', () => {
    const s = pair({}, { ready: ['longsword', 'dagger'] })
    for (const weapon of ['longsword', 'dagger']) {
      const [attack] = told(fought(s, weapon, 'ann attack: 95\nbob defend: none'), 'attack')
      expect(attack).toMatchObject({ skill: 60, terms: [{ value: 60, because: 'Combat Skill' }] })
    }
  })

  rule('CFI-SKL-02', 'a mage knows few weapons: with a sword he has STR+DEX', () => {
    const s = ready(facing(man(['longsword'], { class: 'mage' }), man()))
    expect(told(fought(s, 'longsword', 'ann attack: 95\nbob defend: none'), 'attack')[0]).toMatchObject({ skill: 24 })
    const staff = ready(facing(man(['quarterstaff'], { class: 'mage' }), man()))
    expect(told(fought(staff, 'quarterstaff', 'ann attack: 95\nbob defend: none'), 'attack')[0]).toMatchObject({
      skill: 60,
    })
  })
})

describe('rounds', () => {
  rule('CFI-RND-01', 'a round is five seconds, as breath shows', () => {
    const s = ready(facing(man(['longsword'], { footing: 'submerged' }), man()), (state) => {
      Object.assign(the(state, 'ann'), during({ breath: 3 }))
      for (const f of state.fighters) f.points = 0
    })
    expect(left(the(acting(s, '').state, 'ann'), 'breath')).toBe(2)
    const fresh = ready(facing(man(['longsword'], { footing: 'submerged' }), man()), (state) => {
      for (const f of state.fighters) f.points = 0
    })
    expect(left(the(acting(fresh, '').state, 'ann'), 'breath')).toBe(9)
  })

  rule(['CFI-RND-02', 'CFI-RND-03'], 'each takes one Turn of one action at his number, the highest first', () => {
    const s = pair()
    const { asked } = acting(s, 'ann turn: dither')
    expect(asked).toBeUndefined()
    expect(acting(s, 'ann turn: dither\nbob turn: dither').told.filter((line) => line.includes('is up'))).toEqual([
      'Ann is up, 2 Action Points left.',
      'Bob is up, 2 Action Points left.',
    ])
  })

  rule('CFI-RND-04', 'whoever has points left takes another Turn in the same order', () => {
    const s = pair({}, {})
    the(s, 'bob').points = 1
    const { state, events } = acting(s, 'ann turn: dither\nbob turn: dither\nann turn: dither')
    expect(state.cycle).toBe(2)
    expect(told({ events }, 'turn').map(({ who }) => who)).toEqual(['ann', 'bob', 'ann'])
  })

  rule(
    ['CFI-RND-05', 'CFI-ACT-05'],
    'a round ends when no points are left, or all are kept; unused ones are lost',
    () => {
      const { state, events } = acting(pair(), 'ann turn: dither\nbob turn: delay\nann turn: dither\nbob turn: delay', {
        steps: 7,
      })
      expect(state.round).toBe(2)
      expect(told({ events }, 'lapsed')).toMatchObject([{ who: 'bob', points: 2 }])
      expect(state.fighters.map(({ points }) => points)).toEqual([2, 2])
      const empty = ready(facing(man(), man()), (s) => {
        the(s, 'ann').points = 0
      })
      the(empty, 'ann').acting = true
      expect(refusal(cfi, empty, 'ann', 'dither')?.rule).toBe('CFI-ACT-05')
    },
  )
})

describe('initiative', () => {
  rule(['CFI-INI-01', 'CFI-ATT-Initiative'], '1d10 and the mean of DEX and INT, rounded up', () => {
    const odd = man([], { characteristics: { str: 12, con: 12, siz: 13, dex: 12, int: 13, pow: 12, cha: 12 } })
    const { state } = play(cfi, facing(odd, man()), 'ann initiative: 4\nbob initiative: 9')
    expect(the(state, 'ann').initiative).toBe(4 + 13)
  })

  rule('CFI-INI-02', 'it stands in the rounds that follow, until the game master has it rolled again', () => {
    const { state } = acting(pair(), 'ann turn: dither\nbob turn: dither\nann turn: dither\nbob turn: dither', {
      steps: 6,
    })
    expect(state.round).toBe(2)
    expect(the(state, 'ann').initiative).toBe(40)
    const again = play(
      { ...cfi, step: (ctx, s) => cfi.amend(ctx, s, { do: 'initiative' }) },
      state,
      'ann initiative: 1\nbob initiative: 2',
    )
    expect(the(again.state, 'ann').initiative).toBe(13)
  })

  rule('CFI-INI-03', 'of equal scores the higher DEX, and if that is equal a die', () => {
    const quick = man([], { characteristics: { str: 12, con: 12, siz: 13, dex: 14, int: 10, pow: 12, cha: 12 } })
    const byDex = play(cfi, facing(man(), quick), 'ann initiative: 5\nbob initiative: 5').state
    expect(nextToAct(byDex)?.id).toBe('bob')
    const byDie = play(cfi, facing(man(), man()), 'ann initiative: 5\nbob initiative: 5\nann tie: 3\nbob tie: 8').state
    expect(nextToAct(byDie)?.id).toBe('bob')
  })

  rule('CFI-INI-04', 'the highest worn piece counts alone, natural armor not at all', () => {
    const s = ready(facing(man([], { armor: { head: 'full-plate', chest: 'leather' }, natural: { all: 3 } }), man()))
    expect(
      sheetOf(cfi, s, 'ann')
        .numbers.find(({ name }) => name === 'Initiative')
        ?.from.find(({ rule: id }) => id === 'CFI-INI-04')?.value,
    ).toBe(-8)
  })
})

describe('Action Points', () => {
  rule(['CFI-ACT-01', 'CFI-ATT-ActionPoints'], 'two to begin with, three at Rank 2 and 3, four at Rank 4 and 5', () => {
    const points = [1, 2, 3, 4, 5].map((rank) => the(ready(facing(man([], { rank }), man())), 'ann').points)
    expect(points).toEqual([2, 3, 3, 4, 4])
  })

  rule('CFI-ACT-02', 'an action costs a point, a free one nothing', () => {
    const { state } = acting(pair(), 'ann turn: speak\nann turn: dither')
    expect(the(state, 'ann').points).toBe(1)
  })

  rule('CFI-ACT-03', 'on another’s Turn he may do nothing but react', () => {
    const s = pair()
    const { state } = play(cfi, s, 'ann turn: attack\nann weapon: longsword\nann attack: 30')
    expect(refusal(cfi, state, 'bob', 'attack')?.because).toMatch('not his Turn')
  })

  rule(['CFI-ACT-06', 'CFI-RNG-Load'], 'loading takes a point on each of its Turns', () => {
    const s = ready(facing(man(['light-crossbow']), man(), {}, { distance: 60 }), (state) => {
      item(state, 'ann', 'light-crossbow').unloaded = 3
    })
    const { state } = acting(
      s,
      'ann turn: ready\nann ready: load light-crossbow\nbob turn: dither\nann turn: ready\nann ready: load light-crossbow',
    )
    expect(item(state, 'ann', 'light-crossbow').unloaded).toBe(1)
    expect(the(state, 'ann').points).toBe(0)
  })

  rule('CFI-ABL-MultiLimbed', 'another head is another Action Point', () => {
    const s = ready(facing(man([], { extraActions: 1 }), man()))
    expect(the(s, 'ann').points).toBe(3)
    expect(sheetOf(cfi, s, 'ann').numbers.find(({ name }) => name === 'Action Points')?.from).toHaveLength(2)
  })
})

describe('options', () => {
  rule('CFI-ATK-02', 'declared before the roll, the point is spent whatever comes', () => {
    const s = pair({ declareDefense: 'before' })
    const { asked } = play({ ...cfi }, s, 'ann turn: attack\nann weapon: longsword')
    expect(asked).toMatchObject({ choices: [{ who: 'bob', about: { ask: 'defend' } }] })
    expect(offered({ asked } as never)).toContain('longsword')
    const { state } = acting(
      s,
      'ann turn: attack\nann weapon: longsword\nbob defend: longsword\nann attack: 95\nbob parry: 90',
    )
    expect(the(state, 'bob').points).toBe(1)
  })
})
