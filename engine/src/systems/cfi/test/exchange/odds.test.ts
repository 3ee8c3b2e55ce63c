import { expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { exact } from '../../../../kernel/exact.ts'
import { sample } from '../../../../kernel/sample.ts'
import type { Choice } from '../../../../kernel/types.ts'
import { cfi } from '../../index.ts'
import type { Question, State } from '../../state/types.ts'
import { facing, fought, man, ready, spent, the } from '../arrange.ts'

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

test('what is counted as damage is what wounds, not what a parry or armor stopped', () => {
  const counted = (script: string, bob: object = man()) =>
    fought(ready(facing(man(), bob)), 'longsword', script).events.flatMap((event) => cfi.features.results(event))
  const stopped = counted('ann attack: 30\nbob defend: longsword\nbob parry: 30\nann damage: 6')
  expect(stopped.filter(({ name }) => name === 'damage' || name === 'wound')).toEqual([])
  const scratched = counted(
    'ann attack: 30\nbob defend: longsword\nbob parry: 70\nann effect: none\nann damage: 6\nann location: 11',
    man(['longsword'], { armor: { all: 'chain-mail' } }),
  )
  expect(scratched.filter(({ name }) => name === 'damage' || name === 'wound')).toEqual([
    { name: 'damage', value: 1, by: 'ann', on: 'bob' },
    { name: 'wound', value: 'minor', by: 'ann', on: 'bob' },
  ])
})

test('damage a parry stops whole is not looked at, unless it can thrust the target back', () => {
  const followed = (bob: object): readonly (number | undefined)[] => {
    const meets = (choice: Choice<Question>) =>
      choice.options.find(({ key }) => key === 'attack' || key === 'longsword') ??
      choice.options.at(-1) ?? { key: 'none' }
    const thrown: (number | undefined)[] = []
    exact(cfi, ready(facing(man(), man(['longsword'], bob))), {
      policy: () => meets,
      events: true,
      each: ({ events }) => {
        const parried = events.some((event) => event.type === 'reduced' && event.by === 'parry')
        for (const event of events) if (parried && event.type === 'damage') thrown.push(event.rolled)
      },
    })
    return [...new Set(thrown)]
  }
  expect(followed({})).toEqual([undefined])
  const small = { characteristics: { str: 12, con: 12, siz: 7, dex: 12, int: 12, pow: 12, cha: 12 } }
  expect(followed(small)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(followed({ luck: 1 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
