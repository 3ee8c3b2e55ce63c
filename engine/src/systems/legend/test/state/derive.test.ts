import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HUMANOID } from '../../content/bodies.ts'
import { BODIES, RECORDS } from '../../content/tables.ts'
import { SKILLS } from '../../content/types.ts'
import {
  armourPenalty,
  castingActions,
  combatActions,
  criticalWoundRating,
  damageModifier,
  encumbranceLimit,
  generalHitPoints,
  hitPoints,
  hitPointsByLocation,
  magicPoints,
  minutesToLive,
  roundsToLive,
  shortfall,
  skillBase,
  spellRange,
  stepped,
  strikeRank,
  styleBase,
  underlingHitPoints,
  writtenModifier,
} from '../../state/derive.ts'

const ALARIC = { str: 12, con: 7, siz: 14, int: 16, pow: 14, dex: 13, cha: 10 }

describe('Alaric as chapter 2 makes him', () => {
  test('attributes', () => {
    expect(combatActions(ALARIC)).toBe(3)
    expect(strikeRank(ALARIC)).toBe(15)
    expect(writtenModifier(damageModifier(ALARIC.str, ALARIC.siz))).toBe('+1d2')
    expect(magicPoints(ALARIC)).toBe(14)
    expect(magicPoints(ALARIC, 3)).toBe(11)
    expect(hitPointsByLocation(ALARIC, HUMANOID)).toEqual({
      rightLeg: 5,
      leftLeg: 5,
      abdomen: 6,
      chest: 7,
      rightArm: 4,
      leftArm: 4,
      head: 5,
    })
  })

  test('basic percentages', () => {
    const bases = Object.fromEntries(SKILLS.map((skill) => [skill, skillBase(skill, ALARIC)]))
    expect(bases).toEqual({
      athletics: 25,
      brawn: 26,
      commonMagic: 24,
      culture: 32,
      dance: 23,
      drive: 27,
      evade: 26,
      evaluate: 26,
      firstAid: 29,
      influence: 20,
      insight: 30,
      lore: 32,
      perception: 30,
      persistence: 28,
      resilience: 14,
      ride: 27,
      sing: 24,
      sleight: 23,
      stealth: 29,
      swim: 19,
      unarmed: 25,
      acrobatics: 25,
      healing: 30,
    })
    expect(styleBase('close', ALARIC)).toBe(25)
    expect(styleBase('ranged', ALARIC)).toBe(26)
  })

  test('the clock of an untreated Major Wound', () => {
    expect(minutesToLive(ALARIC)).toBe(21)
    expect(roundsToLive(ALARIC)).toBe(11)
  })
})

test('the Combat Actions table', () => {
  const actions = (mean: number) => combatActions({ dex: mean, int: mean })
  expect([1, 6, 7, 12, 13, 18, 19, 24, 25].map(actions)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5])
  expect(combatActions({ dex: 6, int: 7 })).toBe(2)
})

test('the Armour Penalty examples', () => {
  expect(armourPenalty({})).toBe(0)
  expect(armourPenalty({ suit: 36 })).toBe(8)
  expect(armourPenalty({ chest: 2, abdomen: 2 })).toBe(1)
  expect(armourPenalty({ chest: 5, rightArm: 5, leftArm: 5 })).toBe(3)
  expect(armourPenalty({ suit: 42 })).toBe(9)
})

