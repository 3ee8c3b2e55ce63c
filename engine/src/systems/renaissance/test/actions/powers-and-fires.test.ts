import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, run, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('powers and what clings', () => {
  test('who has not learnt to break limbs can only seize', () => {
    const counters = (powers: string[]) =>
      of(
        run(
          turnOf(duel({ powers })),
          `ana turn: quick counter${powers.length > 1 ? '\nana power: wound' : ''}\nana turn: end turn`,
        ),
        'ana',
      ).counter
    expect([counters(['quick counter']), counters(['quick counter', 'quick break'])]).toEqual(['grapple', 'wound'])
  })
  test('water takes what burns and leaves a drug; in the saddle nobody rolls', () => {
    const out = (scene: object, mount = false) =>
      run(
        turnOf(
          mount
            ? crowd({ ana: { mount: 'nag' }, nag: { like: 'war-horse' } }, { bo: {} }, { scene, distance: 9 })
            : duel({}, {}, { scene, distance: 9 }),
          'ana',
          (s) => {
            person(s, 'ana').effects = [
              { kind: 'stim', turns: null },
              { kind: 'oil', turns: 5 },
              { kind: 'tar', turns: null },
            ]
          },
        ),
        'ana turn: put out\nana turn: end turn',
      )
    const gone = (ran: ReturnType<typeof out>) => ran.events.flatMap((e) => (e.type === 'putOut' ? [e.substance] : []))
    expect([gone(out({ water: true })), of(out({ water: true }), 'ana').effects.map(({ kind }) => kind)]).toEqual([
      ['oil', 'tar'],
      ['stim'],
    ])
    expect([gone(out({})), of(out({}), 'ana').stance, of(out({ water: true }), 'ana').stance]).toEqual([
      ['oil'],
      'prone',
      'standing',
    ])
    expect(of(out({}, true), 'ana').stance).toBe('standing')
  })
})
