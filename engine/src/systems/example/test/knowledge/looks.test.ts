import { expect, test } from 'vitest'
import { grade } from '../../body/conditions.ts'

test('how hurt somebody looks', () => {
  const looks = (grit: number) => grade({ grit, fullGrit: 10 })
  expect([10, 9, 5, 4, 1, 0].map(looks)).toEqual(['unhurt', 'hurt', 'hurt', 'badly hurt', 'badly hurt', 'down'])
})
