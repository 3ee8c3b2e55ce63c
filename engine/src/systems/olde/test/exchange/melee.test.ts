import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { RANKS } from '../../content/skills.ts'
import { weapons } from '../../content/weapons.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

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
