import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { holding } from '../../ground/holds.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, facing, the } from '../arrange.ts'
import { CHEST, clash, duel, fought, hp, item, LEFT_ARM, man, offered, RIGHT_ARM, told } from '../clash.ts'

const swords = (change?: (s: State) => void, ann: object = {}) => duel(man(['war-sword'], ann), man(['mace']), change)

/** Ann fumbles an attack that Bob does not try to parry. */
const fumble = (rest: string, state = swords(), weapon = 'war-sword') =>
  fought(state, weapon, `bob defend: none\nann attack: 100\nann fumble: ${rest}`)
const ann = (rest: string, state = swords(), weapon = 'war-sword') => the(fumble(rest, state, weapon).state, 'ann')

describe('who fumbles', () => {
  rule(['LEG-FUM-01', 'LEG-SKL-Fumble'], 'an attack, a parry and an evasion all roll on a table', () => {
    expect(told(fumble('1'), 'fumble')).toMatchObject([{ who: 'ann', result: 'Falter' }])
    const parry = fought(
      swords(),
      'war-sword',
      'bob defend: mace\nann attack: 61\nbob complete parry: roll\nbob parry: 99\nbob fumble: 1',
    )
    expect(told(parry, 'fumble')).toMatchObject([{ who: 'bob', result: 'Falter' }])
    const bare = duel(man(['great-axe']), man(['mace']), (s) => {
      item(s, 'bob', 'mace').where = 'ground'
    })
    const evade = fought(bare, 'great-axe', 'bob defend: evade\nann attack: 61\nbob evade: 99\nbob fumble: 1')
    expect(told(evade, 'fumble')).toMatchObject([{ who: 'bob', result: 'Falter' }])
  })

  rule('LEG-FUM-01', 'whatever is part of the body has its own table, missiles theirs', () => {
    expect(told(fumble('1', swords(), 'unarmed'), 'fumble')).toMatchObject([{ result: 'Hesitate' }])
    const bow = duel(man(['short-bow']), man(['mace']))
    expect(
      told(fought(bow, 'short-bow', 'ann attack: 100\nann fumble: 1', { undefended: true }), 'fumble'),
    ).toMatchObject([{ result: 'Disoriented' }])
    const fist = fought(
      swords(),
      'war-sword',
      'bob defend: unarmed\nann attack: 61\nbob complete parry: roll\nbob parry: 100\nbob fumble: 3',
    )
    expect(told(fist, 'fumble')).toMatchObject([{ who: 'bob', result: 'Hesitate' }])
  })

  rule('LEG-FUM-01', 'against a skill of 100% and more only 00 is one', () => {
    const master = man(['war-sword'], { styles: [{ name: 'master', skill: 100, weapons: ['war-sword'] }] })
    const at = (roll: number, rest: string) =>
      fought(duel(master, man(['mace'])), 'war-sword', `bob defend: none\nann attack: ${roll}${rest}`)
    expect(told(at(99, ''), 'fumbled')).toEqual([])
    expect(told(at(100, '\nann fumble: 1'), 'fumbled')).toHaveLength(1)
  })
})

