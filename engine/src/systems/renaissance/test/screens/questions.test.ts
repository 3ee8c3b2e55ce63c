import { expect, test } from 'vitest'
import { renaissance } from '../../index.ts'

test('a question says what the turn has left', () => {
  const asked = (standard: number, quick: number) =>
    renaissance
      .ask({ who: 'ana', about: { ask: 'turn', standard, quick }, options: [] })
      .slice('Ana, what do you do? '.length)
  expect([asked(0, 0), asked(0, 1), asked(0, 2), asked(1, 0), asked(1, 1), asked(0, 3)]).toEqual([
    '(a Standard and a Quick Action, or three Quick ones left)',
    '(a Standard Action, or two Quick ones left)',
    '(a Quick Action left)',
    '(a Quick Action left)',
    '(only free actions left)',
    '(only free actions left)',
  ])
})
