import { describe, expect, test } from 'vitest'
import {
  both,
  clamped,
  downgrade,
  ended,
  flipped,
  gradeOf,
  keyOf,
  rollOf as rolledOf,
  tiedAgain,
  untilDecided,
  upgrade,
  versus,
} from '../../state/dice.ts'

describe('the check itself', () => {
  test('doubles are critical, thirty is exceptional, the higher of both counts', () => {
    expect([0, 11, 22, 33].map((roll) => gradeOf(roll, 60))).toEqual(Array(4).fill('critical success'))
    expect([1, 29, 30, 59, 60].map((roll) => gradeOf(roll, 60))).toEqual([
      'success',
      'success',
      'exceptional success',
      'exceptional success',
      'exceptional success',
    ])
    expect([61, 66, 89, 90, 99].map((roll) => gradeOf(roll, 60))).toEqual([
      'failure',
      'critical failure',
      'failure',
      'exceptional failure',
      'critical failure',
    ])
  })
  test('00 always succeeds and 99 always fails', () => {
    expect([gradeOf(0, clamped(-50)), gradeOf(99, clamped(200))]).toEqual(['critical success', 'critical failure'])
  })
  test('the ladder goes up and down and never across', () => {
    expect(
      ['critical failure', 'exceptional failure', 'failure', 'success', 'exceptional success', 'critical success'].map(
        (g) => upgrade(g as 'success'),
      ),
    ).toEqual(['failure', 'failure', 'failure', 'exceptional success', 'critical success', 'critical success'])
    expect(
      ['critical failure', 'exceptional failure', 'failure', 'success', 'exceptional success', 'critical success'].map(
        (g) => downgrade(g as 'success'),
      ),
    ).toEqual([
      'critical failure',
      'critical failure',
      'exceptional failure',
      'success',
      'success',
      'exceptional success',
    ])
  })
  test('flipping turns the digits', () => {
    expect([94, 7, 33, 0, 10].map(flipped)).toEqual([49, 70, 33, 0, 1])
  })
  test('of two successes the higher roll wins, doubles or not', () => {
    const keys = both(keyOf(60, false), keyOf(50, false))
    expect([
      versus(41, 13, keys),
      versus(11, 12, keys),
      versus(40, 40, keys),
      versus(70, 60, keys),
      versus(5, 90, keys),
      versus(61, 50, keys),
    ]).toEqual(['wins', 'loses', 'tied', 'neither', 'wins', 'loses'])
  })
  test('thrown until decided is one roll with the odds of that', () => {
    const law = new Map(untilDecided(60, 60).law().support)
    expect(law.get(true)).toBeCloseTo(0.5, 9)
    expect(untilDecided(80, 20).law().support[0]?.[1]).toBeGreaterThan(0.85)
  })
  test('a tie thrown again is one roll with the odds of up to three throws of both', () => {
    const keys = both(keyOf(60, false), keyOf(40, false))
    const chances = new Map<string, number>()
    for (const [value, weight] of tiedAgain(60, 40).law().support) {
      const word = ended(value, keys)
      chances.set(word, (chances.get(word) ?? 0) + weight)
    }
    const tie = 41 / 10_000
    const throws = 1 + tie + tie ** 2
    expect(chances.get('fails')).toBeCloseTo(0.39 * throws, 12)
    expect(chances.get('tied')).toBeCloseTo(tie ** 3, 12)
    // Of 61 successes of the first each beats 59 failures, and the lower of 41 successes; 61 in 41 beat it.
    const wins = 61 * 59 + (41 * 40) / 2 + 20 * 41
    expect(chances.get('wins')).toBeCloseTo((wins / 10_000) * throws, 12)
    expect([...chances.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12)
  })
  test('each of its throws can be read: the first’s, the second’s, and who failed threw alone', () => {
    const faces = [22, 22, 100, 34]
    const value = tiedAgain(60, 40).draw({ die: () => faces.shift() ?? 1 })
    expect([rolledOf(value, keyOf(60, false)), rolledOf(value, keyOf(40, false, true)), faces.length]).toEqual([
      0, 34, 0,
    ])
    expect(ended(value, both(keyOf(60, false), keyOf(40, false)))).toBe('loses')
    expect(tiedAgain(60, 40).draw({ die: () => 61 })).toBe(61)
  })
  test('one and the same roll for the same numbers: what is known of it is reckoned once', () => {
    expect(tiedAgain(61, 40)).toBe(tiedAgain(61, 40))
    expect(untilDecided(61, 40)).toBe(untilDecided(61, 40))
    expect(tiedAgain(61, 40)).not.toBe(tiedAgain(40, 61))
  })
})
