import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { armours, CATEGORIES, shields } from '../content/armour.ts'
import { RANKS } from '../content/skills.ts'
import { weapons } from '../content/weapons.ts'
import { olde } from '../index.ts'
import { doublings, farthest } from '../ranged-combat.ts'
import type { State } from '../types.ts'
import { duel, EIGHT, heard, of, only, ready, run, SWORD, strike, two } from './staged.ts'

const terms = (from: State, weapon = 'broadsword') =>
  only(strike(from, '1 1', '3 3', '', weapon), 'attack').rolled.terms.map(({ value, because }) => `${value} ${because}`)

describe('melee weapons', () => {
  rule('OLDE-WPN-02', 'two less without the weapon’s skill; another skill does not help', () => {
    const from = duel({ skills: { axes: 'master' } })
    const fought = strike(from, '2 2', '3 3', 'ann damage: 1')
    expect(only(fought, 'attack').rolled.total).toBe(4)
  })

  rule('OLDE-SKILL-ranks', 'a rank above apprentice adds one, up to five', () => {
    expect(RANKS).toEqual({
      apprentice: 0,
      journeyman: 1,
      foreman: 2,
      master: 3,
      'grand-master': 4,
      'legendary-master': 5,
    })
    const by = (rank: string) =>
      only(
        strike(duel({ skills: { swords: rank } }), '2 2', '1 1', rank === 'apprentice' ? '' : '', 'broadsword'),
        'attack',
      ).rolled.total
    expect(
      only(strike(duel({ skills: { swords: 'foreman' } }), '2 2', '1 1', 'ann damage: 1'), 'attack').rolled.total,
    ).toBe(4)
    expect(by('apprentice')).toBe(2)
  })

  rule('OLDE-WPN-03', 'reach 0 strikes in the same space, and only such a weapon does', () => {
    const together = (weapon: string, skill: string) =>
      ready(
        two(
          { brawn: 12, weapons: [weapon], skills: { [skill]: 'apprentice', brawling: 'apprentice' } },
          {},
          { distance: 0 },
        ),
        { ann: 2 },
      )
    const dagger = run(
      together('dagger', 'knives'),
      'ann turn: attack\nann weapon: dagger knives\nbob defense: 2 2\nann attack: 2 2\nann damage: 3',
      2,
    )
    expect(only(dagger, 'declared')).toMatchObject({ weapon: 'dagger', distance: 0 })
    const great = run(
      together('greatsword', 'swords'),
      'ann turn: attack\nbob defense: 2 2\nann attack: 2 2\nann damage: 3',
      2,
    )
    expect(only(great, 'declared').weapon).toBe('fists')
  })

  rule('OLDE-WPN-04', 'reach 1 strikes into the next space', () => {
    expect(only(strike(duel(), '2 2', '2 2', 'ann damage: 1'), 'declared')).toMatchObject({
      weapon: 'broadsword',
      distance: 1,
    })
    expect(refusal(olde, ready(two(SWORD, {}, { distance: 2 }), { ann: 2 }), 'ann', 'attack')?.rule).toBe('OLDE-ATK-02')
  })

  rule('OLDE-WPN-05', 'reach 2 and 3 strike two and three spaces off', () => {
    const at = (distance: number) =>
      ready(two({ brawn: 10, weapons: ['pike'], skills: { spears: 'apprentice' } }, {}, { distance }), { ann: 2 })
    const script = 'ann turn: attack\nbob defense: 2 2\nann attack: 2 2\nann damage: 3'
    expect([2, 3].map((far) => only(run(at(far), script, 2), 'declared').distance)).toEqual([2, 3])
    expect(refusal(olde, at(4), 'ann', 'attack')).toBeDefined()
  })

  rule('OLDE-WPN-06', 'both hands want less Brawn, and hold nothing else', () => {
    const axe = { brawn: 7, weapons: ['broad-axe', 'dagger'], skills: { axes: 'apprentice', shields: 'apprentice' } }
    const free = strike(ready(two(axe), { ann: 2 }), '2 2', '2 2', 'ann damage: 4', 'broad-axe')
    expect(only(free, 'declared').hands).toBe(2)
    expect(only(free, 'hurt').lost).toBe(4)
    const shielded = strike(
      ready(two({ ...axe, shield: 'roundel' }), { ann: 2 }),
      '2 2',
      '3 3',
      'ann damage: 4',
      'broad-axe',
    )
    expect(only(shielded, 'declared').hands).toBe(1)
    expect([only(shielded, 'attack').rolled.total, only(shielded, 'hurt').raw]).toEqual([5, 3])
    const filled = ready(two(axe), { ann: 3 }, (s) => {
      const dagger = of(s, 'ann').items[1]
      if (dagger !== undefined) dagger.at = 'off'
    })
    expect(only(strike(filled, '2 2', '3 3', 'ann damage: 4', 'broad-axe'), 'declared').hands).toBe(1)
  })

  rule('OLDE-WPN-07', 'each point of Brawn short takes one from the attack and one from the damage', () => {
    const weak = duel({ brawn: 4, finesse: 8 })
    const fought = strike(weak, '1 1', '3 3', 'ann damage: 5')
    expect(only(fought, 'attack').rolled.total).toBe(4)
    expect(only(fought, 'hurt').raw).toBe(3)
  })

  rule('OLDE-WPN-08', 'strength above the minimum adds nothing, to blows and to shots', () => {
    expect(terms(duel({ brawn: 12 }))).toEqual([])
    const bow = ready(two({ brawn: 12, weapons: ['shortbow'], skills: { bows: 'apprentice' } }, {}, { distance: 3 }), {
      ann: 2,
    })
    const shot = run(bow, 'ann turn: attack\nbob defense: 2 2\nann attack: 2 2\nann damage: 4', 2)
    expect([only(shot, 'attack').rolled.terms, only(shot, 'hurt').raw]).toEqual([[], 4])
  })

  rule('OLDE-WPN-09', 'the figures of the table', () => {
    const row = (key: string) =>
      weapons[key]?.melee.map((m) => [m.stat, m.skill, ...m.reach, m.oneHand, m.twoHands, m.damage])
    expect(row('shortsword')).toEqual([
      ['brawn', 'swords', 0, 1, 6, 4, 6],
      ['finesse', 'fencing', 0, 1, 6, null, 6],
    ])
    expect(row('morningstar')).toEqual([['brawn', 'maces', 1, 2, 12, 10, 12]])
    expect(row('belt-knife')).toEqual([['finesse', 'knives', 0, 1, 2, null, 3]])
    expect(row('pike')).toEqual([['finesse', 'spears', 1, 3, 10, 8, 10]])
    expect(row('hatchet')).toEqual([['brawn', 'axes', 1, 1, 4, 2, 4]])
    expect(Object.values(weapons).filter(({ melee, from }) => melee.length > 0 && from === 'chapter')).toHaveLength(26)
    expect(only(strike(duel(), '2 2', '2 2', 'ann damage: 1'), 'declared').weapon).toBe('broadsword')
  })
})

