import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Dice } from '../../../../dice/types.ts'
import {
  chanceOf,
  code,
  D,
  derived,
  diceOf,
  diceSaved,
  diceThrown,
  doubled,
  explodedWild,
  extraDice,
  failedWild,
  fixed,
  halfDice,
  highestOther,
  pipsOf,
  pool,
  reading,
  rollTogether,
  show,
  sumOf,
  totalOf,
} from '../../book/diecode.ts'

/** Dice that show these faces in turn, and nothing after them. */
function faces(...shown: number[]): Dice {
  const left = [...shown]
  return {
    die: () => {
      const face = left.shift()
      if (face === undefined) throw new Error('one die too many was thrown')
      return face
    },
  }
}
const thrown = (...shown: number[]) => pool('test', shown.length, 'removeBoth').draw(faces(...shown))

describe('die codes', () => {
  test('are written as dice and pips', () => {
    expect(['4D+2', '+1D', '-2D', '+2', '1D+1', '−1D', '0'].map(code)).toEqual([14, 3, -6, 2, 4, -3, 0])
    expect([14, 3, -6, 2, 0, -2, -4].map(show)).toEqual(['4D+2', '1D', '-2D', '+2', '0', '-2', '-1D+1'])
  })
  test('written and read again are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 300 }), (pips) => {
        expect(code(show(pips))).toBe(pips)
      }),
    )
  })
  test('three pips are a die', () => {
    expect(show(code('1D+2') + code('1D+1'))).toBe('3D')
    expect(show(code('4D') - 2 * D)).toBe('2D')
    expect([diceOf(code('1D+2') - D), pipsOf(code('1D+2') - D)]).toEqual([0, 2])
    expect([diceOf(-4), pipsOf(-4)]).toEqual([0, 0])
  })
  test.each(['D4', '4d6', '', '4D+', '3.5D', 'four'])('“%s” is refused with a remedy', (text) => {
    expect(() => code(text)).toThrow('is not a die code')
  })
  test('a Fate Point doubles dice and pips without turning pips into a die', () => {
    expect(doubled(code('4D+2'))).toEqual({ dice: 8, adds: 4 })
  })
  test('Strength Damage drops the pips and halves upwards', () => {
    expect(['1D', '2D+2', '3D', '4D+2', '5D', '7D+1'].map((c) => show(halfDice(code(c))))).toEqual([
      '1D',
      '1D',
      '2D',
      '2D',
      '3D',
      '4D',
    ])
  })
  test('are worth a difficulty without a roll', () => {
    expect([derived(code('4D+1')), fixed(code('3D+2'), 4), fixed(code('5D'), 3)]).toEqual([9, 14, 15])
  })
  test('can be simplified to five dice or the Wild Die', () => {
    const bonus = (dice: number) => [diceSaved(dice, 'fiveDice'), diceSaved(dice, 'wildOnly'), diceSaved(dice, 'no')]
    expect([1, 4, 5, 6, 7, 10, 50].map(bonus)).toEqual([
      [0, 0, 0],
      [0, 11, 0],
      [0, 14, 0],
      [4, 18, 0],
      [7, 21, 0],
      [18, 32, 0],
      [158, 172, 0],
    ])
    expect([
      diceThrown(3, 'fiveDice'),
      diceThrown(9, 'fiveDice'),
      diceThrown(9, 'wildOnly'),
      diceThrown(9, 'no'),
    ]).toEqual([3, 5, 1, 9])
  })
})

describe('a pool', () => {
  test('adds its faces', () => {
    const lie = thrown(3, 4, 5)
    expect([sumOf(lie), failedWild(lie), explodedWild(lie), totalOf(lie, 'removeBoth')]).toEqual([12, false, false, 12])
  })
  test('throws a Wild 6 again while it lasts; a later 1 is only a 1', () => {
    const lie = pool('test', 3, 'removeBoth').draw(faces(2, 2, 6, 6, 1))
    expect([sumOf(lie), explodedWild(lie), totalOf(lie, 'removeBoth')]).toEqual([17, true, 17])
  })
  test('a Wild 1 is read as the fight says', () => {
    const lie = thrown(2, 5, 4, 1)
    expect([failedWild(lie), sumOf(lie), highestOther(lie)]).toEqual([true, 12, 5])
    expect([
      totalOf(lie, 'removeBoth'),
      totalOf(lie, 'cancelHighestOnly'),
      totalOf(lie, 'complication'),
      totalOf(lie, 'none'),
    ]).toEqual([6, 7, 12, 12])
  })
  test('a lone Wild 1 leaves nothing', () => {
    expect([
      totalOf(thrown(1), 'removeBoth'),
      totalOf(thrown(1), 'cancelHighestOnly'),
      totalOf(thrown(1), 'none'),
    ]).toEqual([0, 0, 1])
  })
  test('the goblin of the worked example is left with 2 under either reading', () => {
    expect(totalOf(thrown(5, 2, 1), 'removeBoth')).toBe(2)
    expect(totalOf(thrown(1, 6, 1), 'cancelHighestOnly')).toBe(2)
  })
  test('is looked at through constants', () => {
    const { total, reaches, over } = reading.removeBoth
    const lie = thrown(2, 5, 4, 1)
    expect([total(lie, 3), reaches(lie, 6), reaches(lie, 7), over(thrown(4, 4), lie, 1)]).toEqual([9, true, false, 3])
  })
  test('is made once', () => {
    expect(pool('attack', 4, 'removeBoth')).toBe(pool('attack', 4, 'removeBoth'))
    expect(pool('attack', 4, 'removeBoth').law()).toBe(pool('damage', 4, 'removeBoth').law())
    expect(pool('attack', 4, 'removeBoth').label).toBe('attack')
  })
  test.each([0, -1, 1.5, 1000])('cannot have %s dice', (dice) => {
    expect(() => pool('attack', dice, 'removeBoth')).toThrow('cannot be thrown')
  })
})

