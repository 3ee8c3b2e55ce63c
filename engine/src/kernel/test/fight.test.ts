import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { example } from '../../systems/example/index.ts'
import type { State } from '../../systems/example/types.ts'
import { isRoll } from '../answers.ts'
import { type DiceFrom, Fight } from '../fight.ts'
import { hashOf } from '../hash.ts'
import type { Oracle } from '../oracles/oracle.ts'
import { byPolicy } from '../oracles/policy.ts'
import type { AnySystem } from '../types.ts'
import { verifyDice } from '../verify.ts'

const duel = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }
const KEYED: DiceFrom = { by: 'keyed', seed: 'closing time' }
const system: AnySystem = example
const bots: Oracle = byPolicy(() => system.policies.default)

const begun = (dice: DiceFrom = KEYED): Fight => Fight.begin(example, duel, dice).proceed()
/** Answers each question with the option at `index`, round about. */
function answerAll(fight: Fight, index: number): Fight {
  const { asked } = fight
  if (asked === undefined || !('choices' in asked)) return fight
  for (const { who, options } of asked.choices) fight.answer(who, options[index % options.length]?.key ?? '')
  return fight
}
const bytes = (fight: Fight): string => JSON.stringify(fight.file())
const reload = (fight: Fight, seed?: string): Fight =>
  Fight.open(example, JSON.parse(bytes(fight)), seed === undefined ? {} : { seed }).proceed()
const grit = (fight: Fight, id: string): number | undefined =>
  (fight.state as State).fighters.find((fighter) => fighter.id === id)?.grit

describe('questions put together', () => {
  test('stay sealed until all are answered, also over a reload', () => {
    const fight = begun().answer('sailor', 'bold')
    expect(fight.entries).toEqual([])
    expect(JSON.stringify(fight.state)).not.toMatch('bold')
    const opened = reload(fight, 'closing time').answer('bouncer', 'wary')
    expect(opened.entries[0]?.answers[0]).toMatchObject({ keys: ['wary', 'bold'] })
    expect(bytes(opened)).toBe(bytes(fight.answer('bouncer', 'wary')))
  })
  test('may be answered again before the last is in', () => {
    const fight = begun().answer('sailor', 'bold').answer('sailor', 'wary').answer('bouncer', 'wary')
    expect(fight.entries[0]?.answers[0]).toMatchObject({ keys: ['wary', 'wary'] })
  })
  test('are asked only of those whose bots do not answer', () => {
    const house: Oracle = {
      decide: (choice, state, moment) => (choice.who === 'bouncer' ? bots.decide?.(choice, state, moment) : undefined),
    }
    const fight = Fight.begin(example, duel, KEYED, [house]).proceed()
    expect(fight.asked).toMatchObject({ choices: [{ who: 'sailor' }] })
    expect(fight.answer('sailor', 'bold').entries.length).toBe(1)
  })
})

describe('an answer that does not fit', () => {
  test.each([
    ['somebody not asked', () => begun().answer('nobody', 'bold'), 'Nothing is asked of nobody now.'],
    ['an option not offered', () => begun().answer('sailor', 'drunk'), 'sailor cannot answer "stance" with "drunk".'],
    ['dice nobody wants', () => begun().throws({ faces: [3] }), 'No dice are wanted now.'],
    ['a ruling nobody knows', () => begun().rule({ do: 'dance' }, 'fun'), 'This ruling cannot be used'],
    [
      'a fight of another system',
      () => Fight.open(example, { ...begun().file(), system: 'legend@1' }),
      'The fight is of legend@1',
    ],
    [
      'a file with nothing in it',
      () => Fight.open(example, { affray: 1 }),
      'scenario: found nothing, allowed is something;',
    ],
    ['a scenario that is none', () => Fight.begin(example, { system: 'example' }, KEYED), 'sides: found nothing'],
  ])('%s', (_, run, message) => {
    expect(run).toThrow(message)
  })

  test('leaves the fight as it stood', () => {
    const fight = answerAll(begun({ by: 'typed' }), 1)
      .answer('sailor', 'strike')
      .answer('bouncer', 'none')
    const before = bytes(fight)
    expect(() => fight.throws({ faces: [11] })).toThrow('cannot show 11 on a d10')
    expect(bytes(fight)).toBe(before)
    expect(fight.asked).toMatchObject({ roll: 'blow', who: 'sailor' })
  })
})

