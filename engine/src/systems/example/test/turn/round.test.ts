import { expect } from 'vitest'
import { redact } from '../../../../kernel/secret.ts'
import { arranged, play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { example } from '../../index.ts'
import { crowd, duel } from '../scenarios.ts'

const BOLD = 'bouncer stance: bold\nsailor stance: bold'

rule('EX-ROUND', 'a round gives everybody on his feet two actions', () => {
  const { state } = play(example, duel, BOLD)
  expect(state.round).toBe(1)
  expect(state.fighters.map(({ actions }) => actions)).toEqual([2, 2])
  const rest = play(
    example,
    state,
    'sailor turn: wait\nbouncer turn: wait\nsailor turn: wait\nbouncer turn: wait',
  ).state
  expect(example.track(rest).order.map(({ left }) => left)).toEqual([0, 0])
  expect(play(example, rest, BOLD).told[0]).toBe('Round 2.')
})

rule(['EX-STANCE', 'EX-STRIKE'], 'a stance is secret until its owner strikes or is struck at', () => {
  const { state, events } = play(example, duel, 'bouncer stance: bold\nsailor stance: wary')
  const sailor = { name: 'guests', fighters: ['sailor'], gm: false }
  expect(JSON.stringify(redact(events, sailor))).not.toMatch('bold')
  expect(JSON.stringify(example.view(state, sailor))).not.toMatch('bold')
  expect(JSON.stringify(example.view(state, { ...sailor, gm: true }))).toMatch('bold')
  const struck = play(example, state, 'sailor turn: strike\nbouncer defence: none\nsailor blow: 1')
  expect(struck.told).toContain('bouncer is bold.')
  expect(JSON.stringify(example.view(struck.state, sailor))).toMatch('"shown":"bold"')
})

rule('EX-STANCE', 'stances are asked all at once and sealed', () => {
  const { asked } = play(example, duel, '')
  expect(asked).toMatchObject({
    choices: [
      { who: 'bouncer', sealed: true },
      { who: 'sailor', sealed: true },
    ],
  })
  expect(play(example, duel, BOLD).told).toContain('sailor picks a stance.')
})

rule('EX-STRIKE', 'who has several foes chooses among those on their feet', () => {
  const state = arranged(example, crowd, (at) => {
    for (const fighter of at.fighters) {
      fighter.actions = fighter.id === 'student' ? 1 : 0
      if (fighter.id === 'thug-1') fighter.grit = 0
    }
  })
  const { asked } = play(example, state, 'student turn: strike')
  expect(asked).toMatchObject({
    choices: [{ about: { ask: 'target' }, options: [{ key: 'thug-2' }, { key: 'sailor' }] }],
  })
  const { events } = play(example, state, 'student turn: strike\nstudent target: sailor\nstudent blow: 1')
  expect(events.at(-1)).toMatchObject({ type: 'blow', target: 'sailor' })
})

rule('EX-ORDER', 'fewest turns first, then the quicker', () => {
  const stances =
    'bouncer stance: bold\nstudent stance: bold\nthug-1 stance: bold\nthug-2 stance: bold\nsailor stance: bold'
  const order = ['student', 'thug-1', 'thug-2', 'sailor', 'bouncer', 'student']
  const { asked } = play(example, crowd, [stances, ...order.map((id) => `${id} turn: wait`)].join('\n'), { steps: 8 })
  expect(asked).toMatchObject({ choices: [{ who: 'thug-1' }] })
})

rule('EX-WAIT', 'a turn let go costs its action', () => {
  const { state } = play(example, duel, `${BOLD}\nsailor turn: wait`)
  expect(state.fighters.find(({ id }) => id === 'sailor')?.actions).toBe(1)
})

rule('EX-HAYMAKER', 'it is refused to who has one action left', () => {
  const { state } = play(example, duel, `${BOLD}\nsailor turn: wait\nbouncer turn: wait`)
  expect(refusal(example, state, 'sailor', 'haymaker')?.because).toMatch('two actions')
})

rule('EX-RECOVER', 'it is refused to who is not dazed', () => {
  const { state } = play(example, duel, BOLD)
  expect(refusal(example, state, 'sailor', 'recover')?.because).toMatch('no daze')
  expect(refusal(example, state, 'sailor', 'strike')).toBeUndefined()
})

rule('EX-END', 'the last side on its feet has won', () => {
  const weak = arranged(example, play(example, duel, BOLD).state, (at) => {
    for (const fighter of at.fighters) if (fighter.side === 'house') fighter.grit = 1
  })
  const { state } = play(example, weak, 'sailor turn: strike\nbouncer defence: none\nsailor blow: 9\nsailor damage: 1')
  expect(example.outcome(weak)).toBeUndefined()
  expect(example.outcome(state)).toEqual({ won: ['guests'], because: 'EX-END' })
})
