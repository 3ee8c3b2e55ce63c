import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { example } from '../../systems/example/index.ts'
import type { State } from '../../systems/example/types.ts'
import { type Answer, isRoll } from '../answers.ts'
import { Fight } from '../fight.ts'
import type { DiceFrom } from '../fight-dice.ts'
import { digestOf, hashOf } from '../hash.ts'
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
const ownDice = (answer: Answer): boolean => isRoll(answer) && answer.typed === true
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

describe('dice by seat', () => {
  const mixed = () =>
    answerAll(Fight.begin(example, duel, { by: 'keyed', seed: 'closing time', typed: ['sailor'] }).proceed(), 1)
      .answer('sailor', 'strike')
      .answer('bouncer', 'dodge')

  test('some throw their own, the others are thrown for', () => {
    const fight = mixed()
    expect(fight.asked).toMatchObject({ roll: 'blow', who: 'sailor' })
    fight.throws({ faces: [10] })
    const rolls = [...fight.line(), { answers: fight.pending }].flatMap(({ answers }) => answers.filter(isRoll))
    expect(rolls[0]).toEqual({ roll: 'blow', who: 'sailor', faces: [10], typed: true })
    expect(rolls.find(({ who }) => who === 'bouncer')?.typed).toBeUndefined()
    expect(fight.file().dice.typed).toEqual(['sailor'])
    expect(bytes(reload(fight, 'closing time'))).toBe(bytes(fight))
  })
  test('who throws can change in mid-question', () => {
    const fight = mixed().typedBy([]).proceed()
    expect(fight.asked === undefined || 'choices' in fight.asked).toBe(true)
  })
  test('whoever takes his own dice back throws them anew; after the decision taken back they lie as they lay', () => {
    const fight = mixed().throws({ faces: [9] })
    const before = bytes(fight)
    fight.undo(ownDice)
    expect(fight.proceed().asked).toMatchObject({ roll: 'blow', who: 'sailor' })
    fight.throws({ faces: [9] })
    expect(bytes(fight)).toBe(before)
    fight.goTo(1).proceed().answer('sailor', 'strike').answer('bouncer', 'dodge')
    expect(bytes(fight)).toBe(before)
  })
})

describe('answers that are sealed', () => {
  test('are withdrawn until all are there', () => {
    const fight = begun().answer('sailor', 'bold')
    expect(fight.answered).toEqual({ sailor: 'bold' })
    expect(fight.withdraw('sailor')).toBe(true)
    expect(fight.withdraw('sailor')).toBe(false)
    fight.answer('bouncer', 'wary').answer('sailor', 'wary')
    expect(fight.entries[0]?.answers[0]).toMatchObject({ keys: ['wary', 'wary'] })
    expect(fight.withdraw('sailor')).toBe(false)
  })
  test('can be changed after a reload as before it', () => {
    const fight = reload(begun().answer('sailor', 'bold'), 'closing time')
      .answer('sailor', 'wary')
      .answer('bouncer', 'bold')
    expect(fight.entries[0]?.answers[0]).toMatchObject({ keys: ['bold', 'wary'] })
  })
})

describe('a fight that is kept', () => {
  const long = () => Fight.begin(example, duel, KEYED, [bots]).proceed()

  test('opens from a snapshot as it opens from its beginning', () => {
    const half = begun()
    for (let n = 0; n < 9; n++) answerAll(half, n)
    const snapshot = JSON.parse(JSON.stringify(half.snapshot()))
    for (let n = 0; n < 4; n++) answerAll(half, n)
    const [whole, short] = [{}, { snapshot }].map((more) =>
      Fight.open(example, half.file(), { seed: 'closing time', ...more }).proceed(),
    )
    if (whole === undefined || short === undefined) throw new Error('both were opened')
    for (let n = 0; n < 6; n++) expect(bytes(answerAll(short, n))).toBe(bytes(answerAll(whole, n)))
    expect(short.events()).toEqual(whole.events())
  })
  test('refuses a snapshot that is not its own', () => {
    const fight = long()
    const { entry, state } = fight.snapshot()
    const forged = { entry, state: { ...(state as object), round: 99 } }
    expect(() => Fight.open(example, fight.file(), { snapshot: forged })).toThrow(
      `The snapshot is not the state behind entry ${entry}.`,
    )
  })
  test('gives every state, though it keeps few', () => {
    const fight = long()
    const line = fight.line()
    for (const { id, hash } of [...line.toReversed(), ...line]) expect(hashOf(fight.stateAt(id))).toBe(hash)
  })
  test('of the first format opens and goes on in the second', () => {
    const fight = begun()
    for (let n = 0; n < 5; n++) answerAll(fight, n)
    const { hash: _hash, left: _left, ...file } = fight.file()
    const first = {
      ...file,
      affray: 1,
      entries: file.entries.map((entry) => ({ ...entry, hash: digestOf(fight.stateAt(entry.id)) })),
    }
    const opened = Fight.open(example, first, { seed: 'closing time' }).proceed()
    expect(bytes(opened)).toBe(bytes(fight))
    expect(() => Fight.open(example, { ...first, entries: fight.file().entries })).toThrow(/Entry 1 leads to the state/)
  })
})

