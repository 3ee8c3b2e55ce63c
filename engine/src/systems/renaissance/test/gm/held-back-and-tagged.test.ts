import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, type Ran, told, turnOf } from '../arrange.ts'

const after = (from: State, command: Command): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, '', {
    steps: 1,
  }) as Ran

describe('rulings of the game master', () => {
  test('of those who held back their turns only who is taken out is no longer waited for', () => {
    const state = turnOf(crowd({ ana: {}, dee: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
      s.late = ['cy', 'bo', 'dee']
    })
    expect(after(state, { do: 'remove', who: 'bo' }).state.late).toEqual(['cy', 'dee'])
  })
  test('resistance is named where a tag was given, and only there', () => {
    const hurt = (tag?: 'Fire') =>
      told(
        after(turnOf(duel({ DUR: 100 })), { do: 'hurt', who: 'ana', dv: 3, ap: 0, armour: false, ...(tag && { tag }) }),
        'hurt',
      )?.rule
    expect([hurt(), hurt('Fire')]).toEqual(['REN-ARM-04', ['REN-ARM-04', 'REN-RES-04']])
  })
})
