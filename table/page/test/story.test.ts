import { expect, test } from 'vitest'
import { storyIn } from '../src/landing/story.ts'

const line = (round: number, told: string) => ({ n: 1, round, told, rules: [] })
const exported = (log: readonly unknown[]) =>
  JSON.stringify({ affray: 'replay', shown: { table: { title: 'Behind the barn' }, scene: { log } } })

test('the story a player exported is read by rounds', () => {
  const log = [line(1, 'Round 1.'), line(1, 'Ann strikes.'), line(2, 'Ben falls.')]
  expect(storyIn(exported(log))).toEqual({
    title: 'Behind the barn',
    rounds: [
      { round: 1, told: ['Round 1.', 'Ann strikes.'] },
      { round: 2, told: ['Ben falls.'] },
    ],
  })
})

test.each([
  ['a scenario', 'system: example'],
  ['a fight', '{"affray": 2}'],
  ['an exported table', '{"fight": {"affray": 2}, "seats": []}'],
  ['a story without lines', '{"affray": "replay", "shown": {"scene": {"log": 3}}}'],
  ['nothing', 'null'],
])('%s is none: the server reads it', (_, text) => {
  expect(storyIn(text)).toBeUndefined()
})

test('what is no line of a story is passed over', () => {
  expect(storyIn(exported([null, 3, { told: 7 }, line(1, 'Ann strikes.')]))?.rounds).toEqual([
    { round: 1, told: ['Ann strikes.'] },
  ])
})
