import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel, EIGHT, type Fought, heard, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

/** Drawn meetings of seed 20261120, as `drawn-meetings.md` has them before they were staged. */
const advanced = { options: { actions: 'advanced' } }
const FENCER = { weapons: ['rapier'], skills: { fencing: 'journeyman' } } as const
const offered = ({ asked }: Fought): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []

describe('a riposte', () => {
  /** Bob hurts Ann by so much with his sword, and she has so many AP. */
  const hurtBy = (die: number, ann: object = {}, ap = 4, bob: object = {}, more: object = {}): Fought =>
    run(
      ready(two({ ...FENCER, ...ann }, { ...SWORD, ...bob }, { ...advanced, ...more }), { bob: 6, ann: ap }),
      `bob turn: melee\nbob weapon: broadsword\nann defense: 2 2\nbob attack: 2 2\nbob damage: ${die}\n`,
      2,
    )

  test('takes AP and neither Mana nor Faith; of those one point comes back at the reset', () => {
    const from = ready(two({ ...FENCER, spells: ['ember', 'mend'] }, SWORD, advanced), { bob: 2, ann: 1 }, (s) => {
      of(s, 'ann').mana = 3
      of(s, 'ann').faith = 3
    })
    const script =
      'bob turn: melee\nbob weapon: broadsword\nann defense: 2 2\nbob attack: 2 2\nbob damage: 3\nann riposte: riposte\nbob defense: 2 2\nann attack: 3 3'
    const done = run(from, `${script}\nann damage: 1`, 2)
    const [, riposte] = heard(done, 'attack')
    expect(riposte?.rolled.total).toBe(6 + 1 - 3)
    expect(of(done.state, 'ann')).toMatchObject({ ap: 0, mana: 3, faith: 3 })
    const after = run(done.state, 'ann pool: mana\nann action points: 4\nbob action points: 3', 4)
    expect([of(after.state, 'ann').mana, of(after.state, 'ann').faith].sort()).toEqual([3, 4])
  })

  test('is at one less for each Hit Point lost, the skill beside it, against the other shield', () => {
    const done = run(
      ready(
        two(
          { ...FENCER, shield: 'buckler', brawn: 8 },
          { ...SWORD, shield: 'kite', brawn: 12, skills: { swords: 'apprentice', shields: 'apprentice' } },
          advanced,
        ),
        {
          bob: 6,
          ann: 4,
        },
      ),
      'bob turn: melee\nbob weapon: broadsword\nann defense: 2 2\nbob attack: 3 2\nbob damage: 2\nann riposte: riposte\nbob defense: 2 2\nann attack: 7 3\nann damage: 1',
      2,
    )
    const [, riposte] = heard(done, 'attack')
    expect(riposte?.rolled).toMatchObject({ total: 7 + 3 + 1 - 2 })
    expect(heard(done, 'defense')[1]?.needs).toBe(2 + 2 + 3)
    expect(of(done.state, 'ann').ap).toBe(3)
  })

  test('is for who has passed, and for nobody without AP', () => {
    expect(offered(hurtBy(1))).toEqual(['riposte', 'none'])
    expect(offered(hurtBy(1, {}, 0))).toEqual([])
    const from = ready(two(FENCER, SWORD, advanced), { bob: 2, ann: 3 })
    const passed = run(
      from,
      'ann turn: pass\nbob turn: melee\nbob weapon: broadsword\nann defense: 2 2\nbob attack: 2 2\nbob damage: 1\n',
      3,
    )
    expect(offered(passed)).toEqual(['riposte', 'none'])
  })

  test('needs a weapon that reaches: a rapier two spaces, not three', () => {
    const pike = { brawn: 10, weapons: ['pike'], skills: { spears: 'apprentice' } }
    const from = (distance: number) =>
      run(
        ready(two(FENCER, pike, { ...advanced, distance }), { bob: 6, ann: 4 }),
        'bob turn: melee\nann defense: 2 2\nbob attack: 2 2\nbob damage: 1\n',
        2,
      )
    expect(offered(from(3))).toEqual([])
    expect(offered(from(2))).toEqual(['riposte', 'none'])
  })
})

