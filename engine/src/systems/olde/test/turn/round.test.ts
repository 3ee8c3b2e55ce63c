import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { of, only, ready, run, SWORD, two } from '../staged.ts'

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
