import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { attack, crowd, duel, needs, of, run, thing, told, turnOf, until } from '../arrange.ts'

const hit = 'bo defence: 99\nana damage: 1'

describe('drawing and dropping', () => {
  rule('REN-DRAW-01', 'drawing and sheathing are Quick', () => {
    const drawn = until(turnOf(duel({ inHand: [] })), 'ana turn: draw')
    expect([thing(of(drawn, 'ana'), 'short sword').where, of(drawn, 'ana').quick]).toEqual(['main', 1])
    const sheathed = until(turnOf(duel()), 'ana turn: sheathe')
    expect([thing(of(sheathed, 'ana'), 'short sword').where, of(sheathed, 'ana').quick]).toEqual(['stowed', 1])
  })
  rule('REN-DRAW-02', 'dropping is free, and what lies at one’s feet can be picked up', () => {
    const dropped = until(turnOf(duel()), 'ana turn: drop')
    expect([thing(of(dropped, 'ana'), 'short sword').where, of(dropped, 'ana').quick]).toEqual(['ground', 0])
    const back = until(turnOf(duel()), 'ana turn: drop\nana turn: draw')
    expect(thing(of(back, 'ana'), 'short sword').where).toBe('main')
  })
  test('a weapon for two hands takes both, and there must be room', () => {
    const both = turnOf(duel({ weapons: ['greatsword', 'dagger'], inHand: ['dagger'] }))
    expect(refusal(renaissance, both, 'ana', 'draw')?.rule).toBe('REN-DRAW-01')
    const free = until(both, 'ana turn: drop\nana turn: draw\nana item: greatsword')
    expect(thing(of(free, 'ana'), 'greatsword').where).toBe('both')
  })
  test('what was thrown lies by the target, out of the thrower’s reach', () => {
    const ran = until(turnOf(duel({ weapons: ['knife'] }, {}, { distance: 5 })), 'ana turn: attack\nana attack: 99')
    expect(thing(of(ran, 'ana'), 'knife').where).toBe('ground')
    expect(refusal(renaissance, ran.state, 'ana', 'draw')).toBeDefined()
  })
})

describe('aiming, defending, bracing', () => {
  rule(['REN-AIM-01', 'REN-AIM-02'], '+10 against that target to the end of the turn, with a bow or a blade', () => {
    const blade = run(turnOf(duel()), `ana turn: aim\n${attack(99)}`)
    expect([needs(told(blade, 'attack')), of(blade, 'ana').aim]).toEqual([70, null])
    const bow = run(
      turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 })),
      'ana turn: aim\nana turn: attack\nana attack: 99',
    )
    expect(needs(told(bow, 'attack'))).toBe(70)
    const other = run(
      turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 })),
      'ana turn: aim\nana target: cy\nana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 99',
    )
    expect(needs(told(other, 'attack'))).toBe(60)
  })
  test('one aims only at whom one sees', () => {
    expect(refusal(renaissance, turnOf(duel({}, {}, { scene: { light: 'dark' } })), 'ana', 'aim')?.rule).toBe(
      'REN-AIM-01',
    )
  })
  rule('REN-FULLDEF-01', '+20 on defence until one’s next turn begins', () => {
    const state = turnOf(duel({}, {}), 'bo', (s) => {
      of({ state: s }, 'bo').quick = 0
    })
    const ran = run(state, `bo turn: full defence\nbo turn: end turn\n${attack(20, hit)}`)
    expect([needs(told(ran, 'defence')), of(ran, 'bo').standard]).toEqual([90, 1])
    const later = run(
      turnOf(duel(), 'ana', (s) => {
        of({ state: s }, 'bo').fullDefence = true
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(later, 'bo').fullDefence).toBe(false)
  })
  const spear = { weapons: ['long spear'], DUR: 100 }
  rule(
    ['REN-BRACE-01', 'REN-BRACE-02', 'REN-TAG-Brace'],
    'a weapon made for it is braced for a Standard Action, and no other',
    () => {
      const ran = run(turnOf(duel(spear, {}, { distance: 9 })), 'ana turn: brace\nana turn: end turn')
      expect([of(ran, 'ana').braced, of(ran, 'ana').standard]).toEqual(['ana long spear', 1])
      expect(refusal(renaissance, turnOf(duel()), 'ana', 'brace')?.rule).toBe('REN-BRACE-01')
    },
  )
  const charge = (rest: string, arrange?: (s: State) => void) =>
    run(
      turnOf(duel(spear, {}, { distance: 9 }), 'bo', (s) => {
        of({ state: s }, 'ana').braced = 'ana long spear'
        arrange?.(s)
      }),
      `bo turn: charge\nana opportunity: long spear\nana attack: 20\n${rest}`,
    )
  rule(['REN-BRACE-03', 'REN-BRACE-04'], 'the charger provokes, and the braced weapon does +DB', () => {
    const ran = charge('bo defence: 99\nana damage: 1\nbo turn: end turn')
    expect([told(ran, 'reacts')?.kind, of(ran, 'bo').damage, of(ran, 'ana').reaction]).toEqual([
      'braced weapon',
      1 + 5 + 5 + 5,
      1,
    ])
    const walks = run(
      turnOf(duel({ ...spear, weapons: ['raven’s beak'] }, {}, { distance: 4 }), 'bo', (s) => {
        of({ state: s }, 'ana').braced = 'ana raven’s beak'
      }),
      'bo turn: move\nbo where: towards ana\nbo turn: end turn',
    )
    expect(told(walks, 'reacts')).toBeUndefined()
  })
  rule('REN-BRACE-05', 'the charge goes on unless he is felled', () => {
    const on = charge('bo defence: 99\nana damage: 1\nbo turn: attack\nbo weapon: short sword\nbo attack: 99')
    expect(told(on, 'attack', 1)?.who).toBe('bo')
    const felled = charge('bo defence: 99\nana damage: 10\nbo knock-down: 95\nbo turn: end turn', (s) => {
      Object.assign(of({ state: s }, 'bo').facts, { DUR: 40 })
    })
    expect([of(felled, 'bo').stance, told(felled, 'momentum')?.enough]).toEqual(['prone', true])
    expect(refusal(renaissance, { ...felled.state, acting: 'bo' }, 'bo', 'attack')).toBeDefined()
  })
})
