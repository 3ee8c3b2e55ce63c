import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { legend } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { acting, the } from '../arrange.ts'
import { CHEST, clash, duel, fought, item, LEFT_LEG, man, offered, RIGHT_ARM, spent, told } from '../clash.ts'

const swords = (options: object = {}) => duel(man(['war-sword']), man(['war-sword']), undefined, options)
const missed = (roll: number): string =>
  `bob defend: war-sword\nann attack: 61\nbob complete parry: roll\nbob parry: ${roll}`
const pinned = (): State =>
  fought(swords(), 'war-sword', `${missed(4)}\nbob manoeuvre: pinWeapon\nbob manoeuvre: none`).state

const hold = (kind: Hold['kind'], more: Partial<Hold>): Hold => ({
  kind,
  by: 'bob',
  on: 'ann',
  item: undefined,
  location: undefined,
  with: 'bob unarmed',
  tripReady: false,
  roll: 0,
  skill: 0,
  level: 'success',
  work: 0,
  ...more,
})

describe('Pin Weapon', () => {
  rule('LEG-MAN-PinWeapon', 'the pinned weapon can neither attack nor parry, the bare hand can', () => {
    const state = pinned()
    const turn = acting(state, 'ann act: attack\nbob defend: none\nann attack: 50')
    expect(told(turn, 'attack')).toMatchObject([{ weapon: 'Unarmed' }])
    expect(turn.state.holds).toMatchObject([{ kind: 'pin', by: 'bob', on: 'ann', item: 'ann war-sword' }])
  })

  rule('LEG-MAN-PinWeapon', 'needs a critical, unless the fight is lenient', () => {
    expect(offered(clash(swords(), 'war-sword', missed(30)))).not.toContain('pinWeapon')
    expect(offered(clash(swords({ lenientPin: true }), 'war-sword', missed(30)))).toContain('pinWeapon')
    expect(pinned().holds).toHaveLength(1)
  })

  rule('LEG-MAN-PinWeapon', 'a Combat Action and an opposed test of combat skills, or his Brawn, frees it', () => {
    const free = (how: string, mine: number, theirs: number) =>
      acting(
        pinned(),
        `ann act: freeWeapon\nann free with: ${how}\nann free weapon: ${mine}\nbob keep pinned: ${theirs}`,
      ).state
    expect(free('style', 60, 59).holds).toEqual([])
    expect(free('style', 58, 59).holds).toHaveLength(1)
    expect(free('style', 61, 61).holds).toHaveLength(1)
    expect(free('brawn', 51, 61).holds).toHaveLength(1)
    expect(free('brawn', 50, 49).holds).toEqual([])
    expect(the(free('style', 60, 59), 'ann').actions).toBe(1)
    expect(refusal(legend, swords(), 'ann', 'freeWeapon')).toMatchObject({ rule: 'LEG-MAN-PinWeapon' })
  })
})

describe('Grip', () => {
  const gripping = (more: object = {}) => duel(man(['dagger']), man(['war-sword', 'buckler']), spent, more)

  rule('LEG-MAN-Grip', 'an empty hand makes what it grips useless and keeps its owner from leaving by Evade', () => {
    const { state } = fought(
      gripping(),
      'unarmed',
      'ann attack: 40\nann manoeuvre: grip\nann unarmed: damage\nann damage: 1\nann hit location: 10\nann grip: war-sword',
    )
    expect(state.holds).toMatchObject([{ kind: 'grip', by: 'ann', on: 'bob', item: 'bob war-sword' }])
    const bob = the(state, 'bob')
    bob.actions = 1
    expect(offered(clash(state, 'dagger', ''))).toEqual(['buckler', 'unarmed', 'none'])
    expect(refusal(legend, state, 'bob', 'changeDistance')).toMatchObject({ rule: 'LEG-MAN-Grip' })
  })

  rule('LEG-MAN-Grip', 'needs a hand that holds nothing, and bare hands', () => {
    const full = duel(man(['dagger', 'buckler']), man(['war-sword']), spent)
    expect(offered(clash(full, 'unarmed', 'ann attack: 40'))).not.toContain('grip')
    expect(offered(clash(gripping(), 'dagger', 'ann attack: 40'))).not.toContain('grip')
    const { state } = fought(
      duel(man(['dagger']), man(['war-sword']), spent),
      'unarmed',
      'ann attack: 40\nann manoeuvre: grip\nann unarmed: damage\nann damage: 1\nann hit location: 10',
    )
    expect(state.holds).toHaveLength(1)
  })

  rule('LEG-MAN-Grip', 'an opposed test of Unarmed breaks it', () => {
    const state = duel(man(['war-sword']), man(['war-sword']))
    state.holds = [hold('grip', { item: 'ann war-sword' })]
    const free = (mine: number, theirs: number) =>
      acting(state, `ann act: breakFree\nann break free: ${mine}\nbob keep grip: ${theirs}`).state.holds
    expect(free(40, 39)).toEqual([])
    expect(free(38, 39)).toHaveLength(1)
    expect(free(41, 41)).toHaveLength(1)
    expect(() => free(101, 39)).toThrow()
    expect(refusal(legend, swords(), 'ann', 'breakFree')).toMatchObject({ rule: 'LEG-MAN-Grip' })
  })
})

