import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { placedAt } from '../../../../space/bands.ts'
import { spotOf } from '../../../../space/whereabouts.ts'
import { drawn } from '../../body/hands.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, facing, the } from '../arrange.ts'
import { CHEST, clash, HEAD, hp, item, man, offered, RIGHT_ARM, spent, told } from '../clash.ts'
import { apart, archer, shotWorth } from '../shooting.ts'

const SHIELD = man(['war-sword', 'heater-shield'])
const BUCKLER = man(['war-sword', 'buckler'])

describe('ranged attacks', () => {
  rule('LEG-RNG-01', 'whoever is in range is shot at with the style of the weapon', () => {
    const { state, events } = acting(
      apart(20, archer('short-bow'), spent),
      `ann act: attack
       ann attack: 60
       ann manoeuvre: none
       ann damage: 4
       ann hit location: 10`,
    )
    expect(events.find(({ type }) => type === 'attack')).toMatchObject({ at: 'bob', skill: 60, level: 'success' })
    expect(hp(state, 'bob', CHEST)).toBe(3)
    expect(the(state, 'ann').actions).toBe(1)
    expect(state.where).toEqual(apart(20, archer('short-bow')).where)
  })

  rule('LEG-RNG-01', 'an undefended shot counts against a failure and so wins a manoeuvre', () => {
    const played = clash(apart(20, archer('short-bow'), spent), 'short-bow', 'ann attack: 60')
    expect(told(played, 'levels')[0]).toMatchObject({ who: 'ann', levels: 1 })
  })

  rule('LEG-EQP-ParryMissiles', 'only what is marked for it parries a missile, and a buckler is not', () => {
    const options = (bob: object): readonly string[] =>
      offered(clash(apart(20, archer('short-bow'), undefined, { bob }), 'short-bow', ''))
    expect(options(SHIELD)).toEqual(['heater-shield', 'evade', 'none'])
    expect(options(BUCKLER)).toEqual(['evade', 'none'])
    const played = clash(
      apart(20, archer('short-bow'), undefined, { bob: SHIELD }),
      'short-bow',
      'bob defend: heater-shield\nann attack: 60\nbob parry: 30\nann damage: 6',
    )
    expect(told(played, 'parried')[0]).toMatchObject({ stopped: 6 })
  })

  rule('LEG-EQP-EvadeOnly', 'bolas and nets are evaded, never parried', () => {
    for (const weapon of ['bolas', 'thrown-net']) {
      const played = clash(apart(2, archer(weapon), undefined, { bob: SHIELD }), weapon, '')
      expect(offered(played)).toEqual(['evade', 'none'])
    }
    const evaded = clash(
      apart(2, archer('bolas'), undefined, { bob: SHIELD }),
      'bolas',
      'bob defend: evade\nann attack: 60\nbob evade: 05',
    )
    expect(told(evaded, 'evade')[0]?.rule).toContain('LEG-EQP-EvadeOnly')
  })

  rule('LEG-RNG-DM', 'the Damage Modifier is added to a bow’s damage and not to a crossbow’s', () => {
    const strong = { characteristics: { str: 18, con: 12, siz: 20, int: 12, pow: 12, dex: 12, cha: 12 } }
    const shot = (weapon: string, dice: string) =>
      clash(
        apart(20, archer(weapon, strong), spent),
        weapon,
        `ann attack: 60\nann manoeuvre: none\nann damage: ${dice}\nann hit location: 20`,
      )
    expect(told(shot('short-bow', '1 5'), 'damage')[0]).toMatchObject({ rolled: 6 })
    expect(told(shot('light-crossbow', '3'), 'damage')[0]).toMatchObject({ rolled: 3 })
  })

  rule(
    'LEG-RNG-Range',
    'within Range nothing is lost, up to twice as far half the skill before anything else, beyond it no shot',
    () => {
      expect(shotWorth(apart(80, archer('short-bow')), 'short-bow')).toBe(60)
      expect(shotWorth(apart(80.1, archer('short-bow')), 'short-bow')).toBe(30)
      const windy = (s: State): void => {
        s.scene.wind = 'moderate'
      }
      expect(shotWorth(apart(100, archer('short-bow'), windy), 'short-bow')).toBe(20)
      const odd = archer('short-bow', { styles: [{ name: 'bow', skill: 61, weapons: ['short-bow'] }] })
      expect(shotWorth(apart(100, odd), 'short-bow')).toBe(31)
      expect(refusal(legend, apart(160, archer('short-bow')), 'ann', 'attack')).toBeUndefined()
      expect(refusal(legend, apart(160.1, archer('short-bow')), 'ann', 'attack')).toMatchObject({
        rule: 'LEG-RNG-Range',
      })
    },
  )

  rule('LEG-RNG-Load', 'a weapon shot must be loaded again, a crossbow for two Combat Actions', () => {
    const { state } = acting(
      apart(20, archer('light-crossbow', { stated: { combatActions: 5 } }), spent),
      'ann act: attack\nann attack: 61',
    )
    expect(item(state, 'ann', 'light-crossbow').loaded).toBe(0)
    expect(refusal(legend, state, 'ann', 'attack')).toMatchObject({ rule: 'LEG-RNG-Load' })
    const once = acting(state, 'ann act: readyWeapon\nann ready: reload light-crossbow')
    expect(refusal(legend, once.state, 'ann', 'attack')).toMatchObject({ rule: 'LEG-RNG-Load' })
    const twice = acting(once.state, 'ann act: readyWeapon\nann ready: reload light-crossbow')
    expect(item(twice.state, 'ann', 'light-crossbow').loaded).toBe(2)
    expect(refusal(legend, twice.state, 'ann', 'attack')).toBeUndefined()
  })

  rule('LEG-RNG-Aim', 'each Combat Action of aiming adds the critical value: Sling 46% aimed twice is 56%', () => {
    const sling = archer('sling', {
      styles: [{ name: 'sling', skill: 46, weapons: ['sling'] }],
      stated: { combatActions: 3 },
    })
    const { state, events } = acting(
      apart(20, sling, spent),
      'ann act: aim\nann act: aim\nann act: attack\nann attack: 57',
    )
    expect(events.filter(({ type }) => type === 'attack')[0]).toMatchObject({ skill: 56, level: 'failure' })
    expect([the(state, 'ann').aimed, the(state, 'ann').aimingAt]).toEqual([0, undefined])
  })

  rule('LEG-RNG-Aim', 'the aim is for one target, and lost with a Combat Action spent on anything else', () => {
    const state = arranged(
      facing(
        {
          ann: archer('sling', {
            stated: { combatActions: 4 },
            styles: [{ name: 'sling', skill: 61, weapons: ['sling'] }],
          }),
        },
        { bob: man(['club']), cid: man(['club']) },
        {},
        { distance: 20 },
      ),
      (s) => {
        the(s, 'bob').actions = 0
        the(s, 'cid').actions = 0
      },
    )
    const aimed = acting(state, 'ann act: aim\nann aim: bob').state
    expect(shotWorth(aimed, 'sling')).toBe(68)
    const other = acting(aimed, 'ann act: attack\nann target: cid\nann attack: 95')
    expect(told(other, 'attack')[0]).toMatchObject({ skill: 61 })
    expect(the(acting(aimed, 'ann act: doNothing').state, 'ann').aimed).toBe(0)
    const elsewhere = acting(aimed, 'ann act: aim\nann aim: cid').state
    expect([the(elsewhere, 'ann').aimed, the(elsewhere, 'ann').aimingAt]).toEqual([1, 'cid'])
  })

  rule('LEG-RNG-Aim', 'a parry breaks it off', () => {
    const near = apart(1, archer('sling'), (s) => {
      Object.assign(the(s, 'ann'), { initiative: 1 })
    })
    const aimed = acting(near, 'bob act: doNothing\nann act: aim').state
    expect(the(aimed, 'ann').aimed).toBe(1)
    const script =
      'bob act: attack\nbob weapon: war-sword\nann defend: unarmed\nbob attack: 61\nann complete parry: roll\nann parry: 41'
    expect(the(acting(aimed, script).state, 'ann')).toMatchObject({ aimed: 0, aimingAt: undefined })
    const idle = 'bob act: attack\nbob weapon: war-sword\nann defend: none\nbob attack: 61'
    expect(the(acting(aimed, idle).state, 'ann').aimed).toBe(1)
  })

  rule('LEG-RNG-Aim', 'nobody aims without a loaded weapon in hand', () => {
    expect(refusal(legend, apart(20, man(['war-sword'])), 'ann', 'aim')).toMatchObject({ rule: 'LEG-RNG-01' })
    const empty = apart(20, archer('sling'), (s) => {
      item(s, 'ann', 'sling').loaded = 0
    })
    expect(refusal(legend, empty, 'ann', 'aim')).toMatchObject({ rule: 'LEG-RNG-Load' })
    expect(refusal(legend, apart(20, archer('sling')), 'ann', 'aim')).toBeUndefined()
    const lame = apart(20, archer('sling'), (s) => {
      Object.assign(the(s, 'ann').limbs[RIGHT_ARM] ?? {}, { useless: true })
    })
    expect(refusal(legend, lame, 'ann', 'aim')).toMatchObject({ rule: 'LEG-RNG-01' })
    expect(refusal(legend, lame, 'ann', 'attack')).toMatchObject({ rule: 'LEG-ACT-Attack' })
    expect(told(acting(apart(20, archer('sling')), 'ann act: aim'), 'aimed')[0]).toMatchObject({ actions: 1 })
  })
})

