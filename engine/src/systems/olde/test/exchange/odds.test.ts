import { describe, expect, test } from 'vitest'
import { exact } from '../../../../kernel/exact.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel, heard, of, only, run, strike } from '../staged.ts'

describe('odds', () => {
  /** How likely each loss of Bob’s is when Ann’s declared attack is carried out. */
  const losses = (from: State): Map<number, number> => {
    const declared = run(from, 'ann turn: attack\nann weapon: broadsword').state
    const { endings, remainder, complete } = exact(olde, declared, {
      policy: () => (choice) => choice.named?.('maximum damage') ?? choice.options[0]!,
    })
    expect(complete).toBe(true)
    expect(remainder).toBeLessThan(1e-6)
    const found = new Map<number, number>()
    for (const { state, weight } of endings) {
      const lost = of(from, 'bob').hp - of(state, 'bob').hp
      found.set(lost, (found.get(lost) ?? 0) + weight)
    }
    return found
  }

  test('of a plain exchange are exact: against the helpless as by hand', () => {
    const from = duel({}, { conditions: { stunned: 'permanent' } })
    const found = losses(from)
    // Two d8 that explode come to at least 6 in 54 of 64 ways: all but the ten pairs of 5 or less.
    expect(found.get(0)).toBeCloseTo(10 / 64, 9)
    const plain = [6, 7, 8].reduce((sum, total) => sum + (total - 1) / 64, 0)
    expect(found.get(1)).toBeCloseTo(plain / 8, 9)
  })

  test('and an attack that ties half the time', () => {
    const found = losses(duel())
    const miss = found.get(0) ?? 0
    expect(miss).toBeGreaterThan(0.4)
    expect(miss).toBeLessThan(0.5)
  })
})

test('odds are told apart by what was heard', () => {
  const fought = strike(duel(), '2 2', '2 2', 'ann damage: 4')
  expect(
    fought.events.flatMap((event) => olde.features.results(event)).map(({ name, value }) => `${name} ${value}`),
  ).toEqual(['action attack', 'attack hit', 'band hit', 'damage 4', 'status bruised'])
  expect(heard(fought, 'hurt')).toHaveLength(1)
  expect(only(fought, 'attack').band).toBe('hit')
})
