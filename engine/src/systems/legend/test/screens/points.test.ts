import { describe, expect, test } from 'vitest'
import type { Choice, Option } from '../../../../kernel/types.ts'
import { legend } from '../../index.ts'
import type { LegendAsk, LegendQuestion, State } from '../../state/types.ts'
import { arranged, being, facing, the } from '../arrange.ts'
import { duel, man } from '../clash.ts'

const sword = man(['war-sword'])
const asked = (ask: LegendAsk, more: Partial<LegendQuestion> = {}, who = 'ann'): Choice<LegendQuestion> => ({
  who,
  about: { ask, ...more },
  options: [],
})
const pointed = (s: State, choice: Choice<LegendQuestion>, option: Option | string) =>
  legend.points(s, choice, typeof option === 'string' ? { key: option } : option)
const ONE = [{ of: 'Combat Actions', amount: 1 }]

describe('what an option points at', () => {
  const s = duel(sword, sword)

  test('an action says what kind it is and costs a Combat Action, but for what is free', () => {
    for (const ask of ['act', 'last act'] as const) {
      expect(pointed(s, asked(ask), 'attack')).toEqual({ group: 'strike', cost: ONE })
      expect(pointed(s, asked(ask), 'parry')).toEqual({ group: 'guard', cost: ONE })
      expect(pointed(s, asked(ask), 'doNothing')).toEqual({ group: 'other', cost: ONE })
    }
    expect(pointed(s, asked('act'), 'stride')).toEqual({ group: 'move', cost: [] })
  })

  test('a door or a thing to break is a cell, a foe behind one is himself', () => {
    expect(pointed(s, asked('door'), 'open 3,2')).toEqual({ group: 'other', cells: [[3, 2]] })
    expect(pointed(s, asked('break'), 'door 3,2 e')).toEqual({ group: 'strike', cells: [[3, 2]] })
    expect(pointed(s, asked('break'), 'bob')).toEqual({ group: 'strike', fighters: ['bob'] })
    expect(pointed(s, asked('weapon', { at: 'bob' }), 'open 3,2')).toEqual({ group: 'strike', fighters: ['bob'] })
  })

  test('a person is the one the key names, or else the one the question is about', () => {
    expect(pointed(s, asked('target'), 'bob')).toEqual({ group: 'strike', fighters: ['bob'] })
    expect(pointed(s, asked('target', { at: 'ann' }), 'bob')).toEqual({ group: 'strike', fighters: ['bob'] })
    expect(pointed(s, asked('weapon', { at: 'bob' }), 'war-sword')).toEqual({ group: 'strike', fighters: ['bob'] })
    expect(pointed(s, asked('weapon'), 'war-sword')).toEqual({ group: 'strike', fighters: [] })
    expect(pointed(s, asked('weapon', { at: 'nobody' }), 'war-sword')).toEqual({ group: 'strike', fighters: [] })
  })

  test('metres cost themselves, a defence a Combat Action unless it is ready', () => {
    const metres = { group: 'move', fighters: ['bob'], cost: [{ of: 'metres', amount: 3 }] }
    expect(pointed(s, asked('metres', { at: 'bob' }), '3')).toEqual(metres)
    const defend = asked('defend', { at: 'ann' }, 'bob')
    expect(pointed(s, defend, 'war-sword')).toMatchObject({ group: 'guard', cost: ONE })
    expect(pointed(s, defend, 'none')).toMatchObject({ cost: [] })
    expect(pointed(duel(sword, sword, being('bob', { guard: 'parry' })), defend, 'war-sword')).toMatchObject({
      cost: [],
    })
    expect(pointed(duel(sword, sword, being('ann', { guard: 'parry' })), defend, 'war-sword')).toMatchObject({
      cost: ONE,
    })
  })

  test('without a map a place is somebody to go to; on one a cell, with the way there and what it costs', () => {
    expect(pointed(s, asked('where', { left: 8 }), { key: 'towards bob', whom: 'bob' } as Option)).toEqual({
      group: 'move',
      fighters: ['bob'],
    })
    expect(legend.reach(s, asked('where', { left: 8 }))).toBeUndefined()
    const map = { cell: 1, picture: '#######\n#a....#\n#....b#\n#######', key: { a: 'ann', b: 'bob' } }
    const field = arranged({ ...facing({ ann: sword }, { bob: sword }, {}, { map }), distance: undefined })
    const reach = legend.reach(field, asked('where', { left: 2 })) ?? []
    expect(Math.max(...reach.map(({ cost }) => cost))).toBeGreaterThan(1)
    expect(Math.max(...reach.map(({ cost }) => cost))).toBeLessThanOrEqual(2)
    expect(legend.reach(field, asked('where'))).toEqual([])
    expect(legend.reach(field, asked('target'))).toBeUndefined()
    const [near] = reach
    expect(pointed(field, asked('where', { left: 2 }), near?.key ?? '')).toEqual({
      group: 'move',
      cells: [near?.cell],
      path: near?.path,
      cost: [{ of: 'metres', amount: near?.cost }],
    })
    expect(pointed(field, asked('jump'), 'cell 4,1')).toEqual({ group: 'move', cells: [[4, 1]] })
    expect(the(field, 'ann').moved).toBe(0)
  })
})