describe('firing on the move', () => {
  const skills = { athletics: 40, ride: 35, drive: 30 }
  const moving = (change: (s: State) => void): unknown =>
    shotWorth(apart(20, archer('short-bow', { skills }), change), 'short-bow')

  rule('LEG-RNG-Move', 'from a mount the chance is at most Ride, from a chariot Drive, running Athletics', () => {
    const horse = arranged(
      facing(
        { ann: archer('short-bow', { skills }), horse: man(['club']) },
        { bob: man(['club']) },
        {},
        { distance: 20 },
      ),
      (s) => {
        the(s, 'ann').mount = 'horse'
        the(s, 'bob').actions = 0
      },
    )
    expect(told(clash(horse, 'short-bow', 'ann attack: 95'), 'attack')[0]).toMatchObject({ skill: 35 })
    expect(
      moving((s) => {
        the(s, 'ann').chariot = true
      }),
    ).toBe(30)
    expect(
      moving((s) => {
        the(s, 'ann').fullRound = 'sprint'
      }),
    ).toBe(40)
    expect(
      moving((s) => {
        the(s, 'ann').running = true
      }),
    ).toBe(40)
    expect(moving(() => undefined)).toBe(60)
  })

  rule('LEG-RNG-Move', 'it is the chance that is limited, after everything else', () => {
    expect(
      moving((s) => {
        the(s, 'ann').running = true
        s.scene.wind = 'moderate'
      }),
    ).toBe(40)
    expect(
      moving((s) => {
        the(s, 'ann').running = true
        s.scene.haze = 'fog'
      }),
    ).toBe(20)
  })

  rule('LEG-RNG-Move', 'nobody shoots in his own charge, but from a charging mount', () => {
    const charge = (mount: string | undefined): State =>
      arranged(
        facing({ ann: archer('short-bow'), horse: man(['club']) }, { bob: man(['club']) }, {}, { distance: 40 }),
        (s) => {
          the(s, 'ann').fullRound = 'charge'
          the(s, 'ann').mount = mount
        },
      )
    expect(refusal(legend, charge(undefined), 'ann', 'attack')).toMatchObject({ rule: 'LEG-RNG-Move' })
    expect(refusal(legend, charge('horse'), 'ann', 'attack')).toBeUndefined()
  })

  rule('LEG-EQP-LongBow', 'a long bow is not drawn in the saddle', () => {
    const saddle = (bow: string): State =>
      arranged(
        facing({ ann: archer(bow), horse: man(['club']) }, { bob: man(['club']) }, {}, { distance: 40 }),
        (s) => {
          the(s, 'ann').mount = 'horse'
        },
      )
    expect(refusal(legend, saddle('long-bow'), 'ann', 'attack')).toMatchObject({ rule: 'LEG-EQP-LongBow' })
    expect(refusal(legend, saddle('recurve-bow'), 'ann', 'attack')).toBeUndefined()
    expect(refusal(legend, apart(40, archer('long-bow')), 'ann', 'attack')).toBeUndefined()
  })
})

