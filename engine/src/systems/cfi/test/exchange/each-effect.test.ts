import { describe, expect, test } from 'vitest'
import { reopens } from '../../body/wounds.ts'
import { opened } from '../../exchange/declared.ts'
import { arise, bash, bashable, trip, tripResistance, withdrawable } from '../../exchange/effects/footing.ts'
import { entangle, entangling, grapples, grippable, slippable } from '../../exchange/effects/holding.ts'
import { impale } from '../../exchange/effects/impale.ts'
import { disarm, disarmable } from '../../exchange/effects/weapons.ts'
import { bleed, scar, stun } from '../../exchange/effects/wounding.ts'
import type { Exchange, Fighter, Hold, Item, State } from '../../state/types.ts'
import { alone, facing, item, man, onMap, ready, stuns, the, told } from '../arrange.ts'

const hold = (kind: Hold['kind'], by: string, on: string, more: Partial<Hold> = {}): Hold => ({
  kind,
  by,
  on,
  location: undefined,
  item: undefined,
  with: '',
  roll: 0,
  skill: 0,
  trips: false,
  ...more,
})
const near = (mine: object = man(), his: object = man(), change?: (s: State) => void, options: object = {}) =>
  ready(facing(mine, his, options), change)
const is = (who: string, fields: Partial<Fighter>) => (s: State) => void Object.assign(the(s, who), fields)
const where = (who: string, weapon: string, fields: Partial<Item>) => (s: State) =>
  void Object.assign(item(s, who, weapon), fields)

