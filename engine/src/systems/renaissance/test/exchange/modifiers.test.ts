import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { attack, crowd, duel, needs, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('an attack’s number', () => {
  const number = (ana: object, bo: object, more: object = {}, arrange?: (s: State) => void, script = attack(99)) =>
    needs(told(run(turnOf(duel(ana, bo, more), 'ana', arrange), script), 'attack'))
  test('three who help are enough, and those who are down do not', () => {
    const helped = (helpers: string[], down: string[] = []) => {
      const people = Object.fromEntries(['p', 'q', 'r', 't'].map((id) => [id, { powers: ['soldier'] }]))
      const state = turnOf(
        crowd({ ana: {}, ...people }, { bo: {} }, onMap('abpqrt', ['ana', 'bo', 'p', 'q', 'r', 't'])),
        'ana',
        (s) => {
          person(s, 'ana').helpers = helpers
          for (const id of down) person(s, id).condition = 'disabled'
        },
      )
      return needs(told(run(state, attack(99)), 'attack'))
    }
    expect([helped(['p']), helped(['p', 'q', 'r', 't']), helped(['p', 'q'], ['q'])]).toEqual([70, 90, 70])
  })
  test('a small weapon is outreached by one that reaches, not by one put away', () => {
    const dagger = { weapons: ['dagger'] }
    const script = attack(99, '', 'dagger')
    expect(number(dagger, { weapons: ['halberd'] }, {}, undefined, script)).toBe(50)
    expect(number(dagger, { weapons: ['halberd'], inHand: [] }, {}, undefined, script)).toBe(60)
    expect(number(dagger, { weapons: ['short sword'] }, {}, undefined, script)).toBe(60)
  })
  test('aim is for whom it was taken at', () => {
    expect(number({}, {}, {}, (s) => void Object.assign(person(s, 'ana'), { aim: 'bo' }))).toBe(70)
    expect(number({}, {}, {}, (s) => void Object.assign(person(s, 'ana'), { aim: 'cy' }))).toBe(60)
  })
  test('an unarmed blow at empty hands has no penalty, at a shield it has', () => {
    const fists = attack(99, '', 'fists').replace('ana weapon: fists\n', '')
    expect(number({ weapons: [] }, { inHand: [] }, {}, undefined, fists)).toBe(60)
    expect(number({ weapons: [] }, { weapons: ['targe'] }, {}, undefined, fists)).toBe(50)
  })
  test('two sustained powers hinder by ten, one by nothing', () => {
    const kept = (...kinds: ('master' | 'center')[]) =>
      number({}, {}, {}, (s) => {
        person(s, 'ana').effects = kinds.map((kind) => ({ kind, turns: null }))
      })
    expect([kept('master'), kept('master', 'center')]).toEqual([60, 50])
  })
})