describe('the Close Combat table', () => {
  rule('LEG-FUM-Close-0103', 'Falter: no attack with the next Combat Action, but a defence', () => {
    for (const roll of ['1', '3']) expect(ann(roll)).toMatchObject({ noAttack: 1, forfeit: 0, actions: 2 })
    const turn = acting(fumble('2').state, '')
    expect(offered(turn)).not.toContain('attack')
  })

  rule('LEG-FUM-Close-0406', 'Drop Weapon: it falls 1D4 metres away', () => {
    expect(item(fumble('4\nann weapon falls: 4').state, 'ann', 'war-sword')).toMatchObject({ where: 'ground', away: 4 })
    expect(item(fumble('6\nann weapon falls: 1').state, 'ann', 'war-sword')).toMatchObject({ where: 'ground', away: 1 })
  })

  rule('LEG-FUM-Close-0709', 'Lose Balance: the next 1D3 Combat Actions are lost, whether to act or to defend', () => {
    expect(ann('7\nann lost actions: 3')).toMatchObject({ forfeit: 3, noAttack: 0 })
    const { state } = fumble('9\nann lost actions: 2')
    const turned = clash({ ...state, fighters: state.fighters.map(swapped) }, 'mace', 'ann attack: 30')
    expect(told(turned, 'undefended')).toHaveLength(1)
  })

  rule('LEG-FUM-Close-1012', 'Damage Weapon: the parrying weapon hurts it past its Armour Points', () => {
    const parried = (roll: number) =>
      fought(
        swords(),
        'war-sword',
        `bob defend: mace\nann attack: 100\nbob complete parry: roll\nbob parry: 61\nann fumble: ${roll}\nann fumble damage: 3`,
      )
    expect(item(parried(10).state, 'ann', 'war-sword').hp).toBe(7)
    expect(item(parried(12).state, 'ann', 'war-sword').hp).toBe(7)
    expect(item(parried(12).state, 'bob', 'mace').hp).toBe(6)
    const small = fought(
      duel(man(['war-sword']), man(['dagger'])),
      'war-sword',
      'bob defend: dagger\nann attack: 100\nbob complete parry: roll\nbob parry: 61\nann fumble: 10\nann fumble damage: 3',
    )
    expect(item(small.state, 'ann', 'war-sword').hp).toBe(10 - 4)
  })

  rule('LEG-FUM-Close-1012', 'or it hurts itself on something, its own damage past its armour', () => {
    const axe = duel(man(['great-sword']), man(['mace']))
    expect(item(fumble('11\nann fumble damage: 4 5', axe, 'great-sword').state, 'ann', 'great-sword').hp).toBe(3)
    item(axe, 'ann', 'great-sword').hp = 9
    expect(item(fumble('11\nann fumble damage: 4 5', axe, 'great-sword').state, 'ann', 'great-sword').where).toBe(
      'broken',
    )
  })

  rule(['LEG-EQP-SparedByWood', 'LEG-EQP-SparedByAll'], 'wood spares axes, and nothing hurts hammers and picks', () => {
    const with_ = (weapon: string, rest: string) =>
      item(fumble(`11${rest}`, duel(man([weapon]), man(['mace'])), weapon).state, 'ann', weapon).hp
    expect(with_('hatchet', '\ngm object struck: wood')).toBe(6)
    expect(with_('hatchet', '\ngm object struck: stone\nann fumble damage: 2')).toBe(4)
    expect(with_('military-pick', '')).toBe(10)
    expect(with_('military-pick', '')).toBe(10)
  })

  rule('LEG-FUM-Close-1314', 'Stumble: prone, 1D3 Combat Actions forfeit, defence at −20%', () => {
    for (const roll of ['13', '14']) {
      expect(ann(`${roll}\nann lost actions: 1`)).toMatchObject({ stance: 'prone', forfeit: 1, stumbling: true })
    }
    const { state } = fumble('13\nann lost actions: 1')
    const fallen = { ...state, fighters: state.fighters.map(swapped) }
    const parry = fought(
      fallen,
      'mace',
      'bob defend: war-sword\nann attack: 30\nbob parry: 21\nann manoeuvre: none\nann damage: 1\nann hit location: 10',
    )
    expect(told(parry, 'parry')).toMatchObject([{ skill: 20, level: 'failure' }])
  })

  rule('LEG-FUM-Close-1516', 'Lose Armour: a rolled location is bare; if it was, he rolls on the table again', () => {
    const mailed = swords(undefined, { worn: { chest: 5, leftArm: 3 } })
    for (const roll of ['15', '16']) {
      expect(ann(`${roll}\nann hit location: 10`, mailed).limbs.map(({ worn }) => worn)).toEqual([0, 0, 0, 0, 0, 3, 0])
    }
    expect(ann('15\nann hit location: 1\nann fumble: 2', mailed)).toMatchObject({ noAttack: 1 })
    const twice = '19\nann fumble again: 15\nann hit location: 1\nann fumble again: 19 20 2\nann fumble again: 4'
    expect(ann(`${twice}\nann weapon falls: 1`, mailed)).toMatchObject({ noAttack: 1 })
    const worse = '15\nann hit location: 1\nann fumble: 19\nann fumble again: 2\nann fumble again: 3'
    expect(ann(worse, mailed)).toMatchObject({ noAttack: 1 })
  })

  rule('LEG-FUM-Close-1718', 'Hit Ally: a companion within reach takes normal damage, armour counting', () => {
    const three = arranged(
      facing({ ann: man(['war-sword']), cat: man(['mace'], { worn: { chest: 1 } }) }, { bob: man(['mace']) }),
    )
    const struck = fumble('17\nann fumble damage: 4\nann hit location: 10', three)
    expect(hp(struck.state, 'cat', CHEST)).toBe(4)
    expect(hp(struck.state, 'ann', CHEST)).toBe(7)
    the(three, 'cat').condition = 'unconscious'
    expect(hp(fumble('18\nann fumble damage: 4\nann hit location: 10', three).state, 'ann', CHEST)).toBe(3)
  })

  rule('LEG-FUM-Close-1718', 'with nobody within two metres he hits himself', () => {
    expect(hp(fumble('18\nann fumble damage: 4\nann hit location: 10').state, 'ann', CHEST)).toBe(3)
    const far = arranged(
      facing({ ann: man(['war-sword']), cat: man(['mace']), dan: man(['mace']) }, { bob: man(['mace']) }),
      (s) => {
        the(s, 'cat').condition = 'fled'
      },
    )
    expect(hp(fumble('17\nann fumble damage: 4\nann hit location: 10', far).state, 'ann', CHEST)).toBe(3)
  })

  rule('LEG-FUM-Close-19', 'Unlucky: two rolls that ignore 19 and 20', () => {
    const twice = fumble('19\nann fumble again: 20 1\nann fumble again: 19 4\nann weapon falls: 2')
    expect(the(twice.state, 'ann').noAttack).toBe(1)
    expect(item(twice.state, 'ann', 'war-sword').where).toBe('ground')
    expect(told(twice, 'fumble')).toHaveLength(3)
  })

  rule('LEG-FUM-Close-20', 'Doomed: three', () => {
    const thrice = fumble(
      '20\nann fumble again: 1\nann fumble again: 7\nann lost actions: 1\nann fumble again: 14\nann lost actions: 2',
    )
    expect(the(thrice.state, 'ann')).toMatchObject({ noAttack: 1, forfeit: 2, stance: 'prone' })
    expect(told(thrice, 'fumble')).toHaveLength(4)
  })
})
/** The two with their names changed, so that the one who fumbled is struck at. */
function swapped(f: State['fighters'][number]): State['fighters'][number] {
  const id = f.id === 'ann' ? 'bob' : 'ann'
  return { ...f, id, items: f.items.map((one) => ({ ...one, id: one.id.replace(f.id, id) })) }
}

