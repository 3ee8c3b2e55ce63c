import { describe, expect, test } from 'vitest'
import { tiedAgain, untilDecided } from '../../state/dice.ts'
import { duel, run, told, turnOf } from '../arrange.ts'

describe('both throw again', () => {
  test('nothing is left out of what is reckoned of it', () => {
    for (const law of [tiedAgain(60, 40).law(), tiedAgain(98, 1).law(), untilDecided(30, 70).law()]) {
      expect(law.lost).toBe(0)
      let sum = 0
      for (const [, weight] of law.support) sum += weight
      expect(sum).toBeCloseTo(1, 12)
    }
  })
  test('who failed threw alone: each such face once', () => {
    const alone = tiedAgain(60, 40)
      .law()
      .support.map(([value]) => value)
      .filter((value) => typeof value === 'number' && value < 100)
    expect([alone.length, new Set(alone).size]).toEqual([39, 39])
  })
  test('luck in a plain opposed check is told of the throw it was spent on', () => {
    const ran = run(
      turnOf(
        duel({ role: 'hero', luck: 2 }, { role: 'major', luck: 2 }, { options: { luckAfter: 'bothSeen' } }),
        'ana',
        (s) => {
          s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', item: null, with: null }]
        },
      ),
      'ana turn: escape\nana escape: 94\nbo holding on: 60\nana luck after: flip\nbo luck after: flip',
    )
    expect([told(ran, 'luck'), told(ran, 'luck', 1)]).toMatchObject([
      { who: 'ana', roll: 'escape' },
      { who: 'bo', roll: 'holding on' },
    ])
  })
})