describe('thrown weapons', () => {
  rule('LEG-EQP-Thrown', 'a spear in hand may be thrown with its own style, and then lies where it flew', () => {
    const { state, events } = acting(apart(12, man(['short-spear']), spent), 'ann act: attack\nann attack: 31')
    expect(events.find(({ type }) => type === 'attack')).toMatchObject({ skill: 30, weapon: 'Thrown short spear' })
    expect(item(state, 'ann', 'short-spear')).toMatchObject({
      where: 'ground',
      away: 12,
      weapon: { id: 'short-spear' },
    })
    const walks = (where: string, metres: number) =>
      item(acting(state, `ann act: move\nann where: ${where}\nann metres: ${metres}`).state, 'ann', 'short-spear').away
    expect([walks('towards bob', 8), walks('away bob', 3)]).toEqual([4, 15])
    expect(refusal(legend, apart(20, man(['short-spear'])), 'ann', 'attack')).toBeUndefined()
    expect(refusal(legend, apart(21, man(['short-spear'])), 'ann', 'attack')).toMatchObject({ rule: 'LEG-RNG-Range' })
    expect(refusal(legend, apart(20, man(['war-sword'])), 'ann', 'attack')).toMatchObject({ rule: 'LEG-ACT-Attack' })
  })

  test('what is pulled out of a wound lies where the wounded has gone with it', () => {
    const s = apart(12, man(['short-spear']), (at) => {
      Object.assign(item(at, 'ann', 'short-spear'), { where: 'stuck', away: 12, spot: spotOf(at.where, 'bob') })
      at.impaled = [
        {
          by: 'ann',
          on: 'bob',
          item: 'ann short-spear',
          location: 0,
          penalty: 20,
          roll: 30,
          skill: 60,
          level: 'success',
        },
      ]
      if ('bands' in at.where) at.where = { bands: placedAt(at.where.bands, 'bob', 'ann', 5) }
    })
    expect(drawn(s, () => true)).toHaveLength(1)
    expect(item(s, 'ann', 'short-spear')).toMatchObject({ where: 'ground', away: 5, spot: spotOf(s.where, 'bob') })
  })

  rule('LEG-EQP-Thrown', 'close by its bearer says whether he thrusts or throws', () => {
    const played = asking(apart(1, man(['short-spear']), spent), 'ann act: attack')
    expect(offered(played)).toEqual(['short-spear', 'unarmed', 'throw short-spear'])
    const thrown = acting(
      apart(1, man(['short-spear']), spent),
      'ann act: attack\nann weapon: throw short-spear\nann attack: 61',
    )
    expect(item(thrown.state, 'ann', 'short-spear').where).toBe('ground')
    expect(told(thrown, 'shot')[0]?.rule).toContain('LEG-EQP-Thrown')
  })

  rule('LEG-RNG-Impale', 'a missile that impales stays in the wound, and nobody is asked to pull it', () => {
    const played = acting(
      apart(12, archer('javelin'), spent),
      'ann act: attack\nann attack: 60\nann manoeuvre: impale\nann impaling damage: 3 2\nann hit location: 20',
    )
    expect(played.state.impaled).toMatchObject([{ on: 'bob', location: HEAD, penalty: 40 }])
    expect(item(played.state, 'ann', 'javelin').where).toBe('stuck')
    const arrow = clash(
      apart(8, archer('short-bow'), spent),
      'short-bow',
      'ann attack: 60\nann manoeuvre: impale\nann impaling damage: 3 2\nann hit location: 20',
    )
    expect(arrow.state.impaled).toMatchObject([{ on: 'bob', penalty: 10 }])
    expect(item(arrow.state, 'ann', 'short-bow').where).toBe('both')
  })
})

describe('manoeuvres of a missile', () => {
  const won = (weapon: string, options: object = {}): readonly string[] =>
    offered(clash(apart(8, archer(weapon), spent, { options }), weapon, 'ann attack: 06'))

  rule(
    'LEG-RNG-01',
    'the appropriate ones: more of them where the weapon itself is thrown, all where the fight says so',
    () => {
      expect(won('short-bow')).toEqual(['bypassArmour', 'chooseLocation', 'impale', 'maximiseDamage', 'none'])
      expect(won('javelin')).toContain('tripOpponent')
      expect(won('short-bow', { rangedManoeuvres: 'all' })).toContain('tripOpponent')
    },
  )
})
