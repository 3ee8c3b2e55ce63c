import { describe, expect, test } from 'vitest'
import { arranged as begun, play, rule, sheetOf } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import { armourLoad } from '../../state/derive.ts'
import { facing, the } from '../arrange.ts'
import { CHEST, duel, fought, hp, item, man, told } from '../clash.ts'

const sword = man(['war-sword'])
const number = ({ numbers }: ReturnType<typeof legend.sheet>, wanted: string): number | undefined =>
  numbers.find(({ name }) => name === wanted)?.value
const faults = (heroes: object, more: object = {}): string[] => {
  const parsed = legend.setup.parse(facing(heroes, { bob: sword }, {}, more))
  return parsed.ok ? [] : parsed.faults.map(({ path }) => path.join('.'))
}

describe('how the fight finds them', () => {
  test('prone, on bad ground, confined, above, in formation, behind cover, laden, armed as told', () => {
    const ann = man(['war-sword', 'target'], {
      ready: ['target'],
      stance: 'prone',
      footing: 'sheer',
      confined: true,
      higher: true,
      formation: true,
      cover: { locations: ['rightLeg', 'leftLeg'], ap: 4, hp: 5 },
      burden: 3,
    })
    const s = begun(legend, facing({ ann }, { bob: sword }))
    expect(the(s, 'ann')).toMatchObject({
      stance: 'prone',
      footing: 'climbing',
      sheer: true,
      confined: true,
      higher: true,
      formation: true,
      cover: { locations: [0, 1], ap: 4, hp: 5, total: false },
    })
    expect([item(s, 'ann', 'war-sword').where, item(s, 'ann', 'target').where]).toEqual(['stowed', 'right'])
    expect(the(s, 'ann').facts).toMatchObject({ burden: 3, laden: false })
    expect(the(s, 'bob')).toMatchObject({ stance: 'standing', footing: 'firm', sheer: false, readiness: 'ready' })
    expect(s.phase).toBe('initiative')
  })

  test('who rides or readies what is not there is told so', () => {
    expect(faults({ ann: man(['war-sword'], { rides: 'horse' }), horse: {} })).toEqual([])
    expect(faults({ ann: man(['war-sword'], { rides: 'bob' }) })).toEqual(['sides.heroes.ann.rides'])
    expect(faults({ ann: man(['war-sword'], { rides: 'ann' }) })).toEqual(['sides.heroes.ann.rides'])
    const both = { ann: man(['war-sword'], { rides: 'horse' }), cid: man(['war-sword'], { rides: 'horse' }), horse: {} }
    expect(faults(both)).toEqual(['sides.heroes.cid.rides'])
    const stacked = { ann: man(['war-sword'], { rides: 'horse' }), horse: { rides: 'pony' }, pony: { like: 'horse' } }
    expect(faults(stacked)).toEqual(['sides.heroes.ann.rides'])
    expect(faults({ ann: man(['war-sword'], { ready: ['dagger'] }) })).toEqual(['sides.heroes.ann.ready.0'])
  })
})

