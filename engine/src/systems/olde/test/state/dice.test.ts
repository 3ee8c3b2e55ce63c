import { describe, expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { rule } from '../../../../kernel/testing/index.ts'
import { ranks } from '../../body/checks.ts'
import { check, mostOf, notation, rolls, thrownFor } from '../../state/dice.ts'
import { duel, only, strike } from '../staged.ts'

const law = (rank: number, count = 1, explodes = false, odd: Parameters<ReturnType<typeof rolls>>[1] = 'median') =>
  new Map(rolls('x', count, explodes)(rank, odd).law().support)
/** Bob’s Defense Check with this Finesse. */
const defense = (finesse: number, faces: string, more: object = {}) =>
  only(
    strike(duel({}, { finesse, ...more }), faces, '8 8 8 8 8 8 8 8 1 1', 'ann outcome: maximum past armour'),
    'defense',
  ).rolled

describe('stat dice', () => {
  rule('OLDE-DICE-01', 'each die explodes by itself on its highest value, again and again', () => {
    expect(defense(4, '2 4 4 1')).toMatchObject({ dice: '2d4!', total: 11 })
    expect(law(4, 1, true).get(4)).toBeUndefined()
    expect(law(4, 1, true).get(5)).toBeCloseTo(1 / 16, 12)
    expect(law(4, 1, true).get(9)).toBeCloseTo(1 / 64, 12)
  })

  rule('OLDE-DICE-02', 'an odd die is the next larger one: its top face is the middle and does not explode', () => {
    expect(defense(7, '8 3')).toMatchObject({ dice: '2d7!', total: 7 })
    expect(defense(7, '7 2 3')?.total).toBe(12)
    expect(law(7).get(4)).toBeCloseTo(2 / 8, 12)
    expect(law(7).get(7)).toBeCloseTo(1 / 8, 12)
    for (const [rank, middle] of [
      [5, 3],
      [9, 5],
      [11, 6],
      [19, 10],
    ] as const)
      expect(law(rank).get(middle)).toBeCloseTo(2 / (rank + 1), 12)
  })

  rule('OLDE-DICE-03-two', 'two sides from a d6, exploding on 2', () => {
    expect(defense(2, '3 4 1')?.total).toBe(1 + 2 + 1)
    expect(law(2).get(1)).toBeCloseTo(0.5, 12)
  })

  rule('OLDE-DICE-03-three', 'three sides by pairs of a d6, exploding on 3', () => {
    expect(defense(3, '2 6 3')?.total).toBe(1 + 3 + 2)
    expect(law(3).get(2)).toBeCloseTo(1 / 3, 12)
    expect(law(3, 1, false, 'medianThree').get(2)).toBeCloseTo(1 / 2, 12)
  })

  rule('OLDE-DICE-03-large', 'ranks 13 to 18 by the table, each physical die exploding', () => {
    expect(defense(16, '10 2 3 4')).toMatchObject({ dice: '3d10!+1', total: 20 })
    expect(notation(15, 1, false, 'median')).toBe('2d8-1')
    expect([13, 14, 15, 16, 17, 18].map((rank) => mostOf(thrownFor(rank, 1, 'median')))).toEqual([
      13, 13, 15, 16, 17, 18,
    ])
    expect([13, 14, 15, 16, 17, 18].map((rank) => notation(rank, 2, true, 'median'))).toEqual([
      '2d12!+1',
      '2d12!+2',
      '3d10!',
      '3d10!+1',
      '3d12!-1',
      '3d12!',
    ])
    expect(
      [13, 14, 15, 16, 17, 18].map((rank) =>
        [notation(rank, 3, false, 'median'), notation(rank, 4, false, 'median')].join(),
      ),
    ).toEqual(['3d12+2,4d12+2', '3d12+3,4d12+3', '4d12-2,5d12-1', '4d12,6d10+1', '4d12+1,5d12+3', '4d12+3,6d12-1'])
  })

  rule('OLDE-DICE-03-one', 'a rank pushed below one is one, and always shows 1', () => {
    const buried = defense(3, '', { brawn: 5, armour: 'brigandine' })
    expect(buried).toMatchObject({ dice: '2d1!', faces: [], total: 2 })
    expect(law(1).get(1)).toBe(1)
  })

  rule('OLDE-DICE-04', 'a modification changes the rank before the throw, an adjustment the total after it', () => {
    const rolled = defense(8, '6 3 2', {
      brawn: 6,
      armour: 'chainmail',
      adjustments: [{ to: 'defense', value: 4, because: 'cloak' }],
    })
    expect(rolled).toMatchObject({ dice: '2d6!', total: 6 + 3 + 2 + 4 })
  })

  test('older ways to throw odd dice', () => {
    expect(notation(7, 2, true, 'legacy')).toBe('2d8!-1')
    expect([notation(8, 2, true, 'legacy'), notation(8, 1, false, 'legacy')]).toEqual(['2d8!', '1d8'])
    expect(notation(7, 1, false, 'legacy')).toBe('1d6+1')
    expect(notation(1, 2, true, 'legacy')).toBe('2d6/3!-1')
    expect([1, 2, 3, 5].map((rank) => notation(rank, 2, true, 'median'))).toEqual(['2d1!', '2d6/3!', '2d6/2!', '2d5!'])
    expect(notation(3, 1, false, 'medianThree')).toBe('1d3')
    expect(law(7, 1, false, 'uniform').get(7)).toBeCloseTo(1 / 7, 12)
    expect(mostOf(thrownFor(1, 1, 'legacy'))).toBe(1)
  })

  test('what explosions leave out of the odds is reported, and little', () => {
    for (let rank = 2; rank <= 20; rank++) {
      const { support, lost } = check('x')(rank, 'median').law()
      const mass = support.reduce((sum, [, weight]) => sum + weight, 0)
      // No deeper than it must be, either: each explosion more costs time.
      expect(lost).toBeGreaterThan(1e-9 / (rank + 1))
      expect(lost).toBeLessThan(1e-8)
      expect(mass + lost).toBeCloseTo(1, 12)
    }
  })

  test('a die that never stops exploding is stopped', () => {
    const stuck = { die: (sides: number) => sides }
    expect(check('x')(8, 'median').draw(stuck)).toBe(2 * 65 * 8)
    expect(check('x')(1, 'median').draw(new Stream('one', 0))).toBe(2)
    expect(check('x')(1, 'median').law()).toMatchObject({ support: [[2, 1]], lost: 0 })
  })

  test('ranks of success: the first, and one more for every three points', () => {
    expect([0, 2, 3, 5, 6, 9].map(ranks)).toEqual([1, 1, 2, 2, 3, 4])
    expect([-1, -2, -3, -5, -6, -8].map(ranks)).toEqual([-1, -1, -2, -2, -3, -3])
  })
})
