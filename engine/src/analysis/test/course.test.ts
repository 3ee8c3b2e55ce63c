import { expect, test } from 'vitest'
import { Fight } from '../../kernel/fight.ts'
import { byPolicy } from '../../kernel/oracles/policy.ts'
import { systems } from '../../systems/index.ts'
import { course, swings } from '../course.ts'

const { example } = systems
const fight = Fight.begin(
  example,
  { system: 'example', sides: { crew: { sailor: { count: 2 } }, house: { thug: { count: 2 } } } },
  { by: 'keyed', seed: '5' },
  [byPolicy(() => example.policies.default)],
).proceed()

test('the chances of a fight go from open to certain', () => {
  const moments = course(fight, { moments: 10, fights: 40 })
  const [winner = ''] = fight.outcome?.won ?? []
  const end = moments.at(-1)?.won.find(({ id }) => id === winner)
  expect(end?.share.share).toBe(1)
  expect(moments[0]?.won.every(({ share }) => share.share < 1)).toBe(true)
  expect(moments.length).toBeLessThanOrEqual(12)
})

test('the largest changes come first, each more than chance could make', () => {
  const found = swings(course(fight, { moments: 10, fights: 60 }))
  expect(found.length).toBeGreaterThan(0)
  expect(found.map(({ by }) => by)).toEqual([...found.map(({ by }) => by)].sort((a, b) => b - a))
  for (const { from, to, side } of found) {
    const [was, is] = [from, to].map(({ won }) => won.find(({ id }) => id === side)?.share)
    expect(is?.low).toBeGreaterThan(was?.high ?? 1)
  }
})
