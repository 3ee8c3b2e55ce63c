import { expect, test } from 'vitest'
import { features } from '../features.ts'
import type { Fighter } from '../types.ts'
import { duel, of, turnOf } from './arrange.ts'

test('statistics count who did what to whom', () => {
  expect(features.results({ type: 'acts', who: 'cian', action: 'strike', left: 0 })).toEqual([
    { name: 'action', value: 'strike', by: 'cian' },
  ])
  const blow = { type: 'attack', who: 'cian', at: 'goblin', weapon: 'sword', way: 'strike', difficulty: 10 } as const
  expect(features.results({ ...blow, hit: true, grade: 'good' })).toEqual([
    { name: 'attack', value: 'hit', by: 'cian', on: 'goblin' },
    { name: 'success', value: 'good', by: 'cian', on: 'goblin' },
  ])
  expect(features.results({ ...blow, hit: false })).toEqual([
    { name: 'attack', value: 'miss', by: 'cian', on: 'goblin' },
  ])
  expect(features.results({ type: 'defends', who: 'cian', kind: 'dodge', total: 20, full: true })).toEqual([
    { name: 'defence', value: 'full dodge', by: 'cian' },
  ])
  expect(features.results({ type: 'held', who: 'goblin', by: 'cian', kind: 'tackle' })).toEqual([
    { name: 'effect', value: 'hold', on: 'goblin', by: 'cian' },
  ])
  expect(features.results({ type: 'round', round: 2, seconds: 5 })).toEqual([])
})

test('damage is counted in Body Points, or in the wound levels a blow adds', () => {
  expect(features.results({ type: 'bodyLost', who: 'goblin', by: 'cian', points: 4, left: 9 })).toEqual([
    { name: 'damage', value: 4, on: 'goblin', by: 'cian' },
  ])
  expect(features.results({ type: 'wound', who: 'goblin', by: 'gm', level: 'wounded', before: 'unhurt' })).toEqual([
    { name: 'damage', value: 2, on: 'goblin' },
    { name: 'wound', value: 'wounded', on: 'goblin' },
  ])
  const worse = { type: 'wound', who: 'goblin', by: 'gm', level: 'incapacitated', before: 'wounded' } as const
  expect(features.results(worse)).toContainEqual({ name: 'damage', value: 2, on: 'goblin' })
})

test('somebody is unhurt, wounded, down, dead or gone', () => {
  const being = (fields: Partial<Fighter>) =>
    features.condition(
      turnOf(duel(), 'ana', 1, (s) => void Object.assign(of({ state: s }, 'bo'), fields)),
      'bo',
    )
  expect(being({})).toBe('unhurt')
  expect([being({ body: 19 }), being({ wound: 'stunned' })]).toEqual(['wounded', 'wounded'])
  expect([being({ condition: 'unconscious' }), being({ condition: 'dying' })]).toEqual(['down', 'down'])
  expect([being({ condition: 'dead' }), being({ condition: 'fled' })]).toEqual(['dead', 'fled'])
})
