import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { duel, EIGHT, heard, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

/** Drawn meetings of seed 20261120, as `drawn-meetings.md` has them before they were staged. */
const trio = (ann: object, pal: object, bob: object = {}) => ({
  system: 'olde',
  distance: 1,
  sides: { left: { ann: { ...EIGHT, ...ann }, pal: { ...EIGHT, ...pal } }, right: { bob: { ...EIGHT, ...bob } } },
})

describe('who is out of it', () => {
  test('lies stunned: attacks need 6 whatever lying gives, and neither rising nor striking is possible', () => {
    const lying = duel({}, { ...SWORD, posture: 'prone', conditions: { stunned: 'permanent' } })
    const hit = run(lying, 'ann turn: attack\nann weapon: broadsword\nann attack: 3 3\nann damage: 1', 2)
    expect(only(hit, 'attack')).toMatchObject({ margin: 0 })
    const bob = ready(two({}, { ...SWORD, posture: 'prone', conditions: { stunned: 'permanent' } }), { bob: 4 })
    for (const action of ['rise', 'attack', 'step'] as const) expect(refusal(olde, bob, 'bob', action)).toBeDefined()
  })

  test('uses nothing; a draught that leaves somebody below one Hit Point stills the dying all the same', () => {
    const dying = ready(trio({ draughts: 1 }, { hurt: 14, draughts: 1 }), { ann: 3, pal: 3 })
    expect(refusal(olde, dying, 'pal', 'use')).toBeDefined()
    const given = run(dying, 'ann turn: use\nann healing: 1')
    expect(of(given.state, 'pal')).toMatchObject({ hp: -1, dying: false })
    const next = run(given.state, 'ann action points: 1\nbob action points: 1', 4)
    expect(of(next.state, 'pal').hp).toBe(-1)
  })

  test('needs no Defense die: two Brawn dice against 6, and 9 are critical', () => {
    const sides = {
      left: { ann: { ...EIGHT, skills: { brawling: 'apprentice' } } },
      right: { bob: { ...EIGHT, hurt: 12 }, cid: { ...EIGHT } },
    }
    const down = ready({ system: 'olde', distance: 1, sides }, { ann: 2 })
    const asked = (dice: string) => run(down, `ann turn: attack\nann target: bob\nann attack: ${dice}\n`, 2)
    expect(only(asked('5 4'), 'attack').band).toBe('critical hit')
    expect(only(run(down, 'ann turn: attack\nann target: bob\nann attack: 5 3\nann damage: 5', 2), 'hurt').lost).toBe(3)
  })
})

describe('a weakness', () => {
  test('for armour takes from the fist and not from Ember, which the silenced may cast; Mend is spoken', () => {
    const weak = {
      brawn: 6,
      armour: 'chainmail',
      spells: ['ember', 'mend'],
      skills: { brawling: 'apprentice' },
      conditions: { silenced: 'permanent' },
    }
    const cast = run(
      ready(two(weak, {}, { distance: 3 }), { ann: 2 }),
      'ann turn: cast\nbob defense: 4 4\nann attack: 4 4\nann damage: 1',
      2,
    )
    expect(only(cast, 'attack').rolled.terms).toEqual([])
    const hurt = ready(trio(weak, { hurt: 5 }), { ann: 3 })
    const { asked } = run(hurt, 'ann turn: cast\n')
    expect(
      asked === undefined || !('choices' in asked) || !asked.choices[0]?.options.some(({ key }) => key === 'mend'),
    ).toBe(true)
    const fist = run(ready(two(weak), { ann: 2 }), 'ann turn: attack\nbob defense: 4 4\nann attack: 4 4', 2)
    expect(only(fist, 'attack').rolled.total).toBe(8 - 2)
  })

  test('of Savvy 2 throws dice of two sides again on a 2, and takes two off once', () => {
    // 4 and 5 are twos of two sides and thrown again; then ones.
    const aided = run(ready(trio({ savvy: 2 }, { hurt: 13 }), { ann: 3 }), 'ann turn: aid\nann healing: 4 5 1 2')
    expect(only(aided, 'check').rolled).toMatchObject({ total: 2 + 2 + 1 + 1 - 2 })
    expect(heard(aided, 'stable')).toEqual([])
  })
})

describe('points', () => {
  test('of a bad miss go to both heroes, and to nobody else', () => {
    const archer = { brawn: 5, weapons: ['hunting-bow'], skills: { bows: 'apprentice' }, hero: true }
    const shot = (bob: object) =>
      run(
        ready(two(archer, bob, { distance: 4 }), { ann: 2 }),
        'ann turn: attack\nbob defense: 4 4\nann attack: 3 2\ngm mishap: falls prone',
        2,
      ).state
    const both = shot({ hero: true })
    expect([of(both, 'ann').cp, of(both, 'bob').cp]).toEqual([1, 1])
    const one = shot({})
    expect([of(one, 'ann').cp, of(one, 'bob').cp]).toEqual([1, 0])
  })

  test('a slung stone asks for its skill whatever one wears; too weak for plate by two, Finesse is two ranks less', () => {
    const slinger = (skills: object) =>
      ready(two({ brawn: 10, weapons: ['sling'], armour: 'full-plate', skills }, {}, { distance: 4 }), { ann: 2 })
    expect(refusal(olde, slinger({}), 'ann', 'attack')?.rule).toBe('OLDE-SKILL-sling')
    const shot = run(
      slinger({ sling: 'apprentice' }),
      'ann turn: attack\nbob defense: 2 2\nann attack: 3 2\nann damage: 1',
      2,
    )
    expect(only(shot, 'attack').rolled.dice).toBe('2d6!')
  })

  test('a hit still does what it does where the dodge of a Master made it small', () => {
    const dodger = { skills: { dodge: 'master' } }
    const missed = strike(duel({}, dodger, { options: { dodgeSkill: true } }), '4 4', '3 2', 'gm mishap: weapon breaks')
    expect(only(missed, 'defense').needs).toBe(8 + 3)
    expect(only(missed, 'attack').band).toBe('disastrous miss')
    expect(heard(missed, 'outcome')).toHaveLength(1)
  })
})
