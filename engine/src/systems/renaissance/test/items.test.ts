import { describe, expect, test } from 'vitest'
import { refusal, rule, sheetOf } from '../../../kernel/testing/index.ts'
import { creatures } from '../content/creatures.ts'
import { dvOf, modeOf } from '../content/weapon.ts'
import { renaissance } from '../index.ts'
import type { State } from '../types.ts'
import { attack, counted, crowd, duel, needs, of, onMap, run, thing, told, turnOf, until } from './arrange.ts'

const number = (weapon: string, ana: object = {}, more: object = {}) =>
  needs(told(run(turnOf(duel({ weapons: [weapon], ...ana }, {}, more)), attack(99, '', weapon)), 'attack'))
const shoot = (rest: string, ana: object, metres = 9, bo: object = {}, arrange?: (s: State) => void) =>
  run(turnOf(duel(ana, bo, { distance: metres }), 'ana', arrange), `ana turn: attack\n${rest}`)

describe('tags', () => {
  rule(['REN-TAG-Easy', 'REN-TAG-Difficult'], 'easy +10, difficult -10', () => {
    expect([number('mace'), number('warhammer'), number('punch dagger')]).toEqual([70, 60, 50])
  })
  rule('REN-TAG-Defensive', '+10 when defending with it', () => {
    const by = (weapon: string) =>
      needs(told(run(turnOf(duel({}, { weapons: [weapon] })), attack(20, 'bo defence: 99\nana damage: 1')), 'defence'))
    expect([by('short sword'), by('warhammer')]).toEqual([70, 60])
  })
  rule('REN-TAG-Vulnerable', '-10 on every defence while it is in hand', () => {
    const ran = run(
      turnOf(duel({}, { weapons: ['flail', 'musket'], inHand: ['musket'], skills: { fray: 70 } })),
      attack(20, 'bo defence: 99\nana damage: 1'),
    )
    expect(needs(told(ran, 'defence'))).toBe(60)
  })
  rule('REN-TAG-Awkward', '-10 on movement skills on foot', () => {
    const ran = run(
      turnOf(duel({ weapons: ['hand cannon'] }, {}, { distance: 20 })),
      'ana turn: stunt\nana stunt: diving roll\nana stunt: 70\nana turn: end turn',
    )
    expect(needs(told(ran, 'check'))).toBe(50)
  })
  rule(['REN-TAG-Confined', 'REN-TAG-Close'], 'in confined space -20, but for weapons that serve there', () => {
    const scene = { scene: { confined: true } }
    expect([number('warhammer', {}, scene), number('short sword', {}, scene)]).toEqual([40, 60])
    const bow = run(
      turnOf(duel({ weapons: ['light bow'] }, {}, { ...scene, distance: 9 })),
      'ana turn: attack\nana attack: 99',
    )
    expect(needs(told(bow, 'attack'))).toBe(60)
  })
  rule(
    'REN-TAG-Small',
    'small weapons serve there too, and have -10 on attack and defence against a longer one',
    () => {
      expect(number('dagger', {}, { scene: { confined: true } })).toBe(60)
      const ran = run(turnOf(duel({ weapons: ['dagger'] }, { weapons: ['halberd'] })), attack(99, '', 'dagger'))
      expect(needs(told(ran, 'attack'))).toBe(50)
      const guard = run(
        turnOf(duel({ weapons: ['halberd'] }, { weapons: ['dagger'], skills: { 'melee weapons': 60, fray: 20 } })),
        attack(20, 'bo defence: 99\nana damage: 1 1', 'halberd'),
      )
      expect(needs(told(guard, 'defence'))).toBe(60 + 10 - 10)
    },
  )
  rule('REN-TAG-Bypass', 'the defender has -20', () => {
    const ran = run(turnOf(duel({ weapons: ['flail'] })), attack(20, 'bo defence: 99\nana damage: 1 1', 'flail'))
    expect(needs(told(ran, 'defence'))).toBe(50)
  })
  rule(
    ['REN-TAG-Oversized', 'REN-RACE-GreatStature'],
    '-10 and two less damage, but for those of great stature',
    () => {
      const blade = (traits: string[]) =>
        run(
          turnOf(duel({ weapons: ['wyrmblade'], traits })),
          attack(20, 'bo defence: 99\nana damage: 1 1', 'wyrmblade'),
        )
      expect([needs(told(blade([]), 'attack')), of(blade([]), 'bo').damage]).toEqual([40, 2 + 3 + 5 - 2])
      expect([needs(told(blade(['great stature']), 'attack')), of(blade(['great stature']), 'bo').damage]).toEqual([
        50,
        2 + 3 + 5,
      ])
    },
  )
  rule('REN-TAG-HardToDodge', 'Fray against guns is halved after everything else', () => {
    const ran = shoot(
      'ana attack: 20\nbo defence: 99\nana damage: 1 1 1',
      { weapons: ['musket'] },
      9,
      { skills: { fray: 60 } },
      (s) => {
        of({ state: s }, 'bo').fullDefence = true
      },
    )
    expect(needs(told(ran, 'defence'))).toBe(40)
  })
  rule('REN-TAG-Loud', 'a shot wakes those within ten metres, whether they see it or not', () => {
    const state = turnOf(crowd({ ana: { weapons: ['musket'] } }, { bo: {}, cy: {} }, { distance: 5 }), 'ana', (s) => {
      of({ state: s }, 'cy').unaware = true
    })
    expect(of(run(state, 'ana turn: attack\nana target: bo\nana attack: 99'), 'cy').unaware).toBe(false)
    const quiet = turnOf(
      crowd({ ana: { weapons: ['light bow'] } }, { bo: {}, cy: {} }, { distance: 5 }),
      'ana',
      (s) => {
        of({ state: s }, 'cy').unaware = true
      },
    )
    expect(of(run(quiet, 'ana turn: attack\nana target: bo\nana attack: 99'), 'cy').unaware).toBe(true)
  })
  test('a comrade’s fall wakes who sees it', () => {
    const state = turnOf(crowd({ ana: {} }, { bo: { DUR: 5 }, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
      of({ state: s }, 'cy').unaware = true
    })
    const ran = run(
      state,
      'ana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 20\nbo defence: 99\nana damage: 1',
    )
    expect(of(ran, 'cy').unaware).toBe(false)
  })
  rule('REN-TAG-Grip', 'gloves with a grip give +10 on grabs', () => {
    const ran = run(turnOf(duel({ weapons: ['hand wraps'] }, { weapons: [] })), 'ana turn: grab\nana maneuver: 99')
    expect(needs(told(ran, 'maneuver'))).toBe(70)
  })
  rule('REN-TAG-Fragile', 'it breaks on a critical failure, and not on a plain one', () => {
    const spear = (roll: number) =>
      run(turnOf(duel({ weapons: ['improvised spear'] })), attack(roll, '', 'improvised spear one-handed'))
    expect([
      thing(of(spear(88), 'ana'), 'improvised spear').where,
      thing(of(spear(89), 'ana'), 'improvised spear').where,
    ]).toEqual(['gone', 'main'])
  })
  rule('REN-TAG-Overcharge', 'a second Standard Action makes the shot stronger, once', () => {
    const state = turnOf(duel({ weapons: ['heavy crossbow'] }, {}, { distance: 9 }), 'ana', (s) => {
      thing(of({ state: s }, 'ana'), 'heavy crossbow').over = true
    })
    const ran = run(state, 'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1 1')
    expect([of(ran, 'bo').damage, thing(of(ran, 'ana'), 'heavy crossbow').over]).toEqual([10, false])
    const wound = run(
      turnOf(duel({ weapons: ['heavy crossbow'] }, {}, { distance: 9 })),
      'ana turn: load\nana turn: end turn',
    )
    expect(thing(of(wound, 'ana'), 'heavy crossbow').over).toBe(true)
  })
  rule('REN-TAG-Partner', 'a comrade beside one halves the loading and takes the difficulty', () => {
    const gun = (partner: boolean) =>
      turnOf(
        crowd({ ana: { weapons: ['hand cannon'] }, ...(partner ? { cid: {} } : {}) }, { bo: {} }, { distance: 9 }),
        'ana',
        (s) => {
          Object.assign(thing(of({ state: s }, 'ana'), 'hand cannon'), { loaded: 0, loading: 1 })
        },
      )
    expect(thing(of(run(gun(true), 'ana turn: load\nana turn: end turn'), 'ana'), 'hand cannon').loaded).toBe(1)
    expect(thing(of(run(gun(false), 'ana turn: load\nana turn: end turn'), 'ana'), 'hand cannon').loaded).toBe(0)
    const shot = (partner: boolean) =>
      needs(
        told(
          run(
            turnOf(
              crowd(
                { ana: { weapons: ['hand cannon'] }, ...(partner ? { cid: {} } : {}) },
                { bo: {} },
                { distance: 9 },
              ),
            ),
            'ana turn: attack\nana attack: 99',
          ),
          'attack',
        ),
      )
    expect([shot(true), shot(false)]).toEqual([60, 50])
  })
  rule('REN-TAG-Subdue', 'a throatcatcher that hits exceptionally holds, and hurts each round', () => {
    const ran = run(
      turnOf(duel({ weapons: ['throatcatcher'] })),
      attack(31, 'bo defence: 99\nana damage: 1\nana turn: end turn', 'throatcatcher'),
    )
    expect(ran.state.holds).toMatchObject([{ kind: 'subdue', on: 'bo' }])
    const later = run(
      turnOf(duel({ weapons: ['throatcatcher'] }, {}), 'ana', (s) => {
        s.holds = [{ kind: 'subdue', by: 'ana', on: 'bo', with: 'ana throatcatcher', item: null }]
      }),
      'ana turn: end turn\nbo damage: 9',
    )
    expect(of(later, 'bo').damage).toBe(4)
  })
})

describe('arrows', () => {
  const bow = (arrow: string, roll: number, damage: string, metres = 9, bo: object = {}) =>
    shoot(
      `ana arrow: ${arrow}\nana attack: ${roll}\nbo defence: 99\nana damage: ${damage}`,
      { weapons: ['light bow'], arrows: { [arrow]: 2 } },
      metres,
      bo,
    )
  rule('REN-AMMO-Diamond', '+2 AP', () => {
    expect([
      told(bow('diamond', 20, '2 2', 9, { hide: 6 }), 'hurt')?.ap,
      of(bow('diamond', 20, '2 2', 9, { hide: 6 }), 'bo').damage,
    ]).toEqual([4, 4 - 1 + 5 - 2])
  })
  rule('REN-AMMO-Improvised', '-1 DV and -1 AP, and -10 if unfletched', () => {
    const ran = bow('improvised', 20, '2 2', 9, { hide: 2 })
    expect([told(ran, 'hurt')?.ap, of(ran, 'bo').damage, needs(told(ran, 'attack'))]).toEqual([
      1,
      4 - 1 + 5 - 1 - 1,
      60,
    ])
    expect(needs(told(bow('unfletched', 20, '2 2'), 'attack'))).toBe(50)
  })
  rule('REN-AMMO-Broadhead', '+1 DV, and whom it hits exceptionally bleeds', () => {
    const plain = bow('broadhead', 20, '2 2')
    expect([of(plain, 'bo').damage, of(plain, 'bo').bleeding]).toEqual([4 - 1 + 5 + 1, -1])
    expect(of(bow('broadhead', 31, '2 2'), 'bo').bleeding).toBe(0)
    expect(of(bow('broadhead', 31, '2 2', 9, { hide: 30 }), 'bo').bleeding).toBe(-1)
  })
  rule('REN-AMMO-Needle', 'AP 3, 25 m farther, and half DV on a basic success', () => {
    const near = bow('needle', 20, '3 3', 75)
    expect([needs(told(near, 'attack')), told(near, 'hurt')?.ap, of(near, 'bo').damage]).toEqual([60, 3, 5])
    expect(of(bow('needle', 31, '3 3'), 'bo').damage).toBe(6 - 1 + 5 + 5)
    expect(
      of(shoot('ana arrow: needle\nana attack: 99', { weapons: ['light bow'], arrows: { needle: 1 } }, 225), 'ana')
        .arrows.needle,
    ).toBe(0)
  })
  rule('REN-AMMO-Blunt', 'half DV, AP 0', () => {
    expect([told(bow('blunt', 20, '3 3'), 'hurt')?.ap, of(bow('blunt', 31, '3 3'), 'bo').damage]).toEqual([0, 7])
  })
  rule('REN-AMMO-Rush', 'farther, +2 DV, -1 AP', () => {
    const ran = bow('rush', 20, '3 3', 60)
    expect([needs(told(ran, 'attack')), told(ran, 'hurt')?.ap, of(ran, 'bo').damage]).toEqual([60, 1, 6 - 1 + 5 + 2])
  })
})

describe('bombs', () => {
  const bomber = (weapon: string) => ({ weapons: [weapon] })
  const thrown = (weapon: string, rest: string, more: object = {}, bo: object = {}) =>
    run(turnOf(duel(bomber(weapon), bo, { distance: 9, ...more })), `ana turn: attack a place\n${rest}`)
  rule(
    ['REN-BLAST-01', 'REN-BLAST-02', 'REN-CHEM-Grenade'],
    'its whole DV where it goes off, two less for each metre, and nobody defends',
    () => {
      const state = turnOf(
        crowd(
          { ana: bomber('grenade') },
          { bo: {}, cy: {}, dan: {} },
          onMap('a.......\n....b..c\n....d...', ['ana', 'bo', 'cy', 'dan']),
        ),
      )
      const ran = run(state, 'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana damage: 5 5')
      expect([of(ran, 'bo').damage, of(ran, 'cy').damage, of(ran, 'dan').damage, told(ran, 'defence')]).toEqual([
        10,
        4,
        8,
        undefined,
      ])
    },
  )
  test('a wall keeps the blast out, friends are not spared', () => {
    const state = turnOf(
      crowd(
        { ana: bomber('grenade'), eve: {} },
        { bo: {}, cy: {} },
        onMap('a......\n...eb#c', ['ana', 'eve', 'bo', 'cy']),
      ),
    )
    const ran = run(
      state,
      'ana turn: attack a place\nana aim point: bo\nana attack: 20\nana damage: 5 5\neve knock-down: 1',
    )
    expect([of(ran, 'cy').damage, of(ran, 'eve').damage]).toEqual([0, 8])
  })
  rule(
    ['REN-AREA-03', 'REN-RNG-05', 'REN-RNG-07'],
    'a miss goes off where it strayed to: north first, then round with the clock',
    () => {
      const state = turnOf(
        crowd(
          { ana: bomber('grenade') },
          { bo: {}, cy: {} },
          onMap('a.......\n........\n....b..c', ['ana', 'bo', 'cy']),
        ),
      )
      const ran = run(
        state,
        'ana turn: attack a place\nana aim point: bo\nana attack: 99\nana direction: 3\nana astray: 3\nana damage: 5 5',
      )
      expect([
        told(ran, 'astray')?.direction,
        told(ran, 'bursts')?.spot,
        of(ran, 'cy').damage,
        of(ran, 'bo').damage,
      ]).toEqual(['east', [7, 2], 10, 4])
    },
  )
  rule('REN-RNG-06', 'or as the die points, by option', () => {
    const ran = thrown('grenade', 'ana attack: 99\nana direction: 12\nana astray: 4\nana damage: 5 5', {
      options: { scatter: 'free' },
    })
    expect([told(ran, 'astray')?.direction, of(ran, 'bo').damage]).toEqual(['12 o’clock', 2])
  })
  test('no farther astray than it was thrown, by option', () => {
    const ran = thrown('grenade', 'ana attack: 99\nana direction: 3\nana astray: 10\nana damage: 5 5', {
      distance: 3,
      options: { scatterClamp: true },
    })
    expect(told(ran, 'astray')?.metres).toBe(3)
  })
  rule('REN-MULTI-03', 'bombs are no part of several attacks', () => {
    const state = turnOf(duel({ weapons: ['grenade', 'short sword'] }))
    expect(refusal(renaissance, state, 'ana', 'multiple attacks')?.rule).toBe('REN-MULTI-01')
    expect(told(run(state, 'ana turn: attack a place\nana attack: 20\nana damage: 1 1'), 'attack')?.rule).toContain(
      'REN-MULTI-03',
    )
  })
  rule(
    ['REN-SPLASH-01', 'REN-SPLASH-02', 'REN-CHEM-Oil'],
    'oil touches all within two metres, does nothing at once, and burns each turn',
    () => {
      const ran = thrown('oil grenade', 'ana attack: 20\nana turn: end turn\nbo damage: 9')
      expect([of(ran, 'bo').damage, told(ran, 'defence')]).toEqual([4, undefined])
      const out = run(
        turnOf(duel(), 'ana', (s) => {
          of({ state: s }, 'ana').effects = [{ kind: 'oil', turns: 9 }]
        }),
        'ana turn: put out\nana turn: end turn',
      )
      expect([of(out, 'ana').effects, of(out, 'ana').stance]).toEqual([[], 'prone'])
    },
  )
  rule('REN-CHEM-Scour', 'splashes half a die of metres, burns a die each turn, and wants water', () => {
    const ran = thrown('scour canister', 'ana attack: 20\nana radius: 5\nana turn: end turn\nbo damage: 7')
    expect([of(ran, 'bo').damage, told(ran, 'bursts')?.radius]).toEqual([7, 2])
    const dry = turnOf(duel(), 'ana', (s) => {
      of({ state: s }, 'ana').effects = [{ kind: 'scour', turns: null }]
    })
    expect(refusal(renaissance, dry, 'ana', 'put out')?.because).toContain('water')
  })
  rule('REN-CHEM-Tar', 'burns half a die each turn', () => {
    expect(of(thrown('tar pot', 'ana attack: 20\nana radius: 2\nana turn: end turn\nbo damage: 7'), 'bo').damage).toBe(
      3,
    )
  })
  rule('REN-CHEM-Smoke', 'within it nobody sees', () => {
    const ran = thrown('smoke pot', 'ana aim point: bo\nana attack: 20\nana radius: 2\nana turn: end turn')
    expect([ran.state.smoke[0]?.radius, of(ran, 'bo').effects]).toEqual([3, []])
    const blind = run({ ...ran.state, acting: 'bo' }, 'bo turn: end turn', 1)
    expect(refusal(renaissance, { ...blind.state, acting: 'ana' }, 'ana', 'aim')?.rule).toBe('REN-AIM-01')
  })
  rule('REN-CHEM-Scatter', 'a gun’s scatter load strikes all within its radius', () => {
    const state = turnOf(
      crowd({ ana: { weapons: ['blunderbuss'] } }, { bo: {}, cy: {} }, onMap('a....b.c', ['ana', 'bo', 'cy'])),
    )
    const ran = run(
      state,
      'ana turn: attack a place\nana weapon: blunderbuss scatter\nana aim point: bo\nana attack: 20\nana damage: 4',
    )
    expect([of(ran, 'bo').damage, of(ran, 'cy').damage, told(ran, 'defence')]).toEqual([6, 6, undefined])
  })
})

describe('shields', () => {
  rule('REN-ARMOUR-Plantable', 'planted it is partial cover, frees the hand and hinders less', () => {
    const archer = { weapons: ['light bow', 'archer’s shield'], inHand: ['archer’s shield'] }
    const planted = until(turnOf(duel(archer, {}, { distance: 9 })), 'ana turn: plant or uproot')
    expect([thing(of(planted, 'ana'), 'archer’s shield').planted, of(planted, 'ana').quick]).toEqual([true, 1])
    const shot = run(
      turnOf(duel({ weapons: ['light bow'] }, archer, { distance: 9 }), 'ana', (s) => {
        Object.assign(thing(of({ state: s }, 'bo'), 'archer’s shield'), { planted: true, where: 'stowed' })
      }),
      'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1 1',
    )
    expect([counted(told(shot, 'attack'))['REN-COVER-02'], needs(told(shot, 'defence'))]).toEqual([-30, 45])
  })
  rule('REN-ARMOUR-Parry', 'a buckler parries without proficiency', () => {
    const by = (shield: string) =>
      needs(
        told(
          run(
            turnOf(duel({}, { weapons: [shield], proficiencies: [], skills: { 'melee weapons': 80, fray: 20 } })),
            attack(20, 'bo defence: 99\nana damage: 1'),
          ),
          'defence',
        ),
      )
    expect([by('buckler'), by('tower shield')]).toEqual([80, 60])
  })
  rule('REN-POWER-Shieldwall', 'behind a large shield full defence is cover from afar', () => {
    const wall = turnOf(
      duel(
        { weapons: ['light bow'] },
        { weapons: ['short sword', 'tower shield'], powers: ['shieldwall'] },
        { distance: 9 },
      ),
      'ana',
      (s) => {
        of({ state: s }, 'bo').fullDefence = true
      },
    )
    expect(needs(told(run(wall, 'ana turn: attack\nana attack: 99'), 'attack'))).toBe(30)
  })
})

describe('races, creatures, traits', () => {
  rule('REN-RACE-Hide', 'some have armour of their own', () => {
    const ran = run(turnOf(duel({}, { race: 'drake', DUR: 100 })), attack(20, 'bo defence: 99\nana damage: 5'))
    expect(told(ran, 'hurt')?.av).toBe(2)
  })
  rule('REN-RACE-NoBones', 'who has no bones has no DB', () => {
    const ran = run(turnOf(duel({ race: 'clay man' })), attack(20, 'bo defence: 99\nana damage: 5'))
    expect(of(ran, 'bo').damage).toBe(8)
  })
  test('a race gives what is not written', () => {
    const [ana] = turnOf(duel({ race: 'elf', aptitudes: undefined })).fighters
    expect(ana?.facts).toMatchObject({
      DUR: 25,
      STR: 25,
      modes: { foot: [5, 15] },
      aptitudes: { COO: 20, WIL: 20, INT: 25, SOM: 15 },
    })
  })
  const beast = (like: string, script: string, foe: object = {}, arrange?: (s: State) => void) =>
    run(turnOf(crowd({ ana: { like } }, { bo: foe }, { distance: 1 }), 'ana', arrange), script)
  rule('REN-CREATURE-Seize', 'an exceptional bite of a wolf holds', () => {
    expect(beast('wolf', 'ana turn: attack\nana attack: 31\nbo defence: 99\nana damage: 1').state.holds).toMatchObject([
      { kind: 'grab', by: 'ana', on: 'bo' },
    ])
    expect(beast('wolf', 'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1').state.holds).toEqual([])
  })
  rule('REN-CREATURE-Disembowel', 'a cougar tears whom it holds for 2d10+6', () => {
    const ran = beast('cougar', 'ana turn: disembowel\nana attack: 20\nbo defence: 99\nana damage: 2 2', {}, (s) => {
      s.holds = [{ kind: 'grab', by: 'ana', on: 'bo', with: null, item: null }]
    })
    expect(of(ran, 'bo').damage).toBe(10)
  })
  rule('REN-CREATURE-Pounce', 'a raptor that charges and hits exceptionally fells and holds', () => {
    const ran = run(
      turnOf(crowd({ ana: { like: 'raptor' } }, { bo: {} }, { distance: 6 })),
      'ana turn: charge\nana turn: attack\nana attack: 31\nbo defence: 99\nana damage: 1',
    )
    expect([of(ran, 'bo').stance, ran.state.holds[0]?.kind]).toEqual(['prone', 'grab'])
  })
  rule(
    ['REN-TRAIT-Tough', 'REN-TRAIT-Strong', 'REN-TRAIT-Size'],
    'tough and strong give five, a smaller body goes two thirds as far',
    () => {
      const numbers = Object.fromEntries(
        sheetOf(renaissance, turnOf(duel({ traits: ['tough', 'weak', 'smaller'] })), 'ana').numbers.map(
          ({ name, value }) => [name, value],
        ),
      )
      expect([numbers.DUR, numbers.STR, numbers['full rate']]).toEqual([35, 25, 8])
      expect(turnOf(duel({ traits: ['larger'] })).fighters[0]?.facts.size).toBe('large')
    },
  )
  rule('REN-TRAIT-Defiance', 'on passing DUR a WIL×3 check keeps one up for a fifth of WIL', () => {
    const state = turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
      of({ state: s }, 'bo').damage = 95
    })
    const up = run(state, attack(20, 'bo defence: 99\nana damage: 4\nbo defiance: 20'))
    expect([of(up, 'bo').condition, of(up, 'bo').defiant]).toEqual(['up', 3])
    expect(of(run(state, attack(20, 'bo defence: 99\nana damage: 4\nbo defiance: 99')), 'bo').condition).toBe(
      'disabled',
    )
    const over = run(
      turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
        Object.assign(of({ state: s }, 'bo'), { defiant: 1, damage: 150 })
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(over, 'bo').condition).toBe('disabled')
  })
  rule('REN-TRAIT-Deathless', 'on passing the death rating one fights on without feeling wounds, then dies', () => {
    const ran = run(
      turnOf(duel({}, { DUR: 5, traits: ['deathless'] })),
      attack(20, 'bo defence: 99\nana damage: 4\nbo knock-down: 1'),
    )
    expect([of(ran, 'bo').condition, of(ran, 'bo').deathless]).toEqual(['up', 3])
    const over = run(
      turnOf(duel({}, { traits: ['deathless'] }), 'ana', (s) => {
        Object.assign(of({ state: s }, 'bo'), { deathless: 1, damage: 500 })
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(over, 'bo').condition).toBe('dead')
  })
  rule('REN-TRAIT-Disciplined', 'a failed check with WIL in it may be thrown again', () => {
    const ran = run(
      turnOf(duel({}, { traits: ['defiance', 'disciplined'] }), 'ana', (s) => {
        of({ state: s }, 'bo').damage = 95
      }),
      attack(20, 'bo defence: 99\nana damage: 4\nbo defiance: 99\nbo roll again: again\nbo defiance: 20'),
    )
    expect(of(ran, 'bo').condition).toBe('up')
  })
  test('blocks whose printed numbers are not what the formulas give', () => {
    const off = Object.entries(creatures).flatMap(([name, c]) => {
      const apt = c.aptitudes as { INT: number; COO: number; SOM: number }
      const wrong: string[] = []
      if (c.INIT !== Math.floor((apt.INT + apt.COO) / 5)) wrong.push('INIT')
      if (c.DB !== Math.floor((apt.SOM + (c.STR ?? 0)) / 10)) wrong.push('DB')
      return wrong.length === 0 ? [] : [`${name}: ${wrong.join(', ')}`]
    })
    expect(off).toEqual(
      [
        'cave salamander: INIT',
        'commonwealth soldier: DB',
        'bahla: INIT',
        'dancing hawk: INIT',
        'kambi: INIT',
        'raptor: INIT',
      ].filter((each) => off.includes(each)),
    )
    expect(off).toContain('cave salamander: INIT')
  })
  test('damage is read as it is printed', () => {
    expect([dvOf('2d10-1+DB'), dvOf('1d10/2'), modeOf('shot 2H 2d10-1+DB AP2 50/100/150/200').ranges]).toEqual([
      { dice: 2, plus: -1, db: true, over: 1 },
      { dice: 1, plus: 0, db: false, over: 2 },
      [50, 100, 150, 200],
    ])
    expect(() => dvOf('a lot')).toThrow('no damage value')
  })
})

describe('powers', () => {
  const sustained =
    (powers: string[], kinds: ('master' | 'center')[]) =>
    (s: State): void => {
      Object.assign(of({ state: s }, 'bo'), { effects: kinds.map((kind) => ({ kind, turns: null })) })
      void powers
    }
  rule(['REN-POWER-Master', 'REN-POWER-Transcendant'], 'each is a point of AV, Master while it is kept up', () => {
    const av = (kinds: ('master' | 'center')[]) =>
      told(
        run(
          turnOf(duel({}, { powers: ['master', 'transcendant'] }), 'ana', sustained([], kinds)),
          attack(20, 'bo defence: 99\nana damage: 5'),
        ),
        'hurt',
      )?.av
    expect([av([]), av(['master'])]).toEqual([1, 2])
  })
  rule(
    ['REN-POWER-Center', 'REN-POWER-CenteredStrike', 'REN-POWER-CenteredDefence'],
    'centred one is quicker, strikes harder and defends better by ranks of Control',
    () => {
      const monk = {
        powers: ['center', 'centered strike', 'centered defence'],
        skills: { control: 47, 'melee weapons': 60, fray: 50 },
      }
      const ran = run(
        turnOf(duel(monk), 'ana'),
        `ana turn: sustain a power\n${attack(20, 'bo defence: 99\nana damage: 1')}`,
      )
      expect(of(ran, 'bo').damage).toBe(9 + 3)
      const guard = run(
        turnOf(duel({}, monk), 'ana', sustained([], ['center'])),
        attack(20, 'bo defence: 99\nana damage: 1'),
      )
      expect(needs(told(guard, 'defence'))).toBe(80)
      expect(sheetOf(renaissance, guard.state, 'bo').numbers.find(({ name }) => name === 'INIT')?.value).toBe(9)
    },
  )
  rule('REN-POWER-Denial', 'a reaction, and the attack fails', () => {
    const ran = run(
      turnOf(duel({}, { powers: ['denial'] })),
      'ana turn: attack\nana weapon: short sword\nana attack: 44\nbo defend: denial',
    )
    expect([of(ran, 'bo').damage, of(ran, 'bo').reaction]).toEqual([0, 1])
  })
  const counter = (counterWith: string, roll: number, rest = '') =>
    run(
      turnOf(
        duel({}, { powers: ['quick counter', 'quick break'], weapons: [], skills: { 'unarmed combat': 90 } }),
        'bo',
        (s) => {
          s.order = ['bo', 'ana']
        },
      ),
      `bo turn: quick counter\nbo power: ${counterWith}\nbo turn: end turn\nana turn: attack\nana weapon: short sword\nana attack: 20\nbo defence: ${roll}\n${rest}`,
    )
  rule('REN-POWER-QuickCounter', 'an exceptional unarmed defence seizes the attacker', () => {
    expect(counter('grapple', 31).state.holds).toMatchObject([{ kind: 'grab', by: 'bo', on: 'ana' }])
    expect(counter('grapple', 25).state.holds).toEqual([])
  })
  rule('REN-POWER-QuickBreak', 'or wounds him', () => {
    expect(of(counter('wound', 31, 'ana knock-down: 1'), 'ana')).toMatchObject({ wounds: 1, damage: 0 })
  })
})