describe('the Damage Modifier', () => {
  test('every row of the table at both its ends', () => {
    const rows: [number, number, string][] = [
      [1, 5, '-1d8'],
      [6, 10, '-1d6'],
      [11, 15, '-1d4'],
      [16, 20, '-1d2'],
      [21, 25, '+0'],
      [26, 30, '+1d2'],
      [31, 35, '+1d4'],
      [36, 40, '+1d6'],
      [41, 45, '+1d8'],
      [46, 50, '+1d10'],
      [51, 60, '+1d12'],
      [61, 70, '+2d6'],
      [71, 80, '+2d8'],
      [81, 90, '+2d10'],
      [91, 100, '+2d12'],
    ]
    for (const [low, high, dice] of rows) {
      expect(writtenModifier(damageModifier(low, 0)), `${low}`).toBe(dice)
      expect(writtenModifier(damageModifier(0, high)), `${high}`).toBe(dice)
    }
  })

  test('a charge climbs the same ladder', () => {
    expect(writtenModifier(stepped(damageModifier(20, 16), 2))).toBe('+1d10')
    expect(stepped(damageModifier(20, 16), 20)).toMatchObject({ sign: 1, sides: 6 })
    expect(writtenModifier(stepped(damageModifier(14, 13), 1))).toBe('+1d4')
    expect(writtenModifier(stepped(damageModifier(8, 8), 1))).toBe('+0')
  })

  test('past the table it goes on, or stays', () => {
    const beyond = (sum: number) => writtenModifier(damageModifier(sum, 0))
    expect([101, 110, 111, 120, 121, 131].map(beyond)).toEqual(['+4d6', '+4d6', '+5d6', '+5d6', '+6d6', '+7d6'])
    expect(writtenModifier(damageModifier(130, 0, 'cap'))).toBe('+2d12')
    expect(writtenModifier(stepped(damageModifier(100, 0), 2))).toBe('+5d6')
    expect(writtenModifier(stepped(damageModifier(100, 0, 'cap'), 2, 'cap'))).toBe('+2d12')
  })

  test('more strength never means less on the average', () => {
    const mean = (sum: number) => {
      const { sign, count, sides } = damageModifier(sum, 0)
      return (sign * count * (sides + 1)) / 2
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 60 }), (sum, more) => {
        expect(mean(sum + more)).toBeGreaterThanOrEqual(mean(sum))
      }),
    )
  })
})

test('the Hit Points per Location table', () => {
  const row = (kind: 'leg' | 'abdomen' | 'chest' | 'arm' | 'head') =>
    [1, 5, 6, 11, 16, 21, 26, 31, 36, 40, 41].map((sum) => hitPoints({ con: sum, siz: 0 }, kind))
  expect(row('leg')).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9])
  expect(row('abdomen')).toEqual([2, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10])
  expect(row('chest')).toEqual([3, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11])
  expect(row('arm')).toEqual([1, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8])
  expect(row('head')).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9])
})

test('lesser foes', () => {
  expect(generalHitPoints({ con: 12, siz: 16 })).toBe(14)
  expect(generalHitPoints({ con: 12, siz: 15 })).toBe(14)
  expect(criticalWoundRating(14)).toBe(7)
  expect(criticalWoundRating(13)).toBe(7)
  expect(underlingHitPoints({ con: 11 })).toBe(6)
})

test('weapons too heavy for their wielder', () => {
  expect(shortfall({ str: 13, dex: 9 }, ALARIC)).toBe(-5)
  expect(shortfall({ str: 13, dex: 15 }, ALARIC)).toBe(-15)
  expect(shortfall({ str: 5, dex: 5 }, ALARIC)).toBe(0)
  expect(encumbranceLimit(ALARIC)).toBe(26)
})

test('spells', () => {
  expect([1, 2, 3, 4].map(castingActions)).toEqual([1, 1, 2, 2])
  expect(spellRange(ALARIC)).toBe(70)
})

describe('the chapter’s fighters come out as it states them', () => {
  const stated: [string, number, number, string, number][] = [
    // id, Combat Actions and Strike Rank after armour, Damage Modifier, Armour Penalty
    ['alaric', 3, 13, '+1d2', 2],
    ['lilina', 2, 10, '+0', 4],
    ['thrace', 2, 10, '+1d2', 2],
    ['goblin', 2, 11, '+0', 1],
  ]
  test.each(stated)('%s', (id, actions, rank, dice, penalty) => {
    const fighter = record(id)
    const { characteristics: c, worn } = fighter
    expect(fighter.stated.combatActions ?? combatActions(c)).toBe(actions)
    expect(armourPenalty(worn)).toBe(penalty)
    expect((fighter.stated.strikeRank ?? strikeRank(c)) - armourPenalty(worn)).toBe(rank)
    expect(strikeRank(c)).toBe(fighter.stated.strikeRank ?? strikeRank(c))
    expect(writtenModifier(damageModifier(c.str, c.siz))).toBe(dice)
  })

  test('their Hit Points', () => {
    expect(locationsOf('lilina')).toMatchObject({ rightArm: 3 })
    expect(locationsOf('goblin')).toMatchObject({ head: 4, chest: 6, abdomen: 5, rightArm: 3, leftLeg: 4 })
    expect(generalHitPoints(record('broo').characteristics)).toBe(record('broo').stated.generalHitPoints)
    expect(criticalWoundRating(12)).toBe(6)
  })
})

