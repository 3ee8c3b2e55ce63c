import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { attack, counted, crowd, duel, needs, of, run, thing, told, turnOf, until } from '../arrange.ts'

const hit = 'bo defence: 99\nana damage: 1'

describe('attack basics', () => {
  rule(
    ['REN-ATK-01', 'REN-ATK-02', 'REN-ATK-03'],
    'an attack takes the Standard Action; the attacker throws first, and only a success is answered',
    () => {
      const ran = run(turnOf(duel()), attack(20, hit))
      expect([of(ran, 'ana').standard, of(ran, 'ana').quick]).toEqual([1, 0])
      expect(ran.events.findIndex((e) => e.type === 'attack')).toBeLessThan(
        ran.events.findIndex((e) => e.type === 'defence'),
      )
      expect(told(run(turnOf(duel()), attack(61)), 'defence')).toBeUndefined()
    },
  )
  rule(['REN-ATK-04', 'REN-ATK-05'], 'who wins by the higher success deals DV, who loses none', () => {
    expect(of(run(turnOf(duel()), attack(25, 'bo defence: 24\nana damage: 4')), 'bo').damage).toBe(4 + 3 + 5)
    expect(of(run(turnOf(duel()), attack(25, 'bo defence: 26')), 'bo').damage).toBe(0)
  })
  rule(['REN-ATK-06', 'REN-ATK-07'], 'a margin of 30 adds 5 DV, one of 60 ten in all', () => {
    const damage = (roll: number) =>
      of(run(turnOf(duel({ skills: { 'melee weapons': 80 } })), attack(roll, hit)), 'bo').damage
    expect([29, 30, 59, 60].map(damage)).toEqual([9, 14, 14, 19])
  })
  rule('REN-ATK-08', 'a critical counts its dice at their highest, and its margin besides', () => {
    const damage = (roll: number) =>
      of(run(turnOf(duel()), attack(roll, `bo defence: 99${roll === 44 ? '\nbo knock-down: 1' : ''}`)), 'bo').damage
    expect([damage(11), damage(44)]).toEqual([10 + 3 + 5, 10 + 3 + 5 + 5])
  })
  test('more than 30 by option', () => {
    expect(of(run(turnOf(duel({}, {}, { options: { mosThreshold: 'gt' } })), attack(30, hit)), 'bo').damage).toBe(9)
  })
})

describe('skills', () => {
  rule('REN-SKILL-01', 'a weapon is used with its own skill', () => {
    const skills = { 'melee weapons': 60, 'pole-arms': 45, 'unarmed combat': 33, 'ranged weapons': 40 }
    const number = (weapons: string[], weapon: string) =>
      needs(told(run(turnOf(duel({ skills, weapons })), attack(99, '', weapon)), 'attack'))
    expect([number(['mace'], 'mace'), number(['raven’s beak'], 'raven’s beak')]).toEqual([70, 45])
  })
  rule('REN-SKILL-02', 'fists and claws use Unarmed Combat', () => {
    const skills = { 'melee weapons': 90, 'unarmed combat': 45 }
    const clawed = run(
      turnOf(duel({ skills, weapons: [], natural: [{ name: 'claws', dv: '1d10' }] })),
      'ana turn: attack\nana attack: 99',
    )
    expect(needs(told(clawed, 'attack'))).toBe(45)
    expect(needs(told(run(turnOf(duel({ skills, weapons: [] })), 'ana turn: attack\nana attack: 99'), 'attack'))).toBe(
      35,
    )
  })
  rule('REN-SKILL-03', 'Fray defends, and against arrows nothing else does', () => {
    const ran = run(
      turnOf(duel({ weapons: ['light bow'] }, { skills: { fray: 20, 'melee weapons': 90 } }, { distance: 10 })),
      'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1 1',
    )
    expect([told(ran, 'defence')?.by, needs(told(ran, 'defence'))]).toEqual(['fray', 20])
  })
  rule(
    'REN-SKILL-04',
    'against a blow the better of Fray and the weapon in hand defends; a sheathed one does not',
    () => {
      const by = (bo: object) => told(run(turnOf(duel({}, bo)), attack(20, hit)), 'defence')?.by
      expect(by({ weapons: ['mace'], skills: { fray: 40, 'melee weapons': 60 } })).toBe('parry mace')
      expect(by({ weapons: ['mace'], skills: { fray: 61, 'melee weapons': 60 } })).toBe('fray')
      expect(by({ weapons: ['mace'], inHand: [], skills: { fray: 40, 'melee weapons': 60 } })).toBe('fray')
    },
  )
  rule('REN-SKILL-05', 'bare hands defend with basic proficiency only', () => {
    const by = (skill: number) =>
      told(
        run(
          turnOf(duel({ weapons: [] }, { weapons: [], skills: { fray: 20, 'unarmed combat': skill } })),
          'ana turn: attack\nana attack: 12\nbo defence: 99\nana damage: 1',
        ),
        'defence',
      )?.by
    expect([by(29), by(30)]).toEqual(['fray', 'unarmed fists'])
  })
  rule('REN-SKILL-07', 'ordinary defence leaves the reaction', () => {
    expect(of(run(turnOf(duel()), attack(20, 'bo defence: 30')), 'bo').reaction).toBe(0)
    const parrying = run(
      turnOf(duel({}, {}, { options: { parryIsReaction: true } })),
      'ana turn: attack\nana weapon: short sword\nana attack: 20\nbo defend: parry short sword\nbo defence: 30',
    )
    expect(of(parrying, 'bo').reaction).toBe(1)
  })
})

