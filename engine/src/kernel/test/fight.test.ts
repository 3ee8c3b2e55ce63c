import { describe, expect, test } from 'vitest'
import { example } from '../../systems/example/index.ts'
import { isRoll } from '../answers.ts'
import { Fight } from '../fight.ts'
import type { DiceFrom } from '../fight-dice.ts'
import { digestOf, hashOf } from '../hash.ts'
import type { Oracle } from '../oracles/oracle.ts'
import { answerAll, begun, bots, bytes, duel, grit, KEYED, ownDice, reload } from './duel.ts'

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
