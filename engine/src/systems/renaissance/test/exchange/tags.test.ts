import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { attack, crowd, duel, needs, of, run, thing, told, turnOf } from '../arrange.ts'

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
      of(shoot('ana attack: 99', { weapons: ['light bow'], arrows: { needle: 1 } }, 225), 'ana').arrows.needle,
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
