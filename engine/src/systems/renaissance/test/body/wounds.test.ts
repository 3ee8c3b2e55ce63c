import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { attack, crowd, duel, needs, of, run, told, turnOf, until } from '../arrange.ts'

describe('injury', () => {
  const hurt = (damage: number, rest = '', bo: object = {}, more: object = {}) =>
    run(
      turnOf(
        duel(
          { STR: 5, aptitudes: { SOM: 5 }, skills: { 'melee weapons': 60 }, weapons: ['greatsword'] },
          { DUR: 30, ...bo },
          more,
        ),
      ),
      `ana turn: attack\nana weapon: greatsword\nana attack: 20\nbo defence: 99\nana damage: ${Math.floor((damage - 3) / 2)} ${Math.ceil((damage - 3) / 2)}\n${rest}`,
    )
  rule(
    ['REN-INJ-01', 'REN-INJ-02', 'REN-INJ-Derived'],
    'damage adds up; each full fifth of DUR in one blow is a wound',
    () => {
      expect([
        of(hurt(5), 'bo').wounds,
        of(hurt(6, 'bo knock-down: 1'), 'bo').wounds,
        of(hurt(17, 'bo knock-down: 1'), 'bo').wounds,
      ]).toEqual([0, 1, 2])
      const twice = run(
        turnOf(duel({}, { DUR: 30 }), 'ana', (s) => {
          of({ state: s }, 'bo').damage = 5
        }),
        attack(20, 'bo defence: 99\nana damage: 1\nbo knock-down: 1'),
      )
      expect(of(twice, 'bo').damage).toBe(14)
    },
  )
  test('more than the threshold, by option', () => {
    expect(of(hurt(6, '', {}, { options: { woundRule: 'strict' } }), 'bo').wounds).toBe(0)
  })
  rule('REN-INJ-03', 'each wound is -10 on everything', () => {
    const ran = run(
      turnOf(duel(), 'ana', (s) => {
        of({ state: s }, 'ana').wounds = 2
        of({ state: s }, 'bo').wounds = 1
      }),
      attack(20, 'bo defence: 99\nana damage: 1'),
    )
    expect([needs(told(ran, 'attack')), needs(told(ran, 'defence'))]).toEqual([40, 60])
  })
  rule('REN-INJ-04', 'wounded one checks SOM×3, the new wound counted, or falls; once for a blow', () => {
    const ran = hurt(17, 'bo knock-down: 41')
    expect([needs(told(ran, 'check')), of(ran, 'bo').stance, told(ran, 'check', 1)]).toEqual([40, 'prone', undefined])
    const each = hurt(17, 'bo knock-down: 40\nbo knock-down: 41', {}, { options: { knockdownPerWound: true } })
    expect(of(each, 'bo').stance).toBe('prone')
  })
  rule('REN-INJ-05', 'with DUR in damage one is disabled, and falls', () => {
    const state = (damage: number) =>
      turnOf(duel({}, { DUR: 30 }), 'ana', (s) => {
        of({ state: s }, 'bo').damage = damage
      })
    expect(of(run(state(20), attack(20, 'bo defence: 99\nana damage: 1\nbo knock-down: 1')), 'bo').condition).toBe('up')
    const out = run(state(21), attack(20, 'bo defence: 99\nana damage: 1'))
    expect([of(out, 'bo').condition, of(out, 'bo').stance, told(out, 'check')]).toEqual([
      'disabled',
      'prone',
      undefined,
    ])
    expect(renaissance.outcome(out.state)).toEqual({ won: ['heroes'], because: 'REN-INJ-05' })
  })
  rule('REN-INJ-06', 'with twice DUR one is dead', () => {
    const state = (damage: number) =>
      turnOf(crowd({ ana: {} }, { bo: { DUR: 30 }, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
        Object.assign(of({ state: s }, 'bo'), { damage, condition: 'disabled', stance: 'prone' })
      })
    const blow = 'ana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 20\nana damage: 1'
    expect(of(run(state(50), blow), 'bo').condition).toBe('disabled')
    expect(of(run(state(51), blow), 'bo').condition).toBe('dead')
  })
  rule('REN-INJ-07', 'a negated wound is only not felt', () => {
    const ran = run(
      turnOf(duel({ negates: 1 }), 'ana', (s) => {
        of({ state: s }, 'ana').wounds = 2
      }),
      attack(99),
    )
    expect([needs(told(ran, 'attack')), of(ran, 'ana').wounds]).toEqual([50, 2])
  })
  rule('REN-TRAIT-HighPainTolerance', 'the hardy do not feel their first wound', () => {
    const ran = run(
      turnOf(duel({ traits: ['high pain tolerance'] }), 'ana', (s) => {
        of({ state: s }, 'ana').wounds = 1
      }),
      attack(99),
    )
    expect(needs(told(ran, 'attack'))).toBe(60)
  })
  const next = (arrange: (s: State) => void, ana: object = {}, more: object = {}) =>
    run(
      turnOf(duel(ana, {}, more), 'ana', (s) => {
        s.acting = null
        s.at = 0
        arrange(s)
      }),
      '',
      1,
    )
  rule('REN-INJ-08', 'bleeding is a point each twentieth turn, wounds nobody and stops at no armour', () => {
    const ran = next(
      (s) => {
        Object.assign(of({ state: s }, 'ana'), { bleeding: 39, damage: 29 })
      },
      { armour: ['full plate'] },
    )
    expect([of(ran, 'ana').damage, of(ran, 'ana').wounds, of(ran, 'ana').condition]).toEqual([30, 0, 'disabled'])
  })
  rule('REN-INJ-09', 'fast healing takes so much back each turn', () => {
    const ran = run(
      turnOf(duel({ fastHealing: 2 }), 'ana', (s) => {
        s.acting = null
        s.at = 0
        Object.assign(of({ state: s }, 'ana'), { damage: 5 })
      }),
      'ana turn: end turn',
    )
    expect(of(ran, 'ana').damage).toBe(3)
  })
  rule('REN-INJ-DB', 'a tenth of SOM and STR together, rounded down', () => {
    const ran = run(turnOf(duel({ STR: 39, aptitudes: { SOM: 20 } })), attack(20, 'bo defence: 99\nana damage: 1'))
    expect(of(ran, 'bo').damage).toBe(1 + 3 + 5)
  })
  test('allies do not count as foes', () => {
    const state = turnOf(crowd({ ana: {}, cid: {} }, { bo: {} }, { distance: 0.5 }))
    expect(JSON.stringify(until(state, 'ana turn: aim').state.fighters[0]?.aim)).toBe('"bo"')
  })
})
