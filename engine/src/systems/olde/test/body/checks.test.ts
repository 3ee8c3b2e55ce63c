import { expect } from 'vitest'
import { arranged, play, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { DIFFICULTY } from '../../state/dice.ts'
import type { State } from '../../state/types.ts'
import { only, two } from '../staged.ts'

const reset = (scenario: Parameters<typeof arranged>[1], script: string, arrange?: (s: State) => void) =>
  play(olde, arranged(olde, scenario as never, arrange), script)

rule('OLDE-CHAL-01', 'a check of two exploding dice against the difficulty: equal is enough', () => {
  expect(DIFFICULTY).toEqual({ trivial: 3, easy: 6, moderate: 9, hard: 12, heroic: 15, superhuman: 18, godly: 21 })
  const bleeding = two({ conditions: { bleeding: 'persistent' } })
  const tried = (faces: string) =>
    reset(bleeding, `ann stat: brawn\nann Brawn check: ${faces}\nann action points: 1\nbob action points: 1`)
  expect(only(tried('5 4'), 'check')).toMatchObject({ success: true, rolled: { needs: 9, total: 9 } })
  expect(only(tried('5 3'), 'check').success).toBe(false)
  expect(only(tried('8 1 1'), 'check').rolled.total).toBe(10)
})