describe('an effect', () => {
  const done = (
    s: State,
    weapon: string,
    script: string,
    act: (ctx: Parameters<typeof trip>[0], s: State, x: Exchange) => void,
    fields: Partial<Exchange> = {},
    wins: 'ann' | 'bob' = 'ann',
    guard?: string,
  ) =>
    alone(s, script, (ctx, at) => {
      const [attacker, defender] = [the(at, 'ann'), the(at, 'bob')]
      act(ctx, at, {
        ...opened({ attacker, defender, item: item(at, 'ann', weapon) }),
        attackLevel: 'success',
        attackKept: 30,
        attackSkill: 60,
        defenseKept: 30,
        defenseSkill: 60,
        winner: wins === 'ann' ? attacker : defender,
        location: 3,
        ...(guard === undefined ? {} : { guard: item(at, 'bob', guard), defense: 'parry', defenseLevel: 'success' }),
        ...fields,
      })
    })
  const asks = (s: State, weapon: string, may: (s: State, x: Exchange) => boolean, fields: Partial<Exchange> = {}) => {
    const [attacker, defender] = [the(s, 'ann'), the(s, 'bob')]
    return may(s, { ...opened({ attacker, defender, item: item(s, 'ann', weapon) }), winner: attacker, ...fields })
  }
  test('trips who stands and is up, by the best he has; four legs have it easier', () => {
    const tripped = (change: (s: State) => void, script: string) =>
      the(done(near(man(), man(), change), 'longsword', script, trip).state, 'bob').stance
    expect([tripped(() => {}, 'bob trip: 29'), tripped(() => {}, 'bob trip: 31')]).toEqual(['prone', 'standing'])
    expect(tripped(is('bob', { condition: 'unconscious' }), '')).toBe('standing')
    const best = (skills: object, like?: string) => {
      const s = near(man(), like === undefined ? man([], { skills }) : { like, skills })
      return tripResistance(s, the(s, 'bob'))
    }
    expect([
      best({ brawn: 70, evade: 50 }),
      best({ brawn: 40, evade: 50 }),
      best({ brawn: 40, evade: 50, acrobatics: 80 }),
    ]).toEqual([70, 50, 80])
    expect([
      best({ brawn: 10, evade: 20, athletics: 60 }, 'horse'),
      best({ brawn: 10, evade: 40, athletics: 20 }, 'horse'),
      best({ brawn: 10, evade: 20, athletics: 60 }),
    ]).toEqual([90, 60, 20])
  })
  test('bashes up to twice his SIZ, five feet for each five points or three with a shield', () => {
    const sized = (siz: number) =>
      man(['longsword'], { characteristics: { str: 12, con: 12, siz, dex: 12, int: 12, pow: 12, cha: 12 } })
    const may = (siz: number, braced = false) =>
      asks(near(man(['mace']), sized(siz), is('bob', { braced })), 'mace', bashable)
    expect([may(26), may(27), may(13, true), may(14, true)]).toEqual([true, false, true, false])
    const pushed = (weapon: string, rolled: number, change: (s: State) => void = () => {}) =>
      told(done(near(man([weapon]), man(), change), weapon, '', bash, { rolled }), 'pushed').map(({ feet }) => feet)
    expect([
      pushed('mace', 4),
      pushed('mace', 5),
      pushed('mace', 10),
      pushed('heater', 3),
      pushed('heater', 5),
    ]).toEqual([[], [5], [10], [5], [5]])
    expect([
      pushed('mace', 10, is('bob', { condition: 'dead' })),
      pushed('mace', 10, is('bob', { condition: 'unconscious' })),
    ]).toEqual([[], [10]])
    const walled = (change: (s: State) => void, script: string) => {
      const s = ready(onMap(man(['mace']), man(), '.ab#'), change)
      return the(done(s, 'mace', script, bash, { rolled: 5 }).state, 'bob').stance
    }
    expect([walled(() => {}, 'bob athletics: 34'), walled(() => {}, 'bob athletics: 35')]).toEqual([
      'standing',
      'prone',
    ])
    expect([walled(is('bob', { condition: 'unconscious' }), ''), walled(is('bob', { stance: 'prone' }), '')]).toEqual([
      'standing',
      'prone',
    ])
  })
  test('brings up who lies there and is up, and nobody is pushed out who is held', () => {
    const risen = (fields: Partial<Fighter>) =>
      the(done(near(man(), man(), is('bob', fields)), 'longsword', '', arise, {}, 'bob').state, 'bob').stance
    expect([
      risen({ stance: 'prone' }),
      risen({ stance: 'prone', condition: 'unconscious' }),
      risen({ stance: 'crouching' }),
    ]).toEqual(['standing', 'prone', 'crouching'])
    const may = (change: (s: State) => void, his: object = man()) =>
      asks(near(man(), his, change), 'longsword', withdrawable)
    expect([
      may(() => {}),
      may((s) => void Object.assign(s, { holds: [hold('grip', 'ann', 'bob')] })),
      may(() => {}, man([], { abilities: ['incorporeal'] })),
    ]).toEqual([true, false, false])
  })
  test('catches with what can catch and holds nobody yet; the place struck, or the arm that struck', () => {
    const may = (weapon: string, change: (s: State) => void = () => {}, options: object = {}) =>
      asks(near(man([weapon]), man(), change, options), weapon, entangling)
    expect([may('net'), may('whip'), may('longsword'), may('whip', () => {}, { whipEntangles: false })]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([
      may('net', (s) => void Object.assign(s, { holds: [hold('entangle', 'ann', 'bob', { with: 'ann net' })] })),
      may('net', (s) => void Object.assign(s, { holds: [hold('grip', 'bob', 'ann', { with: 'bob unarmed' })] })),
    ]).toEqual([false, true])
    const caught = (fields: Partial<Exchange>, wins: 'ann' | 'bob' = 'ann', change: (s: State) => void = () => {}) =>
      done(
        near(man(['net', 'longsword'], { ready: ['net', 'longsword'] }), man(['net']), change),
        wins === 'ann' ? 'net' : 'longsword',
        '',
        entangle,
        fields,
        wins,
        'net',
      ).state.holds.map(({ by, on, location, roll, skill, trips }) => [by, on, location, roll, skill, trips])
    expect(caught({ location: 6, attackKept: 25, attackSkill: 61 })).toEqual([['ann', 'bob', 6, 25, 61, true]])
    expect(caught({ defenseKept: 26, defenseSkill: 62 }, 'bob', where('ann', 'longsword', { where: 'right' }))).toEqual(
      [['bob', 'ann', 4, 26, 62, true]],
    )
    expect(caught({}, 'bob', where('ann', 'longsword', { where: 'left' }))).toEqual([['bob', 'ann', 5, 30, 60, true]])
    expect([
      caught({ location: -1 }),
      caught({}, 'ann', is('bob', { condition: 'unconscious' })),
      caught({}, 'ann', is('ann', { condition: 'unconscious' })),
    ]).toEqual([[], [], []])
  })
  test('grips with an empty hand, near by, one at a time; a grappler’s hit grips, or pins what parried', () => {
    const may = (change: (s: State) => void = () => {}, mine: object = man([]), weapon = 'unarmed') =>
      asks(near(mine, man(), change), weapon, grippable)
    expect([may(), may(() => {}, man(['longsword']), 'longsword'), may(() => {}, { like: 'wolf' }, 'bite')]).toEqual([
      true,
      false,
      true,
    ])
    expect([
      may((s) => void Object.assign(s, { holds: [hold('grip', 'ann', 'bob')] })),
      may((s) => void Object.assign(s, { holds: [hold('grip', 'bob', 'ann')] })),
      may((s) => void Object.assign(s, { holds: [hold('entangle', 'ann', 'bob')] })),
    ]).toEqual([false, true, true])
    const troll = { like: 'troll', abilities: ['grappler'] }
    const grappled = (
      fields: Partial<Exchange> = {},
      guard?: string,
      change: (s: State) => void = () => {},
      options: object = {},
      mine: object = troll,
      weapon = 'claws',
    ) =>
      done(near(mine, man(['longsword']), change, options), weapon, '', grapples, fields, 'ann', guard).state.holds.map(
        ({ kind, item: of }) => `${kind} ${of ?? ''}`.trim(),
      )
    expect([
      grappled(),
      grappled({}, 'longsword'),
      grappled({ defenseLevel: 'failure' }, 'longsword'),
      grappled({}, 'unarmed'),
    ]).toEqual([['grip'], ['pin bob longsword'], ['grip'], ['grip']])
    expect(grappled({}, 'longsword', () => {}, { grapplerPins: false })).toEqual(['grip'])
    expect([grappled({ clear: true }), grappled({ attackLevel: 'failure' }), grappled({ ranged: true })]).toEqual([
      [],
      [],
      [],
    ])
    expect([
      grappled({}, undefined, is('bob', { condition: 'unconscious' })),
      grappled({}, undefined, is('ann', { condition: 'unconscious' })),
    ]).toEqual([[], []])
    expect(grappled({}, undefined, () => {}, {}, man(['longsword'], { abilities: ['grappler'] }), 'longsword')).toEqual(
      [],
    )
    expect(grappled({}, undefined, () => {}, {}, { like: 'troll', abilities: [] })).toEqual([])
    const slips = (...holds: Hold[]) =>
      asks(
        near(man(), man(), (s) => void Object.assign(s, { holds })),
        'longsword',
        slippable,
      )
    expect([
      slips(hold('grip', 'ann', 'bob')),
      slips(hold('pin', 'ann', 'bob')),
      slips(hold('astride', 'ann', 'bob')),
      slips(hold('engulf', 'ann', 'bob')),
      slips(hold('grip', 'bob', 'ann')),
    ]).toEqual([true, true, false, false, false])
  })
  test('disarms nobody of more than twice the STR, harder or easier by Size', () => {
    const strong = (str: number) =>
      man(['longsword'], { characteristics: { str, con: 12, siz: 13, dex: 12, int: 12, pow: 12, cha: 12 } })
    const may = (str: number, his: object = strong(str)) => asks(near(man(), his), 'longsword', disarmable)
    expect([may(24), may(25), may(0, man([])), may(0, man(['heater']))]).toEqual([true, false, false, false])
    const kept = (mine: string, roll: number) => {
      const { state } = done(near(man([mine]), man()), mine, `bob disarm: ${roll}`, disarm, { attackKept: 1 })
      return item(state, 'bob', 'longsword').where
    }
    expect([kept('longsword', 6), kept('longsword', 7)]).toEqual(['right', 'ground'])
    expect([kept('great-sword', 3), kept('great-sword', 4), kept('dagger', 9), kept('dagger', 10)]).toEqual([
      'right',
      'ground',
      'right',
      'ground',
    ])
  })
  test('bleeds, stuns or scars where it struck and hurt', () => {
    const bled = (
      fields: Partial<Exchange>,
      script: string,
      his: object = man(),
      change: (s: State) => void = () => {},
    ) => the(done(near(man(), his, change), 'longsword', script, bleed, fields).state, 'bob').bleeding
    expect([
      bled({ through: 1 }, 'bob bleed: 29'),
      bled({ through: 1 }, 'bob bleed: 31'),
      bled({ through: 0 }, ''),
    ]).toEqual([[3], [], []])
    expect([
      bled({ through: 1 }, '', man([], { abilities: ['undead'] })),
      bled({ through: 1 }, 'bob bleed: 90', man(), is('bob', { bleeding: [3, 0] })),
    ]).toEqual([[], [3, 0, 3]])
    const stunned = (location: number, through = 2, script = 'bob stun: 90') => {
      const bob = the(done(near(), 'longsword', script, stun, { location, through }).state, 'bob')
      return [
        stuns(bob)[location],
        bob.lasting.flatMap(({ kind, left }) => (kind === 'stunned' ? [] : `${kind} ${left}`)),
        bob.stance,
      ]
    }
    expect([stunned(4), stunned(0), stunned(6), stunned(3), stunned(2)]).toEqual([
      [2, [], 'standing'],
      [2, [], 'prone'],
      [0, ['senseless 2'], 'standing'],
      [0, ['winded 2'], 'standing'],
      [0, ['winded 2'], 'standing'],
    ])
    expect(stunned(4, 0, '')).toEqual([0, [], 'standing'])
    const scars = (fields: Partial<Exchange>, wins: 'ann' | 'bob' = 'ann') => {
      const { state } = done(near(), 'longsword', '', scar, fields, wins)
      return ['ann', 'bob'].map((id) => the(state, id).limbs.findIndex((each) => each.scars > 0))
    }
    expect([scars({ location: 0 }), scars({ location: -1 }), scars({ location: 2 }, 'bob')]).toEqual([
      [-1, 0],
      [-1, 6],
      [6, -1],
    ])
    const opened_ = (fields: Partial<Fighter>) =>
      the(alone(near(man(), man(), is('ann', fields)), '', (ctx, s) => reopens(ctx, the(s, 'ann'))).state, 'ann')
    expect(opened_({ staunched: [1, 3], bleeding: [3, 2] })).toMatchObject({ bleeding: [3, 2, 1, 3], staunched: [] })
  })
  test('leaves a blade in the wound, an arrow of its own Size, and nothing of a body', () => {
    const stuck = (weapon: string, ranged = false, mine: object = man([weapon])) => {
      const { state } = done(near(mine), weapon, '', impale, { ranged })
      return [
        item(state, 'ann', weapon).where,
        state.impaled.map(({ by, on, item: of, location, size }) => `${by} ${on} ${of} ${location} ${size}`),
      ]
    }
    expect(stuck('longsword')).toEqual(['stuck', ['ann bob ann longsword 3 medium']])
    expect(stuck('great-sword')).toEqual(['stuck', ['ann bob ann great-sword 3 huge']])
    expect(stuck('long-bow', true)).toEqual(['both', ['ann bob  3 small']])
    expect(stuck('shortspear', true)).toEqual(['stuck', ['ann bob ann shortspear 3 medium']])
    expect(stuck('gore', false, { like: 'minotaur' })).toEqual(['body', []])
    const bitten = done(near({ like: 'wolf' }, man(['net'])), 'bite', '', entangle, {}, 'bob', 'net')
    expect(bitten.state.holds).toMatchObject([{ by: 'bob', on: 'ann', location: 0 }])
    const netted = done(near(man(['net'])), 'net', '', entangle, { location: 6 })
    expect(told(netted, 'holds')).toMatchObject([{ who: 'ann', at: 'bob', hold: 'entangle', location: 'head' }])
  })
})
