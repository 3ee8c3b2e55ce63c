import { describe, expect, test } from 'vitest'
import { arranged, play, refusal, rule } from '../../../kernel/testing/index.ts'
import { DIFFICULTY } from '../challenges.ts'
import { olde } from '../index.ts'
import type { State } from '../types.ts'
import { EIGHT, heard, of, only, ready, run, SWORD, two } from './staged.ts'

const reset = (scenario: Parameters<typeof arranged>[1], script: string, arrange?: (s: State) => void) =>
  play(olde, arranged(olde, scenario as never, arrange), script)

describe('the reset phase', () => {
  rule('OLDE-TURN-01', 'its steps come in their order, and a fight begins with it', () => {
    const sick = { conditions: { bleeding: 'persistent', dazed: 'temporary' }, spells: ['ember'] }
    const { events, state } = reset(
      two(sick),
      'ann stat: brawn\nann Brawn check: 5 4\nann action points: 6\nbob action points: 3',
      (s) => {
        of(s, 'ann').mana = 1
      },
    )
    expect(events.map(({ type }) => type)).toEqual([
      'bleeds',
      'condition',
      'check',
      'condition',
      'pool',
      'ap',
      'ap',
      'turn',
      'round',
    ])
    expect(state).toMatchObject({ turn: 1, phase: 'action' })
    expect(of(state, 'ann')).toMatchObject({ hp: 11, mana: 2, ap: 6, conditions: [] })
  })

  rule(
    ['OLDE-TURN-01', 'OLDE-TURN-end'],
    'it ends with its first three steps: the dying lose a point, nobody gets AP',
    () => {
      const from = ready(two(SWORD), { ann: 4 }, (s) => {
        of(s, 'bob').hp = 1
      })
      const over = run(
        from,
        'ann turn: attack\nann weapon: broadsword\nbob defense: 1 1\nann attack: 2 1\nann damage: 3',
        4,
      )
      expect(of(over.state, 'bob')).toMatchObject({ hp: -3, dying: true })
      expect(heard(over, 'ap')).toEqual([])
      expect(olde.outcome(over.state)).toEqual({ won: ['left'], because: 'OLDE-TURN-end' })
    },
  )

  rule('OLDE-TURN-end', 'a fight that ends by bleeding in a reset has had its closing reset', () => {
    const from = arranged(
      olde,
      {
        ...two(),
        sides: {
          left: { ann: EIGHT, pal: { ...EIGHT, hurt: 14 } },
          right: { bob: { ...EIGHT, conditions: { bleeding: 'permanent' } } },
        },
      },
      (s) => {
        of(s, 'bob').hp = 1
      },
    )
    const over = play(olde, from, '')
    expect(of(over.state, 'pal').hp).toBe(-3)
    expect(of(over.state, 'bob')).toMatchObject({ hp: 0, dying: true })
    expect(olde.outcome(over.state)).toEqual({ won: ['left'], because: 'OLDE-TURN-end' })
    expect(heard(over, 'over')).toMatchObject([{ won: ['left'] }])
    expect(heard(over, 'turn')).toEqual([])
  })

  rule('OLDE-TURN-02', 'one Finesse die, adjusted; what was left is lost', () => {
    const { state, events } = reset(
      two({ conditions: { fatigued: 'permanent' } }),
      'ann action points: 7\nbob action points: 8',
      (s) => {
        of(s, 'bob').ap = 5
      },
    )
    expect([of(state, 'ann').ap, of(state, 'bob').ap]).toEqual([5, 8])
    expect(events.filter(({ type }) => type === 'ap')).toHaveLength(2)
  })

  rule('OLDE-TURN-03', 'who is surprised has exactly 1 AP, in the first turn only', () => {
    const first = reset(two({ surprised: true }), 'bob action points: 5')
    expect(of(first.state, 'ann').ap).toBe(1)
    const later = arranged(olde, two({ surprised: true }), (s) => {
      s.turn = 1
    })
    expect(of(play(olde, later, 'ann action points: 6\nbob action points: 5').state, 'ann').ap).toBe(6)
  })

  rule('OLDE-TURN-mana', 'a point of Mana or of Faith comes back, never above the maximum', () => {
    const both = two({ spells: ['ember', 'mend'] })
    const drained = (s: State): void => {
      Object.assign(of(s, 'ann'), { mana: 3, faith: 2 })
    }
    const { state } = reset(both, 'ann pool: faith\nann action points: 1\nbob action points: 1', drained)
    expect(of(state, 'ann')).toMatchObject({ mana: 3, faith: 3, fullMana: 12, fullFaith: 12 })
    expect(heard(reset(both, 'ann action points: 1\nbob action points: 1'), 'pool')).toEqual([])
  })

  test('armour too heavy lowers the die, or not, by ruling', () => {
    const dice = (armorAffectsAp: boolean) =>
      heard(
        reset(
          two({ brawn: 6, armour: 'chainmail' }, {}, { options: { armorAffectsAp } }),
          'ann action points: 5\nbob action points: 5',
        ),
        'ap',
      )[0]?.rolled?.dice
    expect([dice(true), dice(false)]).toEqual(['1d6', '1d8'])
  })
})

