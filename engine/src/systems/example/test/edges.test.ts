import { describe, expect, test } from 'vitest'
import { arranged, play, refusal, refusals, rule, type Scenario } from '../../../kernel/testing/index.ts'
import { type Command, command } from '../amend.ts'
import { example } from '../index.ts'
import { grade } from '../standing.ts'
import type { Fighter, Question, State } from '../types.ts'
import { crowd, duel } from './scenarios.ts'

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

describe('what is told of a blow is what was done', () => {
  rule(['EX-STRIKE', 'EX-DODGE', 'EX-DAMAGE'], 'who, whom, each die, each term, and what it had to reach', () => {
    const { events } = play(
      example,
      begun(),
      'sailor turn: strike\nbouncer defence: dodge\nsailor blow: 9\nbouncer dodge: 2\nsailor damage: 4',
    )
    expect(events.filter(({ type }) => type !== 'shows' && type !== 'turn')).toEqual([
      {
        type: 'blow',
        rule: 'EX-STRIKE',
        who: 'sailor',
        target: 'bouncer',
        hit: true,
        roll: {
          of: 'blow',
          who: 'sailor',
          dice: '1d10',
          faces: [9],
          terms: [{ value: 3, because: 'brawling', rule: 'EX-STRIKE' }],
          total: 12,
          needs: 8,
        },
      },
      {
        type: 'dodge',
        rule: ['EX-DODGE', 'EX-A1'],
        who: 'bouncer',
        from: 'sailor',
        dodged: false,
        roll: {
          of: 'dodge',
          who: 'bouncer',
          dice: '1d10',
          faces: [2],
          terms: [
            { value: 3, because: 'brawling', rule: 'EX-DODGE' },
            { value: 2, because: 'wary', rule: 'EX-STANCE' },
          ],
          total: 7,
          needs: 12,
        },
      },
      {
        type: 'hurt',
        rule: 'EX-DAMAGE',
        who: 'bouncer',
        by: 'sailor',
        lost: 3,
        left: 11,
        grade: 'hurt',
        roll: {
          of: 'damage',
          who: 'sailor',
          dice: '1d6',
          faces: [4],
          terms: [
            { value: 1, because: 'might', rule: 'EX-DAMAGE' },
            { value: -1, because: 'wary', rule: 'EX-STANCE' },
            { value: -1, because: 'hide', rule: 'EX-DAMAGE' },
          ],
          total: 3,
          needs: undefined,
        },
      },
    ])
  })

  rule(['EX-HAYMAKER', 'EX-STANCE'], 'two dice, the bold hand of the striker and no hide of who has none', () => {
    const bold = play(example, duel, 'bouncer stance: bold\nsailor stance: wary\nsailor turn: wait').state
    const { events, state } = play(
      example,
      bold,
      'bouncer turn: haymaker\nsailor defence: none\nbouncer blow: 5\nbouncer damage: 2 3',
    )
    expect(events.at(-1)).toMatchObject({
      type: 'hurt',
      who: 'sailor',
      lost: 9,
      roll: {
        dice: '2d6',
        faces: [2, 3],
        terms: [
          { value: 2, because: 'might' },
          { value: 2, because: 'bold' },
        ],
        total: 9,
      },
    })
    expect(events.find(({ type }) => type === 'blow')).toMatchObject({ rule: 'EX-HAYMAKER' })
    expect([of(state, 'sailor').grit, of(state, 'bouncer').grit]).toEqual([3, 14])
  })

  rule('EX-STANCE', 'it shows once a round, of both, and is hidden again in the next', () => {
    const struck = play(example, begun(), 'sailor turn: strike\nbouncer defence: none\nsailor blow: 1')
    expect(struck.events.filter(({ type }) => type === 'shows')).toMatchObject([{ who: 'sailor' }, { who: 'bouncer' }])
    const again = play(example, struck.state, 'bouncer turn: strike\nsailor defence: none\nbouncer blow: 1')
    expect(again.events.filter(({ type }) => type === 'shows')).toEqual([])
    const over = play(
      example,
      again.state,
      'sailor turn: wait\nbouncer turn: wait\nbouncer stance: bold\nsailor stance: bold',
    ).state
    expect(over.fighters.map(({ shown, turns, actions }) => [shown, turns, actions])).toEqual([
      ['hidden', 0, 2],
      ['hidden', 0, 2],
    ])
  })
})

