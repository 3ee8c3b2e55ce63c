import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { apart, blow, charge, home, spear, sword } from '../charges.ts'
import { CHEST, hp, LEFT_ARM, man, offered, told } from '../clash.ts'

describe('receiving a charge', () => {
  rule('LEG-CHG-02', 'he stands firm or evades; prone he can only stand', () => {
    expect(offered(asking(apart(12), `${charge()}\nann ride on: stop`))).toEqual(['stand', 'evade'])
    const prone = asking(apart(12, { change: being('bob', { stance: 'prone' }) }), `${charge()}\nann ride on: stop`)
    expect(offered(prone)).toEqual(['war-sword', 'unarmed', 'none'])
    expect(told(prone, 'charges')).toMatchObject([{ who: 'ann', at: 'bob', rule: ['LEG-CHG-02'] }])
    const spent = asking(
      apart(12, { change: being('bob', { actions: 0 }) }),
      'ann act: charge\nann act: move\nann halt: 8\nann act: attack\nann weapon: war-sword\nann ride on: stop',
      { steps: 5 },
    )
    expect(told(spent, 'undefended')).toHaveLength(0)
    const armed = man(['war-sword'], { weapons: ['war-sword', 'short-sword', 'short-bow'] })
    const counters = asking(apart(12, { bob: armed }), home('stand'))
    expect(offered(counters)).toEqual(['war-sword', 'unarmed', 'none'])
    expect(spent.asked).toMatchObject({ roll: 'attack' })
  })

  rule('LEG-CHG-03', 'where reach counts the shorter weapon still strikes, the charger’s or the other’s', () => {
    const [pike, short] = [man(['longspear']), man(['short-sword'])]
    const who = (ann: object, bob: object, arms: string, back: string, rolls: string): unknown[] => {
      const state = apart(12, { ann, bob, options: { reach: true } })
      const script = `${charge(arms)}\nann ride on: stop\nbob charged: stand\nbob strike back: ${back}\n${rolls}`
      return told(acting(state, script), 'attack').map((e) => e.who)
    }
    expect(who(short, pike, 'short-sword', 'longspear', 'bob attack: 95\nann attack: 95')).toEqual(['bob', 'ann'])
    const noose = apart(12, { bob: man(['dagger', 'garrotte']) })
    expect(offered(asking(noose, home('stand')))).not.toContain('garrotte')
    expect(who(pike, short, 'longspear', 'short-sword', 'ann attack: 95\nbob attack: 95')).toEqual(['ann', 'bob'])
  })

  rule('LEG-CHG-03', 'against one who stands the longer reach strikes first, whatever the initiative', () => {
    const first = (ann: object, arm: string, bob: object, his: string) => {
      const script = `${charge(arm)}\nann ride on: stop\nbob charged: stand\nbob strike back: ${his}`
      return acting(apart(12, { ann, bob }), script).state.next.map(({ kind, who }) => `${kind} ${who}`)
    }
    expect(first(sword, 'war-sword', man(['rapier']), 'rapier')).toEqual([
      'chargeBlow bob',
      'chargeBlow ann',
      'chargeOver ann',
    ])
    expect(first(man(['rapier']), 'rapier', sword, 'war-sword')).toEqual([
      'chargeBlow ann',
      'chargeBlow bob',
      'chargeOver ann',
    ])
    expect(first(sword, 'war-sword', sword, 'war-sword')).toEqual([
      'chargeBlow ann',
      'chargeBlow bob',
      'chargeOver ann',
    ])
    const quicker = acting(
      arranged(
        { ...facing({ ann: sword }, { bob: sword }), distance: 12 },
        being('bob', { initiative: 30, actions: 3 }),
      ),
      `bob act: doNothing\nann act: charge\nann act: move\nann halt: 8\nbob act: doNothing\nann act: attack\nann weapon: war-sword\nann ride on: stop\nbob charged: stand\nbob strike back: war-sword`,
    )
    expect(quicker.state.next[0]).toMatchObject({ who: 'bob' })
    expect(the(quicker.state, 'bob').actions).toBe(0)
  })

  rule('LEG-CHG-03', 'who falls to the first blow does not strike the second', () => {
    const pair = arranged({ ...facing({ ann: sword, pal: sword }, { bob: man(['rapier']) }), distance: 12 }, (s) => {
      s.where = { bands: spaced(['ann', 'pal', 'bob'], [30, 12, 30]) }
      the(s, 'pal').actions = 0
    })
    const falls =
      'bob attack: 50\nbob manoeuvre: none\nbob damage: 7\nbob hit location: 10\nann cannot attack: 1\nann resilience: 99'
    const played = acting(pair, `${home('stand')}\nbob strike back: rapier\n${falls}`, { steps: 8 })
    expect(the(played.state, 'ann').condition).toBe('unconscious')
    expect(told(played, 'attack')).toMatchObject([{ who: 'bob' }])
    expect(played.state.next).toEqual([])
    expect(told(played, 'reachDecides')).toMatchObject([{ who: 'bob', rule: 'LEG-CHG-03' }])
  })

  rule('LEG-CHG-04', 'he who wins the Evade is clear, and has no blow of his own', () => {
    const clear = acting(apart(12), `${home('evade')}\nann attack: 40\nbob evade: 41`, { steps: 6 })
    expect(told(clear, 'charged')).toMatchObject([{ who: 'bob', clear: true }])
    expect(hp(clear.state, 'bob', CHEST)).toBe(7)
    expect(the(clear.state, 'bob')).toMatchObject({ actions: 0, noAttack: 1 })
    expect(told(clear, 'attack')).toHaveLength(1)
  })

  rule('LEG-CHG-04', 'he who loses it is struck as if he had failed, at equal levels too', () => {
    const caught = acting(
      apart(12),
      `${home('evade')}\nann attack: 41\nbob evade: 40\n${blow().split('\n').slice(1).join('\n')}`,
      { steps: 6 },
    )
    expect(told(caught, 'levels')).toMatchObject([{ who: 'ann', levels: 1 }])
    expect(hp(caught.state, 'bob', CHEST)).toBe(1)
  })

  rule('LEG-CHG-04', 'or as helpless, where the fight says so (LEG-A21)', () => {
    const options = { caughtByCharge: 'helpless' }
    const caught = asking(
      apart(12, { options }),
      `${home('evade')}\nann attack: 41\nbob evade: 40\nann manoeuvre: none`,
    )
    expect(told(caught, 'levels')).toMatchObject([{ who: 'ann', levels: 2 }])
    const missed = acting(apart(12, { options }), `${home('evade')}\nann attack: 61\nbob evade: 51`, { steps: 6 })
    expect(hp(missed.state, 'bob', CHEST)).toBe(7)
    expect(told(missed, 'charged')).toHaveLength(0)
    expect(told(acting(apart(12), `${home('evade')}\nann attack: 40\nbob evade: 41`), 'charged')).toHaveLength(1)
  })

  rule(
    ['LEG-CHG-05', 'LEG-EQP-SetCharge'],
    'a weapon made for it is set, and uses the charger’s Damage Modifier',
    () => {
      const giant = { characteristics: { str: 18, con: 12, siz: 18, int: 12, pow: 12, dex: 12, cha: 12 } }
      const ann = man(['war-sword'], giant)
      const script = `${charge()}\nann ride on: stop\nbob charged: set short-spear\nbob attack: 50\nbob manoeuvre: none\nbob damage: 5 8\nbob hit location: 10`
      const played = asking(apart(12, { ann, bob: spear }), script, { otherwise: 'usual' })
      expect(told(played, 'damage')).toMatchObject([{ who: 'bob', rolled: 14 }])
      expect(told(played, 'setWeapon')).toMatchObject([{ who: 'bob' }])
      const plain = acting(
        apart(12, { ann, bob: spear }),
        `${charge()}\nann ride on: stop\nbob charged: stand\nbob strike back: short-spear\nbob attack: 50\nbob manoeuvre: none\nbob damage: 5\nbob hit location: 10`,
        { otherwise: 'usual' },
      )
      expect(told(plain, 'damage')).toMatchObject([{ who: 'bob', rolled: 6 }])
      expect(offered(asking(apart(12), `${charge()}\nann ride on: stop`))).not.toContain('set war-sword')
    },
  )
})

describe('pain', () => {
  rule(['LEG-CHG-03', 'LEG-WND-Serious'], 'keeps the charger from his blow, and him who is charged from his', () => {
    const struckFirst = acting(
      apart(12, { bob: spear, change: (s) => Object.assign(the(s, 'bob').limbs[LEFT_ARM] ?? {}, { hp: 1 }) }),
      `${home('stand')}\nbob strike back: short-spear\nbob attack: 20\nbob manoeuvre: none\nbob damage: 8\nbob hit location: 10\nann cannot attack: 2\nann resilience: 30`,
      { steps: 7, otherwise: 'usual' },
    )
    expect(told(struckFirst, 'attack').map(({ who }) => who)).toEqual(['bob'])
    expect(told(struckFirst, 'overtaken')).toMatchObject([{ who: 'ann', action: 'charge', rule: 'LEG-WND-Serious' }])
  })
})