describe('creatures come out of Legend’s formulas', () => {
  const derived: [string, number, number, string, Record<string, number>][] = [
    ['bandit', 2, 12, '+0', { head: 5, chest: 7, abdomen: 6, rightArm: 4, rightLeg: 5 }],
    ['giant-rat', 3, 13, '-1d4', { head: 3, forequarters: 5, hindquarters: 4, rightForeleg: 3, tail: 3 }],
    ['cfi-goblin', 3, 13, '-1d2', { head: 4, chest: 6, abdomen: 5, rightArm: 3, rightLeg: 4 }],
    ['hill-giant', 2, 11, '+1d12', { head: 12, chest: 14, abdomen: 13, rightArm: 11, rightLeg: 12 }],
    ['kobold', 3, 13, '-1d4', { head: 4, chest: 6, abdomen: 5, rightArm: 3, rightLeg: 4 }],
    ['orc', 2, 11, '+1d2', { head: 6, chest: 8, abdomen: 7, rightArm: 5, rightLeg: 6 }],
    ['ogre', 2, 11, '+1d10', { head: 10, chest: 12, abdomen: 11, rightArm: 9, rightLeg: 10 }],
    ['red-dragon', 3, 13, '+1d10', { head: 12, forequarters: 14, hindquarters: 13, leftWing: 11, tail: 12 }],
    ['cfi-skeleton', 2, 11, '+0', { head: 5, chest: 7, abdomen: 6, rightArm: 4, rightLeg: 5 }],
    ['troll', 3, 13, '+1d10', { head: 11, chest: 13, abdomen: 12, rightArm: 10, rightLeg: 11 }],
    ['zombie', 2, 9, '+1d2', { head: 6, chest: 8, abdomen: 7, rightArm: 5, rightLeg: 6 }],
    ['giant-ant', 2, 11, '+1d2', { head: 7, thorax: 9, abdomen: 8, leftMiddleLeg: 7 }],
    ['bear', 3, 13, '+1d12', { head: 10, forequarters: 12, hindquarters: 11, leftForeleg: 10 }],
    ['crocodile', 3, 13, '+2d6', { head: 12, forequarters: 14, hindquarters: 13, tail: 12 }],
    ['dragon', 4, 19, '+2d10', { head: 17, forequarters: 19, hindquarters: 18, rightWing: 16, tail: 17 }],
    ['mi-goblin', 2, 11, '+0', { head: 5, chest: 7, abdomen: 6, rightArm: 4, rightLeg: 5 }],
    ['horse', 3, 13, '+1d12', { head: 10, forequarters: 12, hindquarters: 11, rightHindLeg: 10 }],
    ['war-horse', 3, 13, '+1d12', { head: 10 }],
    ['minotaur', 2, 12, '+1d6', { head: 8, chest: 10, abdomen: 9, rightArm: 7, rightLeg: 8 }],
    ['shark', 3, 13, '+2d6', { head: 13, forequarters: 15, hindquarters: 14, dorsalFin: 12, tail: 13 }],
    ['mi-skeleton', 2, 11, '+0', { head: 6, chest: 8, abdomen: 7, rightArm: 5, rightLeg: 6 }],
    ['alien', 3, 18, '+1d6', { head: 6, chest: 8, abdomen: 7, rightArm: 5, tail: 6 }],
  ]
  test.each(derived)('%s', (id, actions, rank, dice, points) => {
    const { characteristics: c } = record(id)
    expect(combatActions(c)).toBe(actions)
    expect(strikeRank(c)).toBe(rank)
    expect(writtenModifier(damageModifier(c.str, c.siz))).toBe(dice)
    expect(locationsOf(id)).toMatchObject(points)
  })
})

function record(id: string) {
  const found = RECORDS[id]
  if (!found) throw new Error(`no fighter ${id}`)
  return found
}

function locationsOf(id: string) {
  const { body, characteristics } = record(id)
  const table = BODIES[body]
  if (!table) throw new Error(`no body ${body}`)
  return hitPointsByLocation(characteristics, table)
}
