import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { outcome } from '../../turn/outcome.ts'
import { acting, facing, man, offered, ready, the } from '../arrange.ts'

test('the fight is over when one side at most can fight, and not while something is still to come', () => {
  const over = (change: (s: State) => void) => {
    const s = ready(facing(man(), man()), change)
    const end = outcome(s)
    return end === undefined ? undefined : [end.won, end.because]
  }
  const down =
    (...who: string[]) =>
    (s: State) => {
      for (const id of who) the(s, id).condition = 'unconscious'
    }
  expect(over(() => {})).toBeUndefined()
  expect(over(down('bob'))).toEqual([['heroes'], 'CFI-END-Out'])
  expect(over(down('ann', 'bob'))).toEqual([[], 'CFI-END-Out'])
  expect(
    over((s) => {
      down('bob')(s)
      s.next = [{ kind: 'barred', who: 'ann' }]
    }),
  ).toBeUndefined()
  expect([over((s) => void Object.assign(s, { stood: 4 })), over((s) => void Object.assign(s, { stood: 5 }))]).toEqual([
    undefined,
    [[], 'CFI-END-Out'],
  ])
})
test('at the end of a round luck wrings one more act from who has two points of it', () => {
  const asked = (luck: number, is: Partial<Fighter> = {}) => {
    const s = ready(facing(man([], { luck }), man(), {}, { distance: 60 }), (at) => {
      for (const f of at.fighters) f.points = 0
      Object.assign(the(at, 'ann'), is)
    })
    return offered(play(cfi, s, '', { steps: 1 }))
  }
  expect([asked(2), asked(1), asked(2, { condition: 'unconscious' })]).toEqual([['effort', 'none'], [], []])
  expect(asked(2, { lucky: true })).toEqual(['effort', 'none'])
  const s = ready(facing(man([], { luck: 2 }), man(), {}, { distance: 60 }), (at) => {
    for (const f of at.fighters) f.points = 0
  })
  expect(acting(s, 'ann desperate: effort', { steps: 1 }).state).toMatchObject({ cycle: 2, round: 1 })
})
