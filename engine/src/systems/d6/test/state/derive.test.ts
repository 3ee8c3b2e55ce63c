import { describe, expect, test } from 'vitest'
import { code, show } from '../../book/diecode.ts'
import { armour } from '../../content/armour.ts'
import { missiles } from '../../content/weapons.ts'
import {
  areaLoss,
  armourValue,
  bandOf,
  blastDamage,
  blastZone,
  bodyPoints,
  bonusOfRanks,
  canLayer,
  climbDifficulty,
  climbMove,
  damageBonus,
  edgesOf,
  encumbrance,
  fallDamage,
  fallSoftened,
  fatigue,
  flyMove,
  freeMove,
  gradeOf,
  healing,
  initiativeBonus,
  jumpDifficulty,
  jumpDistance,
  levelOf,
  meleeBandOf,
  minutesDying,
  multiActionPenalty,
  naturalRange,
  onTrack,
  overlay,
  passengersSuffer,
  passiveBonus,
  relatedModifier,
  runDifficulty,
  runUp,
  scaleModifier,
  severity,
  strengthDamage,
  swimDifficulty,
  swimMove,
  throwingRange,
  vehicleDamageFor,
  woundFor,
  zonesDived,
} from '../../state/derive.ts'

describe('what a character is worth', () => {
  test('Strength Damage is half of Physique or lifting, rounded up', () => {
    const of = (physique: string, lifting?: string) =>
      show(strengthDamage(code(physique), lifting === undefined ? undefined : code(lifting)))
    expect([of('2D'), of('3D'), of('4D+2'), of('2D', '3D'), of('5D', '7D'), of('1D')]).toEqual([
      '1D',
      '2D',
      '2D',
      '2D',
      '4D',
      '1D',
    ])
  })
  test('Body Points are a base and a roll', () => {
    expect([bodyPoints(11), bodyPoints(9, 10)]).toEqual([31, 19])
  })
  test('each action beyond the allotment costs a die', () => {
    expect([1, 2, 4].map((n) => multiActionPenalty(n))).toEqual([0, 3, 9])
    expect(multiActionPenalty(9, 8)).toBe(3)
  })
  test('passive defence of the nimble: 4D gives nothing, 7D gives 2', () => {
    const of = (dice: string) => passiveBonus(code(dice))
    expect(['3D', '4D', '4D+1', '6D', '6D+1', '7D'].map(of)).toEqual([0, 0, 1, 1, 2, 2])
    expect(passiveBonus(code('4D+1'), true)).toBe(0)
    expect([5, 6, 11, 12].map(bonusOfRanks)).toEqual([0, 1, 1, 2])
  })
  test('initiative takes search above Acumen or Agility, whichever is more', () => {
    expect(initiativeBonus(code('2D'), code('4D'), code('3D'))).toBe(1)
    expect(initiativeBonus(code('2D'), code('3D+2'), code('3D'))).toBe(0)
    expect(initiativeBonus(code('2D'), code('2D'), code('8D'), 6)).toBe(3)
  })
  test('the damage bonus is a fifth, rounded up or down', () => {
    expect([0, 1, 5, 6, 11, 15].map((over) => damageBonus(over))).toEqual([0, 1, 1, 2, 3, 3])
    expect([damageBonus(21 - 15), damageBonus(21 - 10), damageBonus(21 - 10, 'down')]).toEqual([2, 3, 2])
  })
  test('a related roll lends at least a point either way', () => {
    expect([-5, -1, 0, 1, 4].map(relatedModifier)).toEqual([-3, -1, 1, 1, 2])
  })
  test('a centaur and a rat are twelve apart', () => {
    expect([scaleModifier(3, -9), scaleModifier(-9, 3), scaleModifier(6, 14)]).toEqual([12, 12, 8])
  })
})

