import { expect, test } from 'vitest'
import {
  ended,
  forActions,
  forRounds,
  forTurns,
  type Lasting,
  lasting,
  lastingInWords,
  lasts,
  renewed,
  struck,
  untilEnded,
} from '../lasting.ts'

const all: Lasting[] = [forRounds('dazed', 2, 'ann', 3), forTurns('ready', 1, 'bob'), forActions('aimed', 1, 'bob')]

test('each clock counts only its own, and says what has run out', () => {
  const over: string[] = []
  const once = struck(all, 'rounds', ({ kind }) => over.push(kind))
  expect(once.map(({ kind, left }) => [kind, left])).toEqual([
    ['dazed', 1],
    ['ready', 1],
    ['aimed', 1],
  ])
  expect(over).toEqual([])
  const twice = struck(once, 'rounds', ({ kind }) => over.push(kind))
  expect([twice.map(({ kind }) => kind), over]).toEqual([['ready', 'aimed'], ['dazed']])
  expect(struck(twice, 'turns').map(({ kind }) => kind)).toEqual(['aimed'])
  expect(struck(twice, 'actions').map(({ kind }) => kind)).toEqual(['ready'])
})

test('what nothing counts stays until it is ended, and the list is not touched', () => {
  const bound: Lasting[] = [untilEnded('bound', 'ann')]
  for (const clock of ['rounds', 'turns', 'actions'] as const) expect(struck(bound, clock)).toBe(bound)
  expect([ended(bound, 'bound'), ended(all, 'bound') === all, all.length]).toEqual([[], true, 3])
})

test('of whose doing, and in place of what was before', () => {
  const two: Lasting[] = [untilEnded('afraid', 'ann', 1), untilEnded('afraid', 'bob', 2)]
  expect([lasting(two, 'afraid')?.value, lasting(two, 'afraid', 'bob')?.value, lasts(two, 'afraid', 'cid')]).toEqual([
    1,
    2,
    false,
  ])
  expect(renewed(two, untilEnded('afraid', 'cid'))).toHaveLength(1)
})

test('in words', () => {
  expect([...all, untilEnded('bound', 'ann'), forRounds('slow', 1, 'x')].map(lastingInWords)).toEqual([
    'dazed (2 rounds)',
    'ready (1 turn)',
    'aimed (1 action)',
    'bound',
    'slow (1 round)',
  ])
})
