import { expect, test } from 'vitest'
import { chance, chanceOf, dice, die, hidden, mapped } from '../chance.ts'
import { AffrayError } from '../error.ts'
import { certain } from '../odds.ts'
import { Stream } from '../stream.ts'
import type { Chance } from '../types.ts'
import { script } from './script.ts'

const attack = die('attack', 100)
const level = mapped('level', attack, (face) => (face <= 5 ? 'critical' : face <= 50 ? 'success' : 'failure'))
const damage = chanceOf('damage', '1d8+1')
const pool = chanceOf('pool', '5D+2')
const location = hidden(dice('location', 2, 10, -1))
const ALL: Chance<number | string>[] = [attack, level, damage, pool, location]

test('each is drawn from the dice it says', () => {
  expect(attack.draw(script(37))).toBe(37)
  expect(level.draw(script(37))).toBe('success')
  expect(damage.draw(script(8))).toBe(9)
  expect(pool.draw(script(1, 1, 1, 1, 6, 2))).toBe(14)
  expect(location.draw(script(10, 3))).toBe(12)
})

test.each(ALL)('the law of $label is the same object each time, sums to 1 and holds every value drawn', (of) => {
  const law = of.law()
  expect(of.law()).toBe(law)
  expect(law.support.reduce((sum, [, weight]) => sum + weight, law.lost)).toBeCloseTo(1, 14)
  const values = new Set(law.support.map(([value]) => value))
  expect(values.size).toBe(law.support.length)
  const source = new Stream('chance', 0)
  const missing = Array.from({ length: 2000 }, () => of.draw(source)).filter((value) => !values.has(value))
  expect(missing).toEqual([])
})

test('a mapped law has one row for what is equal', () => {
  expect(level.law().support).toEqual([
    ['critical', 0.05],
    ['success', 0.45],
    ['failure', 0.5],
  ])
})

test('a law made by hand can be mapped too', () => {
  const coin = chance(
    'coin',
    false,
    (from) => from.die(2) === 1,
    () => ({
      support: [
        [true, 0.5],
        [false, 0.25],
      ],
      lost: 0.25,
    }),
  )
  const word = mapped('word', coin, () => 'flipped')
  expect(word.law()).toMatchObject({ support: [['flipped', 0.75]], lost: 0.25 })
})

test('hidden rolls are hidden, and what is made of them', () => {
  expect([attack.hidden, location.hidden, mapped('row', location, String).hidden]).toEqual([false, true, true])
  expect(location.label).toBe('location')
})

test('the same label and notation are the same chance', () => {
  expect(chanceOf('damage', '1d8+1')).toBe(damage)
  expect(chanceOf('other', '1d8+1')).not.toBe(damage)
})

test('a law is found once', () => {
  let asked = 0
  const counted = chance(
    'counted',
    false,
    () => 1,
    () => {
      asked++
      return certain(1)
    },
  )
  hidden(counted).law()
  counted.law()
  expect(asked).toBe(1)
})

test('no dice are a constant; impossible dice are refused at once', () => {
  expect(dice('none', 0, 6, 3).draw(script())).toBe(3)
  expect(dice('none', 0, 6, 3).law().support).toEqual([[3, 1]])
  expect(() => die('bad', 0)).toThrow('A die cannot have 0 sides.')
  expect(() => dice('bad', 1.5, 6)).toThrow('A roll cannot have 1.5 dice.')
  expect(() => chanceOf('bad', '2x6')).toThrow(AffrayError)
})
