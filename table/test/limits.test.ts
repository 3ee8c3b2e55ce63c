import { expect, test } from 'vitest'
import { Buckets, Manners } from '../src/server/limits.ts'

test('a bucket gives as much as it holds and then as it fills again, and each name has its own', () => {
  let now = 0
  const buckets = new Buckets(2, 3, () => now)
  const taken = (name: string, n: number) => Array.from({ length: n }, () => buckets.take(name))
  expect(taken('a', 4)).toEqual([true, true, true, false])
  expect(taken('b', 1)).toEqual([true])
  now = 1000
  expect(taken('a', 3)).toEqual([true, true, false])
  now = 1_000_000
  expect(taken('a', 4)).toEqual([true, true, true, false])
})

test('whoever chatters is silent for a while; others at the table, and he himself in the fight, are not', () => {
  const manners = new Manners()
  const says = (seat: string, type: 'chat' | 'answer'): boolean => {
    try {
      manners.check('t', seat, type)
      return true
    } catch {
      return false
    }
  }
  const chats = Array.from({ length: 40 }, () => says('ana', 'chat'))
  expect(chats.slice(0, 20)).not.toContain(false)
  expect(chats.slice(25)).not.toContain(true)
  expect(says('ana', 'answer')).toBe(true)
  expect(says('ben', 'chat')).toBe(true)
})
