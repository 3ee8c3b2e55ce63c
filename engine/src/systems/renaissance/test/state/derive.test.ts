import { expect, test } from 'vitest'
import { cumbersome, deathRating, negated, overload, woundThreshold } from '../../state/derive.ts'
import type { Fighter } from '../../state/types.ts'
import { duel, of, thing, turnOf } from '../arrange.ts'

const ana = (record: object, change: Partial<Fighter> = {}): Fighter =>
  Object.assign(of({ state: turnOf(duel(record)) }, 'ana'), change)

test('heavy things count while he carries them, in hand or stowed, worn armour with them', () => {
  const weapons = ['greatsword', 'battle axe', 'halberd', 'great mace']
  const laden = (STR: number, more: object = {}) => ana({ STR, weapons, inHand: ['greatsword'], ...more })
  expect([overload(laden(30)), overload(laden(15)), overload(laden(15, { armour: ['mail'] }))]).toEqual([0, 1, 2])
  const dropped = laden(15)
  thing(dropped, 'battle axe').where = 'ground'
  expect(overload(dropped)).toBe(0)
  thing(dropped, 'halberd').where = 'gone'
  expect(overload(Object.assign(dropped, { facts: { ...dropped.facts, STR: 5 } }))).toBe(1)
  expect(overload(ana({ STR: 4, weapons: ['tower shield'] }))).toBe(1)
})
test('a shield hinders while it is on the arm, a planted one by five at most', () => {
  const archer = ana({ weapons: ['archer’s shield'], armour: ['mail'] })
  expect(cumbersome(archer)).toBe(5 + 15)
  Object.assign(thing(archer, 'archer’s shield'), { where: 'stowed', planted: true })
  expect(cumbersome(archer)).toBe(5 + 5)
  Object.assign(thing(archer, 'archer’s shield'), { planted: false })
  expect(cumbersome(archer)).toBe(5)
})
test('wounds are not felt as far as nature, training and drugs go', () => {
  expect(negated(ana({ negates: 1, traits: ['high pain tolerance'] }, { wounds: 3 }))).toBe(2)
  expect(negated(ana({ negates: 1 }, { wounds: 0 }))).toBe(0)
  expect(negated(ana({}, { wounds: 2, effects: [{ kind: 'numbing', turns: null }] }))).toBe(1)
  expect(negated(ana({}, { wounds: 4, deathless: 1 }))).toBe(4)
})
test('thresholds follow DUR, with a drug too, and are never nothing', () => {
  expect([woundThreshold(ana({ DUR: 34 })), deathRating(ana({ DUR: 34 }))]).toEqual([6, 68])
  expect(woundThreshold(ana({ DUR: 3 }))).toBe(1)
  expect(deathRating(ana({ DUR: 30 }, { effects: [{ kind: 'monster', turns: null }] }))).toBe(80)
})
