import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { attack, duel, needs, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('a defence’s number', () => {
  const guarded = (bo: object, arrange?: (s: State) => void, ana: object = {}, options: object = {}) =>
    needs(
      told(
        run(
          turnOf(duel(ana, { skills: { fray: 50 }, ...bo }, { options }), 'ana', arrange),
          attack(20, 'bo defence: 99\nana damage: 1'),
        ),
        'defence',
      ),
    )
  const change = (of_: object) => (s: State) => void Object.assign(person(s, 'bo'), of_)
  test('full defence, feints that do not add up, a run, lying by option', () => {
    expect(guarded({})).toBe(50)
    expect(guarded({}, change({ fullDefence: true }))).toBe(70)
    expect(guarded({}, change({ feints: ['ana'] }))).toBe(30)
    expect(guarded({}, change({ feints: ['ana', 'cy'] }))).toBe(30)
    expect(guarded({}, change({ running: true }))).toBe(40)
    expect(guarded({}, change({ running: true }), {}, { fullMovePenaltyAffectsDefence: false })).toBe(50)
    expect(guarded({}, change({ stance: 'prone' }))).toBe(50)
    expect(guarded({}, change({ stance: 'prone' }), {}, { proneDefencePenalty: 10 })).toBe(40)
  })
  test('moving evasively Athletics defends, where it is better', () => {
    const skills = { fray: 30, athletics: 70 }
    expect(guarded({ skills }, change({ evading: true }))).toBe(70)
    expect(guarded({ skills })).toBe(30)
    expect(guarded({ skills: { fray: 60, athletics: 40 } }, change({ evading: true }))).toBe(60)
  })
  test('a centred mind defends at ten more, if it has learnt to', () => {
    const centred = change({ effects: [{ kind: 'center', turns: null }] })
    expect([guarded({ powers: ['centered defence'] }, centred), guarded({}, centred)]).toEqual([60, 50])
    expect(guarded({ powers: ['centered defence'] })).toBe(50)
  })
  test('a resistance to checks helps against its tag only', () => {
    const bladed = [{ tag: 'Bladed', effect: 'check+10' }]
    expect(guarded({ resistances: bladed })).toBe(60)
    expect(guarded({ resistances: [{ tag: 'Fire', effect: 'check+10' }] })).toBe(50)
  })
})
