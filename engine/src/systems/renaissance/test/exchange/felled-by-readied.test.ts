import { describe, expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import type { Readied, State } from '../../state/types.ts'
import { crowd, duel, MORTAL, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const waits = (s: State, id: string, readied: Partial<Readied>): void => {
  person(s, id).readied = secret([id], {
    action: 'attack',
    when: 'reach',
    of: 'anybody',
    metres: 0,
    cell: null,
    ...readied,
  })
}

describe('a readied action that fells somebody', () => {
  test('ends the charge it was readied for', () => {
    const ran = run(
      turnOf(duel(MORTAL, { weapons: ['light bow'] }, { distance: 9 }), 'ana', (s) =>
        waits(s, 'bo', { when: 'charges' }),
      ),
      'ana turn: charge\nbo attack: 20\nana defence: 99\nbo damage: 5 5\nana knock-down: 99\nana turn: end turn',
    )
    expect([told(ran, 'moved')?.metres ?? 0, of(ran, 'ana').stance]).toEqual([0, 'prone'])
  })
  test('keeps a power from being taken up by who is out of the fight', () => {
    const ran = run(
      turnOf(crowd({ ana: { ...MORTAL, powers: ['master'] }, cid: {} }, { bo: {} }, { distance: 0.5 }), 'ana', (s) => {
        waits(s, 'bo', { when: 'power' })
        person(s, 'ana').damage = 28
      }),
      'ana turn: sustain a power\nbo weapon: short sword\nbo attack: 20\nana defence: 99\nbo damage: 1',
    )
    expect([of(ran, 'ana').condition, of(ran, 'ana').effects]).toEqual(['disabled', []])
  })
  test('after a ride-by comes after it (REN-A62)', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { weapons: ['lance'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { bo: { weapons: ['light bow'], skills: { 'ranged weapons': 60 } } },
          { distance: 8, options: { readyTiming: 'after' } },
        ),
        'ana',
        (s) => waits(s, 'bo', { when: 'charges' }),
      ),
      'ana turn: ride-by\nana ride-by: none\nana ride-by: none\nbo readied: use\nbo attack: 99\nana turn: end turn',
    )
    expect(told(ran, 'reacts')?.kind).toBe('readied attack')
  })
})