describe('Entangle', () => {
  const net = () => duel(man(['net'], { characteristics: STURDY }), man(['war-sword']), spent)
  const STURDY = { str: 12, con: 12, siz: 13, int: 12, pow: 12, dex: 12, cha: 12 }
  const caught = (place: number): State =>
    fought(net(), 'net', `ann attack: 30\nann manoeuvre: entangle\nann damage: 1\nann hit location: ${place}`).state
  const ready = (s: State): State => {
    the(s, 'bob').actions = 2
    return s
  }

  rule('LEG-MAN-Entangle', 'an arm cannot use what it holds', () => {
    const state = ready(caught(13))
    expect(state.holds).toMatchObject([{ kind: 'entangle', location: RIGHT_ARM, with: 'ann net', tripReady: true }])
    expect(offered(clash(state, 'net', ''))).not.toContain('war-sword')
  })

  test('the dead are not tied up', () => {
    const dying = net()
    Object.assign(the(dying, 'bob').limbs[CHEST] ?? {}, { hp: -6 })
    const blow = 'ann attack: 30\nann manoeuvre: entangle\nann damage: 1\nann hit location: 10\nbob resilience: 95'
    const killed = fought(dying, 'net', blow)
    expect(the(killed.state, 'bob').condition).toBe('dead')
    expect(told(killed, 'entangled')).toEqual([])
  })

  rule('LEG-MAN-Entangle', 'a leg cannot move', () => {
    expect(caught(4).holds).toMatchObject([{ location: LEFT_LEG }])
    expect(refusal(legend, ready(caught(4)), 'bob', 'move')).toMatchObject({ rule: 'LEG-MAN-Entangle' })
  })

  rule('LEG-MAN-Entangle', 'what he still holds lets go when the two are driven apart, what he threw does not', () => {
    const apart = (where: 'right' | 'ground'): State => {
      const state = caught(10)
      item(state, 'ann', 'net').where = where
      state.where = { bands: spaced(['ann', 'bob'], [4]) }
      return acting(state, 'ann act: doNothing').state
    }
    expect(apart('right').holds).toEqual([])
    expect(apart('ground').holds).toHaveLength(1)
    expect(acting(caught(10), 'ann act: doNothing').state.holds).toHaveLength(1)
  })

  rule('LEG-MAN-Entangle', 'head and trunk suffer −20% in everything', () => {
    const state = ready(caught(10))
    expect(state.holds).toMatchObject([{ location: CHEST }])
    const back = fought(
      state,
      'net',
      'bob defend: war-sword\nann attack: 60\nbob parry: 41\nann manoeuvre: none\nann damage: 1\nann hit location: 10',
    )
    expect(told(back, 'parry')).toMatchObject([{ skill: 40, level: 'failure' }])
  })

  rule('LEG-MAN-Entangle', 'on the wielder’s next turn a Combat Action trips, the attack roll standing', () => {
    const trip = (roll: number) => {
      const { state } = acting(caught(10), `ann act: tripEntangled\nbob trip: ${roll}`)
      return the(state, 'bob').stance
    }
    expect(trip(31)).toBe('prone')
    const free = (roll: number) => {
      const state = caught(13)
      return the(acting(state, `ann act: tripEntangled\nbob trip: ${roll}`).state, 'bob').stance
    }
    expect(free(31)).toBe('standing')
    expect(free(29)).toBe('prone')
    expect(free(51)).toBe('prone')
  })

  rule('LEG-MAN-Entangle', 'but only on the very next', () => {
    const later = acting(caught(13), 'ann act: doNothing').state
    expect(later.holds).toMatchObject([{ tripReady: false }])
    expect(refusal(legend, later, 'ann', 'tripEntangled')).toMatchObject({ rule: 'LEG-MAN-Entangle' })
    expect(refusal(legend, caught(13), 'ann', 'tripEntangled')).toBeUndefined()
    const down = caught(13)
    the(down, 'bob').stance = 'prone'
    expect(refusal(legend, down, 'ann', 'tripEntangled')).toMatchObject({ rule: 'LEG-MAN-Entangle' })
    const out = caught(13)
    the(out, 'bob').condition = 'unconscious'
    expect(refusal(legend, out, 'ann', 'tripEntangled')).toMatchObject({ rule: 'LEG-MAN-Entangle' })
  })

  rule('LEG-MAN-Entangle', 'the victim pulls the weapon away by Disarm or cuts it with Damage Weapon', () => {
    const state = ready(caught(10))
    const [ann, bob] = [the(state, 'ann'), the(state, 'bob')]
    ;[ann.actions, bob.actions] = [0, 1]
    item(state, 'ann', 'net').hp = 1
    const strike = (rest: string) => fought(turned(state), 'war-sword', `ann attack: 30\n${rest}`).state
    expect(
      strike(
        'ann manoeuvre: disarmOpponent\nann damage: 1\nann hit location: 10\nbob disarm: 29\nann seize weapon: leave',
      ).holds,
    ).toEqual([])
    expect(
      strike('ann manoeuvre: damageWeapon\nann damage: 1\nann hit location: 10\nann weapon damage: 3').holds,
    ).toEqual([])
  })
  /** The same with the names changed, so that the victim is the one who strikes. */
  const turned = (s: State): State =>
    JSON.parse(JSON.stringify(s).replaceAll('ann', '@').replaceAll('bob', 'ann').replaceAll('@', 'bob'))
})