describe('attributes', () => {
  const clever = { str: 12, con: 12, siz: 13, int: 17, pow: 12, dex: 14, cha: 12 }

  rule(
    ['LEG-ATT-StrikeRank', 'LEG-ATT-CombatActions'],
    'the average of INT and DEX is Strike Rank, and a Combat Action for each six points of it',
    () => {
      const played = play(
        legend,
        facing({ ann: man(['war-sword'], { characteristics: clever }) }, { bob: sword }),
        'ann initiative: 1\nbob initiative: 1',
      )
      expect(told(played, 'initiative')).toMatchObject([
        { strikeRank: 16, total: 17 },
        { strikeRank: 12, total: 13 },
      ])
      expect(told(played, 'actions')).toMatchObject([{ actions: 3 }, { actions: 2 }])
    },
  )

  rule('LEG-ATT-NaturalArmour', 'hide and scale do not slow their owner', () => {
    const scaly = man(['war-sword'], { natural: { head: 1 }, worn: { chest: 4 } })
    const played = play(legend, facing({ ann: scaly }, { bob: sword }), 'ann initiative: 1\nbob initiative: 1')
    expect(told(played, 'initiative')).toMatchObject([{ penalty: 1, total: 12 }, { total: 13 }])
  })

  rule('LEG-ATT-DamageModifier', 'STR and SIZ of 36 add a D6 to every blow, 20 take a D2 off it', () => {
    const struck = (str: number, siz: number, dice: string) => {
      const ann = man(['war-sword'], { characteristics: { ...clever, str, siz } })
      const played = fought(duel(ann, sword), 'war-sword', `bob defend: none\nann attack: 30\n${dice}`)
      return hp(played.state, 'bob', CHEST)
    }
    const manoeuvre = 'ann manoeuvre: chooseLocation\n'
    expect(struck(20, 16, `${manoeuvre}ann damage: 1 4\nann location: chest`)).toBe(7 - 5)
    expect(struck(10, 10, `${manoeuvre}ann damage: 5 2\nann location: chest`)).toBe(7 - 3)
  })

  rule(
    'LEG-ATT-HitPoints',
    'each location has a fifth of CON+SIZ, the abdomen one more, the chest two, an arm one less',
    () => {
      const hearty = (con: number) => man(['war-sword'], { characteristics: { ...clever, con, siz: 13 } })
      const points = (con: number) =>
        the(begun(legend, facing({ ann: hearty(con) }, { bob: sword })), 'ann').limbs.map(({ hp: left }) => left)
      expect(points(12)).toEqual([5, 5, 6, 7, 4, 4, 5])
      expect(points(13)).toEqual([6, 6, 7, 8, 5, 5, 6])
      const struck = fought(
        duel(sword, hearty(13)),
        'war-sword',
        'bob defend: none\nann attack: 30\nann manoeuvre: chooseLocation\nann damage: 7\nann location: chest',
      )
      expect(told(struck, 'wounded')).toMatchObject([{ left: 1, level: 'minor' }])
    },
  )

  rule('LEG-ATT-MagicPoints', 'POW is what he can spend on magic', () => {
    const mage = man(['war-sword'], { characteristics: { ...clever, pow: 15 }, spells: { bladesharp: 2 } })
    const s = begun(legend, facing({ ann: mage }, { bob: sword }))
    expect(the(s, 'ann').magicPoints).toBe(15)
    expect(number(sheetOf(legend, s, 'ann'), 'Magic Points')).toBe(15)
  })

  rule('LEG-ATT-SkillBases', 'a skill nobody taught him is the sum of two Characteristics, or twice one', () => {
    const untaught = man(['war-sword'], { characteristics: { ...clever, str: 9, con: 8 }, skills: { brawn: 61 } })
    const sheet = sheetOf(legend, begun(legend, facing({ ann: untaught }, { bob: sword })), 'ann')
    expect(['Evade', 'Resilience', 'Athletics', 'Brawn'].map((skill) => number(sheet, skill))).toEqual([28, 16, 23, 61])
  })

  rule('LEG-FAT-Wearied', 'fatigue slows him too', () => {
    const s = begun(legend, facing({ ann: sword }, { bob: sword }))
    the(s, 'ann').fatigue = 3
    const played = play(legend, s, 'ann initiative: 1\nbob initiative: 1')
    expect(told(played, 'initiative')).toMatchObject([{ total: 11 }, { total: 13 }])
  })

  rule(
    ['LEG-EQP-ArmourHighest', 'LEG-ENC-ArmourSize'],
    'of several pieces the best counts on a location, and each weighs, half for the small and twice for the big',
    () => {
      const armour = [
        { piece: 'hauberk', of: 'chainmail' },
        { piece: 'breastplate', of: 'plate' },
        { piece: 'trews', of: 'softLeather' },
      ] as const
      const s = begun(legend, facing({ ann: man(['war-sword'], { armour, worn: { head: 3 } }) }, { bob: sword }))
      expect(the(s, 'ann').limbs.map(({ worn }) => worn)).toEqual([1, 1, 5, 6, 0, 0, 3])
      const sheet = sheetOf(legend, s, 'ann')
      expect(number(sheet, 'Armour worn')).toBe(16)
      expect(number(sheet, 'Encumbrance')).toBe(14)
      expect([5, 6, 20, 21].map((siz) => armourLoad(armour, siz))).toEqual([6, 12, 12, 24])
      const big = { armour, characteristics: { ...clever, str: 4, siz: 21 } }
      const laden = begun(legend, facing({ ann: man(['war-sword'], big) }, { bob: sword }))
      expect(the(laden, 'ann').facts.laden).toBe(true)
    },
  )
})