describe('typed dice', () => {
  const struck = () =>
    answerAll(begun({ by: 'typed' }), 1)
      .answer('sailor', 'strike')
      .answer('bouncer', 'none')

  test('may be faces', () => {
    const fight = struck()
      .throws({ faces: [9] })
      .throws({ faces: [6] })
    expect(grit(fight, 'bouncer')).toBe(14 - 5)
  })
  test('may be words, asked for as closely as the rules look', () => {
    const fight = struck()
      .throws({ says: [true] })
      .throws({ says: [6] })
    expect(fight.asked).toMatchObject({ roll: 'blow', readings: [false, true] })
    fight.throws({ says: [false] })
    expect(grit(fight, 'bouncer')).toBe(14 - 5)
    expect(fight.entries.at(-1)?.answers).toContainEqual({ roll: 'blow', who: 'sailor', says: [true, false] })
  })
  test('a reload between two words of a roll changes nothing', () => {
    const fight = struck().throws({ says: [true] })
    expect(bytes(reload(fight).throws({ faces: [2] }))).toBe(bytes(fight.throws({ faces: [2] })))
  })
})

describe('a simulated fight that was stored half-played', () => {
  const STREAM: DiceFrom = { by: 'stream', seed: 'sim', index: 12 }
  const half = (answers: number): Fight => {
    const fight = begun(STREAM)
    for (let i = 0; i < answers; i++) answerAll(fight, 0)
    return fight
  }

  test.each([1, 2, 3, 4, 5, 6])('goes on with the dice it would have had, after %i answers', (answers) => {
    const [fight, opened] = [half(answers), reload(half(answers))]
    expect(bytes(opened)).toBe(bytes(fight))
    for (let i = 0; i < 20; i++) expect(bytes(answerAll(opened, 0))).toBe(bytes(answerAll(fight, 0)))
    expect(fight.outcome).toBeDefined()
  })
  test('also when the last answer was taken back before it was stored', () => {
    const back = (): Fight => {
      const fight = half(5)
      fight.undo()
      return fight
    }
    const [fight, opened] = [back().proceed(), reload(back())]
    for (let i = 0; i < 5; i++) expect(bytes(answerAll(opened, 1))).toBe(bytes(answerAll(fight, 1)))
  })
  test('says that it cannot behind a branch, of which a stream knows nothing, and stays as it is', () => {
    const fight = half(5)
    fight.undo()
    const opened = reload(answerAll(fight, 1))
    let before = ''
    expect(() => {
      for (let i = 0; i < 20; i++) {
        before = bytes(opened)
        answerAll(opened, 0)
      }
    }).toThrow('sim#12 cannot be thrown on: a line of it was taken back and another begun.')
    expect(bytes(opened)).toBe(before)
  })
  test.each([13, 14, 15, 16])('says that it cannot where its dice are not those of its stream, sim#%i', (index) => {
    const file = half(5).file()
    const opened = Fight.open(example, { ...file, dice: { ...file.dice, seed: `sim#${index}` } })
    expect(() => {
      for (let i = 0; i < 20; i++) answerAll(opened.proceed(), 0)
    }).toThrow(`sim#${index} cannot be thrown on: some of its dice were not thrown by the stream.`)
  })
})

describe('rulings', () => {
  test('between steps are entries of their own', () => {
    const fight = answerAll(begun(), 1)
    fight.rule({ do: 'set', who: 'bouncer', field: 'grit', to: 3 }, 'an old wound')
    expect(fight.entries.at(-1)?.answers).toEqual([
      { ruling: { do: 'set', who: 'bouncer', field: 'grit', to: 3 }, because: 'an old wound' },
    ])
    expect(fight.asked).toMatchObject({ choices: [{ who: 'sailor', about: { ask: 'turn' } }] })
    expect(bytes(reload(fight, 'closing time'))).toBe(bytes(fight))
  })
  test('inside a step stand behind its last answer, and replay to the same bytes', () => {
    const fight = answerAll(begun(), 1).answer('sailor', 'strike')
    fight.rule({ do: 'set', who: 'bouncer', field: 'grit', to: 1 }, 'the floor is wet')
    expect(fight.pending.at(-1)).toMatchObject({ because: 'the floor is wet' })
    expect(grit(fight, 'bouncer')).toBe(1)
    const opened = reload(fight, 'closing time')
    expect(bytes(opened)).toBe(bytes(fight))
    expect(bytes(opened.answer('bouncer', 'none'))).toBe(bytes(fight.answer('bouncer', 'none')))
  })
  test('can be taken back', () => {
    const fight = answerAll(begun(), 1).rule({ do: 'end', won: ['house'] }, 'the watch')
    expect(fight.outcome).toBeDefined()
    expect(fight.undo((answer) => 'ruling' in answer)).toBe(true)
    expect(fight.outcome).toBeUndefined()
    expect(fight.redo()).toBe(true)
    expect(fight.outcome).toEqual({ won: ['house'], because: 'ruling' })
  })
})

