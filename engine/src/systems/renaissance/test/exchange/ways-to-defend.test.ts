import { describe, expect, test } from 'vitest'
import { attackWith, PLAIN as HOW } from '../../exchange/declared.ts'
import { waysToDefend } from '../../exchange/defence.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { duel, of, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('how blows are met', () => {
  /** The ways Bo may meet a blow of Ana's, by their keys. */
  const ways = (ana: object, bo: object, more: object = {}, arrange?: (s: State) => void) => {
    const s = turnOf(duel(ana, bo, more), 'ana', arrange)
    const [by, target] = [person(s, 'ana'), person(s, 'bo')]
    const item = by.items.find(({ where }) => where !== 'stowed')
    const mode = item?.weapon.modes[0]
    if (item === undefined || mode === undefined) throw new RangeError('she has a weapon')
    return waysToDefend(s, attackWith(by, target, item, mode, HOW)).map(({ key }) => key)
  }
  const skilled = { skills: { 'melee weapons': 60, 'unarmed combat': 60, fray: 10 } }
  test('the best of the ordinary ways first, then what takes a reaction', () => {
    expect(ways({}, skilled)).toEqual(['parry short sword', 'disarm short sword', 'trip short sword'])
    expect(ways({}, { ...skilled, inHand: [] })).toEqual(['unarmed fists'])
    expect(ways({}, { skills: { 'melee weapons': 20, fray: 50 } })[0]).toBe('fray')
  })
  test('claws parry for who has learnt to use them', () => {
    const claws = { weapons: [], natural: [{ name: 'claws', dv: '1d10' }] }
    expect(ways({}, { ...claws, skills: { 'unarmed combat': 60, fray: 10 } })).toEqual(['parry claws'])
    expect(ways({}, { ...claws, skills: { 'unarmed combat': 29, fray: 10 } })).toEqual(['fray'])
  })
  test('a caught weapon neither parries nor disarms', () => {
    const caught: Hold = { kind: 'catch', by: 'ana', on: 'bo', with: null, item: 'bo short sword' }
    expect(
      ways({}, skilled, {}, (s) => {
        s.holds = [caught]
      }),
    ).toEqual(['unarmed fists'])
  })
  test('a fork catches blades, not teeth and not arrows; nobody trips who lies', () => {
    const fork = { ...skilled, weapons: ['war-fork'] }
    expect(ways({}, fork)).toEqual(['parry war-fork', 'catch war-fork', 'disarm war-fork', 'trip war-fork'])
    expect(ways({ weapons: [], natural: [{ name: 'bite', dv: '1d10' }] }, fork)).toEqual([
      'parry war-fork',
      'trip war-fork',
    ])
    expect(ways({ weapons: ['light bow'] }, fork)).toEqual(['fray'])
    expect(
      ways({}, fork, {}, (s) => {
        person(s, 'ana').stance = 'prone'
      }),
    ).toEqual(['parry war-fork', 'catch war-fork', 'disarm war-fork'])
  })
  test('without a reaction, or where the ruling has none, only the ordinary', () => {
    expect(
      ways({}, skilled, {}, (s) => {
        person(s, 'bo').reaction = 1
      }),
    ).toEqual(['parry short sword'])
    expect(ways({}, skilled, { options: { specialDefence: 'off' } })).toEqual(['parry short sword'])
    expect(ways({}, { ...skilled, powers: ['denial'] }, { options: { specialDefence: 'off' } })).toEqual([
      'parry short sword',
      'denial',
    ])
  })
  test('set to counter, bare hands are offered beside a better way', () => {
    const counters = (counter: Fighter['counter']) =>
      ways(
        {},
        { ...skilled, skills: { 'melee weapons': 60, 'unarmed combat': 40, fray: 10 } },
        { options: { specialDefence: 'off' } },
        (s) => {
          person(s, 'bo').counter = counter
        },
      )
    expect([counters('none'), counters('grapple')]).toEqual([
      ['parry short sword'],
      ['parry short sword', 'unarmed fists'],
    ])
  })
  test('where a parry is a reaction it is asked for beside the best that is none', () => {
    expect(ways({}, skilled, { options: { parryIsReaction: true, specialDefence: 'off' } })).toEqual([
      'unarmed fists',
      'parry short sword',
    ])
    expect(
      ways({}, skilled, { options: { parryIsReaction: true, specialDefence: 'off' } }, (s) => {
        person(s, 'bo').reaction = 1
      }),
    ).toEqual(['unarmed fists'])
  })
})
