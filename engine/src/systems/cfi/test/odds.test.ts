import { expect, test } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { exact } from '../../../kernel/exact.ts'
import { sample } from '../../../kernel/sample.ts'
import type { Choice } from '../../../kernel/types.ts'
import { cfi } from '../index.ts'
import type { Question, State } from '../types.ts'
import { facing, man, ready, spent, the } from './arrange.ts'

/** Ann strikes and trips, whatever happens; Bob has no points to defend with. */
const trips = (choice: Choice<Question>) =>
  choice.options.find(({ key }) => key === 'attack' || key === 'longsword' || key === 'tripOpponent') ??
  choice.options.at(-1) ?? { key: 'none' }

test('exact odds of a blow with a trip are what sampling gives', () => {
  const start = ready(facing(man(), man()), spent)
  const { endings, complete } = exact(cfi, start, { policy: () => trips })
  expect(complete).toBe(true)
  const isDown = (s: State): boolean => the(s, 'bob').stance === 'prone'
  const down = endings.reduce((sum, { state, weight }) => sum + (isDown(state) ? weight : 0), 0)
  let seen = 0
  const fights = 4000
  for (let n = 0; n < fights; n++) {
    const { state } = sample(cfi, cfi.copy(start), new Stream('trips', n), () => trips, { steps: 1 })
    if (isDown(state)) seen++
  }
  expect(Math.abs(seen / fights - down)).toBeLessThan(0.03)
  expect(down).toBeGreaterThan(0.3)
})