describe('unarmed', () => {
  const hands = (more: object = {}, options: object = {}) =>
    ready(two({ brawn: 9, skills: { brawling: 'apprentice' }, ...more }, {}, { distance: 1, ...options }), { ann: 2 })
  const punch = (from: State, die: number, weapon: string) =>
    run(from, `ann turn: attack\n${weapon}bob defense: 2 2\nann attack: 2 2\nann damage: ${die}`, 2)

  rule('OLDE-UNARM-01', 'fists strike in the own and in the next space', () => {
    expect([0, 1].map((distance) => only(punch(hands({}, { distance }), 7, ''), 'declared').distance)).toEqual([0, 1])
    expect(refusal(olde, hands({}, { distance: 2 }), 'ann', 'attack')?.because).toMatch('reaches 1')
  })

  rule('OLDE-UNARM-04', 'a Brawn of 9 that shows a 7 does four', () => {
    expect(only(punch(hands(), 7, ''), 'hurt').lost).toBe(4)
    expect(only(punch(hands(), 10, ''), 'hurt').lost).toBe(3)
    expect(only(punch(hands(), 1, ''), 'hurt').lost).toBe(1)
  })

  rule(['OLDE-UNARM-02', 'OLDE-UNARM-05'], 'a beer stein does one more for each full five of Brawn: five here', () => {
    const stein = (brawn: number, die: number) =>
      only(punch(hands({ brawn, weapons: ['beer-stein'] }), die, 'ann weapon: beer-stein\n'), 'hurt').lost
    expect(stein(9, 7)).toBe(5)
    expect(stein(4, 4)).toBe(2)
    expect(stein(10, 7)).toBe(6)
    expect(
      only(punch(hands({ weapons: ['stone'] }, { distance: 0 }), 7, 'ann weapon: stone\n'), 'declared').distance,
    ).toBe(0)
  })

  rule('OLDE-UNARM-03', 'a chair leg is a mace of its size', () => {
    const leg = hands({ weapons: ['chair-leg'], skills: { maces: 'journeyman' } })
    const fought = punch(leg, 4, 'ann weapon: chair-leg\n')
    expect(only(fought, 'hurt').rolled?.dice).toBe('1d4')
    expect(only(fought, 'attack').rolled.terms).toMatchObject([{ value: 1, because: 'maces' }])
  })

  test('whether a fist wants training is a ruling', () => {
    const total = (unarmedUntrained: number) =>
      only(
        run(
          ready(two({ skills: {} }, {}, { options: { unarmedUntrained } }), { ann: 2 }),
          'ann turn: attack\nbob defense: 1 1\nann attack: 3 3\nann damage: 1\n'.replace(
            'ann damage: 1\n',
            unarmedUntrained === 0 ? '' : 'ann damage: 1\n',
          ),
          2,
        ),
        'attack',
      ).rolled.total
    expect([total(-2), total(0)]).toEqual([4, 6])
  })
})

