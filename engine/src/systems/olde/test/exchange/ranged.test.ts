import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { weapons } from '../../content/weapons.ts'
import { doublings, farthest } from '../../exchange/ranged.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { heard, of, only, ready, run, two } from '../staged.ts'

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
