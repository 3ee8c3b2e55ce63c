import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import type { Question } from '../../state/question.ts'
import type { State } from '../../state/types.ts'
import { acting, facing, man, onMap, ready, the, told } from '../arrange.ts'

const delaying = (s: State) => void Object.assign(the(s, 'bob'), { delaying: true, acted: 1 })
const asks = (s: State, script: string): Question | undefined => {
  const { asked } = play(cfi, s, script)
  return asked !== undefined && 'choices' in asked ? (asked.choices[0]?.about as Question) : undefined
}

describe('who halts a Turn', () => {
  test('is told at whom the blow is aimed, or the charge', () => {
    const close = ready(facing(man(), man()), delaying)
    expect(asks(close, 'ann turn: attack\nann weapon: longsword')).toMatchObject({ ask: 'interrupt', whom: 'bob' })
    const far = ready(facing(man(), man(), {}, { distance: 40 }), delaying)
    expect(asks(far, 'ann turn: charge\nann gait: run')).toMatchObject({ ask: 'interrupt', whom: 'bob' })
  })
  rule('CFI-REA-Interrupt', 'and gets away leaves no blow for another: what was declared is lost', () => {
    const sides = { heroes: { ann: man() }, foes: { bob: man(), cid: man() } }
    const s = ready(onMap(man(), man(), '.......\n.b.....\n.a.....\n.c.....', { sides, key: { c: 'cid' } }), (at) => {
      delaying(at)
      the(at, 'ann').points = 1
    })
    const { state, events } = acting(
      s,
      'ann turn: attack\nann weapon: longsword\nann target: bob\nbob interrupt: interrupt\nbob turn: changeRange',
      { steps: 1, otherwise: 'usual' },
    )
    expect([told({ events }, 'attack'), told({ events }, 'wasted').map(({ action }) => action)]).toEqual([
      [],
      ['attack'],
    ])
    expect(the(state, 'ann').points).toBe(0)
  })
  rule('CFI-REA-Interrupt', 'by striking the weapon away ends the blow it was declared for', () => {
    const s = ready(facing(man(['longsword', 'dagger'], { ready: ['longsword', 'dagger'] }), man()), delaying)
    const { events } = acting(
      s,
      'ann turn: attack\nann weapon: longsword\nbob interrupt: interrupt\nbob turn: attack\nbob weapon: longsword\nbob attack: 30\nann defend: none\nbob effect: disarmOpponent\nbob damage: 1\nbob location: 1\nbob which weapon: longsword\nann disarm: 90',
      { steps: 1, otherwise: 'usual' },
    )
    expect(told({ events }, 'attack').map(({ who }) => who)).toEqual(['bob'])
  })
})