describe('the Natural Weapon table', () => {
  const fist = (rest: string, state = swords()) => the(fumble(rest, state, 'unarmed').state, 'ann')

  rule('LEG-FUM-Nat-0103', 'Hesitate: no attack with the next Combat Action', () => {
    for (const roll of ['1', '3']) expect(fist(roll)).toMatchObject({ noAttack: 1, forfeit: 0 })
  })

  rule('LEG-FUM-Nat-0406', 'Numb Limb: useless until Resilience succeeds, from the next Combat Action on', () => {
    for (const roll of ['4', '6']) expect(fist(roll).limbs.map(({ numb }) => numb)).toEqual([0, 0, 0, 0, 0, -1, 0])
    const numb = fumble('5', swords(), 'unarmed').state
    expect(the(acting(numb, 'ann resilience: 51').state, 'ann').limbs[LEFT_ARM]?.numb).toBe(-1)
    expect(the(acting(numb, 'ann resilience: 50').state, 'ann').limbs[LEFT_ARM]?.numb).toBe(0)
  })

  test('the last hand that serves goes numb and lets go of what it gripped; with another it holds on', () => {
    const gripping = (right: number) =>
      swords((s) => {
        the(s, 'ann').limbs[RIGHT_ARM]!.numb = right
        const grip = { item: item(s, 'bob', 'mace').id }
        s.holds.push(holding('grip', the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'unarmed'), grip))
      })
    expect(fumble('5', gripping(-1), 'unarmed').state.holds).toEqual([])
    expect(fumble('5', gripping(0), 'unarmed').state.holds).toHaveLength(1)
  })

  rule('LEG-FUM-Nat-0709', 'Entangle Self: 1D3 Combat Actions are lost', () => {
    for (const roll of ['7', '9'])
      expect(fist(`${roll}\nann lost actions: 2`)).toMatchObject({ forfeit: 2, stance: 'standing' })
  })

  rule(
    'LEG-FUM-Nat-1012',
    'Damage Limb: its own damage with the Damage Modifier, past armour or, where the fight says so, against it',
    () => {
      const strong = {
        characteristics: { str: 14, con: 12, siz: 13, int: 12, pow: 12, dex: 12, cha: 12 },
        worn: { leftArm: 1 },
      }
      const bare = (roll: string, options: object = {}) =>
        the(
          fumble(
            `${roll}\nann fumble damage: 1 2`,
            duel(man(['war-sword'], strong), man(['mace']), undefined, options),
            'unarmed',
          ).state,
          'ann',
        )
      expect(bare('10').limbs[LEFT_ARM]?.hp).toBe(1)
      expect(bare('12', { damageLimb: 'armoured' }).limbs[LEFT_ARM]?.hp).toBe(2)
    },
  )

  rule('LEG-FUM-Nat-1314', 'Sprawl: prone, 1D3 Combat Actions forfeit, defence hampered', () => {
    for (const roll of ['13', '14']) {
      expect(fist(`${roll}\nann lost actions: 3`)).toMatchObject({ stance: 'prone', forfeit: 3, stumbling: true })
    }
  })

  rule('LEG-FUM-Nat-1516', 'Injure Limb: 0 Hit Points, a Serious Wound', () => {
    const hurt = (roll: string) => fist(`${roll}\nann cannot attack: 2\nann resilience: 51`)
    expect(hurt('15').limbs[LEFT_ARM]).toMatchObject({ hp: 0, useless: true })
    expect(hurt('16')).toMatchObject({ shaken: 2 })
  })

  rule('LEG-FUM-Nat-1718', 'Hit Ally, or a random location of his own is wrenched', () => {
    expect(fist('17\nann fumble damage: 2\nann hit location: 10').limbs[CHEST]?.hp).toBe(5)
    const pair = arranged(facing({ ann: man(['war-sword']), cat: man(['mace']) }, { bob: man(['mace']) }))
    expect(hp(fumble('18\nann fumble damage: 2\nann hit location: 10', pair, 'unarmed').state, 'cat', CHEST)).toBe(5)
  })

  rule('LEG-FUM-Nat-19', 'Fated: two rolls', () => {
    expect(told(fumble('19\nann fumble again: 1\nann fumble again: 2', swords(), 'unarmed'), 'fumble')).toHaveLength(3)
  })

  rule('LEG-FUM-Nat-20', 'Cursed: three', () => {
    const thrice = fumble('20\nann fumble again: 1\nann fumble again: 2\nann fumble again: 3', swords(), 'unarmed')
    expect(told(thrice, 'fumble')).toHaveLength(4)
  })
})

