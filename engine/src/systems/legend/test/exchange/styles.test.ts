import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { acting, arranged, facing, the } from '../arrange.ts'
import { CHEST, clash, duel, fought, item, LEFT_ARM, man, offered, RIGHT_ARM, told } from '../clash.ts'

const skillOf = (ann: object, weapon: string) =>
  told(fought(duel(ann, man(['mace'])), weapon, 'bob defend: none\nann attack: 96'), 'attack')[0]?.skill
const modifiersOf = (ann: object, weapon: string) =>
  told(fought(duel(ann, man(['mace'])), weapon, 'bob defend: none\nann attack: 96'), 'skill')[0]?.modifiers ?? []

/** Combat Actions of a round, for a fighter of 2 without a second weapon. */
const dealt = (weapons: readonly string[], change: (s: ReturnType<typeof arranged>) => void = () => undefined) => {
  const state = arranged(facing({ ann: man(weapons) }, { bob: man(['mace']) }), (s) => {
    change(s)
    for (const f of s.fighters) f.actions = 0
  })
  return the(acting(state, '').state, 'ann').allotted
}

describe('Combat Styles', () => {
  rule('LEG-STY-01', 'one style covers its weapons at one percentage', () => {
    expect(skillOf(man(['war-sword', 'target']), 'war-sword')).toBe(60)
    expect(skillOf(man(['war-sword', 'target']), 'target')).toBe(60)
  })

  rule('LEG-STY-02', 'without part of the combination the skill stays, the bonus Combat Action goes', () => {
    expect(dealt(['war-sword', 'target'])).toBe(3)
    expect(
      dealt(['war-sword', 'target'], (s) => {
        item(s, 'ann', 'target').where = 'ground'
      }),
    ).toBe(2)
    expect(
      dealt(['war-sword', 'target'], (s) => {
        item(s, 'ann', 'war-sword').where = 'ground'
      }),
    ).toBe(2)
    const lone = duel(man(['war-sword', 'target']), man(['mace']), (s) => {
      item(s, 'ann', 'target').where = 'ground'
    })
    expect(told(fought(lone, 'war-sword', 'bob defend: none\nann attack: 96'), 'attack')).toMatchObject([{ skill: 60 }])
  })

  rule(['LEG-STY-02', 'LEG-STY-03'], 'a shield on a useless arm gives none', () => {
    const hurt = (location: number) =>
      dealt(['war-sword', 'target'], (s) => Object.assign(the(s, 'ann').limbs[location] ?? {}, { useless: true }))
    expect([hurt(LEFT_ARM), hurt(RIGHT_ARM), hurt(CHEST)]).toEqual([2, 2, 3])
  })

  rule('LEG-STY-03', 'a shield in use gives a Combat Action, and most parry missiles', () => {
    expect(dealt(['war-sword', 'kite-shield'])).toBe(3)
    const shot = (shield: string) =>
      offered(clash(duel(man(['short-bow']), man(['war-sword', shield])), 'short-bow', ''))
    expect(shot('heater-shield')).toEqual(['heater-shield', 'evade', 'none'])
    expect(shot('buckler')).toEqual(['evade', 'none'])
  })

  rule('LEG-STY-04', 'so does a second weapon if it is a Size smaller, or if both are Small', () => {
    expect(dealt(['war-sword', 'dagger'])).toBe(3)
    expect(dealt(['dagger', 'knife'])).toBe(3)
    expect(dealt(['war-sword', 'mace'])).toBe(2)
  })

  rule('LEG-STY-04', 'a style of two daggers brings two, and a quiver of javelins leaves a hand for the shield', () => {
    expect(dealt(['dagger', 'dagger'])).toBe(3)
    const pair = the(duel(man(['dagger', 'dagger']), man(['mace'])), 'ann').items
    expect(pair.map(({ id, where }) => [id, where])).toEqual([
      ['ann dagger', 'right'],
      ['ann dagger 2', 'left'],
      ['ann unarmed', 'body'],
    ])
    const thrower = man(['javelin', 'heater-shield'], { weapons: ['javelin', 'javelin', 'heater-shield'] })
    expect(the(duel(thrower, man(['mace'])), 'ann').items.map(({ where }) => where)).toEqual([
      'right',
      'stowed',
      'left',
      'body',
    ])
  })

  rule('LEG-STY-05', 'a single one-handed weapon gives none', () => {
    expect(dealt(['war-sword'])).toBe(2)
    expect(dealt(['war-sword'])).toBe(dealt(['great-club']))
  })

  rule('LEG-STY-06', 'bare hands serve beside any style, at no penalty', () => {
    expect(skillOf(man(['war-sword', 'target']), 'unarmed')).toBe(40)
    expect(modifiersOf(man(['war-sword']), 'unarmed')).toEqual([])
  })
})

