import { describe, expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import type { State } from '../../state/types.ts'
import { crowd, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const
const MOUNTED = { ana: { weapons: ['short sword'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } }

describe('whoever waits for an attack answers every attack (ruling REN-A68)', () => {
  const waits = (s: State, id: string): void => {
    person(s, id).readied = secret([id], { action: 'attack', when: 'attacks', of: 'anybody', metres: 0, cell: null })
  }
  test('one in passing', () => {
    const state = turnOf(crowd(MOUNTED, { bo: {}, cy: { weapons: ['light bow'] } }, { distance: 8 }), 'ana', (s) => {
      waits(s, 'cy')
      person(s, 'bo').reaction = 1
    })
    const ran = run(
      state,
      'ana turn: ride-by\nana target: bo\nana ride-by: short sword\ncy readied: use\ncy attack: 99\nana attack: 99\nana ride-by: none\nana ride-by: none',
    )
    expect(told(ran, 'reacts')).toMatchObject({ who: 'cy', kind: 'readied attack' })
  })
  test('a beast’s hind claws', () => {
    const cat = { like: 'cougar' }
    const state = turnOf(crowd({ ana: cat }, { bo: {}, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
      s.holds = [grab('ana', 'bo')]
      waits(s, 'cy')
    })
    const ran = run(
      state,
      'ana turn: disembowel\ncy readied: use\ncy weapon: short sword\ncy attack: 99\nana attack: 99',
    )
    expect(ran.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['reacts', 'power', 'missed']))
    expect(told(ran, 'reacts')?.who).toBe('cy')
  })
})