describe('the order', () => {
  const three = {
    system: 'olde',
    distance: 1,
    sides: { left: { ann: { ...EIGHT, ...SWORD }, cat: { ...EIGHT, finesse: 10 } }, right: { bob: { ...EIGHT } } },
  }
  const asked = (from: State, script = '') => {
    const { asked: open } = run(from, script)
    return open !== undefined && 'choices' in open ? open.choices[0]?.who : undefined
  }

  rule('OLDE-TURN-04', 'more AP acts first, then the higher Finesse', () => {
    expect(asked(ready(three, { ann: 5, bob: 6, cat: 5 }))).toBe('bob')
    const told = run(ready(three, { ann: 5, bob: 4, cat: 5 }), 'cat turn: pass\nann turn: pass\nbob turn: pass', 5)
    expect(heard(told, 'passes').map(({ who }) => who)).toEqual(['cat', 'ann', 'bob'])
    expect(heard(told, 'round').length + heard(told, 'lot').length).toBe(0)
    expect(told.state.phase).toBe('reset')
    expect(
      run(
        ready(three, { ann: 3, bob: 1, cat: 1 }),
        'ann turn: drop\nann posture: kneeling\nann turn: pass\ncat turn: pass\nbob turn: pass',
        6,
      ).events,
    ).toContainEqual(expect.objectContaining({ type: 'round', rule: 'OLDE-TURN-04' }))
  })

  rule('OLDE-TURN-04', 'equals throw a Finesse Check, and again while they are equal', () => {
    const fought = run(
      ready(two(), { ann: 3, bob: 3 }),
      'ann lot: 3 3\nbob lot: 4 2\nann lot: 1 1\nbob lot: 1 2\nbob turn: pass',
      2,
    )
    expect(heard(fought, 'lot')).toHaveLength(4)
    expect(heard(fought, 'passes').map(({ who }) => who)).toEqual(['bob'])
  })

  rule('OLDE-TURN-04', 'who lost the first throw stays behind those who throw again, however low', () => {
    const trio = { ...three, sides: { left: { ann: EIGHT, cat: EIGHT }, right: { bob: EIGHT } } }
    const fought = run(
      ready(trio, { ann: 3, bob: 3, cat: 3 }),
      'ann lot: 5 5\ncat lot: 5 3\nbob lot: 6 4\nann lot: 1 1\nbob lot: 1 2\nbob turn: pass\nann turn: pass\ncat turn: pass',
      4,
    )
    expect(heard(fought, 'passes').map(({ who }) => who)).toEqual(['bob', 'ann', 'cat'])
    const below = run(
      ready(trio, { ann: 3, bob: 3, cat: 3 }),
      'ann lot: 5 4\ncat lot: 3 3\nbob lot: 3 3\nann turn: pass\ncat lot: 1 1\nbob lot: 2 1\nbob turn: pass\ncat turn: pass',
      5,
    )
    expect(heard(below, 'passes').map(({ who }) => who)).toEqual(['ann', 'bob', 'cat'])
  })

  test('after three equal throws the order of the fight decides', () => {
    const fought = run(
      ready(two(), { ann: 3, bob: 3 }),
      `${'ann lot: 3 3\nbob lot: 4 2\n'.repeat(3)}ann turn: pass\nbob turn: pass`,
      3,
    )
    expect(heard(fought, 'lot')).toHaveLength(6)
    expect(heard(fought, 'passes').map(({ who }) => who)).toEqual(['ann', 'bob'])
  })

  test('lots hold for the round, or for the turn', () => {
    const again = (rollOff: string) => {
      const from = ready(two({}, {}, { options: { rollOff } }), { ann: 3, bob: 3 })
      return run(
        from,
        'ann lot: 3 3\nbob lot: 1 2\nann turn: drop\nann posture: kneeling\nann turn: pass\nbob turn: drop\nbob posture: kneeling\nbob turn: pass',
        7,
      ).asked
    }
    expect(again('round')).toMatchObject({ roll: 'lot' })
    expect(again('turn')).toMatchObject({ choices: [{ who: 'ann' }] })
  })
})

