import { describe, expect, test } from 'vitest'
import { example } from '../../systems/example/index.ts'
import { isRoll } from '../answers.ts'
import { Fight } from '../fight.ts'
import { verifyDice } from '../verify.ts'
import { answerAll, begun, bots, duel, KEYED } from './duel.ts'

describe('a replay under other rules', () => {
  const file = () => {
    const fight = begun()
    for (let n = 0; n < 6; n++) answerAll(fight, n)
    return fight.file()
  }
  test('stops at the entry where they ask something else', () => {
    const text = JSON.stringify(file()).replaceAll('"ask":"turn"', '"ask":"act"')
    expect(() => Fight.open(example, JSON.parse(text))).toThrow(
      /^diverged at entry 2: recorded sailor: act = \w+, the rules ask sailor: turn$/,
    )
  })
  test('stops where they lead to another state', () => {
    const { entries, ...rest } = file()
    const forged = { ...rest, entries: entries.map((entry) => (entry.id === 2 ? { ...entry, hash: '0' } : entry)) }
    expect(() => Fight.open(example, forged)).toThrow(/^Entry 2 leads to the state \w+, and 0 was recorded\.$/)
  })
  test('stops where a step was cut short', () => {
    const { entries, ...rest } = file()
    const cut = {
      ...rest,
      entries: entries.map((entry) => (entry.id === 2 ? { ...entry, answers: entry.answers.slice(0, 1) } : entry)),
    }
    expect(() => Fight.open(example, cut)).toThrow('Entry 2 ends before its step does.')
  })
})

describe('the promise of the dice', () => {
  const finished = () => Fight.begin(example, duel, KEYED, [bots]).proceed()
  test('holds for a fight as it was played', () => {
    const fight = finished()
    expect(fight.outcome).toBeDefined()
    expect(() => verifyDice(example, fight.file({ reveal: true }))).not.toThrow()
    expect(fight.file().dice.seed).toBeUndefined()
    expect(() => verifyDice(example, fight.file())).toThrow('no seed')
  })
  test('breaks when the seed is another', () => {
    const file = finished().file({ reveal: true })
    expect(() => verifyDice(example, { ...file, dice: { ...file.dice, seed: 'another' } })).toThrow(
      'not the one promised',
    )
  })
  /** A fight played on with chosen dice, then passed off as the seed's. */
  const forged = (result: { faces: number[] } | { says: number[] }) => {
    const fight = answerAll(begun({ by: 'typed' }), 1)
      .answer('sailor', 'strike')
      .answer('bouncer', 'none')
      .throws(result)
    const { dice } = begun().file()
    return { ...fight.file(), dice: { ...dice, seed: 'closing time' } }
  }
  test('finds every face that did not fall', () => {
    const thrown = answerAll(begun(), 1)
      .answer('sailor', 'strike')
      .answer('bouncer', 'none')
      .entries[1]?.answers.find(isRoll)
    const fell = thrown?.faces?.[0] ?? 0
    for (const face of [1, 2, 3, 4]) {
      const run = () => verifyDice(example, forged({ faces: [face] }))
      if (face === fell) expect(run).not.toThrow()
      else expect(run).toThrow(`Entry 2 records ${face} for sailor: blow, and the promised dice give ${fell}.`)
    }
  })
  test('finds a roll that was said and not thrown', () => {
    expect(() => verifyDice(example, forged({ says: [1] }))).toThrow('Entry 2 records 1 for sailor: blow')
  })
})