describe('tables', () => {
  test('levels of difficulty', () => {
    expect([0, 1, 5, 6, 15, 16, 25, 30, 31].map(levelOf)).toEqual([
      'Automatic',
      'Very Easy',
      'Very Easy',
      'Easy',
      'Moderate',
      'Difficult',
      'Very Difficult',
      'Heroic',
      'Legendary',
    ])
  })
  test('grades of success', () => {
    expect([-1, 0, 4, 8, 12, 16, 17].map(gradeOf)).toEqual([
      undefined,
      'minimal',
      'solid',
      'good',
      'superior',
      'spectacular',
      'incredible',
    ])
  })
  test('healing', () => {
    const of = (total: number) => [healing(total).points, healing(total).dice]
    expect([0, 5, 6, 11, 30, 31].map(of)).toEqual([
      [0, 0],
      [2, 0],
      [0, 1],
      [0, 2],
      [0, 5],
      [0, 6],
    ])
  })
})

describe('distance', () => {
  const crossbow = missiles['light crossbow'].ranges
  test('bands have their outer edge', () => {
    const bands = [0, 3, 3.5, 10, 11, 100, 101, 200, 201].map((d) => bandOf(d, edgesOf(crossbow ?? never(), 0)))
    expect(bands).toEqual([
      'point blank',
      'point blank',
      'short',
      'short',
      'medium',
      'medium',
      'long',
      'long',
      undefined,
    ])
    expect(bandOf(3, [10, 100, 200], false)).toBe('short')
  })
  test('throwing ranges are the thrower’s', () => {
    expect(throwingRange(code('3D+2'))).toBe(14)
    expect(throwingRange(code('3D'), code('4D+1'))).toBe(17)
    expect(edgesOf(missiles.rock.ranges ?? never(), 14)).toEqual([12, 13, 14])
    expect(edgesOf(missiles.dart.ranges ?? never(), 14)).toEqual([14, 15, 16])
  })
  test('a dragon breathes 20 metres for each rank and die', () => {
    expect(naturalRange(2, code('5D'))).toEqual([50, 100, 200])
  })
  test('hand weapons reach Point Blank, long ones Short, a lunge a little more', () => {
    expect(meleeBandOf(3, false, 5)).toBe('point blank')
    expect(meleeBandOf(3.5, false, 5)).toBeUndefined()
    expect(meleeBandOf(3.5, false, 5, 0.5)).toBe('point blank')
    expect(meleeBandOf(5, true, 5)).toBe('short')
    expect(meleeBandOf(5.5, true, 5)).toBeUndefined()
  })
})

describe('wounds', () => {
  test('by how far damage is over resistance', () => {
    expect([-2, 0, 1, 3, 4, 8, 9, 12, 13, 15, 16, 18].map(woundFor)).toEqual([
      'unhurt',
      'unhurt',
      'stunned',
      'stunned',
      'wounded',
      'wounded',
      'incapacitated',
      'incapacitated',
      'mortally wounded',
      'mortally wounded',
      'dead',
      'dead',
    ])
  })
  test('by Body Points left', () => {
    expect([100, 81, 80, 60, 59, 40, 39, 20, 19, 10, 9, 1, 0].map((left) => severity(overlay(left, 100)))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6,
    ])
  })
  test('a lesser character skips the levels he has not', () => {
    expect(onTrack('wounded', 2)).toBe('incapacitated')
    expect(onTrack('stunned', 1)).toBe('incapacitated')
    expect(onTrack('mortally wounded', 3)).toBe('dead')
    expect(onTrack('severely wounded', 4)).toBe('severely wounded')
    expect(onTrack('mortally wounded', undefined)).toBe('mortally wounded')
    expect(onTrack('unhurt', 1)).toBe('unhurt')
  })
  test('minutes of dying', () => {
    expect([11, 12, 25].map((rounds) => minutesDying(rounds))).toEqual([0, 1, 2])
    expect([1, 12, 13].map((rounds) => minutesDying(rounds, 'ceil'))).toEqual([1, 1, 2])
  })
})

