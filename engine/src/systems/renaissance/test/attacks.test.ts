import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { armourTerms } from '../damage.ts'
import { renaissance } from '../index.ts'
import { attack, counted, crowd, duel, needs, of, onMap, run, terms, thing, told, turnOf, until } from './arrange.ts'

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

describe('a touch, a gesture', () => {
  const toucher = { weapons: [], natural: [{ name: 'chill touch', dv: '1d10', tags: ['Touch-Only', 'Cold'] }] }
  rule('REN-TOUCH-01', 'COO+SOM+SOM or Unarmed Combat at +20, the defender at -20', () => {
    const touch = (unarmed: number) =>
      run(
        turnOf(
          duel({ ...toucher, skills: { 'unarmed combat': unarmed }, proficiencies: [] }, { skills: { fray: 50 } }),
        ),
        'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1',
      )
    expect([needs(told(touch(30), 'attack')), needs(told(touch(60), 'attack'))]).toEqual([55 + 20, 60 + 20])
    expect(needs(told(touch(30), 'defence'))).toBe(30)
  })
  rule(
    'REN-INDICATE-01',
    'three times COO or Ranged Weapons without proficiency at +20, as a ranged attack, the defender at -20',
    () => {
      const point = (ranged: number, metres = 10) =>
        run(
          turnOf(
            duel(
              { weapons: ['wand'], skills: { 'ranged weapons': ranged }, proficiencies: [] },
              {},
              { distance: metres },
            ),
          ),
          'ana turn: attack\nana attack: 12\nbo defence: 99\nana damage: 9',
        )
      expect([
        needs(told(point(30), 'attack')),
        needs(told(point(60), 'attack')),
        needs(told(point(60, 40), 'attack')),
      ]).toEqual([65, 80, 70])
      expect(needs(told(point(30), 'defence'))).toBe(30)
    },
  )
})

describe('unaware and unseen', () => {
  const unaware = (bo: object = {}, more: object = {}) =>
    turnOf(duel({ skills: { 'melee weapons': 60, stealth: 50 } }, bo, more), 'ana', (s) => {
      of({ state: s }, 'bo').unaware = true
    })
  rule(
    ['REN-UNAWARE-01', 'REN-UNAWARE-02'],
    'who does not know of it does not defend; the attack is rolled all the same',
    () => {
      const ran = run(unaware(), attack(20, 'ana damage: 1'))
      expect([told(ran, 'defence'), of(ran, 'bo').damage]).toEqual([undefined, 9])
      expect(of(run(unaware(), attack(61)), 'bo').damage).toBe(0)
    },
  )
  rule('REN-UNAWARE-03', 'a major character may notice, and then defends', () => {
    const bo = { role: 'major', skills: { perception: 60, fray: 50 } }
    const noticed = run(
      unaware(bo),
      'ana turn: attack\nana weapon: short sword\nana stealth: 20\nbo perception: 40\nana attack: 20\nbo defence: 30',
    )
    expect([of(noticed, 'bo').unaware, of(noticed, 'bo').damage]).toEqual([false, 0])
    const missed = run(
      unaware(bo),
      'ana turn: attack\nana weapon: short sword\nana stealth: 41\nbo perception: 40\nana attack: 20\nana damage: 1',
    )
    expect(of(missed, 'bo').damage).toBe(9)
  })
  rule('REN-UNAWARE-04', 'who was attacked is aware, even if it missed', () => {
    expect(of(run(unaware(), attack(61)), 'bo').unaware).toBe(false)
  })
  test('who is unaware has no turn; startled, by option he loses the next one', () => {
    const idle = run(
      turnOf(duel(), 'ana', (s) => {
        of({ state: s }, 'bo').unaware = true
      }),
      'ana turn: end turn',
      2,
    )
    expect(told(idle, 'turnLost')?.who).toBe('bo')
    const startled = run(
      unaware({}, { options: { surprise: 'loseFirstTurn' } }),
      `${attack(61)}\nana turn: end turn`,
      3,
    )
    expect(told(startled, 'turnLost')?.why).toContain('surprise')
  })
  rule(
    ['REN-BLIND-01', 'REN-BLIND-02'],
    'in the dark one strikes at the worse of ten times Luck and 50, and threatens nobody',
    () => {
      const dark = { scene: { light: 'dark' } }
      const number = (luck: number) =>
        needs(told(run(turnOf(duel({ role: 'hero', luck }, {}, dark)), attack(99)), 'attack'))
      expect([number(3), number(9)]).toEqual([30, 50])
      expect(needs(told(run(turnOf(duel({}, {}, dark)), attack(99)), 'attack'))).toBe(10)
      const left = run(
        turnOf(duel({}, {}, dark)),
        'ana turn: move\nana where: away bo\nana metres: 4\nana turn: end turn',
      )
      expect(told(left, 'reacts')).toBeUndefined()
    },
  )
  rule('REN-LIGHT-Dim', 'dim light -10, near-darkness -20', () => {
    const lit = (light: string) => needs(told(run(turnOf(duel({}, {}, { scene: { light } })), attack(99)), 'attack'))
    expect([lit('bright'), lit('dim'), lit('near dark')]).toEqual([60, 50, 40])
  })
  rule('REN-RACE-Sight', 'low-light sight knows no dimness, blind-sight needs no light', () => {
    const lit = (light: string, trait: string) =>
      needs(told(run(turnOf(duel({ traits: [trait] }, {}, { scene: { light } })), attack(99)), 'attack'))
    expect([lit('dim', 'low-light sight'), lit('dark', 'low-light sight'), lit('dark', 'blind-sight')]).toEqual([
      60, 60, 60,
    ])
  })
})

