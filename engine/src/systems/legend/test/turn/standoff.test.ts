import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { comesToAStand } from '../../turn/standoff.ts'
import { alone, arranged, facing, the } from '../arrange.ts'
import { man, told } from '../clash.ts'

const sword = man(['war-sword'])
/** Ann and Bob on two sides of a chasm, as the picture draws it. */
const chasm = (picture: string, ann: object = sword, options: object = {}): State =>
  arranged({
    ...facing({ ann }, { bob: sword }, options, { map: { cell: 1, picture, key: { a: 'ann', b: 'bob', o: 'pit' } } }),
    distance: undefined,
  })
/** So many rounds begin. */
const after = (state: State, rounds: number) =>
  alone(state, '', (ctx, s) => {
    for (let round = 0; round < rounds; round++) comesToAStand(ctx, s)
  })
const BRINK = '..aoooooooob..'

describe('a standoff', () => {
  rule('LEG-RND-02', 'where nobody can harm or approach anybody for three rounds nobody wins; Ruling LEG-A107', () => {
    const two = after(chasm(BRINK), 2)
    expect(legend.outcome(two.state)).toBeUndefined()
    expect(told(two, 'standoff')).toEqual([])
    const three = after(chasm(BRINK), 3)
    expect(legend.outcome(three.state)).toEqual({ won: [], because: 'LEG-A107' })
    expect(told(three, 'standoff')).toMatchObject([{ rounds: 3 }])
    expect(legend.outcome(after(chasm(BRINK, sword, { standoffRounds: 5 }), 3).state)).toBeUndefined()
    expect(legend.outcome(after(chasm(BRINK, sword, { standoffRounds: 'never' }), 30).state)).toBeUndefined()
  })
  test('one who could still come nearer, shoot, or be struck prevents it', () => {
    expect(after(chasm('.a.oooooooob..'), 4).state.stood).toBe(0)
    expect(after(chasm(BRINK, man(['war-sword', 'long-bow'])), 4).state.stood).toBe(0)
    expect(after(chasm('..ab..'), 4).state.stood).toBe(0)
    expect(after(arranged(facing({ ann: sword }, { bob: sword }, {}, { distance: 30 })), 4).state.stood).toBe(0)
  })
  test('a weapon he cannot get into the hands it needs does not', () => {
    const bowman = man(['war-sword', 'long-bow'])
    const [RIGHT_ARM, LEFT_ARM] = [4, 5]
    const stood = (change: (f: Fighter) => void, arms = bowman): number => {
      const state = chasm(BRINK, arms)
      change(the(state, 'ann'))
      return after(state, 1).state.stood
    }
    const bow = (f: Fighter) => f.items.find(({ weapon }) => weapon.id === 'long-bow')
    const maim = (f: Fighter, ...at: number[]): void => {
      for (const i of at) Object.assign(f.limbs[i] ?? {}, { useless: true })
    }
    expect(stood(() => {})).toBe(0)
    expect(stood((f) => maim(f, LEFT_ARM))).toBe(1)
    expect(stood((f) => Object.assign(f, { footing: 'climbing' }))).toBe(1)
    expect(stood((f) => Object.assign(bow(f) ?? {}, { where: 'broken' }))).toBe(1)
    expect(stood((f) => Object.assign(bow(f) ?? {}, { where: 'ground', away: 5 }))).toBe(0)
    const lame = (f: Fighter): void => {
      Object.assign(bow(f) ?? {}, { where: 'ground', away: 5 })
      maim(f, 0, 1)
    }
    expect(stood(lame)).toBe(1)
    const crippled = (where: string, away: number) => (f: Fighter) => {
      Object.assign(bow(f) ?? {}, { where, away })
      maim(f, 0, 1)
    }
    const gone = (where: string) => (f: Fighter) => Object.assign(bow(f) ?? {}, { where })
    expect(['lost', 'broken', 'stuck', 'both'].map((where) => stood(gone(where)))).toEqual([1, 1, 1, 0])
    expect(['right', 'stowed'].map((where) => stood(crippled(where, 5)))).toEqual([0, 0])
    expect([1, 2].map((away) => stood(crippled('ground', away)))).toEqual([0, 1])
    const javelin = man(['javelin'])
    expect(stood((f) => Object.assign(f, { footing: 'climbing' }), javelin)).toBe(0)
    expect(stood((f) => maim(f, RIGHT_ARM, LEFT_ARM), javelin)).toBe(1)
  })
  test('it counts rounds in a row', () => {
    const state = after(chasm(BRINK), 2).state
    if (!('bands' in state.where))
      state.where = { ...state.where, bodies: { ...state.where.bodies, ann: { x: 0, y: 0, size: 1 } } }
    expect(after(state, 1).state.stood).toBe(0)
  })
  test('two who can neither rise nor crawl leave it at that, without a map too', () => {
    const state = arranged(facing({ ann: sword }, { bob: sword }, {}, { distance: 2 }))
    for (const id of ['ann', 'bob']) {
      const f = the(state, id)
      f.stance = 'prone'
      f.facts.body.locations.forEach(({ part }, i) => {
        const limb = f.limbs[i]
        if (part === 'leg' && limb !== undefined) limb.useless = true
      })
    }
    expect(legend.outcome(after(state, 3).state)).toEqual({ won: [], because: 'LEG-A107' })
  })
})

test('who could cast at somebody prevents it, who has no Magic Points left does not', () => {
  const mage = man(['war-sword'], { spells: { 'dragons-breath': 2 } })
  const stood = (change: (s: State) => void) => {
    const state = chasm(BRINK, mage)
    change(state)
    return after(state, 2).state.stood
  }
  expect(stood(() => undefined)).toBe(0)
  expect(stood((s) => void Object.assign(the(s, 'ann'), { magicPoints: 1 }))).toBe(2)
})

test('who is lame goes nowhere on foot, but swims', () => {
  const lame = (fields: object) => {
    const state = chasm('.a.oooooooob..')
    for (const leg of [0, 1]) Object.assign(the(state, 'ann').limbs[leg] ?? {}, { useless: true })
    Object.assign(the(state, 'ann'), fields)
    return after(state, 2).state.stood
  }
  expect([lame({}), lame({ footing: 'swimming' })]).toEqual([2, 0])
})
