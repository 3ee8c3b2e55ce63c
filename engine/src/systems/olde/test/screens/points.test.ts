import { describe, expect, test } from 'vitest'
import type { Choice, Points } from '../../../../kernel/types.ts'
import { olde } from '../../index.ts'
import type { Question, State } from '../../state/types.ts'
import { hexes } from '../scenarios.ts'
import { EIGHT, ready, run, SWORD, two } from '../staged.ts'

/** The open question of a state after a script, and what its options are about. */
const opened = (from: State, script = ''): { readonly s: State; readonly choice: Choice<Question> } => {
  const { state, asked } = run(from, script)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) throw new Error('nothing is asked')
  return { s: state, choice: choice as Choice<Question> }
}
const about = (from: State, script: string, key: string): Points => {
  const { s, choice } = opened(from, script)
  return olde.points(s, choice, { key })
}
const field = (picture: string, ann: object = {}, key: object = {}): State =>
  ready(
    {
      system: 'olde',
      map: { picture, key: { A: 'ann', B: 'bob', ...key } },
      sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: EIGHT } },
    },
    { ann: 3 },
  )

describe('what an option is about', () => {
  test('an action: its kind and what it costs him now', () => {
    const from = (ap: number) => ready(two({ ...SWORD, posture: 'prone' }), { ann: ap })
    expect(about(from(3), '', 'attack')).toEqual({ group: 'strike', cost: [{ of: 'AP', amount: 2 }] })
    expect(about(from(1), '', 'rise')).toEqual({ group: 'move', cost: [{ of: 'AP', amount: 1 }] })
    expect(about(from(3), '', 'pass')).toEqual({ group: 'other' })
    expect(about(from(3), '', 'free steps')).toEqual({ group: 'move' })
    expect(about(from(3), '', 'nonsense')).toEqual({ group: 'other' })
    expect(['block', 'cast', 'recover', 'ready'].map((key) => about(from(3), '', key).group)).toEqual([
      'guard',
      'cast',
      'spend',
      'other',
    ])
  })

  test('a place: the way, its end, whom it is towards, its cost, and a fall for the blind', () => {
    const from = field('A...B')
    expect(about(from, 'ann turn: step', '2,0')).toEqual({
      group: 'move',
      path: [
        [1, 0],
        [2, 0],
      ],
      cells: [[2, 0]],
      cost: [{ of: 'spaces', amount: 2 }],
    })
    expect(about(from, 'ann turn: step', '1,0').cells).toEqual([[1, 0]])
    expect(about(from, 'ann turn: step', 'nonsense')).toEqual({ group: 'move' })
    expect(about(from, 'ann turn: step', 'towards bob')).toMatchObject({ fighters: ['bob'], cells: [[3, 0]] })
    const blind = field('A...B', { conditions: { blinded: 'permanent' } })
    expect(about(blind, 'ann turn: step', '2,0').risks).toEqual([{ what: 'a fall', rule: 'OLDE-COND-blinded' }])
    expect(about(blind, 'ann turn: step', '1,0').risks).toBeUndefined()
    expect(about(from, 'ann turn: step', '2,0').risks).toBeUndefined()
    expect(about(ready(two({}, {}, { distance: 4 }), { ann: 3 }), 'ann turn: step', 'towards bob')).toEqual({
      group: 'move',
      path: [],
      fighters: ['bob'],
      cost: [{ of: 'spaces', amount: 3 }],
    })
  })

  test('a climb and a leap: the cell they end on, how far it is, and the fall a leap risks', () => {
    const climbing = field('^^.\nA^.\n..B', {}, { '^': { name: 'ledge', elevation: 1 } })
    expect(about(climbing, 'ann turn: climb', '1,0')).toEqual({
      group: 'move',
      path: [[1, 0]],
      cells: [[1, 0]],
      cost: [{ of: 'spaces', amount: 1 }],
    })
    expect(about(climbing, 'ann turn: climb', '2,2')).toEqual({ group: 'move' })
    const wide = field('Avv.\nv.B.\n....', {}, { v: 'pit' })
    expect(about(wide, 'ann turn: leap', '3,0')).toEqual({
      group: 'move',
      path: [[3, 0]],
      cells: [[3, 0]],
      cost: [{ of: 'spaces', amount: 3 }],
      risks: [{ what: 'a fall', rule: 'OLDE-ACT-leap' }],
    })
    const blind = field(
      '^^.\nA^.\n..B',
      { conditions: { blinded: 'permanent' } },
      { '^': { name: 'ledge', elevation: 1 } },
    )
    expect(about(blind, 'ann turn: climb', '1,0').risks).toBeUndefined()
  })

  test('who is blind and has gone a space already risks a fall with the next', () => {
    const blind = field('A...B', { conditions: { blinded: 'permanent' } })
    const { s, choice } = opened(blind, 'ann turn: free steps\nann where: 1,0\nann turn: step')
    expect(olde.points(s, choice, { key: '2,0' }).risks).toEqual([{ what: 'a fall', rule: 'OLDE-COND-blinded' }])
  })

  test('every cell that can be walked to is an answer, with its way and cost; a leap names its own', () => {
    const { s, choice } = opened(field('A~.\n.B.', {}, { '~': 'difficult' }), 'ann turn: step')
    expect(olde.reach(s, choice)?.map(({ key, cost }) => `${key} ${cost}`)).toEqual([
      '1,0 2',
      '2,0 2',
      '0,1 1',
      '1,1 1',
      '2,1 2',
    ])
    expect(olde.reach(s, choice)?.find(({ key }) => key === '1,1')).toMatchObject({ cell: [1, 1], path: [[1, 1]] })
    const gaps = opened(field('....\n.v..\n.Av.\n..B.', {}, { v: 'pit' }), 'ann turn: leap')
    expect(olde.reach(gaps.s, gaps.choice)).toBeUndefined()
    const bands = opened(ready(two({}, {}, { distance: 4 }), { ann: 3 }), 'ann turn: step')
    expect(olde.reach(bands.s, bands.choice)).toBeUndefined()
    const ledges = opened(field('^^B\nA..', {}, { '^': { name: 'ledge', elevation: 1 } }), 'ann turn: climb')
    expect(ledges.choice.about).toEqual({ ask: 'where', left: 1, how: 'climb', mover: 'ann' })
    expect(olde.reach(ledges.s, ledges.choice)).toBeUndefined()
    expect(gaps.choice.about).toMatchObject({ left: 1, how: 'leap' })
    const turn = opened(field('A.B'))
    expect(olde.reach(turn.s, turn.choice)).toBeUndefined()
  })

  test('targets with how well they are seen, weapons, patients, outcomes and answers with their price', () => {
    const s = ready(two(SWORD), { ann: 3 })
    const of = (question: Question, key: string) =>
      olde.points(s, { who: 'ann', about: question, options: [] }, { key })
    expect(of({ ask: 'target', as: 'attack' }, 'bob')).toEqual({
      group: 'strike',
      fighters: ['bob'],
      sight: [{ of: 'bob', sight: 'clear' }],
    })
    expect(of({ ask: 'weapon', on: 'bob' }, 'fists')).toEqual({ group: 'strike', fighters: ['bob'] })
    expect(of({ ask: 'space', on: 'bob' }, '3,4')).toEqual({ group: 'strike', fighters: ['bob'], cells: [[3, 4]] })
    expect(of({ ask: 'space', on: 'bob' }, 'there')).toEqual({ group: 'strike', fighters: ['bob'] })
    expect(of({ ask: 'spell' }, 'ember')).toEqual({ group: 'cast' })
    expect(of({ ask: 'patient', as: 'mend' }, 'bob')).toEqual({ group: 'cast', fighters: ['bob'] })
    expect(of({ ask: 'patient', as: 'aid' }, 'bob')).toEqual({ group: 'other', fighters: ['bob'] })
    expect(of({ ask: 'order', on: 'bob' }, 'walk')).toEqual({ group: 'other', fighters: ['bob'] })
    expect(of({ ask: 'outcome', on: 'bob', band: 'critical hit' }, 'tripped')).toEqual({
      group: 'strike',
      fighters: ['bob'],
    })
    const reflex = { ask: 'reflex', from: 'bob', with: 'fists' } as const
    expect(of(reflex, 'none')).toEqual({ group: 'guard', fighters: ['bob'] })
    expect(of(reflex, 'parry').cost).toEqual([{ of: 'AP', amount: 1 }])
    expect(of(reflex, 'counterattack').cost).toEqual([{ of: 'AP', amount: 2 }])
    const riposte = { ask: 'riposte', on: 'bob', lost: 0 } as const
    expect(of(riposte, 'riposte')).toEqual({ group: 'strike', fighters: ['bob'], cost: [{ of: 'AP', amount: 1 }] })
    expect(of(riposte, 'none').cost).toBeUndefined()
    expect(of({ ask: 'pool', points: 1 }, 'mana')).toEqual({ group: 'spend' })
    expect(of({ ask: 'posture' }, 'prone')).toEqual({ group: 'other' })
  })
})

test('a board of hexes says so, with walls and bodies where the scenario drew them', () => {
  const { grid, tokens } = olde.board(ready(hexes, {}))
  expect(grid).toMatchObject({ kind: 'hex', unit: 'spaces', cell: 1 })
  expect(grid?.rows).toEqual(['........', '...#....', '...##...', '........', '........'])
  expect(tokens.map(({ id, at }) => [id, at])).toEqual([
    ['warrior', [1, 1]],
    ['fencer', [1, 3]],
    ['orc', [6, 1]],
    ['wolf', [5, 3]],
  ])
})
