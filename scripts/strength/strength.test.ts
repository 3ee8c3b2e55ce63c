import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ready = spawnSync(process.execPath, [fileURLToPath(new URL('../ready.mjs', import.meta.url))])
if (ready.status !== 0) throw new Error('the engine cannot be built')
const { contest } = await import('./contest.mjs')
const { MIRRORS } = await import('./mirrors.mjs')

test('fights of equals, one against one and three against three, are ended by bots and by random play', async () => {
  const { systems } = await import('../../engine/dist/index.js')
  expect(Object.keys(MIRRORS).filter((id) => systems[id] === undefined)).toEqual([])
  for (const mirrors of Object.values(MIRRORS)) {
    // Further scenes of a game come after the two that every game has.
    expect(mirrors.slice(0, 2).map(({ sides }) => Object.keys(sides.left).length)).toEqual([1, 3])
    for (const scenario of mirrors) {
      const fight = { scenario, challenger: 'default', against: 'random', seed: 'test', index: 0, effort: {} }
      expect(contest(fight)).toBeTypeOf('boolean')
      expect(contest(fight)).toBe(contest(fight))
    }
  }
})

test('a challenger who looks ahead plays either side, the same fight each time', () => {
  const [scenario] = MIRRORS.example
  const effort = { rollouts: 2, rounds: 1 }
  const fights = [0, 1].map((index) =>
    contest({ scenario, challenger: 'advise', against: 'default', seed: 'test', index, effort }),
  )
  const again = [0, 1].map((index) =>
    contest({ scenario, challenger: 'advise', against: 'default', seed: 'test', index, effort }),
  )
  expect(again).toEqual(fights)
})