describe('ranged weapons', () => {
  const bow = (distance: number, more: object = {}, bob: object = {}) =>
    ready(two({ weapons: ['shortbow'], skills: { bows: 'apprentice' }, ...more }, bob, { distance }), { ann: 2 })
  const shot = (from: State, attack = '2 2') =>
    run(from, `ann turn: attack\nbob defense: 1 1\nann attack: ${attack}`, 2)

  rule(
    ['OLDE-RNG-01', 'OLDE-RNG-02'],
    'a shot is an opposed attempt of Finesse dice, adjusted for the distance',
    () => {
      const fought = shot(bow(7, { finesse: 12 }))
      expect(only(fought, 'attack').rolled).toMatchObject({ dice: '2d12!', total: 1, needs: 2 })
      expect(heard(fought, 'defense')).toHaveLength(1)
    },
  )

  rule('OLDE-RNG-03', 'two less without the skill', () => {
    expect(only(shot(bow(3, { skills: { swords: 'master' } })), 'attack').rolled.total).toBe(2)
  })

  rule('OLDE-RNG-04', 'nothing off within the base range', () => {
    expect([2, 6].map((far) => only(shot(bow(far)), 'attack').rolled.total)).toEqual([4, 4])
  })

  rule('OLDE-RNG-05', 'three off for each doubling: 7 to 12, 13 to 24, 25 to 48', () => {
    const off = (far: number) => (only(shot(bow(far), '7 7'), 'attack').rolled.total ?? 0) - 14
    expect([7, 12, 13, 24, 25, 48].map(off)).toEqual([-3, -3, -6, -6, -9, -9])
    expect([6, 7, 12, 13, 48].map((far) => doublings({ base: 6 }, far))).toEqual([0, 1, 1, 2, 3])
  })

  rule('OLDE-RNG-06', 'nobody shoots at who shares his space', () => {
    const advanced = ready(
      two(
        { weapons: ['shortbow'], skills: { bows: 'apprentice' } },
        {},
        { distance: 0, options: { actions: 'advanced' } },
      ),
      { ann: 2 },
    )
    expect(refusal(olde, advanced, 'ann', 'shot')?.because).toMatch('shares his space')
    expect(
      only(run(bow(0), 'ann turn: attack\nbob defense: 1 1\nann attack: 2 2\nann damage: 2', 2), 'declared').weapon,
    ).toBe('fists')
  })

  rule('OLDE-RNG-07', 'three off into the next space, unless the target cannot move', () => {
    const near = (bob: object) => {
      const fought = run(
        bow(1, {}, bob),
        `ann turn: attack\nann weapon: shortbow\n${'conditions' in bob ? '' : 'bob defense: 1 1\n'}ann attack: 3 3`,
        2,
      )
      return only(fought, 'attack').rolled.total
    }
    expect(near({})).toBe(3)
    expect(near({ conditions: { restrained: 'permanent' } })).toBe(6)
  })

  rule('OLDE-RNG-08', 'not beyond its multiple of the base range', () => {
    expect(farthest({ base: 6, limit: 8 })).toBe(48)
    expect(refusal(olde, bow(48), 'ann', 'attack')).toBeUndefined()
    expect(refusal(olde, bow(49), 'ann', 'attack')?.rule).toBe('OLDE-RNG-08')
  })

  rule('OLDE-RNG-09', 'a bow takes both hands, a knife one', () => {
    const hands = (weapon: string) =>
      only(
        run(
          ready(two({ weapons: [weapon], skills: { bows: 'apprentice', thrown: 'apprentice' } }, {}, { distance: 3 }), {
            ann: 2,
          }),
          'ann turn: attack\nbob defense: 1 1\nann attack: 1 1\nann damage: 1',
          2,
        ),
        'declared',
      ).hands
    expect([hands('shortbow'), hands('throwing-knife')]).toEqual([2, 1])
  })

  rule('OLDE-RNG-10', 'each point of Brawn short takes one from the attack and one from the damage', () => {
    const weak = ready(two({ brawn: 7, weapons: ['longbow'], skills: { bows: 'apprentice' } }, {}, { distance: 3 }), {
      ann: 2,
    })
    const fought = run(weak, 'ann turn: attack\nbob defense: 1 1\nann attack: 4 3\nann damage: 9', 2)
    expect([only(fought, 'attack').rolled.total, only(fought, 'hurt').raw]).toEqual([4, 6])
  })

  rule('OLDE-RNG-11', 'the figures of the table', () => {
    const row = (key: string) => {
      const r = weapons[key]?.ranged
      return r == null ? undefined : [r.skill, r.base, r.limit, r.hands, r.brawn, r.spans, r.damage, r.thrown]
    }
    expect(row('longbow')).toEqual(['bows', 12, 8, 2, 10, null, 12, false])
    expect(row('arbalest')).toEqual(['crossbows', 10, 4, 2, 6, 10, 10, false])
    expect(row('sling')).toEqual(['sling', 6, 4, 2, 4, null, 6, false])
    expect(row('throwing-axe')).toEqual(['thrown', 4, 2, 1, 6, null, 6, true])
    expect(row('spear')).toEqual(['thrown', 6, 4, 1, 8, null, 8, true])
    expect(Object.values(weapons).filter(({ ranged }) => ranged !== null)).toHaveLength(10)
    expect(only(shot(bow(3)), 'declared').weapon).toBe('shortbow')
  })

  rule('OLDE-SKILL-sling', 'nobody can use a sling untrained', () => {
    const sling = (skills: object) => ready(two({ weapons: ['sling'], skills }, {}, { distance: 4 }), { ann: 2 })
    expect(refusal(olde, sling({}), 'ann', 'attack')?.because).toMatch('untrained')
    expect(refusal(olde, sling({ sling: 'apprentice' }), 'ann', 'attack')).toBeUndefined()
  })

  test('what is thrown lies with its target and can be picked up there', () => {
    const from = ready(two({ weapons: ['javelin'], skills: { thrown: 'apprentice' } }, {}, { distance: 4 }), {
      ann: 2,
      bob: 1,
    })
    const { state } = run(from, 'ann turn: attack\nbob defense: 7 1\nann attack: 4 3\nbob turn: ready', 3)
    expect(of(state, 'ann').items).toEqual([])
    expect(of(state, 'bob').items).toMatchObject([{ weapon: 'javelin', at: 'main' }])
  })
})

