import { expect, test } from 'vitest'
import {
  begins,
  ended,
  forActions,
  forRounds,
  forTurns,
  type Lasting,
  type LastingRows,
  lasting,
  lastingConditions,
  lastingInWords,
  lastingNumbers,
  lastingSeen,
  lastingTags,
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

const LASTING = {
  dazed: { clock: 'rounds', known: 'all', shown: 'dazed', gm: 10, rule: 'EX-1' },
  breath: { clock: 'rounds', known: 'that', shown: 'holding breath', gm: 99, believed: 12, rule: 'EX-2' },
  favoured: { clock: 'turns', known: 'own', shown: 'favoured', gm: 0, rule: 'EX-3' },
  bound: { clock: 'event', known: 'that', shown: 'bound', gm: 0, rule: 'EX-4' },
  struck: { clock: 'actions', known: 'all', shown: null, gm: 0, rule: 'EX-5' },
} as const satisfies LastingRows
const begun = [
  begins(LASTING, 'dazed', 2, 'bob'),
  begins(LASTING, 'breath', 9, 'ann'),
  begins(LASTING, 'favoured', 3, 'gm', 20),
  begins(LASTING, 'bound', 0, 'bob'),
  begins(LASTING, 'struck', 1, 'bob'),
]

test('begins by the clock of its row', () => {
  expect(begun.map(({ clock }) => clock)).toEqual(['rounds', 'rounds', 'turns', 'event', 'actions'])
  expect(begun[2]).toEqual({ kind: 'favoured', value: 20, by: 'gm', clock: 'turns', left: 3 })
})

test('strangers see what shows, and how long only where all may know', () => {
  expect(lastingSeen(LASTING, begun).map(({ kind, left }) => [kind, left])).toEqual([
    ['dazed', 2],
    ['breath', 12],
    ['bound', 0],
    ['struck', 1],
  ])
  const shows = begun.slice(0, 1)
  expect(lastingSeen(LASTING, shows)).toBe(shows)
  expect(lastingTags(LASTING, begun)).toEqual(['dazed', 'holding breath', 'bound'])
})

test('his own sheet says how long, by which rule, and what would change it', () => {
  expect(lastingConditions(LASTING, 'ann', begun)).toEqual([
    {
      name: 'dazed',
      left: 2,
      clock: 'rounds',
      rule: 'EX-1',
      change: { command: { do: 'set', who: 'ann', field: 'dazed' }, field: 'to' },
    },
    {
      name: 'holding breath',
      left: 9,
      clock: 'rounds',
      rule: 'EX-2',
      change: { command: { do: 'set', who: 'ann', field: 'breath' }, field: 'to' },
    },
    { name: 'favoured', left: 3, clock: 'own turns', rule: 'EX-3' },
    { name: 'bound', clock: 'until it is ended', rule: 'EX-4' },
  ])
})

test('the game master sets how long, ends it with 0, and begins it where it did not last', () => {
  const numbers = lastingNumbers(LASTING)
  expect(Object.keys(numbers)).toEqual(['dazed', 'breath'])
  expect([numbers.dazed?.shows, numbers.breath?.shows, numbers.breath?.most]).toEqual([true, undefined, 99])
  const ann = { id: 'ann', lasting: begun }
  numbers.breath?.set(ann, 4, undefined)
  expect([numbers.breath?.now(ann), lasting(ann.lasting, 'breath')?.by, begun[1]?.left]).toEqual([4, 'ann', 9])
  numbers.dazed?.set(ann, 0, undefined)
  expect([numbers.dazed?.now(ann), lasts(ann.lasting, 'dazed')]).toEqual([0, false])
  numbers.dazed?.set(ann, 3, undefined)
  expect(lasting(ann.lasting, 'dazed')).toEqual({ kind: 'dazed', value: 0, by: 'ann', clock: 'rounds', left: 3 })
})