describe('armour', () => {
  const struck = (bo: object, ana: object = {}, more: object = {}) =>
    run(turnOf(duel(ana, bo, more)), attack(20, 'bo defence: 99\nana damage: 5'))
  rule('REN-ARM-01', 'worn armour, hide and powers add up', () => {
    const ran = struck({ armour: ['leather', 'quilted'], hide: 2, powers: ['transcendant'] })
    expect([told(ran, 'hurt')?.av, of(ran, 'bo').damage]).toEqual([9, 13 - (9 - 1)])
  })
  rule('REN-ARM-02', 'AP is taken from AV, never more than there is', () => {
    expect(of(struck({ armour: ['leather'] }), 'bo').damage).toBe(13 - 3)
    expect(of(struck({}), 'bo').damage).toBe(13)
    expect(of(struck({}, {}, { options: { overPenetrationAdds: true } }), 'bo').damage).toBe(14)
    expect(of(struck({ armour: ['full plate'], hide: 20 }), 'bo').damage).toBe(0)
  })
  rule('REN-ARM-03', 'armour does not help in a fall', () => {
    const ran = run(
      turnOf(duel({ armour: ['full plate'] }, {}, { distance: 20, scene: { ground: 'narrow', drop: 6 } })),
      'ana turn: move\nana where: towards bo\nana metres: 12\nana footing: 88\nana finding a hold: 99\nana fall: 2 2 1\nana turn: end turn',
    )
    expect(of(ran, 'ana').damage).toBe(5)
  })
  rule('REN-ARMOUR-Shield', 'a shield adds its value while it is held', () => {
    const unready = turnOf(duel({}, { weapons: ['short sword', 'targe'] }))
    const bearer = unready.fighters.find(({ id }) => id === 'bo')!
    expect(told(struck({ weapons: ['short sword', 'targe'] }), 'hurt')?.av).toBe(2)
    expect(told(struck({ weapons: ['short sword', 'targe'], inHand: ['short sword'] }), 'hurt')?.av).toBe(0)
    // Who does not know of the attack does not raise it.
    const unaware = { ...bearer, unaware: true }
    expect(armourTerms(unready, unaware, [], false)).toEqual([])
    expect(armourTerms(unready, bearer, [], false)).toHaveLength(1)
  })
  rule('REN-ARMOUR-Exposed', 'partial plate has three less against an exceptional attack', () => {
    expect(told(struck({ armour: ['partial plate'] }), 'hurt')?.av).toBe(6)
    expect(
      told(run(turnOf(duel({}, { armour: ['partial plate'] })), attack(31, 'bo defence: 99\nana damage: 5')), 'hurt')
        ?.av,
    ).toBe(3)
    expect(
      told(run(turnOf(duel({}, { armour: ['imperial'] })), attack(31, 'bo defence: 99\nana damage: 5')), 'hurt')?.av,
    ).toBe(5)
  })
  rule(
    ['REN-ARMOUR-Mail', 'REN-ARMOUR-Raider'],
    'revised mail is worse against blunt and piercing blows, raider’s armour against wood',
    () => {
      const av = (suit: string, weapon: string) =>
        told(
          run(
            turnOf(duel({ weapons: [weapon] }, { armour: [suit] })),
            `ana turn: attack\nana weapon: ${weapon}\nana attack: 12\nbo defence: 99\nana damage: 5`,
          ),
          'hurt',
        )?.av
      expect([
        av('revised mail', 'war axe'),
        av('revised mail', 'mace'),
        av('raider’s', 'mace'),
        av('raider’s', 'club'),
      ]).toEqual([6, 4, 7, 4])
      const spear = run(
        turnOf(duel({ weapons: ['short spear'] }, { armour: ['revised mail'] })),
        'ana turn: attack\nana weapon: short spear one-handed\nana attack: 12\nbo defence: 99\nana damage: 5',
      )
      expect(told(spear, 'hurt')?.av).toBe(3)
    },
  )
  rule('REN-ARMOUR-COO', 'mail takes five off Fray and bows, and nothing off the sword', () => {
    const ran = run(
      turnOf(duel({ armour: ['mail'] }, { armour: ['brigandine'], weapons: ['club'], skills: { fray: 90 } })),
      attack(20, 'bo defence: 99\nana damage: 5'),
    )
    expect([needs(told(ran, 'attack')), needs(told(ran, 'defence'))]).toEqual([60, 80])
    const bow = run(
      turnOf(duel({ armour: ['mail'], weapons: ['light bow'] }, {}, { distance: 10 })),
      'ana turn: attack\nana attack: 99',
    )
    expect(needs(told(bow, 'attack'))).toBe(55)
  })
  rule('REN-ARMOUR-Load', 'each heavy thing beyond a fifth of STR is -10', () => {
    const loaded = (STR: number) =>
      needs(
        told(
          run(
            turnOf(duel({ STR, armour: ['full plate'], weapons: ['long sword'] })),
            attack(99, '', 'long sword one-handed'),
          ),
          'attack',
        ),
      )
    expect([loaded(10), loaded(9)]).toEqual([50, 40])
  })
  test('two suits only where one is layered', () => {
    const parsed = renaissance.setup.parse(duel({ armour: ['mail', 'leather'] }))
    expect(parsed.ok ? '' : parsed.faults[0]?.allowed).toContain('REN-ARMOUR-Layerable')
    expect(renaissance.setup.parse(duel({ armour: ['mail', 'quilted'] })).ok).toBe(true)
  })
  rule('REN-ARMOUR-Layerable', 'a layered suit adds its value', () => {
    const ran = struck({ armour: ['mail', 'quilted'] })
    expect(told(ran, 'hurt')?.av).toBe(7)
  })
  test('what is told of armour is told with its parts', () => {
    expect(terms(told(struck({ armour: ['mail'], hide: 1 }), 'hurt')).map(({ because }) => because)).toContain(
      'armour: hide 1',
    )
  })
  test('a map’s wall keeps a blow from a neighbour behind it', () => {
    const state = turnOf(duel({}, {}, onMap('a#b', ['ana', 'bo'])))
    expect(refusal(renaissance, state, 'ana', 'attack')).toBeDefined()
  })
})