describe('a legendary hit', () => {
  test('that slays asks for no damage and no armour: dead, with Hit Points as they were', () => {
    const plate = { armour: 'full-plate', brawn: 12, ...{ finesse: 8 } }
    const slain = strike(duel({}, plate), '2 2', '7 7', 'ann outcome: slain\ngm slay: yes')
    expect(heard(slain, 'hurt')).toEqual([])
    expect(of(slain.state, 'bob')).toMatchObject({ dead: true, hp: of(duel({}, plate), 'bob').hp })
    expect(offered(strike(duel({}, plate, { options: { instantSlay: 'never' } }), '2 2', '7 7'))).not.toContain('slain')
  })

  test('at its worst is the die’s highest with the wielder’s weakness, past the armour', () => {
    const tough = { armour: 'leather', brawn: 12, nerve: 12 }
    const great = (weapons: readonly string[], brawn = 10) => {
      const from = ready(two({ brawn, weapons, skills: { swords: 'apprentice', shields: 'apprentice' } }, tough), {
        ann: 2,
      })
      return run(
        from,
        'ann turn: attack\nann weapon: greatsword\nbob defense: 2 2\nann attack: 7 7\nann outcome: maximum past armour\n',
        2,
      )
    }
    expect(only(great(['greatsword']), 'hurt').lost).toBe(12)
    expect(only(great(['greatsword'], 8), 'hurt').lost).toBe(10)
  })

  test('that breaks a bow ends the shooting, and a pike the reach', () => {
    const archer = { weapons: ['shortbow'], skills: { bows: 'apprentice' } }
    const broken = strike(duel({}, archer), '2 2', '7 7', 'ann outcome: weapon broken\nann damage: 1')
    expect(of(broken.state, 'bob').items[0]?.at).toBe('broken')
    const pike = { brawn: 10, weapons: ['pike'], skills: { spears: 'apprentice' } }
    const snapped = strike(duel({}, pike), '2 2', '7 7', 'ann outcome: weapon broken\nann damage: 1')
    const far = ready(two({}, pike, { distance: 3 }), { bob: 2 }, (s: State) => {
      const [item] = of(s, 'bob').items
      if (item !== undefined) item.at = 'broken'
    })
    expect(refusal(olde, far, 'bob', 'attack')?.rule).toBeDefined()
    expect(of(snapped.state, 'bob').items[0]?.at).toBe('broken')
    const near = ready(two({}, pike, { distance: 1 }), { bob: 2 }, (s: State) => {
      const [item] = of(s, 'bob').items
      if (item !== undefined) item.at = 'broken'
    })
    const fist = run(near, 'bob turn: attack\nann defense: 2 2\nbob attack: 4 4\nbob damage: 3', 2)
    expect(only(fist, 'declared').weapon).toBe('fists')
  })
})

