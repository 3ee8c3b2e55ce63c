import { expect, test } from 'vitest'
import { die } from '../../dice/chance.ts'
import { advance } from '../advance.ts'
import { believed } from '../believing.ts'
import { type Gesture, gestures } from '../gestures.ts'
import type { Choice, Question } from '../types.ts'
import { ask, type Ctx, START, type Tiny, tiny } from './tiny.ts'

const six = (value: number): boolean => value === 6
const ANN = { name: 'ann', fighters: ['a'], gm: false }

/** The gestures of a’s first question under a step of rules. */
function found(
  step: (ctx: Ctx, state: Tiny) => void,
  likely: (choice: Choice) => string | undefined = () => undefined,
) {
  const system = tiny(step)
  const { asked } = advance(system, START)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) throw new Error('nothing is asked')
  return gestures(system, { settled: START, answers: [], choice }, ANN, likely)
}
const words = ({ parts, ends, then }: Gesture): string =>
  `${parts.map(({ key, assumed }) => `${key}${assumed === true ? '?' : ''}`).join(' ')}: ${ends}${then === undefined ? '' : ` ${then}`}`
const usually = (choice: Choice<Question>, usual: string): Choice<Question> => ({ ...choice, usual })

test('a gesture goes on as long as only he answers, and over dice nobody looks at', () => {
  const all = found((ctx) => {
    const { key } = ctx.choose(ask('a', 'act', 'hit', 'wait'))
    if (key === 'wait') return
    ctx.choose(ask('a', 'whom', 'b', 'c'))
    const toss = ctx.toss(die('d6', 6), 'a')
    ctx.choose(usually(ask('a', 'spend', 'none', 'one'), 'none'))
    ctx.read(toss, six, undefined)
    ctx.choose(ask('a', 'after', 'x', 'y'))
  })
  expect(all.map(words)).toEqual(['hit b none?: dice', 'hit c none?: dice', 'wait: over'])
  expect(all[0]?.parts[2]?.others).toEqual([{ key: 'one', said: 'one' }])
})

test('what is likely stands first, and is assumed where another answer is usual', () => {
  const all = found(
    (ctx) => {
      ctx.choose(ask('a', 'act', 'hit', 'wait'))
      ctx.choose(usually(ask('a', 'how', 'plain', 'fine'), 'plain'))
      ctx.choose(ask('b', 'defend', 'parry', 'dodge'))
    },
    ({ about }) => (about.ask === 'act' ? 'wait' : 'fine'),
  )
  expect(all.map(words)).toEqual(['wait fine?: another b', 'hit fine?: another b'])
})

test('it ends at his next turn, at a question asked before, at a place, and where several are asked', () => {
  const all = found((ctx) => {
    const { key } = ctx.choose(ask('a', 'act', 'turn', 'again', 'go', 'all'))
    if (key === 'turn') ctx.choose(ask('a', 'turn', 'x', 'y'))
    if (key === 'again') ctx.choose(ask('a', 'act', 'x', 'y'))
    if (key === 'go') ctx.choose({ ...ask('a', 'where', 'x', 'y'), open: true })
    if (key === 'all') ctx.together([ask('a', 'stance', 'x', 'y'), ask('b', 'stance', 'x', 'y')])
  })
  expect(all.map(words)).toEqual(['turn: turn', 'again: again', 'go: place', 'all: together'])
})

test('an answer asked of several is one by itself, also once a bot has given its own', () => {
  const system = tiny((ctx) => void ctx.together([ask('a', 'stance', 'x', 'y'), ask('b', 'stance', 'x', 'y')]))
  const bot = { decide: ({ who }: Choice) => (who === 'b' ? 'x' : undefined) }
  const { asked } = advance(system, START, [], [bot])
  expect(asked).toMatchObject({ choices: [{ who: 'a' }], joint: true })
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  const all =
    choice === undefined ? [] : gestures(system, { settled: START, answers: [], choice }, ANN, () => undefined)
  expect(all.map(words)).toEqual(['x: together', 'y: together'])
})

test('a world in which other facts are asked about is not the one', () => {
  const system = {
    ...tiny((ctx, state) => {
      const about = { ask: 'duck', at: state.learned[0] === 'goblin' ? 'goblin' : 'wolf' }
      ctx.choose({ ...ask('a', 'duck', 'yes', 'no'), about })
    }),
    imagine: () => ({ round: 0, learned: ['wolf'] }),
  }
  const settled = { round: 0, learned: ['goblin'] }
  const { asked } = advance(system, settled)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) throw new Error('nothing is asked')
  expect(believed(system, { settled, answers: [], choice }, ANN)).toBeUndefined()
  expect(believed({ ...system, imagine: () => settled }, { settled, answers: [], choice }, ANN)?.choice.about).toEqual(
    choice.about,
  )
})

test('however many answers there are, each stands for itself', () => {
  const many = Array.from({ length: 60 }, (_, n) => `k${n}`)
  const all = found((ctx) => {
    ctx.choose(ask('a', 'act', ...many))
    ctx.choose(ask('a', 'whom', ...many))
    ctx.choose(ask('a', 'how', ...many))
  })
  expect(all.length).toBeLessThanOrEqual(130)
  expect(all.filter(({ parts }) => parts[0]?.key === 'k0').length).toBeLessThanOrEqual(43)
  expect(new Set(all.map(({ parts }) => parts[0]?.key)).size).toBeGreaterThan(2)
})