describe('the law of a pool', () => {
  const massOf = (law: { support: readonly (readonly [number, number])[]; lost: number }) =>
    law.support.reduce((sum, [, weight]) => sum + weight, 0) + law.lost

  test.each([1, 2, 3, 5, 12, 30])('of %sD holds all the mass', (dice) => {
    expect(massOf(pool('test', dice, 'removeBoth').law())).toBeCloseTo(1, 12)
  })
  test.each([1, 2, 5])('of %s extra dice too', (dice) => {
    expect(massOf(extraDice('test', dice).law())).toBeCloseTo(1, 12)
  })
  test('of 2D is what counting gives', () => {
    const law = new Map(pool('test', 2, 'removeBoth').law().support)
    for (let other = 1; other <= 6; other++) expect(law.get(thrown(other, 1))).toBeCloseTo(1 / 36, 15)
    const sevens = [...law].filter(([lie]) => !failedWild(lie) && !explodedWild(lie) && sumOf(lie) === 7)
    expect(sevens[0]?.[1]).toBeCloseTo(4 / 36, 15)
  })
  test('of 3D is what drawing every hand gives', () => {
    const counted = new Map<number, number>()
    const show = [1, 2, 3, 4, 5, 6]
    for (const a of show)
      for (const b of show)
        for (const wild of show.slice(0, 5)) {
          const lie = thrown(a, b, wild)
          counted.set(lie, (counted.get(lie) ?? 0) + 1 / 216)
        }
    const law = pool('test', 3, 'removeBoth')
      .law()
      .support.filter(([lie]) => !explodedWild(lie))
    expect(law.length).toBe(counted.size)
    for (const [lie, weight] of law) expect(counted.get(lie)).toBeCloseTo(weight, 14)
  })
  test('one roll in six is a Critical Success, one a Critical Failure', () => {
    const law = pool('test', 4, 'removeBoth').law().support
    const mass = (kind: (lie: number) => boolean) => law.reduce((sum, [lie, w]) => (kind(lie) ? sum + w : sum), 0)
    expect(mass(failedWild)).toBeCloseTo(1 / 6, 12)
    expect(mass(explodedWild)).toBeCloseTo(1 / 6, 7)
  })
  test('stays small', () => {
    expect(pool('test', 5, 'removeBoth').law().support.length).toBeLessThan(250)
    expect(pool('test', 30, 'removeBoth').law().support.length).toBeLessThan(1300)
  })
  test('every draw short of the cut is in it', () => {
    const toss = fc.record({
      others: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 11 }),
      sixes: fc.integer({ min: 0, max: 10 }),
      last: fc.integer({ min: 1, max: 5 }),
    })
    fc.assert(
      fc.property(toss, ({ others, sixes, last }) => {
        const chance = pool('test', others.length + 1, 'removeBoth')
        const lie = chance.draw(faces(...others, ...new Array<number>(sixes).fill(6), last))
        expect(chance.law().support.some(([value]) => value === lie)).toBe(true)
      }),
    )
  })
})

describe('dice bought with Character Points', () => {
  test('explode on 6 and do not mind a 1', () => {
    expect(extraDice('extra', 2).draw(faces(6, 6, 1, 1))).toBe(14)
    expect(extraDice('extra', 1).draw(faces(5))).toBe(5)
  })
  test('average four and a fifth each', () => {
    const mean = extraDice('extra', 3)
      .law()
      .support.reduce((sum, [value, weight]) => sum + value * weight, 0)
    expect(mean).toBeCloseTo(3 * 4.2, 5)
  })
})

test('those with the same code may roll together', () => {
  const goblins = [
    { id: 'a', acumen: 6 },
    { id: 'b', acumen: 9 },
    { id: 'c', acumen: 6 },
  ]
  expect(rollTogether(goblins, (g) => g.acumen).map((group) => group.map((g) => g.id))).toEqual([['a', 'c'], ['b']])
})

test('how likely dice reach a number: a 6 on the Wild Die goes on, a 1 takes itself and the highest away', () => {
  expect([chanceOf(1, 0), chanceOf(1, 2), chanceOf(1, 6), chanceOf(1, 7)]).toEqual([
    1,
    expect.closeTo(5 / 6, 6),
    expect.closeTo(1 / 6, 6),
    expect.closeTo(1 / 6, 6),
  ])
  // Of two dice 12 and more needs a 6 on the Wild Die: then 5 of the other and a re-roll.
  expect(chanceOf(2, 13)).toBeCloseTo((1 / 6) * (1 / 6 + 5 / 6 - (1 / 6) * (1 + 2 + 3 + 4 + 5) * (1 / 6)), 1)
  expect(chanceOf(2, 1)).toBeCloseTo(5 / 6, 6)
})
