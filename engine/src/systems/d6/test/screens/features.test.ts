import { expect, test } from 'vitest'
import { d6 } from '../../index.ts'
import { features } from '../../screens/features.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel, of, turnOf, withOptions } from '../arrange.ts'

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
  const being = (fields: Partial<Fighter>, injury = 'wounds') =>
    features.condition(
      turnOf(
        duel({}, {}, withOptions({ injury })),
        'ana',
        1,
        (s) => void Object.assign(of({ state: s }, 'bo'), fields),
      ),
      'bo',
    )
  expect([being({}), being({}, 'bodyPoints')]).toEqual(['unhurt', 'unhurt'])
  expect([being({ wound: 'stunned' }), being({ body: 19 }, 'bodyPoints')]).toEqual(['wounded', 'wounded'])
  expect(being({ body: 19 }), 'where wounds are kept Body Points say nothing').toBe('unhurt')
  expect([being({ condition: 'unconscious' }), being({ condition: 'dying' })]).toEqual(['down', 'down'])
  expect([being({ condition: 'dead' }), being({ condition: 'fled' })]).toEqual(['dead', 'fled'])
})

test.each(['wounds', 'bodyPoints'])(
  'who is fresh is shown unhurt to his foe, his own side and the game master: %s',
  (injury) => {
    const fresh = turnOf(duel({}, {}, withOptions({ injury })), 'ana')
    const hurt = turnOf(duel({}, {}, withOptions({ injury })), 'ana', 1, (s) =>
      Object.assign(of({ state: s }, 'bo'), injury === 'wounds' ? { wound: 'wounded' } : { body: 8 }),
    )
    for (const seat of [
      { name: 'foe', fighters: ['ana'], gm: false },
      { name: 'own', fighters: ['bo'], gm: false },
      { name: 'gm', fighters: [], gm: true },
    ]) {
      const shown = (s: State) => features.condition(d6.imagine(d6.view(s, seat), 0), 'bo')
      expect([shown(fresh), shown(hurt)], seat.name).toEqual(['unhurt', 'wounded'])
    }
  },
)
