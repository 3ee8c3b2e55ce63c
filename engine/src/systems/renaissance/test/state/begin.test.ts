import { expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { duel, of, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

test('what comes first goes to the main hand, a shield to the off hand while that is free', () => {
  const hands = (...weapons: string[]) => {
    const { items } = person(turnOf(duel({ weapons })), 'ana')
    return items.filter(({ where }) => where !== 'body').map(({ where }) => where)
  }
  expect([hands('targe', 'short sword'), hands('targe', 'buckler')]).toEqual([
    ['off', 'main'],
    ['off', 'main'],
  ])
  expect(hands('short sword', 'dagger', 'knife')).toEqual(['main', 'off', 'stowed'])
  expect([hands('halberd', 'dagger'), hands('dagger', 'halberd')]).toEqual([
    ['both', 'stowed'],
    ['main', 'stowed'],
  ])
})
