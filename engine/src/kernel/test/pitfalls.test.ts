import { describe, expect, test } from 'vitest'
import { die } from '../../dice/chance.ts'
import { advance } from '../advance.ts'
import { isRoll } from '../answers.ts'
import { exactSteps } from '../exact.ts'
import { Fight } from '../fight.ts'
import { hashOf } from '../hash.ts'
import { keyedDice } from '../oracles/keyed-dice.ts'
import { verifyDice } from '../verify.ts'
import { ask, type Ctx, START, type Tiny, tiny } from './tiny.ts'

/** What a careless floor gets wrong without anything falling over. */
describe('undo', () => {
  test('an answer that was sealed is not kept when something before it is taken back', () => {
    const system = tiny((ctx, state) => {
      state.learned.push(ctx.choose(ask('a', 'first', 'go', 'stay')).key)
      for (const { key } of ctx.together([ask('a', 'stance', 'bold', 'wary'), ask('b', 'stance', 'bold', 'wary')]))
        state.learned.push(key)
    })
    const fight = Fight.begin(system, {}, { by: 'typed' }).proceed()
    fight.answer('a', 'go').answer('a', 'bold')
    expect(fight.file().sealed).toEqual({ a: 'bold' })
    fight.undo()
    expect(fight.file().sealed).toEqual({})
    fight.answer('a', 'stay').answer('b', 'wary')
    expect(fight.outcome, 'a has not said again how he stands').toBeUndefined()
    expect((fight.answer('a', 'wary').state as Tiny).learned).toEqual(['stay', 'wary', 'wary'])
  })
})

describe('odds over several steps', () => {
  interface Hurt extends Tiny {
    limbs: { arm: { left: number } }
  }
  test('states that differ only deep inside are different ends', () => {
    const plain = tiny((ctx: Ctx, state) => {
      const { limbs } = state as Hurt
      limbs.arm.left -= ctx.roll(die('damage', 2), 'a')
    }, 3)
    const system = { ...plain, copy: (state: Tiny) => structuredClone(state) }
    const start: Hurt = { ...START, limbs: { arm: { left: 9 } } }
    const { endings } = exactSteps(system, start, 2, { policy: () => () => 0 })
    const left = endings.map(({ state, weight }) => [(state as Hurt).limbs.arm.left, weight])
    expect(left.toSorted()).toEqual([
      [5, 0.25],
      [6, 0.5],
      [7, 0.25],
    ])
  })
})

describe('dice that can be checked', () => {
  const low = (face: number): boolean => face <= 3
  const system = tiny((ctx, state) => {
    const { key } = ctx.choose(ask('a', 'turn', 'strike', 'wait'))
    state.learned.push(key, ctx.read(ctx.toss(die('blow', 6), 'a'), low, undefined))
  }, 4)

  test('those of a branch that was taken back are checked too', () => {
    const fight = Fight.begin(system, {}, { by: 'keyed', seed: 'honest' }).proceed()
    fight.answer('a', 'strike').answer('a', 'strike').undo()
    fight.answer('a', 'wait').answer('a', 'wait').answer('a', 'wait')
    const file = fight.file({ reveal: true })
    expect(() => verifyDice(system, file)).not.toThrow()
    const line = fight.line().map(({ id }) => id)
    const taken = file.entries.find(({ id }) => !line.includes(id))
    if (taken === undefined) throw new Error('nothing was taken back')
    // Another face that the rules read alike: no state gives it away.
    const answers = taken.answers.map((answer) =>
      isRoll(answer)
        ? { ...answer, faces: answer.faces?.map((face) => (low(face) ? 1 + (face % 3) : 4 + (face % 3))) }
        : answer,
    )
    const entries = file.entries.map((entry) => (entry === taken ? { ...entry, answers } : entry))
    expect(() => verifyDice(system, { ...file, entries })).toThrow(`Entry ${taken.id} records`)
  })

  test('what one throws does not depend on who threw before', () => {
    const thrown = (order: readonly (readonly [string, string])[]): Record<string, number> => {
      const rolls = tiny((ctx, state) => {
        for (const [who, label] of order) state.learned.push(ctx.roll(die(label, 1000), who))
      })
      const result = advance(rolls, START, [], [keyedDice('seed', 0, new Map())])
      if (result.asked !== undefined) throw new Error('dice were wanted')
      return Object.fromEntries(order.map(([who, label], i) => [`${who} ${label}`, Number(result.state.learned[i])]))
    }
    const all = [
      ['a', 'attack'],
      ['b', 'parry'],
      ['a', 'damage'],
    ] as const
    expect(thrown(all.toReversed())).toEqual(thrown(all))
    expect(thrown([all[2]])).toMatchObject({ 'a damage': thrown(all)['a damage'] })
  })
})

describe('the name of a state', () => {
  test('knows the order of a list, and no order of fields', () => {
    expect(hashOf({ order: ['a', 'b'] })).not.toBe(hashOf({ order: ['b', 'a'] }))
    expect(hashOf({ order: [{ id: 'a' }, { id: 'b' }] })).not.toBe(hashOf({ order: [{ id: 'b' }, { id: 'a' }] }))
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }))
  })
})