describe('branches', () => {
  const played = () => {
    const fight = begun()
    for (let n = 0; n < 9; n++) answerAll(fight, n)
    return fight
  }
  test('another answer after undo is a branch with fresh dice, and the old line stays', () => {
    const fight = played()
    const { entries } = fight.file()
    fight.undo()
    fight.undo()
    answerAll(fight, 5)
    expect(fight.file().entries.slice(0, entries.length)).toEqual(entries)
    for (let n = 0; n < 4; n++) answerAll(fight, n)
    expect(fight.branches().map(({ branch }) => branch)).toEqual([0, 1])
    expect(bytes(reload(fight, 'closing time'))).toBe(bytes(fight))
  })
  test('a ruling after undo is a branch too: the dice that were seen do not come again', () => {
    const strike = () => answerAll(begun(), 1).answer('sailor', 'strike').answer('bouncer', 'none')
    const seen = strike()
    const again = strike()
    again.goTo(1).rule({ do: 'set', who: 'bouncer', field: 'dazed', to: 0 }, 'nothing changes').proceed()
    again.answer('sailor', 'strike').answer('bouncer', 'none')
    expect(again.branches().length).toBe(2)
    const rolls = (fight: Fight) => fight.line().flatMap((entry) => entry.answers.filter(isRoll))
    expect(rolls(again)).not.toEqual(rolls(seen))
  })
  test('the old line can be gone over to again', () => {
    const fight = played()
    const { head } = fight
    const state = hashOf(fight.settled)
    fight.undo()
    answerAll(fight, 6)
    expect(hashOf(fight.goTo(head).settled)).toBe(state)
    expect(() => fight.goTo(999)).toThrow('There is no entry 999.')
  })
})

describe('any order of answers, undos and redos', () => {
  const deed = fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('answer' as const), index: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), index: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('redo' as const), index: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), index: fc.nat(0) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('rule' as const), index: fc.integer({ min: 1, max: 9 }) }) },
  )
  function done(fight: Fight, { do: what, index }: { do: string; index: number }): Fight {
    if (what === 'answer') return answerAll(fight, index)
    if (what === 'reload') return reload(fight, 'closing time')
    if (what === 'rule') return fight.rule({ do: 'set', who: 'sailor', field: 'grit', to: index }, 'because')
    for (let n = 0; n <= index; n++) what === 'undo' ? fight.undo() : fight.redo()
    return fight
  }

  test('never changes an entry, and can always be stored, opened and verified', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 14 }), (deeds) => {
        let fight = begun()
        let entries = fight.file().entries
        for (const next of deeds) {
          fight = done(fight, next)
          const file = fight.file()
          expect(file.entries.slice(0, entries.length)).toEqual(entries)
          entries = file.entries
        }
        const opened = reload(fight, 'closing time')
        expect(bytes(opened)).toBe(bytes(fight))
        expect(hashOf(opened.state)).toBe(hashOf(fight.state))
        expect(opened.events()).toEqual(JSON.parse(JSON.stringify(fight.events())))
        verifyDice(example, fight.file({ reveal: true }))
      }),
      { seed: 11, numRuns: 60 },
    )
  })
  test('what undo takes back, redo brings again to the byte', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 20 }), fc.nat(25), (answers, undos) => {
        const fight = begun()
        for (const index of answers) answerAll(fight, index)
        const before = bytes(fight)
        for (let n = 0; n < undos; n++) fight.undo()
        while (fight.redo());
        expect(bytes(fight)).toBe(before)
      }),
      { seed: 12, numRuns: 60 },
    )
  })
})

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