describe('a round', () => {
  rule('OLDE-TURN-05', 'three AP at most, one movement and one action', () => {
    const from = ready(two(SWORD, {}, { distance: 2 }), { ann: 8 })
    const stepped = run(from, 'ann turn: step\nann where: towards bob').state
    expect(of(stepped, 'ann')).toMatchObject({ ap: 7, spent: 1 })
    expect(refusal(olde, stepped, 'ann', 'step')?.because).toMatch('one movement')
    expect(refusal(olde, stepped, 'ann', 'attack')).toBeUndefined()
    const far = run(ready(two(SWORD, {}, { distance: 4 }), { ann: 8 }), 'ann turn: step\nann where: towards bob').state
    expect(refusal(olde, far, 'ann', 'attack')?.because).toMatch('a round has 3')
    const struck = run(
      stepped,
      'ann turn: attack\nann weapon: broadsword\nbob defense: 7 1\nann attack: 7 1\nann damage: 1',
      2,
    ).state
    expect(struck.acting).toBeNull()
    expect(of(struck, 'ann').acted).toBe(true)
  })

  rule('OLDE-TURN-06', 'free steps: once a turn, before all else, two spaces, one for the small, for nothing', () => {
    const from = ready(two({}, {}, { distance: 5 }), { ann: 3 })
    const gone = run(from, 'ann turn: free steps\nann where: towards bob')
    expect(only(gone, 'moved').far).toBe(2)
    expect(of(gone.state, 'ann')).toMatchObject({ ap: 3, freeSteps: false })
    expect(refusal(olde, gone.state, 'ann', 'free steps')).toBeDefined()
    const small = ready(two({ size: 'small' }, {}, { distance: 5 }), { ann: 3 })
    expect(only(run(small, 'ann turn: free steps\nann where: towards bob'), 'moved').far).toBe(1)
    const moved = run(ready(two({}, {}, { distance: 5 }), { ann: 5 }), 'ann turn: step\nann where: towards bob').state
    expect(refusal(olde, moved, 'ann', 'free steps')?.because).toMatch('before anything else')
    expect(run(ready(two({}, {}, { distance: 5 }), { bob: 1 }), '').asked).toMatchObject({ choices: [{ who: 'bob' }] })
  })

  rule('OLDE-TURN-07', 'passing keeps AP; the phase ends when all passed in the same round', () => {
    const one = run(
      ready(two(), { ann: 4, bob: 2 }),
      'ann turn: pass\nbob turn: drop\nbob posture: kneeling\nbob turn: pass',
      4,
    )
    expect(of(one.state, 'ann').ap).toBe(4)
    expect(one.state).toMatchObject({ phase: 'action', roundOfTurn: 2 })
    const both = run(one.state, 'ann turn: pass\nbob turn: pass', 3)
    expect(both.state.phase).toBe('reset')
  })

  rule('OLDE-TURN-08', 'who was given less may spend all of it on an X/Only thing; who has spent may not', () => {
    const wounded = (s: State): void => {
      of(s, 'ann').posture = 'prone'
    }
    const given = run(ready(two(), { ann: 1 }, wounded), 'ann turn: rise')
    expect(only(given, 'acts')).toMatchObject({ ap: 1, only: true, left: 0 })
    expect(of(given.state, 'ann').posture).toBe('standing')
    const spent = ready(two(), { ann: 1 }, (s) => {
      wounded(s)
      of(s, 'ann').given = 5
    })
    expect(refusal(olde, spent, 'ann', 'rise')?.because).toMatch('takes 2 AP')
    const byLeft = ready(two({}, {}, { options: { onlyByLeft: true } }), { ann: 1 }, (s) => {
      wounded(s)
      of(s, 'ann').given = 5
    })
    expect(refusal(olde, byLeft, 'ann', 'rise')).toBeUndefined()
    const full = run(ready(two(), { ann: 3 }, wounded), 'ann turn: rise')
    expect(only(full, 'acts')).toMatchObject({ ap: 2, only: false, left: 1 })
  })

  test('the movement comes before the action, or by ruling after it', () => {
    const after = (moveAfterAct: boolean) =>
      run(
        ready(two(SWORD, {}, { options: { moveAfterAct } }), { ann: 5 }),
        'ann turn: attack\nann weapon: broadsword\nbob defense: 7 1\nann attack: 7 1\nann damage: 1',
        2,
      ).state
    expect(after(false).acting).toBeNull()
    const open = after(true)
    expect(refusal(olde, open, 'ann', 'step')).toBeUndefined()
    expect(of(run(open, 'ann turn: step\nann where: away bob').state, 'ann').acted).toBe(true)
  })
})