describe('crossbows', () => {
  const xbow = (brawn: number, ap: number, weapon = 'crossbow') =>
    ready(two({ brawn, weapons: [weapon], skills: { crossbows: 'apprentice' } }, {}, { distance: 5 }), { ann: ap })
  const SHOT = 'ann turn: attack\nbob defense: 1 1\nann attack: 1 1\nann damage: 1\n'

  rule('OLDE-XBOW-04', 'shot, it must be reset before it shoots again', () => {
    const { state } = run(xbow(8, 7), `${SHOT}`, 2)
    expect(of(state, 'ann').items[0]?.loaded).toBe(false)
    state.acting = null
    of(state, 'ann').acted = false
    of(state, 'ann').spent = 0
    expect(refusal(olde, state, 'ann', 'attack')?.because).toMatch('must be reset')
  })

  rule('OLDE-XBOW-02', 'strong enough: reset for 1 AP and shoot for 2 in one round', () => {
    const slack = xbow(8, 3)
    const bow = of(slack, 'ann').items[0]
    if (bow !== undefined) bow.loaded = false
    const { state, events } = run(slack, `ann turn: reset\n${SHOT}`, 3)
    expect(events).toContainEqual(expect.objectContaining({ type: 'spanned', by: 'hand' }))
    expect(of(state, 'ann').ap).toBe(0)
    expect(of(state, 'bob').hp).toBe(11)
  })

  rule('OLDE-XBOW-03', 'not strong enough: the crank and 3 AP, so a shot every other round', () => {
    const slack = xbow(7, 5)
    const bow = of(slack, 'ann').items[0]
    if (bow !== undefined) bow.loaded = false
    const { state } = run(slack, 'ann turn: reset')
    expect(of(state, 'ann')).toMatchObject({ ap: 2, spent: 3, items: [{ loaded: true }] })
    expect(
      refusal(olde, { ...state, acting: { who: 'ann', moved: true, acted: false, gone: 0 } }, 'ann', 'attack')?.because,
    ).toMatch('a round has 3')
    const next = run(state, `ann turn: pass\n${SHOT}`, 4)
    expect(of(next.state, 'bob').hp).toBe(11)
  })

  rule('OLDE-XBOW-01', 'one minimum to shoot, another to span; below the first there are penalties', () => {
    const weak = run(xbow(4, 2, 'arbalest'), 'ann turn: attack\nbob defense: 1 1\nann attack: 3 3\nann damage: 5', 2)
    expect([only(weak, 'attack').rolled.total, only(weak, 'hurt').raw]).toEqual([4, 3])
    const able = xbow(8, 3, 'arbalest')
    const bow = of(able, 'ann').items[0]
    if (bow !== undefined) bow.loaded = false
    expect(only(run(able, 'ann turn: reset'), 'spanned').by).toBe('crank')
    expect(EIGHT.brawn).toBe(8)
  })
})

