import { expect, test } from 'vitest'
import { affray, DUEL, json } from './affray.ts'

test('each answer stands beside its question with its chance, the best first, and as a policy that plays so', async () => {
  const { out, err } = await affray(['effects', DUEL, '--side', 'cards', '-n', '200', '--ask', 'defence'])
  expect(err).toBe('')
  expect(out).toMatch(/\ndefence {2}else none\n +wins +against as they play +offered in\n {4}dodge +\d/)
  const found = await json(['effects', DUEL, '--side', 'cards', '-n', '200', '--ask', 'defence'])
  const [{ effects }] = found.asks as [{ effects: { policy: string; won: { count: number; of: number } }[] }]
  expect(effects.map(({ policy }) => policy)).toContain('default+defence=dodge/none')
  const fight = await affray(['fight', DUEL, '--seed', '3', '--policy', 'cards=default+defence=none'])
  expect(fight.out).not.toContain('dodges')
})

test('an answer that is never given is refused, with those that are', async () => {
  const asked = await affray(['fight', DUEL, '--policy', 'cards=default+defense=dodge'])
  expect(asked.code).toBe(2)
  expect(asked.err).toContain('There is no question "defense".')
  expect(asked.err).toContain('Did you mean "defence"? There are: stance, turn, defence.')
  const answered = await affray(['simulate', DUEL, '-n', '10', '--policy', 'cards=default+defence=dogde/none'])
  expect(answered.err).toContain('There is no answer "dogde".')
  expect(answered.err).toContain('Did you mean "dodge"? There are: dodge, none.')
  const side = await affray(['effects', DUEL, '--side', 'crads'])
  expect([side.code, side.err]).toEqual([2, expect.stringContaining('There is no side "crads".')])
})
