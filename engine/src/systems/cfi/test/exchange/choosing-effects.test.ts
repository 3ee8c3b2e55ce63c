import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import {
  ABDOMEN,
  CHEST,
  choices,
  clash,
  facing,
  fought,
  hit,
  hp,
  LEFT_ARM,
  man,
  offered,
  RIGHT_LEG,
  ready,
  told,
} from '../arrange.ts'

describe('Special Effects', () => {
  rule('CFI-EVD-03', 'nobody is tripped who lies there anyway for his dive; a tumbler does not', () => {
    const tumbler = man([], { skills: { acrobatics: 50 } })
    expect(choices('longsword', 'ann attack: 30\nbob defend: none')).toContain('tripOpponent')
    expect(choices('longsword', 'ann attack: 30\nbob defend: evade\nbob evade: 80')).not.toContain('tripOpponent')
    expect(choices('longsword', 'ann attack: 30\nbob defend: acrobatics\nbob acrobatics: 80', tumbler)).toContain(
      'tripOpponent',
    )
    expect(choices('longsword', 'ann attack: 80\nbob defend: evade\nbob evade: 30')).toContain('tripOpponent')
  })
  rule(['CFI-SE-G1', 'CFI-SE-G2'], 'as many as levels between, all chosen before damage is rolled', () => {
    const s = ready(facing(man(), man()))
    const first = clash(s, 'longsword', 'ann attack: 3\nbob defend: longsword\nbob parry: 80')
    expect(first.asked).toMatchObject({ choices: [{ about: { ask: 'effect', left: 2 } }] })
    const second = clash(s, 'longsword', 'ann attack: 3\nbob defend: longsword\nbob parry: 80\nann effect: bleed')
    expect(second.asked).toMatchObject({ choices: [{ about: { ask: 'effect', left: 1 } }] })
    const third = clash(
      s,
      'longsword',
      'ann attack: 3\nbob defend: longsword\nbob parry: 80\nann effect: bleed\nann effect: chooseLocation',
    )
    expect(third.asked).toMatchObject({ roll: 'damage' })
  })

  rule('CFI-SE-G4', 'by side, weapon and roll', () => {
    expect(choices('longsword', 'ann attack: 30\nbob defend: none')).toEqual([
      'bleed',
      'chooseLocation',
      'disarmOpponent',
      'impale',
      'scarFoe',
      'tripOpponent',
      'none',
    ])
    expect(choices('mace', 'ann attack: 30\nbob defend: none')).toEqual([
      'bash',
      'chooseLocation',
      'disarmOpponent',
      'scarFoe',
      'stunLocation',
      'tripOpponent',
      'none',
    ])
    expect(choices('longsword', 'ann attack: 3\nbob defend: heater\nbob parry: 30')).toEqual([
      'bleed',
      'bypassArmor',
      'chooseLocation',
      'circumventParry',
      'damageWeapon',
      'impale',
      'maximizeDamage',
      'scarFoe',
      'tripOpponent',
      'none',
    ])
    expect(choices('longsword', 'ann attack: 30\nbob defend: longsword\nbob parry: 3')).toEqual([
      'blindOpponent',
      'damageWeapon',
      'disarmOpponent',
      'enhanceParry',
      'prepareCounter',
      'scarFoe',
      'tripOpponent',
      'withdraw',
      'none',
    ])
    expect(choices('longsword', 'ann attack: 99\nbob defend: longsword\nbob parry: 30')).toContain('accidentalInjury')
    const s = ready(facing(man(), man()))
    expect(
      fought(
        s,
        'longsword',
        'ann attack: 30\nbob defend: none\nann effect: scarFoe\nann damage: 1\nann location: 4',
      ).events.at(-1),
    ).toMatchObject({ what: 'scarred' })
  })

  rule('CFI-SE-G5', 'only some stack: Maximize Damage may be taken for each die, Bleed once', () => {
    const s = ready(facing(man(['great-axe']), man()))
    const again = clash(
      s,
      'great-axe',
      'ann attack: 3\nbob defend: longsword\nbob parry: 99\nann effect: maximizeDamage\nann effect: bleed',
    )
    expect(offered(again)).toContain('maximizeDamage')
    expect(offered(again)).not.toContain('bleed')
    const { state } = fought(
      s,
      'great-axe',
      'ann attack: 3\nbob defend: longsword\nbob parry: 99\nann effect: maximizeDamage\nann effect: maximizeDamage\nann effect: none\nann location: 10\nbob athletics: 1\nbob endurance: 1',
    )
    expect(hp(state, 'bob', CHEST)).toBe(7 - 14)
  })

  rule('CFI-SE-G3', 'Endurance against the wound is rolled after the effect', () => {
    const { events } = hit(
      'longsword',
      'tripOpponent',
      'ann damage: 8\nann location: 10\nbob trip: 90\nbob turns: 2\nbob endurance: 90',
    )
    const order = events.flatMap((e) => (e.type === 'becomes' ? [e.what] : []))
    expect(order).toEqual(['prone', 'barred', 'unconscious'])
  })
})

describe('on a critical', () => {
  rule('CFI-LVL-Critical', 'a tenth of the skill as it stands, rounded up', () => {
    const s = ready(facing(man(['longsword'], { combat: 64 }), man()))
    const level = (roll: number) => told(clash(s, 'longsword', `ann attack: ${roll}`), 'attack')[0]?.level
    expect([level(7), level(8)]).toEqual(['critical', 'success'])
    expect([ABDOMEN, LEFT_ARM, RIGHT_LEG]).toEqual([2, 5, 0])
  })
})
