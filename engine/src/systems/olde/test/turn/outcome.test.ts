import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { of, ready, run, SWORD, two } from '../staged.ts'

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
