import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { acting, asking } from '../arrange.ts'
import { CHEST, clash, hp, item, man, offered, spent, told } from '../clash.ts'
import { apart, archer, shotWorth } from '../shooting.ts'

const SHIELD = man(['war-sword', 'heater-shield'])

describe('what the equipment chapter adds', () => {
  rule('LEG-EQP-Blowgun', 'its dart needs bare flesh, a chosen spot or a way past armour', () => {
    const armoured = man(['club'], { worn: { chest: 2 } })
    const dart = (bob: object, script: string) =>
      told(clash(apart(8, archer('blowgun'), spent, { bob }), 'blowgun', script), 'pricked')[0]
    expect(dart(armoured, 'ann attack: 60\nann manoeuvre: none\nann hit location: 10')).toMatchObject({ flesh: false })
    expect(dart(armoured, 'ann attack: 60\nann manoeuvre: none\nann hit location: 20')).toMatchObject({ flesh: true })
    expect(dart(armoured, 'ann attack: 60\nann manoeuvre: chooseLocation\nann location: chest')).toMatchObject({
      flesh: true,
    })
    const past = 'ann attack: 06\nann manoeuvre: bypassArmour\nann manoeuvre: none\nann hit location: 10'
    expect(dart(armoured, past)).toMatchObject({ flesh: true })
    const bat = man(['club'], { natural: { chest: 1 } })
    expect(dart(bat, 'ann attack: 60\nann manoeuvre: none\nann hit location: 10')).toMatchObject({ flesh: false })
  })

  rule('LEG-EQP-Broadhead', 'a broadhead flies a quarter less far and does 2 more to bare flesh', () => {
    const bow = archer('short-bow', { arrows: ['broadhead'] })
    expect(shotWorth(apart(60, bow), 'short-bow')).toBe(60)
    expect(shotWorth(apart(61, bow), 'short-bow')).toBe(30)
    const hit = (bob: object) =>
      hp(
        clash(
          apart(20, bow, spent, { bob }),
          'short-bow',
          'ann attack: 60\nann manoeuvre: none\nann damage: 3\nann hit location: 10',
        ).state,
        'bob',
        CHEST,
      )
    expect(hit(man(['club']))).toBe(2)
    expect(hit(man(['club'], { worn: { chest: 1 } }))).toBe(5)
    expect(hit(man(['club'], { natural: { chest: 1 } }))).toBe(5)
  })

  rule('LEG-EQP-SignalArrow', 'a signal arrow has −20% and does half damage', () => {
    const bow = archer('short-bow', { arrows: ['signal'] })
    expect(shotWorth(apart(20, bow), 'short-bow')).toBe(40)
    const { state } = clash(
      apart(20, bow, spent),
      'short-bow',
      'ann attack: 40\nann manoeuvre: none\nann damage: 5\nann hit location: 10',
    )
    expect(hp(state, 'bob', CHEST)).toBe(4)
  })

  rule('LEG-RNG-Load', 'an archer with several kinds of arrow nocks the one he wants', () => {
    const bow = archer('short-bow', { arrows: ['bodkin', 'signal'] })
    const empty = apart(20, bow, (s) => {
      item(s, 'ann', 'short-bow').loaded = 0
    })
    const { asked } = asking(empty, 'ann act: readyWeapon\nann ready: reload short-bow')
    expect(asked).toMatchObject({ choices: [{ usual: 'bodkin', options: [{ key: 'bodkin' }, { key: 'signal' }] }] })
    const { state } = acting(empty, 'ann act: readyWeapon\nann ready: reload short-bow\nann arrow: signal')
    expect(item(state, 'ann', 'short-bow')).toMatchObject({ missile: 'signal', loaded: 1 })
  })

  rule('LEG-EQP-Javelin', 'a javelin pins the shield that parries it until a round’s work frees it', () => {
    const played = clash(
      apart(8, archer('javelin'), undefined, { bob: SHIELD }),
      'javelin',
      'bob defend: heater-shield\nann attack: 06\nbob parry: 60\nann manoeuvre: pinShield\nann damage: 4\nann hit location: 10',
    )
    expect(played.state.holds).toMatchObject([{ kind: 'pin', on: 'bob', item: 'bob heater-shield', work: 3 }])
    const again = clash(played.state, 'javelin', '')
    expect(offered(again)).toEqual(['evade', 'none'])
  })
})

describe('a missile weapon in close combat', () => {
  const both = man(['short-bow'], {
    styles: [
      { name: 'bow', skill: 60, weapons: ['short-bow'] },
      { name: 'sword', skill: 45, weapons: ['war-sword'] },
    ],
  })

  rule('LEG-EQP-Improvised', 'a bow swung as a club does 2 less, with the best style for close combat', () => {
    const swung = (dice: string) =>
      acting(
        apart(1, both, spent),
        `ann act: attack\nann weapon: club short-bow\nann attack: 45\nann manoeuvre: none\nann damage: ${dice}${dice === '2' ? '' : '\nann hit location: 10'}`,
      )
    expect(told(swung('6'), 'attack')[0]).toMatchObject({ skill: 45, weapon: 'Short bow as a club' })
    expect(hp(swung('6').state, 'bob', CHEST)).toBe(3)
    expect(swung('2').asked).toBeUndefined()
    expect(told(swung('6'), 'skill')[0]?.modifiers).toMatchObject([{ value: 0, rule: 'LEG-EQP-Improvised' }])
    expect(item(swung('6').state, 'ann', 'short-bow')).toMatchObject({
      weapon: { id: 'short-bow' },
      loaded: 1,
      where: 'both',
    })
    const only = acting(
      apart(1, archer('short-bow'), spent),
      'ann act: attack\nann weapon: club short-bow\nann attack: 25',
    )
    expect(told(only, 'attack')[0]).toMatchObject({ skill: 24, level: 'failure' })
    expect(offered(asking(apart(1, archer('javelin'), spent), 'ann act: attack'))).toEqual(['unarmed', 'javelin'])
    const met = (weapon: string) =>
      acting(
        apart(1, archer(weapon), undefined, { bob: man(['dagger']) }),
        `ann act: attack\nann weapon: club ${weapon}\nbob defend: dagger\nann attack: 10\nbob parry: 40\nann damage: 6\nann hit location: 10`,
        { otherwise: 'usual' },
      )
    expect(told(met('short-bow'), 'parried')[0]).toMatchObject({ stopped: 2 })
  })
})
