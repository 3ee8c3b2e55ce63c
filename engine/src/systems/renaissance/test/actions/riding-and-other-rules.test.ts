import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { attack, counted, crowd, needs, of, onMap, run, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('riding', () => {
  const rider = (ana: object, more: object = {}) =>
    turnOf(
      crowd(
        { ana: { mount: 'war-horse', ...ana }, 'war-horse': { like: 'war-horse' } },
        { bo: {} },
        { distance: 20, ...more },
      ),
    )
  const novice = { skills: { ride: 20, 'melee weapons': 60 } }
  rule('REN-MNT-03', 'who has not learnt it needs a Ride check for each move and each blow of the mount', () => {
    const go = (roll: number, rest: string) =>
      told(run(rider(novice), `ana turn: move\nana riding: ${roll}\n${rest}ana turn: end turn`), 'moved')?.metres
    expect([go(20, 'ana where: towards bo\nana metres: 5\n'), go(21, '')]).toEqual([5, undefined])
    const stomp = (roll: number, rest = '') =>
      told(
        run(
          rider(novice, { distance: 0.5 }),
          `ana turn: attack\nana weapon: war-horse stomp\nana riding: ${roll}\n${rest}`,
        ),
        'attack',
      )
    expect([stomp(20, 'war-horse attack: 99')?.who, stomp(21)]).toEqual(['war-horse', undefined])
    const own = run(rider(novice, { distance: 0.5 }), attack(99))
    expect(told(own, 'check')).toBeUndefined()
  })
  rule('REN-CHARGE-06', 'the mount’s own blow has the charge’s +DB of its own strength, and -10', () => {
    const ran = run(
      rider({}, { distance: 9 }),
      'ana turn: charge\nana turn: attack\nana weapon: war-horse stomp\nwar-horse attack: 20\nbo defence: 99\nwar-horse damage: 1',
    )
    expect([needs(told(ran, 'attack')), of(ran, 'bo').damage]).toEqual([35, 1 + 6 + 6])
  })
  test('whom one lets go by is no target of a ride-by (REN-A27)', () => {
    const two = turnOf(
      crowd(
        { ana: { weapons: ['short sword'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
        { bo: {}, cy: {} },
        {
          ...onMap('aw.....b.c........', ['ana', 'war-horse', 'bo', 'cy']),
          options: { rideBySingleTargetPenalty: false },
        },
      ),
      'ana',
      (s) => {
        for (const id of ['bo', 'cy']) person(s, id).reaction = 1
      },
    )
    const ran = until(
      two,
      'ana turn: ride-by\nana target: bo\nana ride-by: none\nana ride-by: short sword\nana attack: 99',
    )
    expect(counted(told(ran, 'attack'))['REN-MNT-11']).toBeUndefined()
  })
  test('a mount without a rider has no turn, when initiative is rolled anew either', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { bo: {} },
          { options: { initiativeEachRound: true } },
        ),
        'ana',
        (s) => {
          Object.assign(person(s, 'ana'), { mount: null })
          person(s, 'war-horse').rider = null
          s.acting = null
          s.at = s.order.length
        },
      ),
      'ana initiative: 5\nbo initiative: 4',
      1,
    )
    expect(ran.state.order).toEqual(['ana', 'bo'])
  })
  rule('REN-HAZARD-Caltrops', 'what lies on the ground is trodden on by the mount', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { bo: {} },
          { ...onMap('aw........b', ['ana', 'war-horse', 'bo']), scene: { caltrops: [[2, 0]] } },
        ),
      ),
      'ana turn: move\nana where: cell 2,0\nwar-horse stroke of luck: 99\nwar-horse damage: 1\nana turn: end turn',
    )
    expect([of(ran, 'war-horse').damage, of(ran, 'ana').damage]).toEqual([5, 0])
  })
  rule('REN-MNT-08', 'a mount that loses its footing falls, and its rider with it', () => {
    const ran = run(
      rider({}, { distance: 30, scene: { ground: 'difficult' } }),
      'ana turn: move\nana where: towards bo\nana metres: 15\nana footing: 95\nana thrown clear: 10\nana turn: end turn',
    )
    expect([of(ran, 'war-horse').stance, of(ran, 'ana').mount, of(ran, 'ana').stance]).toEqual([
      'prone',
      null,
      'standing',
    ])
  })
  rule('REN-TAG-Awkward', 'what is awkward hinders in the saddle too, unless it is made for it', () => {
    const riding = (weapon: string) =>
      counted(
        told(
          run(rider({ ...novice, weapons: [weapon] }), 'ana turn: move\nana riding: 99\nana turn: end turn'),
          'check',
        ),
      )['REN-TAG-Awkward']
    expect([riding('hand cannon'), riding('lance')]).toEqual([-10, undefined])
  })
})
