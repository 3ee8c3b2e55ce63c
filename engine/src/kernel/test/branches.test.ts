import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { example } from '../../systems/example/index.ts'
import { isRoll } from '../answers.ts'
import { Fight } from '../fight.ts'
import { hashOf } from '../hash.ts'
import { verifyDice } from '../verify.ts'
import { answerAll, begun, bytes, duel, ownDice, reload } from './duel.ts'

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