describe('the daze', () => {
  rule('EX-DAZED', 'it outlasts the first own turn, ends with the second, and is told once', () => {
    const dazed = begun(undefined, (state) => {
      of(state, 'sailor').dazed = 2
    })
    const first = play(example, dazed, 'sailor turn: wait')
    expect(of(first.state, 'sailor').dazed).toBe(1)
    expect(first.events.some(({ type }) => type === 'clears')).toBe(false)
    const second = play(example, first.state, 'bouncer turn: wait\nsailor turn: wait')
    expect(of(second.state, 'sailor').dazed).toBe(0)
    expect(second.events.filter(({ type }) => type === 'clears')).toEqual([
      { type: 'clears', rule: 'EX-DAZED', who: 'sailor' },
    ])
  })

  rule(['EX-DAZED', 'EX-DODGE'], 'a natural 10 that is dodged dazes nobody; one that lands dazes the struck', () => {
    const ten = (dodge: string) =>
      play(example, begun(), `sailor turn: strike\nbouncer defence: dodge\nsailor blow: 10\nbouncer dodge: ${dodge}`)
    expect(of(ten('8').state, 'bouncer').dazed).toBe(0)
    const landed = ten('7\nsailor damage: 1')
    expect([of(landed.state, 'bouncer').dazed, of(landed.state, 'sailor').dazed]).toEqual([2, 0])
    expect(landed.events.at(-1)).toEqual({ type: 'dazed', rule: 'EX-DAZED', who: 'bouncer', by: 'sailor', turns: 2 })
  })
})

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

test('how hurt somebody looks', () => {
  const looks = (grit: number) => grade({ grit, fullGrit: 10 })
  expect([10, 9, 5, 4, 1, 0].map(looks)).toEqual(['unhurt', 'hurt', 'hurt', 'badly hurt', 'badly hurt', 'down'])
})

describe('rulings', () => {
  const after = (from: State | Scenario, ruling: Command): State =>
    play({ ...example, step: (ctx, s) => example.amend(ctx, s, ruling) }, arranged(example, from), '').state
  const faults = (ruling: object): string => {
    const parsed = command.parse(ruling)
    return parsed.ok ? '' : parsed.faults.map(({ path, allowed }) => `${path.join('.')}: ${allowed}`).join('; ')
  }

  test('numbers within their bounds', () => {
    for (const [field, most] of [
      ['grit', 200],
      ['actions', 10],
      ['dazed', 10],
    ] as const) {
      expect(of(after(duel, { do: 'set', who: 'sailor', field, to: 3 }), 'sailor')[field]).toBe(3)
      expect(faults({ do: 'set', who: 'sailor', field, to: most + 1 })).toBe(`to: at most ${most}`)
      expect(faults({ do: 'set', who: 'sailor', field, to: 0 })).toBe('')
      expect(faults({ do: 'set', who: 'sailor', field, to: -1 })).toMatch('at least 0')
    }
  })

  test('a newcomer is made like a known one or by hand, and waits for the round; who leaves is gone', () => {
    const thug = after(duel, { do: 'add', side: 'house', who: 'bruno', like: 'thug', fields: { grit: 5 }, metres: 5 })
    expect(of(thug, 'bruno')).toMatchObject({ side: 'house', kind: 'thug', grit: 5, fullGrit: 5, might: 1, actions: 0 })
    const own = { quickness: 1, brawling: 1, might: 1, hide: 1, grit: 3 }
    const made = after(duel, { do: 'add', side: 'guests', who: 'mia', fields: own, metres: 5 })
    expect(of(made, 'mia')).toMatchObject({ ...own, kind: null })
    const left = after(thug, { do: 'remove', who: 'bouncer' })
    expect(left.fighters.map(({ id }) => id)).toEqual(['sailor', 'bruno'])
    expect(faults({ do: 'add', side: 'house', who: 'eve', like: 'thug', fields: { grit: 0 } })).toMatch(
      'fields.grit: at least 1',
    )
  })
})

test('what an option is about', () => {
  const about = (question: Question, key: string) =>
    example.points(begun(), { who: 'sailor', about: question, options: [] }, { key })
  const turn = { ask: 'turn', actions: 2 } as const
  expect(['strike', 'haymaker', 'recover', 'wait', 'sing'].map((key) => about(turn, key))).toEqual([
    { group: 'strike', cost: [{ of: 'actions', amount: 1 }] },
    { group: 'strike', cost: [{ of: 'actions', amount: 2 }] },
    { group: 'guard', cost: [{ of: 'actions', amount: 1 }] },
    { group: 'other', cost: [{ of: 'actions', amount: 1 }] },
    { group: 'other' },
  ])
  expect(about({ ask: 'target', blow: 'strike' }, 'bouncer')).toEqual({ group: 'strike', fighters: ['bouncer'] })
  const defence = { ask: 'defence', from: 'bouncer', blow: 'strike' } as const
  expect(about(defence, 'dodge')).toEqual({
    group: 'guard',
    fighters: ['bouncer'],
    cost: [{ of: 'actions', amount: 1 }],
  })
  expect(about(defence, 'none').cost).toEqual([])
  expect([about({ ask: 'stance', round: 1 }, 'bold'), about({ ask: 'stance', round: 1 }, 'wary')]).toEqual([
    { group: 'strike' },
    { group: 'guard' },
  ])
})