describe('shields', () => {
  rule('OLDE-SHD-01', 'a shield adds its bonus to the Defense Check, a shield on the back does not', () => {
    const from = (shieldAt: 'arm' | 'back') =>
      duel({}, { shield: 'heater' }, {}, (s) => {
        of(s, 'bob').shieldAt = shieldAt
      })
    const needs = (at: 'arm' | 'back') =>
      only(strike(from(at), '2 3', '2 3', at === 'back' ? 'ann damage: 1' : ''), 'defense').needs
    expect([needs('arm'), needs('back')]).toEqual([7, 5])
  })

  rule('OLDE-SHD-02', 'beside a shield no weapon is held in both hands', () => {
    const both = { brawn: 10, weapons: ['greatsword'], skills: { swords: 'apprentice', shields: 'apprentice' } }
    const bare = only(strike(ready(two(both), { ann: 2 }), '1 1', '2 2', 'ann damage: 5', 'greatsword'), 'hurt')
    const shielded = strike(
      ready(two({ ...both, shield: 'buckler' }), { ann: 2 }),
      '1 1',
      '2 2',
      'ann damage: 5',
      'greatsword',
    )
    expect(bare.raw).toBe(5)
    expect([only(shielded, 'declared').hands, only(shielded, 'hurt').raw]).toEqual([1, 3])
    const archer = ready(two({ weapons: ['shortbow'], shield: 'buckler' }), { ann: 2 })
    expect(of(archer, 'ann').shieldAt).toBe('back')
  })

  rule(
    'OLDE-SHD-03',
    'each point of Brawn short takes one from Brawn and Finesse Checks, attack and defence alike',
    () => {
      const weak = { brawn: 8, shield: 'kite', skills: { swords: 'apprentice', shields: 'apprentice' } }
      expect(terms(duel(weak))).toEqual(['-2 too weak for the shield'])
      const fought = strike(duel({}, { ...weak, weapons: [] }), '2 2', '4 4', 'ann outcome: tripped\nann damage: 1')
      expect(only(fought, 'defense').needs).toBe(4 + 3 - 2)
    },
  )

  rule('OLDE-SHD-04', 'spells with gestures suffer its casting adjustment, spoken ones do not', () => {
    const caster = { spells: ['ember', 'mend'], shield: 'heater', hurt: 4 }
    const from = ready(two(caster, {}, { distance: 3 }), { ann: 2 })
    const ember = run(from, 'ann turn: cast\nann spell: ember\nbob defense: 1 1\nann attack: 3 3\nann damage: 1', 2)
    expect(only(ember, 'attack').rolled.terms).toMatchObject([{ value: -2, because: 'heater' }])
    const mend = run(from, 'ann turn: cast\nann spell: mend\nann mend: 5 4\nann healing: 2')
    expect(only(mend, 'check').rolled).toMatchObject({ terms: [], total: 9 })
  })

  rule('OLDE-SHD-05', 'the figures of the table', () => {
    expect(Object.values(shields).map(({ defense, brawn, casting, size }) => [defense, brawn, casting, size])).toEqual([
      [1, 6, -1, 2],
      [1, 6, -1, 2],
      [2, 8, -2, 4],
      [2, 8, -2, 4],
      [3, 10, -3, 6],
      [3, 10, -3, 8],
      [4, 12, -4, 8],
    ])
    expect(only(strike(duel({}, { brawn: 12, shield: 'tower' }), '1 1', '4 2', 'ann damage: 1'), 'defense').needs).toBe(
      6,
    )
  })

  rule('OLDE-SKILL-shields', 'a shield in strange hands is in the way of every attack', () => {
    expect(terms(duel({ shield: 'heater' }))).toEqual(['-2 no shields'])
    expect(terms(duel({ shield: 'heater', skills: { swords: 'apprentice', shields: 'apprentice' } }))).toEqual([])
  })

  rule('OLDE-SKILL-bucklers', 'fencers know bucklers, and no other shield', () => {
    const fencer = (shield: string) => terms(duel({ shield, skills: { swords: 'apprentice', fencing: 'apprentice' } }))
    expect([fencer('buckler'), fencer('roundel')]).toEqual([[], ['-2 no shields']])
  })
})

