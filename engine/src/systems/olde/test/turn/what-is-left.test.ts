import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { heard, of, only, ready, run, SWORD, two } from '../staged.ts'

describe('what is left of a round and a turn', () => {
  test('steps only for what the round still has', () => {
    const from = ready(two({}, {}, { distance: 6 }), { ann: 8 }, (s) => {
      of(s, 'ann').spent = 2
    })
    expect(only(run(from, 'ann turn: step\nann where: towards bob'), 'moved').far).toBe(1)
    expect(run(from, '').asked).toMatchObject({ choices: [{ about: { ask: 'turn', ap: 8, left: 1 } }] })
  })

  rule('OLDE-TURN-08', 'who has enough pays the price, also where what is left counts', () => {
    const paid = (ap: number) =>
      only(
        run(
          ready(two({ draughts: 1, hurt: 2 }, {}, { options: { onlyByLeft: true } }), { ann: ap }),
          'ann turn: use\nann healing: 1',
        ),
        'acts',
      )
    expect(paid(5)).toMatchObject({ ap: 3, only: false, left: 2, rule: ['OLDE-ACT-use', 'OLDE-TURN-05'] })
    expect(paid(3)).toMatchObject({ ap: 3, only: false })
    expect(paid(2)).toMatchObject({ ap: 2, only: true, rule: ['OLDE-ACT-use', 'OLDE-TURN-08'] })
  })

  rule('OLDE-TURN-07', 'a passing of the last round is no passing of this one', () => {
    const script =
      'ann turn: pass\nbob turn: drop\nbob posture: kneeling\nbob turn: pass\nann turn: drop\nann posture: kneeling\nann turn: pass\nbob turn: pass'
    const after = run(ready(two(), { ann: 6, bob: 4 }), script, 8).state
    expect(after).toMatchObject({ phase: 'action', roundOfTurn: 3, round: 3 })
  })

  test('with the movement after the action: acted, then walked or let go, and no passing', () => {
    const blow = 'ann turn: attack\nann weapon: broadsword\nbob defense: 7 1\nann attack: 7 1\nann damage: 1'
    const open = run(ready(two(SWORD, {}, { options: { moveAfterAct: true } }), { ann: 5, bob: 1 }), blow, 2).state
    expect(open.acting).toMatchObject({ who: 'ann', acted: true, moved: false })
    expect(refusal(olde, open, 'ann', 'pass')).toBeUndefined()
    const let_go = run(open, 'ann turn: pass')
    expect(heard(let_go, 'passes')).toEqual([])
    expect(of(let_go.state, 'ann')).toMatchObject({ passed: false, acted: true })
    const walked = run(open, 'ann turn: step\nann where: away bob').state
    expect(walked.acting).toBeNull()
  })

  test('who is stunned in the middle of his opportunity loses the rest; at the end nobody acts', () => {
    const from = ready(two(SWORD), { ann: 5, bob: 2 }, (s) => {
      s.acting = { who: 'ann', moved: true, acted: false, gone: 0 }
      of(s, 'ann').conditions = [{ name: 'stunned', lasts: 'permanent', needs: 9 }]
    })
    const { state } = run(from, '')
    expect([state.acting, of(state, 'ann').acted]).toEqual([null, true])
    const over = ready(two(SWORD, { hurt: 12 }), { ann: 5 }, (s) => {
      s.acting = { who: 'ann', moved: true, acted: false, gone: 0 }
      of(s, 'bob').dead = true
    })
    const ended = run(over, 'ann turn: pass').state
    expect([ended.acting, ended.declared, ended.phase]).toEqual([null, [], 'closing'])
  })

  rule('OLDE-ACT-block', 'once it is up it is not raised again, and what it gives is told', () => {
    const from = ready(two({ shield: 'heater', skills: { shields: 'journeyman' } }), { ann: 6 })
    const up = run(from, 'ann turn: block')
    expect(only(up, 'adjusted')).toMatchObject({ who: 'ann', to: 'defense', value: 2, because: 'shield block' })
    Object.assign(of(up.state, 'ann'), { acted: false, spent: 0 })
    expect(refusal(olde, up.state, 'ann', 'block')?.because).toBe('the shield is up already')
  })

  rule('OLDE-TURN-02', 'the stunned get none, an exploding die if played so, too heavy armour is cited', () => {
    const reset = (ann: object, script: string, options: object = {}) =>
      run(
        ready(two(ann, {}, { options }), { ann: 5, bob: 5 }, (s) => {
          s.phase = 'reset'
        }),
        script,
      )
    const stunned = reset({ conditions: { stunned: 'permanent' } }, 'bob action points: 2')
    expect(of(stunned.state, 'ann')).toMatchObject({ ap: 0, given: 0 })
    expect(heard(stunned, 'ap')[0]).toMatchObject({ who: 'ann', ap: 0, rolled: null })
    const great = reset({}, 'ann action points: 8 3\nbob action points: 2', { apExplodes: true })
    expect(of(great.state, 'ann').ap).toBe(11)
    expect(heard(great, 'ap').map(({ rule: cited }) => cited)).toEqual(['OLDE-TURN-02', 'OLDE-TURN-02'])
    const heavy = reset({ brawn: 7, armour: 'chainmail' }, 'ann action points: 8\nbob action points: 2')
    expect(heard(heavy, 'ap')[0]).toMatchObject({ ap: 4, rule: ['OLDE-TURN-02', 'OLDE-ARM-03', 'OLDE-B14'] })
    expect(great.state.round).toBe(2)
  })

  test('lots: who has not thrown yet is equal to who has, whatever he threw', () => {
    const asks = (lots: readonly [number | null, number | null]) =>
      run(
        ready(two(), { ann: 3, bob: 3 }, (s) => {
          of(s, 'ann').lot = lots[0]
          of(s, 'bob').lot = lots[1]
        }),
        '',
      ).asked
    expect(asks([2, null])).toMatchObject({ roll: 'lot' })
    expect(asks([null, 2])).toMatchObject({ roll: 'lot' })
    expect(asks([2, 1])).toMatchObject({ choices: [{ who: 'ann' }] })
    expect(asks([1, 2])).toMatchObject({ choices: [{ who: 'bob' }] })
  })
})
