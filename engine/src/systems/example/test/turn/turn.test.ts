import { describe, expect, test } from 'vitest'
import { arranged, play, refusal, refusals, rule } from '../../../../kernel/testing/index.ts'
import { example } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel } from '../scenarios.ts'

const weak =
  (id: string) =>
  (state: State): void => {
    of(state, id).grit = 1
  }
const of = (state: State, id: string): Fighter => {
  const fighter = state.fighters.find((f) => f.id === id)
  if (fighter === undefined) throw new Error(`nobody is called ${id}`)
  return fighter
}
/** The sailor’s first turn, with these stances. */
const begun = (stances = 'bouncer stance: wary\nsailor stance: wary', arrange?: (state: State) => void): State =>
  arranged(example, play(example, duel, stances).state, arrange)

describe('turns', () => {
  rule('EX-ROUND', 'who is down gets no stance and no actions', () => {
    const from = arranged(example, crowd, (state) => {
      of(state, 'thug-1').grit = 0
    })
    const { asked } = play(example, from, '')
    expect(asked !== undefined && 'choices' in asked && asked.choices.map(({ who }) => who)).toEqual([
      'bouncer',
      'student',
      'thug-2',
      'sailor',
    ])
  })

  rule('EX-ORDER', 'neither who is down nor who has no action left comes to act; it is his turn while he acts', () => {
    const from = begun(undefined, (state) => {
      of(state, 'sailor').actions = 0
    })
    const { asked, state } = play(example, from, '')
    expect(asked).toMatchObject({ choices: [{ who: 'bouncer', about: { ask: 'turn', actions: 2 } }] })
    expect(state.acting).toBe('bouncer')
    const waited = play(example, from, 'bouncer turn: wait')
    expect([waited.state.acting, of(waited.state, 'bouncer').turns]).toEqual([null, 1])
    expect(waited.events).toContainEqual({ type: 'turn', rule: 'EX-ORDER', who: 'bouncer', actions: 2 })
  })

  rule('EX-END', 'two sides up is no end; nobody up is nobody’s victory', () => {
    expect(example.outcome(begun())).toBeUndefined()
    const none = begun(undefined, (state) => {
      for (const fighter of state.fighters) fighter.grit = 0
    })
    expect(example.outcome(none)).toEqual({ won: [], because: 'EX-END' })
    const { told } = play(
      example,
      begun(undefined, weak('bouncer')),
      'sailor turn: strike\nbouncer defence: none\nsailor blow: 9\nsailor damage: 1',
    )
    expect(told.at(-1)).toBe('bouncer goes down.')
  })

  test('a haymaker is for who has both actions, recovering for the dazed, and strangers are refused nothing', () => {
    const from = begun()
    expect(refusal(example, from, 'sailor', 'haymaker')).toBeUndefined()
    expect(refusals(example, from, 'sailor')).toEqual([
      { key: 'recover', because: 'there is no daze to shake off', rule: 'EX-RECOVER' },
    ])
    of(from, 'sailor').dazed = 1
    of(from, 'sailor').actions = 1
    expect(refusals(example, from, 'sailor')).toEqual([
      { key: 'haymaker', because: 'a haymaker takes two actions, and one is left', rule: 'EX-HAYMAKER' },
    ])
    expect(refusals(example, from, 'nobody')).toEqual([])
  })

  rule(['EX-STRIKE', 'EX-DOWN'], 'no friend is struck and nobody who is down, and it is said why', () => {
    const from = arranged(example, crowd, (state) => {
      for (const fighter of state.fighters) fighter.actions = fighter.id === 'student' ? 1 : 0
      of(state, 'thug-1').grit = 0
    })
    const { asked, events } = play(example, from, 'student turn: strike')
    const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
    expect(choice?.refusals?.()).toEqual([
      { key: 'bouncer', because: 'they are on the same side', rule: 'EX-STRIKE' },
      { key: 'thug-1', because: 'who is down is out of the fight', rule: 'EX-DOWN' },
    ])
    expect(events).toMatchObject([{ type: 'turn' }])
    expect(() => play(example, from, 'student turn: strike\nstudent target: student')).toThrow(/student/)
    const last = arranged(example, from, (state) => {
      of(state, 'thug-2').grit = 0
    })
    const struck = play(example, last, 'student turn: strike\nstudent blow: 6\nstudent damage: 1')
    expect(of(struck.state, 'sailor').grit).toBe(11)
    const felled = play(
      example,
      arranged(example, last, weak('sailor')),
      'student turn: strike\nstudent blow: 6\nstudent damage: 1',
    )
    expect(felled.events.at(-1)).toEqual({ type: 'down', rule: 'EX-DOWN', who: 'sailor' })
  })

  test('with nobody left to strike a blow goes nowhere', () => {
    const from = begun(undefined, (state) => {
      of(state, 'bouncer').grit = 0
    })
    const turn = play({ ...example, outcome: () => undefined }, from, 'sailor turn: strike')
    expect(turn.events.map(({ type }) => type)).toEqual(['turn'])
  })
})
