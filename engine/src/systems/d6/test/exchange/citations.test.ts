import { describe, expect, test } from 'vitest'
import type { D6EventType } from '../../state/types.ts'
import { counted, duel, of, type Ran, run, shoot, strike, told, turnOf } from '../arrange.ts'

/** What is told of each step: the rules of the event, and those of its modifiers with their values. */
const cited = (ran: Ran, type: D6EventType, nth = 0): readonly unknown[] => {
  const event = told(ran, type, nth)
  return [event?.rule, Object.entries(counted(event)).map(([rule, value]) => `${rule} ${value}`)]
}
const PLAIN_DIFFICULTY = ['D6-DIFF-Mods', 'D6-MOD-Sum', 'D6-C-DIFF-Levels', 'D6-DEF-NoAdvance']

describe('a plain exchange is told with the rules it follows, and no others', () => {
  const harm = 'bo resistance: 5 5 5'
  test('a blow', () => {
    const ran = run(turnOf(duel(), 'ana'), strike('2 2 2 2', `ana damage: 1 1 2\n${harm}`))
    expect(cited(ran, 'difficulty')).toEqual([
      PLAIN_DIFFICULTY,
      ['D6-DIFF-Base10 10', 'D6-RANGE-AllKinds 0', 'D6-RANGE-PB -5'],
    ])
    expect(cited(ran, 'roll')).toEqual([['D6-C-WILD-Always', 'D6-C-DIE-Pips'], []])
    expect(cited(ran, 'attack')).toEqual([['D6-HIT-Equal', 'D6-C-RES-Grades'], []])
    expect(cited(ran, 'damageCode')).toEqual([
      ['D6-DMG-WeaponCode'],
      ['D6-DMG-WeaponCode 5', 'D6-C-WPN-Melee 0', 'D6-STR-Formula 6', 'D6-DMG-Plus 0'],
    ])
    expect(cited(ran, 'resists')).toEqual([
      ['D6-C-W-Resist', 'D6-C-ACT-FreePlayer', 'D6-C-W-Exempt'],
      ['D6-C-W-Resist 9'],
    ])
    expect(told(ran, 'skill'), 'nothing counts on the attack').toBeUndefined()
  })
  test('a shot', () => {
    const archer = turnOf(duel({ weapons: ['light crossbow'] }, {}, { distance: 8 }), 'ana')
    const ran = run(archer, shoot('3 3 3 3', `ana damage: 1 1 1 2\n${harm}`))
    expect(cited(ran, 'difficulty')).toEqual([
      PLAIN_DIFFICULTY,
      ['D6-DIFF-Base10 10', 'D6-RANGE-AllKinds 0', 'D6-RANGE-PerWeapon 0', 'D6-RANGE-Short 0'],
    ])
    expect(cited(ran, 'damageCode')).toEqual([['D6-DMG-WeaponCode'], ['D6-DMG-WeaponCode 12', 'D6-C-WPN-Crossbow 0']])
  })
  test('a blow at one who has had his turn, by one who lifts better than his Physique', () => {
    const lifter = { skills: { 'melee combat': '4D', lifting: '5D' } }
    const state = turnOf(duel(lifter), 'ana', 1, (s) => {
      of({ state: s }, 'bo').turned = 1
    })
    const ran = run(state, strike('2 2 2 2', `ana damage: 1 1 1 2\n${harm}`))
    expect(told(ran, 'difficulty')?.rule).toEqual(PLAIN_DIFFICULTY.slice(0, 3))
    expect(cited(ran, 'damageCode')[1]).toContain('D6-STR-PhysOrLift 0')
  })
})