describe('what takes from the attack', () => {
  test('the exhausted strike at two less, and their fist and mug hurt as ever', () => {
    const tired = { conditions: { exhausted: 'permanent' }, skills: { brawling: 'apprentice' } }
    const punch = run(
      ready(two(tired), { ann: 2 }),
      'ann turn: attack\nbob defense: 2 2\nann attack: 4 3\nann damage: 7',
      2,
    )
    expect(only(punch, 'attack').rolled.total).toBe(5)
    expect(only(punch, 'hurt').lost).toBe(4)
    const mug = run(
      ready(two({ ...tired, brawn: 10, weapons: ['beer-stein'] }), { ann: 2 }),
      'ann turn: attack\nann weapon: beer-stein\nbob defense: 2 2\nann attack: 4 3\nann damage: 7',
      2,
    )
    expect(only(mug, 'hurt').lost).toBe(4 + 2)
  })

  test('the blind hit plainly where they just reach the Defense of the revised table', () => {
    const blind = duel({ conditions: { blinded: 'permanent' } }, {}, { options: { criticalTable: 'revised' } })
    const hit = strike(blind, '2 2', '5 4', 'ann damage: 3')
    expect(only(hit, 'attack')).toMatchObject({ margin: 0, band: 'hit' })
    expect(heard(hit, 'outcome')).toEqual([])
    expect(only(hit, 'hurt').lost).toBe(3)
  })

  test('a snapshot and blindness add up; one off the own Defense stays beside the five', () => {
    const archer = { weapons: ['shortbow'], skills: { bows: 'apprentice' }, conditions: { blinded: 'permanent' } }
    const from = ready(
      two(archer, { weapons: ['shortbow'], skills: { bows: 'apprentice' } }, { ...advanced, distance: 4 }),
      {
        ann: 3,
        bob: 2,
      },
    )
    const shot = run(from, 'ann turn: snapshot\nbob defense: 2 2\nann attack: 7 6\n', 2)
    expect(only(shot, 'attack').rolled.total).toBe(13 - 2 - 5)
    const back = run(
      shot.asked === undefined ? shot.state : from,
      'ann turn: snapshot\nbob defense: 2 2\nann attack: 7 6\nann damage: 1\n',
      3,
    )
    expect(of(back.state, 'ann').adjustments).toMatchObject([{ to: 'defense', value: -1 }])
  })

  test('a knife thrown beside a strange shield is at two less, as a mace is', () => {
    const shielded = (weapon: string, skill: string) =>
      ready(
        two(
          { brawn: 8, weapons: [weapon], shield: 'heater', skills: { [skill]: 'apprentice' } },
          {},
          { distance: weapon === 'mace' ? 1 : 2 },
        ),
        {
          ann: 2,
        },
      )
    const mace = run(
      shielded('mace', 'maces'),
      'ann turn: attack\nann weapon: mace\nbob defense: 4 4\nann attack: 4 4',
      2,
    )
    expect(only(mace, 'attack').rolled.total).toBe(6)
    const knife = run(shielded('throwing-knife', 'thrown'), 'ann turn: attack\nbob defense: 4 4\nann attack: 4 4', 2)
    expect(only(knife, 'attack').rolled.total).toBe(6)
  })

  test('strange to the shield, its bearer attacks at two less and is guarded all the same; mail guards no better', () => {
    const mail = { ...SWORD, shield: 'kite', armour: 'chainmail', brawn: 10 }
    const hit = strike(duel({}, mail), '2 2', '4 4', 'ann damage: 1')
    expect(only(hit, 'defense').needs).toBe(2 + 2 + 3)
    const back = run(
      ready(two(mail, {}), { ann: 2 }),
      'ann turn: attack\nann weapon: broadsword\nbob defense: 4 4\nann attack: 4 4',
      2,
    )
    expect(only(back, 'attack').rolled.total).toBe(6)
  })

  test('dazed with a heater: two and two are nothing, and nothing is done', () => {
    const dazed = {
      ...SWORD,
      shield: 'heater',
      skills: { swords: 'apprentice', shields: 'apprentice' },
      spells: ['ember'],
      conditions: { dazed: 'permanent' },
    }
    const hit = strike(duel({}, dazed), '3 3', '3 3', 'ann damage: 1')
    expect(only(hit, 'defense').needs).toBe(6)
    const from = ready(two({}, dazed), { bob: 4 })
    expect(refusal(olde, from, 'bob', 'attack')?.rule).toBe('OLDE-COND-dazed')
    expect(refusal(olde, from, 'bob', 'cast')?.rule).toBe('OLDE-COND-dazed')
  })
})

describe('what hurts', () => {
  test('equal is a hit, and the damage die is thrown', () => {
    expect(only(strike(duel(), '3 3', '4 2', 'ann damage: 5'), 'hurt').lost).toBe(5)
  })

  test('a fist for four on a reduction of five hurts nobody and heals nobody', () => {
    const fists = ready(two({ skills: { brawling: 'apprentice' } }, { armour: 'plate-and-mail', brawn: 12 }), {
      ann: 2,
    })
    const hit = run(fists, 'ann turn: attack\nbob defense: 2 2\nann attack: 3 3\nann damage: 7', 2)
    expect(only(hit, 'attack').band).toBe('hit')
    expect(of(hit.state, 'bob').hp).toBe(of(fists, 'bob').fullHp)
  })

  test('Ember takes nothing for a sword too heavy, and armour takes its part', () => {
    const caster = { ...EIGHT, brawn: 6, weapons: ['broadsword'], skills: { swords: 'apprentice' }, spells: ['ember'] }
    const cast = run(
      ready(two(caster, { armour: 'leather' }, { distance: 3 }), { ann: 2 }),
      'ann turn: cast\nbob defense: 4 4\nann attack: 5 4\nann damage: 5',
      2,
    )
    expect(only(cast, 'attack').rolled.total).toBe(9)
    expect(only(cast, 'hurt').lost).toBe(4)
  })
})
