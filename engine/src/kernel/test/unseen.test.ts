import { expect, test } from 'vitest'
import { die } from '../../dice/chance.ts'
import { rowsOfLaw, split, Unseen } from '../unseen.ts'

const within = (roll: number, [least, most]: readonly [least: number, most: number]): boolean =>
  roll >= least && roll <= most

test('a tuple made anew for each reading is the same reading: its parts are found again', () => {
  const toss = new Unseen(rowsOfLaw(die('test', 6).law()))
  const parts = split(toss, within, [2, 3])
  expect(parts.map(({ value }) => value)).toEqual([false, true])
  expect(parts.map(({ weight }) => Math.round(weight * 6))).toEqual([4, 2])
  expect(split(toss, within, [2, 3])).toBe(parts)
  expect(split(toss, within, [3, 2])).not.toBe(parts)
})
