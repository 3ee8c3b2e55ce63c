import { describe, expect, test } from 'vitest'
import { rule } from '../../../kernel/testing/index.ts'
import { armours, CATEGORIES, shields } from '../content/armour.ts'
import type { State } from '../types.ts'
import { duel, heard, of, only, ready, run, SWORD, strike, two } from './staged.ts'

const terms = (from: State, weapon = 'broadsword') =>
  only(strike(from, '1 1', '3 3', '', weapon), 'attack').rolled.terms.map(({ value, because }) => `${value} ${because}`)

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
