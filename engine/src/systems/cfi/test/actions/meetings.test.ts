import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { engaged, feet } from '../../ground/reach.ts'
import { cfi } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { takeTurn } from '../../turn/turn.ts'
import { acting, alone, during, facing, item, left, man, RIGHT_ARM, ready, stuns, the, told } from '../arrange.ts'

describe('ten feet from a longspear', () => {
  const s = (sword: object = man()) => ready(facing(sword, man(['longspear']), {}, { distance: 10 }))
  test('a sword neither moves nor strikes', () => {
    const at = play(cfi, s(), '').state
    expect(['move', 'charge', 'attack'].map((action) => refusal(cfi, at, 'ann', action)?.rule)).toEqual([
      'CFI-MOV-03',
      'CFI-PRO-Charge',
      'CFI-PRO-Attack',
    ])
  })
  rule('CFI-PRO-ChangeRange', 'but closes in, unless the spear spends a point and wins', () => {
    const ask = 'ann turn: changeRange\nann range: close'
    const free = acting(s(), `${ask}\nbob stay close: none`, { steps: 1 }).state
    expect([feet(free, 'ann', 'bob'), the(free, 'bob').points]).toEqual([5, 2])
    const kept = acting(s(), `${ask}\nbob stay close: keep off\nann evade: 30\nbob evade: 40`, { steps: 1 }).state
    expect([feet(kept, 'ann', 'bob'), the(kept, 'bob').points]).toEqual([10, 1])
    const won = acting(s(), `${ask}\nbob stay close: keep off\nann evade: 40\nbob evade: 30`, { steps: 1 }).state
    expect(feet(won, 'ann', 'bob')).toBe(5)
  })
  rule('CFI-PRO-ChangeRange', 'or gets away, out of the reach of both', () => {
    const away = (ann: object, bob: object) => {
      const at = ready(facing(ann, bob))
      const { state } = acting(at, 'ann turn: changeRange\nbob stay close: none', { steps: 1 })
      return [feet(state, 'ann', 'bob'), engaged(state, the(state, 'ann'))]
    }
    expect(away(man(), man(['longspear']))).toEqual([15, false])
    expect(away(man(['longspear']), man())).toEqual([15, false])
  })
})

describe('a charge that is answered', () => {
  const charge = (rest: string, bob: object, ann: object = man()) =>
    acting(
      ready(facing(ann, bob, {}, { distance: 40 })),
      `ann turn: charge\nann gait: run\nann weapon: longsword\n${rest}`,
      { steps: 1, otherwise: 'usual' },
    )
  rule('CFI-CHG-07', 'ends where the longer weapon has struck the sword from his hand', () => {
    const answer = 'bob receive: strike with halberd\nbob attack: 9\nbob effect: disarmOpponent'
    const played = charge(`${answer}\nbob damage: 1\nbob location: 1\nann disarm: 90`, man(['halberd']))
    expect(item(played.state, 'ann', 'longsword').where).toBe('ground')
    expect([told(played, 'attack').map(({ who }) => who), played.asked]).toEqual([['bob'], undefined])
  })
  rule('CFI-CHG-07', 'ends where it has thrust him out of his own reach', () => {
    const great = man(['great-hammer'])
    const answer =
      'bob receive: strike with great-hammer\nbob attack: 9\nbob effect: bash\nbob damage: 10\nbob location: 1'
    const played = charge(answer, great, man(['longsword'], { hp: { all: 40 } }))
    expect(feet(played.state, 'ann', 'bob')).toBeGreaterThan(5)
    expect([told(played, 'attack').map(({ who }) => who), played.asked]).toEqual([['bob'], undefined])
  })
  rule('CFI-CHG-07', 'ends with the arm that held the sword', () => {
    const answer = 'bob receive: strike with great-hammer\nbob attack: 9\nbob effect: stunLocation\nbob damage: 1'
    const stunned = `${answer}\nbob location: 14\nann stun: 90`
    const played = charge(stunned, man(['great-hammer']), man(['longsword'], { hp: { all: 40 } }))
    expect(stuns(the(played.state, 'ann'))[RIGHT_ARM]).toBe(4)
    expect([told(played, 'attack').map(({ who }) => who), played.asked]).toEqual([['bob'], undefined])
  })
})

describe('who delays round after round', () => {
  const turn = (s: State) => alone(s, 'ann turn: delay', (ctx, at) => takeTurn(ctx, at, the(at, 'ann'))).state
  const again = (cycle: number) =>
    alone(turn(barred), '', (_, at) => {
      at.cycle = cycle
    }).state
  const barred = ready(facing(man(), man()), (s) => void Object.assign(the(s, 'ann'), during({ barred: 3 })))
  rule('CFI-PRO-Delay', 'takes a Turn with each new delay, and none by delaying on', () => {
    expect(left(the(turn(barred), 'ann'), 'barred')).toBe(2)
    expect(left(the(turn(again(2)), 'ann'), 'barred')).toBe(2)
    expect(left(the(turn(again(1)), 'ann'), 'barred')).toBe(1)
  })
})