describe('melee', () => {
  rule('REN-MELEE-01', 'one must have the weapon in hand and the foe within a metre', () => {
    expect(refusal(renaissance, turnOf(duel({}, {}, { distance: 2 })), 'ana', 'attack')?.because).toContain(
      'out of reach',
    )
    const sheathed = until(turnOf(duel({ inHand: [] })), 'ana turn: attack')
    expect(
      sheathed.asked !== undefined && 'choices' in sheathed.asked ? sheathed.asked.choices[0]?.about.ask : '',
    ).not.toBe('weapon')
    expect(told(run(turnOf(duel()), attack(99)), 'attack')?.rule).toContain('REN-MELEE-01')
  })
  rule(
    ['REN-MELEE-02', 'REN-TAG-Reach'],
    'a weapon with Reach strikes at two metres, and at riders without penalty',
    () => {
      const ran = run(
        turnOf(duel({ weapons: ['halberd'] }, {}, { distance: 2 })),
        'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1 1',
      )
      expect(of(ran, 'bo').damage).toBe(2 + 5)
      const rider = crowd(
        { ana: { weapons: ['halberd'] } },
        { bo: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
        { distance: 0.5 },
      )
      expect(
        needs(
          told(run(turnOf(rider), 'ana turn: attack\nana target: bo\nana weapon: halberd\nana attack: 99'), 'attack'),
        ),
      ).toBe(70)
      expect(
        refusal(renaissance, turnOf(duel({ weapons: ['halberd'] }, {}, { distance: 3 })), 'ana', 'attack'),
      ).toBeDefined()
    },
  )
  rule('REN-MELEE-03', 'whom one threatens one may strike when he leaves; whom one does not, not', () => {
    const left = (bo: object) =>
      run(
        turnOf(duel({ DUR: 100 }, bo), 'ana'),
        'ana turn: move\nana where: away bo\nana metres: 4\nbo opportunity: short sword\nbo attack: 99\nana turn: end turn',
      )
    expect(told(left({}), 'reacts')?.kind).toBe('attack of opportunity')
    const idle = run(
      turnOf(duel({}, { inHand: [], weapons: ['short sword'], skills: { 'unarmed combat': 20 } })),
      'ana turn: move\nana where: away bo\nana metres: 4\nana turn: end turn',
    )
    expect(told(idle, 'reacts')).toBeUndefined()
  })
})

describe('ranged attacks', () => {
  const shot = (weapons: string[], metres: number, more: object = {}) =>
    turnOf(duel({ weapons, ...more }, {}, { distance: metres }))
  const number = (metres: number, weapons = ['light bow']) =>
    needs(told(run(shot(weapons, metres), 'ana turn: attack\nana attack: 99'), 'attack'))
  rule(['REN-RNG-01', 'REN-RNG-02'], 'each band has its penalty, from its first metre to its last', () => {
    expect([50, 51, 100, 101, 150, 151, 200].map((far) => number(far))).toEqual([60, 50, 50, 40, 40, 30, 30])
  })
  rule('REN-RNG-03', 'thrown things reach 5, 15, 30 and 45 metres', () => {
    const thrown = (metres: number) =>
      needs(told(run(shot(['knife'], metres), 'ana turn: attack\nana attack: 99'), 'attack'))
    expect([5, 6, 15, 16, 30, 31, 45].map(thrown)).toEqual([60, 50, 50, 40, 40, 30, 30])
  })
  rule('REN-RNG-04', 'beyond extreme range nothing is attacked', () => {
    expect(refusal(renaissance, shot(['light bow'], 201), 'ana', 'attack')?.rule).toBe('REN-RNG-04')
    expect(refusal(renaissance, shot(['light bow'], 200), 'ana', 'attack')).toBeUndefined()
  })
  rule('REN-RNG-08', 'at a neighbour -20, throwing too', () => {
    const ran = run(shot(['light bow'], 1), 'ana turn: attack\nana weapon: light bow\nana attack: 99')
    expect(needs(told(ran, 'attack'))).toBe(40)
    expect(
      counted(told(run(shot(['knife'], 1), 'ana turn: attack\nana weapon: knife thrown\nana attack: 99'), 'attack'))[
        'REN-RNG-08'
      ],
    ).toBe(-20)
  })
  rule('REN-RNG-09', 'common arrows are not counted', () => {
    const ran = run(shot(['light bow'], 10), 'ana turn: attack\nana attack: 99')
    expect([thing(of(ran, 'ana'), 'light bow').uses, of(ran, 'ana').arrows]).toEqual([null, {}])
  })
  rule('REN-RNG-10', 'special arrows and charges are counted, and end', () => {
    const ran = run(
      shot(['light bow'], 10, { arrows: { diamond: 1 } }),
      'ana turn: attack\nana arrow: diamond\nana attack: 99',
    )
    expect(of(ran, 'ana').arrows.diamond).toBe(0)
    const wand = run(shot(['wand'], 10), 'ana turn: attack\nana attack: 99')
    expect(thing(of(wand, 'ana'), 'wand').uses).toBe(9)
    const empty = turnOf(duel({ weapons: ['wand'] }, {}, { distance: 10 }), 'ana', (s) => {
      thing(of({ state: s }, 'ana'), 'wand').uses = 0
    })
    expect(refusal(renaissance, empty, 'ana', 'attack')?.rule).toBe('REN-RNG-10')
  })
  rule('REN-RNG-11', 'a crossbow is loaded by the action it says, and does not shoot before', () => {
    const shotOnce = until(shot(['heavy crossbow'], 10), 'ana turn: attack\nana attack: 99')
    expect(thing(of(shotOnce, 'ana'), 'heavy crossbow').loaded).toBe(0)
    const empty = turnOf(duel({ weapons: ['heavy crossbow'] }, {}, { distance: 10 }), 'ana', (s) => {
      thing(of({ state: s }, 'ana'), 'heavy crossbow').loaded = 0
    })
    expect(refusal(renaissance, empty, 'ana', 'attack')?.because).toContain('not loaded')
    const loaded = run(empty, 'ana turn: load\nana turn: end turn')
    expect([of(loaded, 'ana').standard, thing(of(loaded, 'ana'), 'heavy crossbow').loaded]).toEqual([1, 1])
    const light = turnOf(duel({ weapons: ['light crossbow'] }, {}, { distance: 10 }), 'ana', (s) => {
      thing(of({ state: s }, 'ana'), 'light crossbow').loaded = 0
    })
    expect(of(run(light, 'ana turn: load\nana turn: attack\nana attack: 99'), 'ana')).toMatchObject({
      quick: 1,
      standard: 1,
    })
  })
})
