import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { takesHold } from '../../ground/holds.ts'
import { renaissance } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { crowd, duel, of, type Ran, thing, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('both hands', () => {
  const wields = (where: 'main' | 'off', other: boolean, lost: string[] = []) =>
    until(
      turnOf(duel({ weapons: ['long sword', 'dagger'] }), 'ana', (s) => {
        const ana = person(s, 'ana')
        Object.assign(thing(ana, 'long sword'), { where })
        Object.assign(thing(ana, 'dagger'), { where: other ? (where === 'main' ? 'off' : 'main') : 'stowed' })
        Object.assign(ana, { lost })
      }),
      'ana turn: attack\nana weapon: long sword two-handed\nana attack: 99',
    )
  rule('REN-MELEE-01', 'are used on a weapon in either of them, if the other is free and whole', () => {
    for (const where of ['main', 'off'] as const) {
      expect(told(wields(where, false), 'attack')?.mode).toBe('two-handed')
      expect(() => wields(where, true)).toThrow(/both hands/)
    }
    expect(() => wields('off', false, ['right arm'])).toThrow(/both hands/)
    expect(() => wields('main', false, ['left arm'])).toThrow(/both hands/)
  })
})

describe('holds', () => {
  const hold = (kind: Hold['kind'], by: string, on: string, item: string | null = null): Hold => ({
    kind,
    by,
    on,
    with: null,
    item,
  })
  const taken = (before: Hold[], kind: Hold['kind'], by: string, item?: string) => {
    const state = turnOf(crowd({ ana: { weapons: ['short sword', 'dagger'] } }, { bo: {}, cy: {} }), 'ana', (s) => {
      s.holds = before
    })
    return (
      play(
        {
          ...renaissance,
          step: (ctx, s) =>
            takesHold(
              ctx,
              s,
              kind,
              person(s, by),
              person(s, 'ana'),
              'REN-MAN-Grab',
              null,
              item === undefined ? null : thing(person(s, 'ana'), item),
            ),
        },
        state,
        '',
        { steps: 1 },
      ) as Ran
    ).state.holds.length
  }
  test('the same hold is not taken twice; another’s, of another kind or of another weapon is', () => {
    expect(taken([hold('grab', 'bo', 'ana')], 'grab', 'bo')).toBe(1)
    expect(taken([hold('grab', 'bo', 'ana')], 'grab', 'cy')).toBe(2)
    expect(taken([hold('grab', 'bo', 'ana')], 'subdue', 'bo')).toBe(2)
    expect(taken([hold('catch', 'bo', 'ana', 'ana dagger')], 'catch', 'bo', 'dagger')).toBe(1)
    expect(taken([hold('catch', 'bo', 'ana', 'ana dagger')], 'catch', 'bo', 'short sword')).toBe(2)
  })
  test('of two weapons the caught one is let go, and with it the hold', () => {
    for (const [caught, free] of [
      ['dagger', 'short sword'],
      ['short sword', 'dagger'],
    ] as const) {
      const ran = until(
        turnOf(crowd({ ana: { weapons: ['short sword', 'dagger'] } }, { bo: {} }), 'ana', (s) => {
          s.holds = [hold('catch', 'bo', 'ana', `ana ${caught}`)]
        }),
        'ana turn: let go',
      )
      const ana = of(ran, 'ana')
      expect([thing(ana, caught).where, thing(ana, free).where === 'ground', ran.state.holds]).toEqual([
        'ground',
        false,
        [],
      ])
    }
  })
  rule(
    ['REN-CATCH-05', 'REN-MAN-Grab'],
    'whoever holds lets go of a weapon by the one rule, of a body by the other',
    () => {
      const freed = (kind: 'catch' | 'grab') =>
        told(
          until(
            turnOf(duel(), 'ana', (s) => {
              s.holds = [hold(kind, 'ana', 'bo', kind === 'catch' ? 'bo short sword' : null)]
            }),
            'ana turn: release',
          ),
          'freed',
        )?.rule
      expect([freed('catch'), freed('grab')]).toEqual(['REN-CATCH-05', 'REN-MAN-Grab'])
    },
  )
})