describe('Slip Free', () => {
  rule('LEG-MAN-SlipFree', 'a defender who wins breaks a hold on himself or his weapon', () => {
    const state = swords()
    state.holds = [hold('grip', { by: 'ann', on: 'bob', item: 'bob unarmed', with: 'ann unarmed' })]
    const slipped = fought(state, 'war-sword', `${missed(30)}\nbob manoeuvre: slipFree`)
    expect(slipped.state.holds).toEqual([])
    const grappled = swords()
    grappled.holds = [hold('grapple', { by: 'ann', on: 'bob', location: CHEST, with: 'ann unarmed' })]
    expect(offered(clash(grappled, 'war-sword', missed(30)))).not.toContain('slipFree')
    expect(offered(clash(swords(), 'war-sword', missed(30)))).not.toContain('slipFree')
  })

  rule('LEG-MAN-SlipFree', 'of several he says which', () => {
    const state = swords()
    state.holds = [
      hold('grip', { by: 'ann', on: 'bob', item: 'bob unarmed', with: 'ann unarmed' }),
      hold('entangle', { by: 'ann', on: 'bob', location: CHEST, with: 'ann net' }),
    ]
    const slipped = fought(
      state,
      'war-sword',
      `${missed(30)}\nbob manoeuvre: slipFree\nbob slip free of: entangle of ann on location 3`,
    )
    expect(slipped.state.holds).toMatchObject([{ kind: 'grip' }])
  })
})

describe('a hold that is parted', () => {
  rule(['LEG-MAN-PinWeapon', 'LEG-MAN-Grip'], 'pin and grip end when the two are driven apart, a net stays on', () => {
    const state = duel(man(['mace']), man(['war-sword']), (s) => {
      spent(s)
      s.holds = [
        hold('pin', { by: 'ann', on: 'bob', item: 'bob war-sword', with: 'ann mace' }),
        hold('grip', { by: 'bob', on: 'ann', item: 'ann unarmed', with: 'bob unarmed' }),
        hold('entangle', { by: 'ann', on: 'bob', location: CHEST, with: 'ann net' }),
        hold('pin', { by: 'ann', on: 'bob', item: 'bob war-sword', with: 'ann mace', work: 2 }),
      ]
    })
    const bashed = fought(
      state,
      'mace',
      'ann attack: 30\nann manoeuvre: bashOpponent\nann damage: 1\nann hit location: 10',
    )
    expect(bashed.state.holds.map(({ kind, work }) => [kind, work])).toEqual([
      ['entangle', 0],
      ['pin', 2],
    ])
    const stays = fought(state, 'mace', 'ann attack: 30\nann manoeuvre: none\nann damage: 1\nann hit location: 10')
    expect(stays.state.holds).toHaveLength(4)
  })
})
