import { expect, test } from 'vitest'
import { delay } from '../../actions/standing-by.ts'
import type { Fighter, State } from '../../state/types.ts'
import { lapse, offersDelayed } from '../../turn/turn.ts'
import { alone, the } from '../arrange.ts'
import { duel, man, told } from '../clash.ts'

const sword = man(['war-sword'])
/** Ann has begun to wait; then something befalls her, and she acts at last. */
const since = (before: Partial<Fighter>, after: Partial<Fighter>, script: string) => {
  const waiting = duel(sword, sword, (s) => {
    Object.assign(the(s, 'ann'), before)
  })
  return alone(waiting, script, (ctx, s) => {
    delay.act(ctx, s, the(s, 'ann'))
    Object.assign(the(s, 'ann'), after)
    offersDelayed(ctx, s, the(s, 'bob'))
  })
}
const DEFENDS = 'ann delayed: act\nann act: parry'

test('pain that comes while he waits counts the Combat Action he waits with', () => {
  const { state } = since({}, { shaken: 2 }, DEFENDS)
  expect(the(state, 'ann')).toMatchObject({ barred: true, shaken: 1 })
})

test('winded while he waits he may only defend with it', () => {
  const { state } = since({}, { staggered: 1 }, DEFENDS)
  expect(the(state, 'ann')).toMatchObject({ defending: true, staggered: 0 })
})

test('Combat Actions lost while he waits are lost from the one he waits with', () => {
  const played = since({}, { forfeit: 2 }, 'ann delayed: act')
  expect(the(played.state, 'ann')).toMatchObject({ forfeit: 1, actions: 1, delaying: false })
  expect(told(played, 'forfeited')).toHaveLength(1)
})

test('what was counted when his turn began is not counted again', () => {
  const { state } = since({ noAttack: 1, staggered: 1, forfeit: 0 }, {}, DEFENDS)
  expect(the(state, 'ann')).toMatchObject({ noAttack: 1, staggered: 1, barred: false })
})

test('what he waited with in vain is the first of those he loses', () => {
  const waiting: State = duel(sword, sword)
  const { state } = alone(waiting, '', (ctx, s) => {
    delay.act(ctx, s, the(s, 'ann'))
    the(s, 'ann').forfeit = 2
    lapse(ctx, s)
  })
  expect(the(state, 'ann')).toMatchObject({ forfeit: 1, actions: 1 })
})
