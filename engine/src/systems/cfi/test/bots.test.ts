import { expect, test } from 'vitest'
import type { Choice } from '../../../kernel/types.ts'
import { cfi } from '../index.ts'
import type { Question } from '../types.ts'
import { facing, man, ready } from './arrange.ts'

/** What a bot answers when it may halt a foe's Turn. */
function halts(weapons: readonly string[], distance: number, more: object = {}): string | undefined {
  const s = ready(facing(man(), man(weapons, more), {}, { distance }))
  const options = [{ key: 'interrupt' }, { key: 'none' }]
  const choice: Choice<Question> = { who: 'bob', about: { ask: 'interrupt', at: 'ann', action: 'attack' }, options }
  const taken = cfi.policies.default?.(choice, s)
  return typeof taken === 'number' ? options[taken]?.key : taken?.key
}

test('a bot halts a Turn only if it can do something with its own', () => {
  expect(halts(['longsword'], 5)).toBe('interrupt')
  expect(halts(['longsword'], 25)).toBe('interrupt')
  expect(halts(['longsword'], 60)).toBe('none')
  expect(halts(['long-bow'], 60)).toBe('interrupt')
  expect(halts(['longsword'], 20, { footing: 'swimming' })).toBe('none')
})
