import { expect, test } from 'vitest'
import { exhaustive } from '../../../kernel/testing/index.ts'
import { d6 } from '../index.ts'
import type { D6Event } from '../state/types.ts'
import { cellar, duel, street, yard } from './scenarios.ts'
import { chariots, fair, ford, galleys, gifted } from './spectacles.ts'

/** Rules that were noted though they counted for nothing. */
const idle = new Set<string>()
function hears(e: D6Event): readonly string[] {
  for (const m of ('modifiers' in e && e.modifiers) || []) {
    if (m.value === 0) idle.add(m.rule)
  }
  return []
}

exhaustive(d6, {
  scenarios: {
    duel: { ...duel, options: { massiveDamage: true } },
    street,
    yard,
    chariots,
    galleys,
    fair,
    gifted,
    ford,
    cellar,
  },
  names: {},
  reached: hears,
  fights: 1400,
  steps: 200,
})

/** Rows of tables that add nothing, and rules that say how something is counted. */
const NAMED_ALL_THE_SAME = [
  'D6-C-ADV-Size',
  'D6-C-AREA-Burst',
  'D6-C-BP-Resist',
  'D6-C-HIT-Chest',
  'D6-C-LIGHT-Negate',
  'D6-C-MENT-Defence',
  'D6-C-MOV-Cap',
  'D6-C-OPT-Whip',
  'D6-C-RES-Half',
  'D6-C-SA-NaturalHandWeapon',
  'D6-C-SCALE-Mod',
  'D6-C-SCALE-Weapon',
  'D6-C-SPELL-Target',
  'D6-C-VEH-Speeds',
  'D6-C-W-NotCumulative',
  'D6-C-WPN-Crossbow',
  'D6-C-WPN-Gunpowder',
  'D6-C-WPN-Melee',
  'D6-C-WPN-Missile',
  'D6-COVER-Add',
  'D6-DIFF-Active',
  'D6-DMG-Plus',
  'D6-DMG-WeaponCode',
  'D6-MOD-Standard',
  'D6-RANGE-AllKinds',
  'D6-RANGE-PerWeapon',
  'D6-RANGE-Short',
  'D6-RANGE-SpecialManeuver',
  'D6-STR-PhysOrLift',
  'D6-VEH-Dodge',
]
test('what does not count is not noted', () => {
  expect([...idle].filter((rule) => !NAMED_ALL_THE_SAME.includes(rule))).toEqual([])
})