describe('movement', () => {
  test('running', () => {
    expect([10, 20, 40, 11].map((metres) => runDifficulty(metres, 10))).toEqual([0, 5, 15, 5])
    expect(freeMove(10)).toBe(5)
  })
  test('swimming', () => {
    expect([swimMove(10), swimMove(9), swimDifficulty(5, 5), swimDifficulty(10, 5)]).toEqual([5, 5, 5, 10])
  })
  test('climbing eight metres of tree without the skill is 20', () => {
    expect(climbMove(10, false)).toBe(5)
    expect(climbDifficulty(8, 5) + 5).toBe(20)
    expect(climbDifficulty(10, climbMove(10, true))).toBe(5)
  })
  test('jumping', () => {
    expect([jumpDistance(10), jumpDifficulty(3, 10), jumpDifficulty(5, 10), jumpDifficulty(6, 10)]).toEqual([
      3, 5, 15, 25,
    ])
    expect([runUp(1), runUp(2), runUp(3)]).toEqual([5, 10, 10])
  })
  test('flying and tiring', () => {
    expect(flyMove(10, 4)).toBe(80)
    expect([fatigue(13, 12), fatigue(14, 12), fatigue(12, 12), fatigue(99, 'never')]).toEqual([3, 6, 0, 0])
  })
  test('falling', () => {
    expect([2.9, 3, 4.5, 10].map((metres) => show(fallDamage(metres)))).toEqual(['0', '2D', '3D', '6D'])
    expect([9, 10, 14, 15, 20].map(fallSoftened)).toEqual([0, 1, 1, 2, 3])
  })
})

describe('areas', () => {
  test('a spell loses points with distance', () => {
    expect([0.5, 0.8, 1, 1.5, 2].map((metres) => areaLoss(metres))).toEqual([0, 1, 1, 2, 2])
    expect([0.5, 1, 1.5, 2.5].map((metres) => areaLoss(metres, 'literal'))).toEqual([0, 0, 1, 2])
  })
  test('a blast has three zones and can be dived from', () => {
    expect([3, 8, 16, 17].map(blastZone)).toEqual([0, 1, 2, undefined])
    expect([0, 1, 2].map((zone) => blastDamage(21, zone))).toEqual([21, 11, 6])
    expect([14, 15, 18, 19, 23].map(zonesDived)).toEqual([0, 1, 1, 2, 3])
  })
})

describe('vehicles', () => {
  test('are damaged by levels, and their passengers by shares', () => {
    expect([0, 1, 4, 9, 13, 16].map((over) => vehicleDamageFor(over)?.level)).toEqual([
      undefined,
      'very light',
      'light',
      'heavy',
      'severe',
      'destroyed',
    ])
    expect([0, 3, 8, 12, 15, 16].map((over) => passengersSuffer(20, over))).toEqual([0, 0, 5, 10, 15, 20])
  })
})

describe('layers of armour', () => {
  const { 'soft leather': soft, 'chain mail': chain, 'plate mail': plate, 'hides and fur': fur } = armour
  test('some go over others', () => {
    expect(canLayer([soft, chain, plate])).toBe(true)
    expect(canLayer([chain, chain])).toBe(false)
    expect(canLayer([fur, chain])).toBe(false)
    expect(canLayer([chain, fur])).toBe(true)
    expect(canLayer([plate, armour['hard leather']])).toBe(false)
    expect(canLayer([armour['hard leather'], plate])).toBe(true)
  })
  test('soft ones add a point at most', () => {
    expect(show(armourValue([]))).toBe('0')
    expect(show(armourValue([soft]))).toBe('+2')
    expect(show(armourValue([soft, chain]))).toBe('2D+1')
    expect(show(armourValue([chain, plate]))).toBe('5D')
    expect(show(armourValue([chain, armour['bone and hide']]))).toBe('2D+1')
  })
  test('and hinder', () => {
    expect([encumbrance([]), encumbrance([soft]), encumbrance([plate]), encumbrance([soft, chain, plate])]).toEqual([
      0, 0, 3, 11,
    ])
  })
})

function never(): never {
  throw new Error('this weapon has ranges')
}