describe('the Ranged Weapon table', () => {
  const bow = (change?: (s: State) => void) => duel(man(['short-bow']), man(['mace']), change)
  const shot = (rest: string, state = bow(), weapon = 'short-bow') =>
    fought(state, weapon, `ann attack: 100\nann fumble: ${rest}`, { undefended: true })
  const archer = (rest: string, state = bow()) => the(shot(rest, state).state, 'ann')

  rule('LEG-FUM-Rng-0103', 'Disoriented: the target and the next Combat Action are lost', () => {
    const aiming = bow((s) => Object.assign(the(s, 'ann'), { aimingAt: 'bob', aimed: 2 }))
    for (const roll of ['1', '3'])
      expect(archer(roll, aiming)).toMatchObject({ forfeit: 1, aimingAt: undefined, aimed: 0 })
  })

  rule('LEG-FUM-Rng-0406', 'Drop Weapon: 1D2 metres away', () => {
    for (const roll of ['4', '6']) {
      expect(item(shot(`${roll}\nann weapon falls: 2`).state, 'ann', 'short-bow')).toMatchObject({
        where: 'ground',
        away: 2,
      })
    }
    expect(() => shot('4\nann weapon falls: 3')).toThrow()
  })

  rule('LEG-FUM-Rng-0709', 'Snare Weapon: 1D3 Combat Actions are lost', () => {
    for (const roll of ['7', '9']) expect(archer(`${roll}\nann lost actions: 2`).forfeit).toBe(2)
  })

  rule('LEG-FUM-Rng-1012', 'Lose Weapon: the string snaps, or what was thrown is gone', () => {
    for (const roll of ['10', '12']) expect(item(shot(roll).state, 'ann', 'short-bow').where).toBe('broken')
    const thrown = duel(man(['dart']), man(['mace']))
    expect(item(shot('11', thrown, 'dart').state, 'ann', 'dart').where).toBe('lost')
  })

  rule('LEG-FUM-Rng-1314', 'Damage Weapon: its own damage past its Armour Points', () => {
    for (const roll of ['13', '14'])
      expect(item(shot(`${roll}\nann fumble damage: 3`).state, 'ann', 'short-bow').hp).toBe(1)
  })

  rule('LEG-FUM-Rng-1516', 'Hit Ally: the nearest companion; with none nothing happens', () => {
    const pair = arranged(
      facing({ ann: man(['short-bow']), cat: man(['mace']), dan: man(['mace']) }, { bob: man(['mace']) }),
    )
    expect(hp(shot('15\nann fumble damage: 3\nann hit location: 10', pair).state, 'cat', CHEST)).toBe(4)
    expect(shot('16').asked).toBeUndefined()
    expect(hp(shot('16').state, 'ann', CHEST)).toBe(7)
  })

  rule('LEG-FUM-Rng-1718', 'Misfire: normal damage to himself', () => {
    for (const roll of ['17', '18'])
      expect(archer(`${roll}\nann fumble damage: 3\nann hit location: 10`).limbs[CHEST]?.hp).toBe(4)
  })

  rule('LEG-FUM-Rng-19', 'Bedevilled: two rolls', () => {
    expect(told(shot('19\nann fumble again: 1\nann fumble again: 2'), 'fumble')).toHaveLength(3)
  })

  rule('LEG-FUM-Rng-20', 'Damned: three', () => {
    expect(told(shot('20\nann fumble again: 1\nann fumble again: 2\nann fumble again: 3'), 'fumble')).toHaveLength(4)
  })
})

rule(['LEG-FUM-Close-19', 'LEG-FUM-Close-1012'], 'each further roll still knows the weapon that parried', () => {
  const met = fought(
    duel(man(['war-sword']), man(['great-sword'])),
    'war-sword',
    'bob defend: great-sword\nann attack: 100\nbob complete parry: roll\nbob parry: 61\nann fumble: 19\nann fumble again: 12\nann fumble damage: 8 8\nann fumble again: 3',
  )
  expect(told(met, 'itemHurt')).toMatchObject([{ who: 'ann', damage: 16 }])
})
