import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { damageRoll, mostOf, NO_STEP } from '../../exchange/damage.ts'
import { CHEST, duel, fought, hp, item, man, spent, told } from '../clash.ts'

describe('damage', () => {
  rule('LEG-DMG-01', 'weapon and Damage Modifier, then magic, then the parry, then armour', () => {
    const state = duel(man(['longspear']), man(['mace'], { worn: { chest: 2 } }), (s) => {
      item(s, 'ann', 'longspear').sharp = 2
    })
    const played = fought(
      state,
      'longspear',
      'bob defend: mace\nann attack: 60\nbob parry: 60\nann damage: 6\nann hit location: 10',
    )
    expect(told(played, 'damage')).toMatchObject([{ rolled: 6 + 1 + 2, passing: 5 }])
    expect(told(played, 'armour')).toMatchObject([{ stopped: 2 }])
    expect(hp(played.state, 'bob', CHEST)).toBe(4)
  })

  rule('LEG-DMG-01', 'a weak arm takes off what it rolls, and less than nothing is nothing', () => {
    const weak = { characteristics: { str: 12, con: 12, siz: 6, int: 12, pow: 12, dex: 12, cha: 12 } }
    const blow = (dice: string) =>
      fought(
        duel(man(['mace'], weak), man(['mace'], { worn: { chest: 1 } }), spent),
        'mace',
        `ann attack: 30\nann manoeuvre: none\nann damage: ${dice}\nann hit location: 10`,
      )
    expect(told(blow('5 2'), 'damage')).toMatchObject([{ rolled: 3 }])
    expect(
      told(
        fought(
          duel(man(['mace'], weak), man(['mace']), spent),
          'mace',
          'ann attack: 30\nann manoeuvre: none\nann damage: 1 2',
        ),
        'damage',
      ),
    ).toMatchObject([{ rolled: 0 }])
    expect(told(blow('5 2'), 'armour')).toMatchObject([{ stopped: 1 }])
  })

  rule('LEG-LOC-01', 'a D20 finds the location', () => {
    const found = (roll: number) =>
      told(
        fought(
          duel(man(['mace']), man(['mace']), spent),
          'mace',
          `ann attack: 30\nann manoeuvre: none\nann damage: 1\nann hit location: ${roll}`,
        ),
        'location',
      )[0]?.location
    const table = [
      [1, 3, 'right leg'],
      [4, 6, 'left leg'],
      [7, 9, 'abdomen'],
      [10, 12, 'chest'],
      [13, 15, 'right arm'],
      [16, 18, 'left arm'],
      [19, 20, 'head'],
    ] as const
    for (const [from, to, name] of table) expect([found(from), found(to)]).toEqual([name, name])
  })
})

describe('the law of a damage roll', () => {
  const law = (...of: Parameters<typeof damageRoll>) => damageRoll(...of).law().support
  const mass = (support: readonly (readonly [number, number])[]) => support.reduce((sum, [, weight]) => sum + weight, 0)

  rule('LEG-MAN-Maximise', 'a maximised die is certain', () => {
    expect(law('1d8+1', NO_STEP, 1, 'damage')).toEqual([[9, 1]])
    expect(law('2d8', NO_STEP, 1, 'damage').map(([value]) => value)).toEqual([9, 10, 11, 12, 13, 14, 15, 16])
    expect(mostOf(damageRoll('2d8', NO_STEP + 1, 0, 'damage'))).toBe(18)
    const crit = fought(
      duel(man(['mace']), man(['mace']), spent),
      'mace',
      'ann attack: 6\nann manoeuvre: maximiseDamage\nann manoeuvre: none\nann damage:\nann hit location: 10\nbob cannot attack: 1\nbob resilience: 5',
    )
    expect(told(crit, 'damage')).toMatchObject([{ rolled: 8 }])
  })

  rule('LEG-DMG-01', 'each place on the ladder of Damage Modifiers is its own roll', () => {
    const chances = [0, 1, 2, NO_STEP].map((step) => damageRoll('1d8', step, 0, 'damage'))
    expect(new Set(chances).size).toBe(4)
    expect(damageRoll('1d8', NO_STEP, 0, 'damage')).not.toBe(damageRoll('1d8', NO_STEP, 0, 'weapon damage'))
    expect(damageRoll('2d8', NO_STEP, 2, 'damage')).not.toBe(damageRoll('2d8', NO_STEP, 1, 'damage'))
    expect(law('1d8', 0, 0, 'damage')[0]).toEqual([0, expect.closeTo(36 / 64, 12)])
    const blow = fought(
      duel(man(['mace']), man(['mace']), spent),
      'mace',
      'ann attack: 30\nann manoeuvre: none\nann damage: 1\nann hit location: 10',
    )
    expect(told(blow, 'damage')).toMatchObject([{ rolled: 1 }])
  })

  rule('LEG-MAN-Impale', 'two throws and the better: a 1D4 is 4 seven times in sixteen', () => {
    const twice = law('1d4', NO_STEP, 0, 'impaling damage')
    expect(twice.map(([, weight]) => weight * 16)).toEqual([1, 3, 5, 7])
    expect(mass(law('2d6', NO_STEP - 1, 0, 'impaling damage'))).toBeCloseTo(1, 12)
    const thrust = fought(
      duel(man(['dagger']), man(['mace']), spent),
      'dagger',
      'ann attack: 30\nann manoeuvre: impale\nann impaling damage: 1 2\nann hit location: 10\nann impaled weapon: leave',
    )
    expect(told(thrust, 'damage')).toMatchObject([{ rolled: 3 }])
  })
})