rule('OLDE-CHAL-01', 'a check of two exploding dice against the difficulty: equal is enough', () => {
  expect(DIFFICULTY).toEqual({ trivial: 3, easy: 6, moderate: 9, hard: 12, heroic: 15, superhuman: 18, godly: 21 })
  const bleeding = two({ conditions: { bleeding: 'persistent' } })
  const tried = (faces: string) =>
    reset(bleeding, `ann stat: brawn\nann Brawn check: ${faces}\nann action points: 1\nbob action points: 1`)
  expect(only(tried('5 4'), 'check')).toMatchObject({ success: true, rolled: { needs: 9, total: 9 } })
  expect(only(tried('5 3'), 'check').success).toBe(false)
  expect(only(tried('8 1 1'), 'check').rolled.total).toBe(10)
})

rule('OLDE-TURN-end', 'the fight is over when one side has nobody above 0; stunned is still up', () => {
  const from = ready(two(SWORD), { ann: 2 }, (s) => {
    of(s, 'bob').conditions = [{ name: 'stunned', lasts: 'persistent', needs: 30 }]
  })
  const on = run(from, 'ann turn: attack\nann weapon: broadsword\nann attack: 3 3\nann damage: 2', 2)
  expect(on.state.phase).toBe('action')
  of(on.state, 'bob').hp = 1
  Object.assign(of(on.state, 'ann'), { ap: 2, acted: false, spent: 0 })
  const over = run(on.state, 'ann turn: attack\nann weapon: broadsword\nann attack: 3 3\nann damage: 2', 3)
  expect(olde.outcome(over.state)).toMatchObject({ won: ['left'] })
})