describe('hashes of states', () => {
  test('are those of equal data, whatever its order, and differ with anything that differs', () => {
    const one = { a: 1, b: [1, 2, { c: 'x', d: undefined }], e: null, f: -0, g: 0.5, h: true }
    const same = { h: true, g: 0.5, f: 0, e: null, b: [1, 2, { c: 'x' }], a: 1 }
    expect(hashOf(same)).toBe(hashOf(one))
    const others = [
      { ...one, a: 2 },
      { ...one, a: '1' },
      { ...one, b: [2, 1, { c: 'x' }] },
      { ...one, b: [1, 2, { c: 'y' }] },
      { ...one, e: 0 },
      { ...one, g: 0.25 },
      { ...one, h: false },
      { ...one, i: null },
      { ...one, a: one.f, f: one.a },
    ]
    expect(new Set([one, ...others].map(hashOf)).size).toBe(1 + others.length)
    expect(hashOf(one), 'as docs/fight-file.md says, on every machine').toBe('a5c739ed12cffd6c')
  })
  test('tell any two states of a fight apart that are not the same', () => {
    const fight = Fight.begin(example, duel, KEYED, [bots]).proceed()
    const states = fight.line().map(({ id }) => fight.stateAt(id))
    expect(new Set(states.map(hashOf)).size).toBe(new Set(states.map(digestOf)).size)
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

/** Answers what waits with an option that was not taken here before. */
function otherwise(fight: Fight): Fight {
  const { asked, head, pending } = fight
  if (asked === undefined || !('choices' in asked)) return fight
  const taken = new Set(
    fight.entries
      .filter(({ after }) => after === head)
      .flatMap(({ answers }) =>
        [answers[pending.length]].flatMap((a) => (a !== undefined && 'keys' in a ? a.keys : [])),
      ),
  )
  for (const { who, options } of asked.choices) fight.answer(who, options.find(({ key }) => !taken.has(key))?.key ?? '')
  return fight
}

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
    otherwise(fight)
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
  const rollsOf = (fight: Fight) =>
    [...fight.line(), { answers: fight.pending }].flatMap((e) => e.answers.filter(isRoll))
  test('the same answer after undo goes on where it led, with its dice, however often', () => {
    const fight = answerAll(begun(), 1).answer('sailor', 'strike').answer('bouncer', 'dodge')
    const [before, rolls] = [bytes(fight), rollsOf(fight)]
    for (let n = 0; n < 3; n++) {
      while (fight.undo());
      answerAll(fight, 1).answer('sailor', 'strike').answer('bouncer', 'dodge')
      expect(bytes(fight)).toBe(before)
      expect(rollsOf(fight)).toEqual(rolls)
    }
    expect(fight.branches()).toHaveLength(1)
  })
  test('also when another branch was begun between, and the first that has it is rejoined', () => {
    const fight = answerAll(begun(), 1).answer('sailor', 'strike').answer('bouncer', 'dodge')
    const rolls = rollsOf(fight)
    const head = fight.head
    fight.undo()
    fight.answer('bouncer', 'none')
    expect(fight.branch).toBe(1)
    expect(rollsOf(fight)).not.toEqual(rolls)
    fight.goTo(1).answer('sailor', 'strike').answer('bouncer', 'dodge')
    expect([fight.branch, fight.head]).toEqual([0, head])
    expect(rollsOf(fight)).toEqual(rolls)
  })
  test('a line left in mid-step is kept and gone on with, over a reload too', () => {
    const fight = answerAll(begun(), 1).answer('sailor', 'strike')
    fight.undo()
    fight.answer('sailor', 'wait')
    expect(fight.file().left).toMatchObject([{ entry: 1, branch: 0, pending: [{ keys: ['strike'] }] }])
    const opened = reload(fight, 'closing time')
    expect(opened.branches()).toMatchObject([
      { branch: 0, last: 1, pending: 1 },
      { branch: 1, after: 1 },
    ])
    const end = opened.endOf(0)
    opened
      .goTo(end?.entry ?? 0, end?.pending)
      .proceed()
      .answer('bouncer', 'none')
    expect([opened.branch, opened.file().left]).toEqual([0, []])
    verifyDice(example, opened.file({ reveal: true }))
  })
  test('a branch that leaves another behind its dice keeps those dice, and they can be checked', () => {
    // The first word of the blow is thrown; then the game master rules, and the damage falls on the new branch.
    const fight = Fight.begin(example, duel, { by: 'keyed', seed: 'closing time', typed: ['bouncer'] }).proceed()
    for (let n = 0; n < 30 && fight.outcome === undefined; n++) {
      const { asked } = fight
      if (asked === undefined) break
      if ('choices' in asked) answerAll(fight, n % 2)
      else {
        fight.throws({ faces: [5] })
        fight.undo(ownDice)
        fight.proceed().throws({ faces: [6] })
      }
    }
    expect(fight.branches().length).toBeGreaterThan(1)
    expect(rollsOf(fight).some(({ typed }) => typed)).toBe(true)
    expect(rollsOf(fight).some(({ typed }) => !typed)).toBe(true)
    verifyDice(example, fight.file({ reveal: true }))
    expect(bytes(reload(fight, 'closing time'))).toBe(bytes(fight))
  })
  test('the end of a branch that is visited goes on as that branch', () => {
    const fight = answerAll(begun(), 1).answer('sailor', 'strike')
    fight.undo()
    fight.answer('sailor', 'wait')
    const { head } = fight
    fight.goTo(1).answer('sailor', 'strike').answer('bouncer', 'none')
    expect(fight.branch).toBe(0)
    expect(fight.goTo(head).proceed().branch).toBe(1)
    otherwise(fight)
    expect(fight.branch).toBe(1)
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
