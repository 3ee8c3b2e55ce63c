import { expect, test } from 'vitest'
import { lookedAt } from '../../../kernel/testing/strangers.ts'
import { cfi } from '../index.ts'
import * as crowded from './crowded-scenarios.ts'
import * as plain from './scenarios.ts'
import * as hidden from './strangers-scenarios.ts'

test('strangers are told the same in every world they may believe in', () => {
  const { leaks, compared } = lookedAt(cfi, { scenarios: { ...hidden, ...plain, ...crowded }, fights: 12 })
  expect([...leaks.values()]).toEqual([])
  expect(compared).toBeGreaterThan(0)
})
