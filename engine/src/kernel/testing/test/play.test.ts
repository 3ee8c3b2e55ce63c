import { describe, expect, test } from 'vitest'
import { example as brawl } from '../../../systems/example/index.ts'
import { unreached } from '../exhaustive.ts'
import { arranged, askedInWords, example, play, type Scenario } from '../play.ts'
import { transcript } from '../playthrough.ts'
import { eachCitation, refusal, refusals, rule, sheetOf } from '../rule.ts'

const duel: Scenario = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }
const STANCES = 'bouncer stance: wary\nsailor stance: wary'

describe('play', () => {
  test('goes on until the script is used up', () => {
    const { state, told, asked, answers } = play(brawl, duel, `${STANCES}\nsailor turn: wait\nbouncer turn: wait`)
    expect([state.round, told.at(-1), asked, answers.length]).toEqual([1, 'bouncer waits.', undefined, 3])
  })
  test('stops at the question where the script ends', () => {
    const { asked, state } = play(brawl, duel, `${STANCES}\nsailor turn: strike`)
    expect(asked && askedInWords(asked)).toBe('bouncer defence: dodge, none')
    expect(state.fighters.find(({ id }) => id === 'sailor')?.actions).toBe(1)
    const thrown = play(brawl, duel, `${STANCES}\nsailor turn: strike\nbouncer defence: none`).asked
    expect(thrown && askedInWords(thrown)).toBe('sailor blow: (a roll)')
  })
  test('takes at least one step, and more where it is told to', () => {
    expect(play(brawl, duel, '').asked).toMatchObject({ choices: [{ who: 'bouncer' }, { who: 'sailor' }] })
    const { events } = play(brawl, duel, STANCES, { steps: 2 })
    expect(events.at(-1)).toMatchObject({ type: 'turn', who: 'sailor' })
  })
  test('answers with what is usual where the script does not', () => {
    const { events } = play(brawl, duel, `${STANCES}\nsailor turn: strike\nsailor blow: 1`, { otherwise: 'usual' })
    expect(events.at(-1)).toMatchObject({ type: 'blow', hit: false })
  })
  test('ends where nobody is asked any more, and names the line that was never used', () => {
    const still: typeof brawl = { ...brawl, step: () => undefined }
    expect(() => play(still, duel, 'sailor turn: strike')).toThrow(/sailor turn: strike/)
  })
  test('begins from an arranged state, and leaves that as it was', () => {
    const from = arranged(brawl, duel)
    const { state } = play(brawl, from, STANCES, { arrange: (at) => Object.assign(at, { round: 7 }) })
    expect([from.round, state.round]).toEqual([0, 8])
  })
  test.each([
    [
      'a line that does not fit',
      `${STANCES}\nbouncer turn: wait`,
      'The script says "bouncer turn: wait", the rules ask sailor turn',
    ],
    [
      'a line too many',
      `${STANCES}\nsailor turn: strike\nbouncer defence: none\nsailor blow: 1\nsailor damage: 3`,
      'sailor damage: 3',
    ],
    [
      'too few words',
      `${STANCES}\nsailor turn: strike\nbouncer defence: none\nsailor blow: true\nsailor damage: 1`,
      'says too little of the roll "sailor blow"',
    ],
  ])('refuses %s', (_, script, message) => {
    expect(() => play(brawl, duel, script)).toThrow(message)
  })
})

example('a worked example is played to its end', {
  system: brawl,
  from: duel,
  rules: ['EX-ROUND', 'EX-DAMAGE'],
  script: `${STANCES}\nsailor turn: strike\nbouncer defence: none\nsailor blow: true false\nsailor damage: =6`,
  shows: ({ told }) => expect(told.at(-1)).toMatch('bouncer loses 5 grit'),
})

describe('citations', () => {
  test('are found at any depth, one or several', () => {
    const heard: string[] = []
    const output = { rule: 'A', modifiers: [{ rule: 'B' }, { value: 1 }], inner: { rule: ['C', 'D'] }, text: 'E' }
    eachCitation(output, (id) => heard.push(id))
    expect(heard).toEqual(['A', 'B', 'C', 'D'])
  })
  rule('EX-RECOVER', 'of one refusal, or of all', () => {
    const { state } = play(brawl, duel, STANCES)
    expect(refusals(brawl, state, 'sailor').map(({ key }) => key)).toEqual(['recover'])
    expect(refusal(brawl, state, 'sailor', 'wait')).toBeUndefined()
  })
  rule('EX-DODGE', 'of a sheet that is looked at', () => {
    expect(sheetOf(brawl, arranged(brawl, duel), 'sailor').numbers).toHaveLength(3)
  })
})

test('exhaustive play names what no fight reached', () => {
  const names = { actions: brawl.actions, wonders: ['down', 'a dragon'] }
  const left = unreached(brawl, { scenarios: { duel }, names, fights: 20 }, names)
  expect(Object.fromEntries(left)).toEqual({ actions: [], wonders: ['a dragon'] })
})

test('a transcript tells answers and events, and how it ended', () => {
  const text = transcript(brawl, { scenario: duel, seed: 'x' })
  expect(text).toMatch(/^ {4}bouncer stance: bold · sailor stance: bold\nRound 1\.\n/)
  expect(text).toMatch(/Won: \w+ \(EX-END\)\.\n$/)
  expect(transcript(brawl, { scenario: duel, seed: 'x' })).toBe(text)
})