describe('armour', () => {
  rule('OLDE-ARM-01', 'it takes from damage and never from the chance to be hit', () => {
    const fought = strike(duel({}, { brawn: 12, armour: 'full-plate' }), '2 2', '2 2', 'ann damage: 8')
    expect(only(fought, 'defense').needs).toBe(4)
    expect(only(fought, 'hurt').lost).toBe(2)
  })

  rule('OLDE-ARM-02', 'every armour fits its category', () => {
    for (const { category, reduction, brawn } of Object.values(armours)) {
      const span = CATEGORIES[category]
      expect(reduction).toBeGreaterThanOrEqual(span.reduction[0])
      expect(reduction).toBeLessThanOrEqual(span.reduction[1])
      expect(brawn).toBeGreaterThanOrEqual(span.brawn[0])
      expect(brawn).toBeLessThanOrEqual(span.brawn[1])
    }
    expect(only(strike(duel({}, { armour: 'scale', brawn: 9 }), '2 2', '2 2', 'ann damage: 5'), 'hurt').lost).toBe(2)
  })

  rule(
    'OLDE-ARM-03',
    'too heavy: a rank less on every Finesse die for each point, in attack, defence and action points',
    () => {
      const heavy = { brawn: 6, armour: 'chainmail' }
      expect(only(strike(duel({}, heavy), '6 1 1', '4 4', 'ann damage: 1'), 'defense').rolled?.dice).toBe('2d6!')
      const rapier = ready(two({ ...heavy, weapons: ['rapier'], skills: { fencing: 'apprentice' } }), { ann: 2 })
      expect(only(strike(rapier, '1 1', '3 3', 'ann damage: 3', 'rapier'), 'attack').rolled.dice).toBe('2d6!')
      const reset = run(
        ready(two(heavy), {}, (s) => {
          s.phase = 'reset'
        }),
        'ann action points: 6\nbob action points: 8',
      )
      expect(heard(reset, 'ap').map(({ rolled }) => rolled?.dice)).toEqual(['1d6', '1d8'])
    },
  )

  rule('OLDE-ARM-04', 'too heavy: one less on Brawn Checks for each point, and not on Finesse ones', () => {
    expect(terms(duel({ brawn: 6, armour: 'chainmail' }))).toEqual(['-2 too weak for the armour'])
    const finesse = ready(
      two({ brawn: 6, armour: 'chainmail', weapons: ['dagger'], skills: { knives: 'apprentice' } }),
      { ann: 2 },
    )
    expect(terms(finesse, 'dagger knives')).toEqual([])
  })

  rule('OLDE-ARM-05', 'the figures of the table', () => {
    expect(
      Object.entries(armours).map(
        ([key, { category, reduction, brawn }]) => `${key} ${category} ${reduction} ${brawn}`,
      ),
    ).toEqual([
      'leather light 1 5',
      'gambeson light 2 7',
      'hardened-leather light 2 6',
      'scale medium 3 9',
      'chainmail medium 3 8',
      'brigandine medium 4 10',
      'plate-and-mail heavy 5 11',
      'full-plate heavy 6 12',
    ])
    expect(only(strike(duel({}, { armour: 'gambeson' }), '2 2', '2 2', 'ann damage: 5'), 'hurt').lost).toBe(3)
  })
})

describe('what is open about defence', () => {
  rule('OLDE-SKILL-dodge', 'played so, a rank of Dodge helps the Defense Check', () => {
    const needs = (dodgeSkill: boolean) =>
      only(
        strike(
          duel({}, { skills: { dodge: 'master' } }, { options: { dodgeSkill } }),
          '2 2',
          '4 3',
          dodgeSkill ? 'ann damage: 1' : 'ann outcome: tripped\nann damage: 1',
        ),
        'defense',
      ).needs
    expect([needs(true), needs(false)]).toEqual([7, 4])
  })

  test('played so, the skill of a ready weapon or shield helps as well', () => {
    const bob = { ...SWORD, skills: { swords: 'foreman', shields: 'journeyman' }, shield: 'buckler' }
    const fought = strike(duel({}, bob, { options: { defenseSkill: 'weaponOrShield' } }), '2 2', '4 3', 'ann damage: 1')
    expect(only(fought, 'defense').needs).toBe(4 + 1 + 2)
  })
})
