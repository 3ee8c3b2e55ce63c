import { describe, expect, test } from 'vitest'
import { die } from '../../dice/chance.ts'
import type { Dice } from '../../dice/types.ts'
import { advance } from '../advance.ts'
import type { Answer } from '../answers.ts'
import { AffrayError } from '../error.ts'
import { script } from '../oracles/script.ts'
import { standingOrders } from '../oracles/standing-orders.ts'
import { ask, START, type Tiny, tiny } from './tiny.ts'

const level = (face: number, skill: number): string =>
  face <= skill / 10 ? 'critical' : face <= skill ? 'success' : 'failure'
const beats = (a: number, b: number): boolean => a < b

/** An attack that a parry answers: a reading, a question, a comparison. */
const exchange = tiny((ctx, state) => {
  const attack = ctx.toss(die('attack', 100), 'a')
  state.learned.push(ctx.read(attack, level, 50))
  const parry = ctx.choose({ ...ask('b', 'parry', 'shield', 'none'), usual: 'none' }).key
  if (parry === 'shield') state.learned.push(ctx.both(attack, ctx.toss(die('parry', 100), 'b'), beats, undefined))
})
const scripted = (text: string, otherwise?: 'usual') => {
  const lines = script(text, otherwise)
  const result = advance(exchange, START, [], [lines])
  lines.finish()
  return result.asked === undefined ? result.state.learned : result.asked
}
const thrown = (run: () => unknown): AffrayError => {
  try {
    run()
  } catch (error) {
    if (error instanceof AffrayError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('a script', () => {
  test('gives faces', () => {
    expect(scripted('a attack: 30\nb parry: shield\nb parry: 40')).toEqual(['success', true])
  })
  test('gives words for readings, and leaves the rest open', () => {
    expect(scripted('a attack: critical\nb parry: none')).toEqual(['critical'])
    expect(scripted('a attack: success true\nb parry: shield\nb parry: 40')).toEqual(['success', true])
  })
  test('gives a total with =, which every reading then agrees with', () => {
    expect(scripted('a attack: =94\nb parry: shield\nb parry: =94')).toEqual(['failure', false])
  })
  test('ignores blank lines and remarks, and may leave the usual to the rules', () => {
    expect(scripted('\n  a attack: 94 // a miss\n', 'usual')).toEqual(['failure'])
  })

  test.each([
    ['b attack: 30', 'The script says "b attack: 30", the rules ask a attack: (a roll).'],
    ['a attack: 30\nb dodge: none', 'The script says "b dodge: none", the rules ask b parry: one of shield, none.'],
    ['a attack: 30', 'The script has ended, and the rules ask b parry: one of shield, none.'],
    ['a attack: 30\nb parry: none\nb parry: 5', 'The script says "b parry: 5", the rules ask nothing more.'],
    ['a attack: 101\nb parry: none', 'The script\'s roll "a attack: 101" shows 101 on a d100.'],
    ['a attack: 30 40\nb parry: none', 'The script\'s roll "a attack: 30 40" takes 1 dice, and 2 are written.'],
    ['a attack: fumble\nb parry: none', 'The roll attack of a cannot be read as "fumble" here.'],
    ['a attack: =0\nb parry: none', 'The roll attack of a cannot be read as "0" here.'],
    ['a attack: success failure\nb parry: none', 'The words "failure" of the roll attack of a were never asked for.'],
    ['a attack: 30\nb parry: buckler', 'b cannot answer "parry" with "buckler".'],
    ['nothing', 'The script has a line that says nothing: "nothing".'],
  ])('%j does not fit: %s', (text, message) => {
    const error = thrown(() => scripted(text))
    expect(error.message).toBe(message)
    expect(error.remedy).not.toBe('')
  })
})

describe('a total called out', () => {
  /** Two dice of which the rules know the higher and the sum; people say the sum. */
  const pair = {
    label: 'pair',
    draw: (from: Dice) => {
      const [a, b] = [from.die(6), from.die(6)]
      return 10 * Math.max(a, b) + a + b
    },
    comesTo: (value: number) => value % 10 || 10,
    law: () => LAW,
  }
  const LAW = {
    support: [
      [12, 1 / 36],
      [23, 2 / 36],
      [24, 1 / 36],
      [34, 2 / 36],
    ],
    lost: 30 / 36,
  } as const
  const sum = (value: number): number => value % 10
  const higher = (value: number): string => (value > 30 ? 'three' : 'two')
  const looked = (text: string, more: boolean) =>
    advance(
      tiny((ctx, state) => {
        const toss = ctx.toss(pair, 'a')
        state.learned.push(ctx.shown(toss) ?? 'unseen', ctx.read(toss, sum, undefined))
        if (more) state.learned.push(ctx.read(toss, higher, undefined))
      }),
      START,
      [],
      [script(text)],
    )
  test('answers what it decides and is told, and leaves the rest to further words', () => {
    expect(looked('a pair: =4', false)).toMatchObject({ state: { learned: [24, 4] } })
    expect(looked('a pair: =4', true)).toMatchObject({ asked: { roll: 'pair', readings: ['two', 'three'] } })
    expect(looked('a pair: =4 two', true)).toMatchObject({ state: { learned: [24, 4, 'two'] } })
  })
  test('that no dice come to is refused with what would do', () => {
    const error = thrown(() => looked('a pair: =9', false))
    expect(error.message).toBe('The dice of pair of a cannot come to 9.')
    expect(error.remedy).toBe('Say what they come to without anything added, 2 or more, or type each face.')
  })
})

describe('a step that stops', () => {
  test('asks for dice, then for a decision, then for dice again', () => {
    const answers: Answer[] = []
    const asked = () => advance(exchange, START, answers).asked
    expect(asked()).toMatchObject({ roll: 'attack', who: 'a', hidden: false, chance: { label: 'attack' } })
    answers.push({ roll: 'attack', who: 'a', faces: [30] })
    expect(asked()).toMatchObject({ choices: [{ who: 'b', about: { ask: 'parry' } }] })
    answers.push({ asked: [{ who: 'b', ask: 'parry' }], keys: ['shield'] })
    expect(asked()).toMatchObject({ roll: 'parry', who: 'b' })
    answers.push({ roll: 'parry', who: 'b', faces: [29] })
    expect(advance(exchange, START, answers)).toMatchObject({
      asked: undefined,
      state: { learned: ['success', false] },
    })
  })

  test('asks a worded roll for what it wants to know, with every reading still possible', () => {
    const said = (...says: string[]) => advance(exchange, START, [{ roll: 'attack', who: 'a', says }]).asked
    expect(said()).toMatchObject({ roll: 'attack', readings: ['critical', 'success', 'failure'], at: 0 })
    expect(said('success')).toMatchObject({ choices: [{ who: 'b' }] })
  })

  test('leaves the state it began from as it was', () => {
    const start: Tiny = { round: 0, learned: [] }
    advance(exchange, start, [{ roll: 'attack', who: 'a', faces: [3] }])
    expect(start).toEqual({ round: 0, learned: [] })
  })

  test.each<[string, Answer[], string]>([
    [
      'another roll',
      [{ roll: 'damage', who: 'a', faces: [3] }],
      'recorded a: damage rolled 3, the rules ask a: attack (a roll)',
    ],
    [
      'a decision in place of a roll',
      [{ asked: [{ who: 'b', ask: 'parry' }], keys: ['none'] }],
      'the rules ask a: attack (a roll)',
    ],
    [
      'another question',
      [
        { roll: 'attack', who: 'a', faces: [3] },
        { asked: [{ who: 'b', ask: 'dodge' }], keys: ['none'] },
      ],
      'recorded b: dodge = none, the rules ask b: parry',
    ],
    [
      'an answer too many',
      [
        { roll: 'attack', who: 'a', faces: [3] },
        { asked: [{ who: 'b', ask: 'parry' }], keys: ['none'] },
        { roll: 'damage', who: 'a', faces: [3] },
      ],
      'the rules ask nothing more in this step',
    ],
    ['a face too high', [{ roll: 'attack', who: 'a', faces: [101] }], 'cannot show 101 on a d100'],
    ['no face', [{ roll: 'attack', who: 'a', faces: [] }], 'needs another die, a d100, after nothing'],
    ['a face too many', [{ roll: 'attack', who: 'a', faces: [3, 4] }], 'takes 1 dice, and 2 were given'],
    ['half a face', [{ roll: 'attack', who: 'a', faces: [3.5] }], 'cannot show 3.5'],
  ])('refuses %s', (_, answers, message) => {
    expect(thrown(() => advance(exchange, START, answers)).message).toContain(message)
  })
})

describe('words of two throws that were compared', () => {
  const ring = tiny((ctx, state) => {
    const [a, b, c] = ['first', 'second', 'third'].map((label) => ctx.toss(die(label, 6), 'a'))
    if (a === undefined || b === undefined || c === undefined) return
    state.learned.push(
      ctx.both(a, b, beats, undefined),
      ctx.both(b, c, beats, undefined),
      ctx.both(a, c, beats, undefined),
    )
  })
  test('a ring is closed by the face of one of them', () => {
    const lines = script('a first: true =2\na second: true\na third: true')
    const result = advance(ring, START, [], [lines])
    expect(result.asked).toBeUndefined()
    expect(result).toMatchObject({ state: { learned: [true, true, true] } })
  })
})

describe('a ruling inside a step', () => {
  const spend = tiny((ctx, state) => {
    const first = ctx.roll(die('roll', 6), 'a')
    state.learned.push(first)
    const options = ['stop', ...state.learned.map((thing) => `use ${thing}`)]
    state.learned.push(ctx.choose(ask('a', 'use', ...options)).key)
  })
  const rolled: Answer = { roll: 'roll', who: 'a', faces: [4] }
  const options = (...answers: Answer[]) => {
    const { asked } = advance(spend, START, answers)
    return asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : []
  }

  test('is in force when the next question is put', () => {
    expect(options(rolled)).toEqual(['stop', 'use 4'])
    expect(options(rolled, { ruling: { add: 'luck' }, because: 'the gods', looks: 1 })).toEqual([
      'stop',
      'use luck',
      'use 4',
    ])
  })
  test('says how often the rules had looked when it was made', () => {
    expect(advance(spend, START, [rolled])).toMatchObject({ looks: 1 })
    expect(advance(spend, START)).toMatchObject({ looks: 0 })
  })
  test('that stands first stands between steps', () => {
    const result = advance(spend, START, [{ ruling: { add: 'luck' }, because: 'the gods' }])
    expect(result).toMatchObject({ asked: undefined, state: { round: 0, learned: ['luck'] } })
  })
  test('is refused with its field when the system does not know it', () => {
    const error = thrown(() => advance(spend, START, [rolled, { ruling: { add: null }, because: 'no' }]))
    expect(error.message).toContain('add: found null')
  })
})

describe('standing orders', () => {
  const order = (key: string) =>
    advance(
      exchange,
      START,
      [{ roll: 'attack', who: 'a', faces: [9] }],
      [standingOrders([{ who: 'b', ask: 'parry', key }])],
    )
  test('answer in place of the seat, by key or by what is usual', () => {
    expect(order('none').asked).toBeUndefined()
    expect(order('usual').answers.at(-1)).toMatchObject({ keys: ['none'] })
  })
  test('leave to the seat what is not offered or not ordered', () => {
    expect(order('buckler').asked).toMatchObject({ choices: [{ who: 'b' }] })
    const other = standingOrders([{ who: 'b', ask: 'evade', key: 'none' }])
    expect(advance(exchange, START, [{ roll: 'attack', who: 'a', faces: [9] }], [other]).asked).toBeDefined()
  })
})