describe('substituted weapons', () => {
  const spearman = man(['short-spear'], { weapons: ['short-spear', 'longspear', 'mace'] })

  rule(
    ['LEG-STY-07', 'LEG-SIZ-01', 'LEG-RCH-01'],
    'another weapon −10, a Size −10, a Reach −10: a longspear for a short spear −30',
    () => {
      expect(skillOf(spearman, 'longspear')).toBe(30)
      expect(modifiersOf(spearman, 'longspear')).toMatchObject([
        { value: -10, rule: 'LEG-STY-07' },
        { value: -10, rule: 'LEG-SIZ-01' },
        { value: -10, rule: 'LEG-RCH-01' },
      ])
    },
  )

  rule('LEG-STY-07', 'each point of ENC −5, and never below STR+DEX', () => {
    const swordsman = man(['short-sword'], { weapons: ['short-sword', 'scimitar', 'great-sword'] })
    expect(skillOf(swordsman, 'scimitar')).toBe(60 - 10 - 10 - 5)
    expect(modifiersOf(swordsman, 'scimitar'), 'only what differs').toMatchObject([
      { value: -10 },
      { value: -10 },
      { value: -5 },
    ])
    expect(skillOf(swordsman, 'great-sword')).toBe(24 - 5)
    expect(modifiersOf(swordsman, 'great-sword')).toContainEqual({
      value: 29,
      because: 'never below the base',
      rule: 'LEG-STY-07',
    })
  })

  rule('LEG-STY-07', 'a weapon of another type is used at the base', () => {
    expect(skillOf(spearman, 'mace')).toBe(24)
    const fencer = man(['war-sword'], {
      styles: [
        { name: 'swords', skill: 60, weapons: ['war-sword'] },
        { name: 'sabre', skill: 90, weapons: ['sabre'] },
      ],
    })
    expect(skillOf({ ...fencer, weapons: ['war-sword', 'sabre', 'scimitar'] }, 'scimitar')).toBe(90 - 10 - 5)
  })
})

rule('LEG-EQP-Minimum', 'each point of STR or DEX short of the weapon’s minimum costs 5%', () => {
  const weak = (str: number, dex: number) =>
    man(['scimitar'], { characteristics: { str, con: 12, siz: 13, int: 12, pow: 12, dex, cha: 12 } })
  expect(skillOf(weak(7, 11), 'scimitar')).toBe(60)
  expect(skillOf(weak(6, 9), 'scimitar')).toBe(45)
  expect(modifiersOf(weak(6, 9), 'scimitar')).toMatchObject([{ value: -15 }])
})

rule('LEG-CON-01', 'a climber clings with the hand that bore his shield, and that costs him its Combat Action', () => {
  const state = arranged(facing({ ann: man(['war-sword', 'target']) }, { bob: man(['mace']) }), (s) => {
    the(s, 'ann').footing = 'climbing'
    for (const f of s.fighters) f.actions = 0
  })
  const played = acting(state, '')
  expect(the(played.state, 'ann').allotted).toBe(2)
  expect(told(played, 'actions')[0]?.rule).toContain('LEG-CON-01')
  expect(told(played, 'actions')[0]?.rule).not.toContain('LEG-STY-02')
})
