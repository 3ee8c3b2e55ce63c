import { describe, expect, test } from 'vitest'
import { attackWith, PLAIN as HOW } from '../arms.ts'
import { waysToDefend } from '../defence.ts'
import type { Fighter, Hold, State } from '../types.ts'
import { attack, duel, MORTAL, of, onMap, run, told, turnOf } from './arrange.ts'

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

describe('one blow', () => {
  const struck = (damage: number, bo: object, options: object = {}, arrange?: (s: State) => void, rest = '') =>
    run(
      turnOf({ ...duel({ STR: 1 }, { ...MORTAL, ...bo }), options }, 'ana', arrange),
      attack(20, `bo defence: 99\nana damage: ${damage}\n${rest}`),
    )
  // DB 2 and 3 of the sword: five more than the die; WT 6.
  test('wounds by the threshold, to the point, by either ruling', () => {
    const wounds = (damage: number, options: object = {}) =>
      of(
        struck(damage, {}, options, undefined, damage + 5 >= (options === STRICT ? 7 : 6) ? 'bo knock-down: 1' : ''),
        'bo',
      ).wounds
    const STRICT = { woundRule: 'strict' }
    expect([wounds(1), wounds(6), wounds(7)]).toEqual([1, 1, 2])
    expect([wounds(1, STRICT), wounds(2, STRICT), wounds(7, STRICT), wounds(8, STRICT)]).toEqual([0, 1, 1, 2])
  })
  test('what armour stops altogether wounds nobody', () => {
    expect(of(struck(1, { hide: 20 }), 'bo')).toMatchObject({ damage: 0, wounds: 0 })
  })
  test('one check for a blow, or one for each wound until he lies', () => {
    const each = { knockdownPerWound: true }
    expect(of(struck(7, {}, each, undefined, 'bo knock-down: 1\nbo knock-down: 98'), 'bo').stance).toBe('prone')
    expect(of(struck(7, {}, each, undefined, 'bo knock-down: 98'), 'bo').stance).toBe('prone')
    expect(of(struck(7, {}, {}, undefined, 'bo knock-down: 1'), 'bo').stance).toBe('standing')
  })
  test('disabled at DUR or beyond it, dead at twice as much', () => {
    const at = (damage: number, options: object = {}) =>
      of(
        struck(1, {}, options, (s) => {
          Object.assign(person(s, 'bo'), { damage: damage - 6, stance: 'prone', wounds: 0 })
        }),
        'bo',
      ).condition
    const beyond = { strictExceed: true }
    expect([at(29), at(30), at(30, beyond), at(31, beyond)]).toEqual(['up', 'disabled', 'up', 'disabled'])
    expect([at(59), at(60), at(60, beyond), at(61, beyond)]).toEqual(['disabled', 'dead', 'disabled', 'dead'])
  })
  test('who goes down waits for nothing, is braced no more, and lets go', () => {
    const ran = struck(1, {}, {}, (s) => {
      Object.assign(person(s, 'bo'), { damage: 29, braced: 'bo short sword', defiant: 0 })
      s.holds = [
        { kind: 'catch', by: 'bo', on: 'ana', with: null, item: 'ana dagger' },
        { kind: 'catch', by: 'ana', on: 'bo', with: null, item: 'bo dagger' },
      ]
    })
    expect([of(ran, 'bo').braced, ran.state.holds, of(ran, 'bo').stance]).toEqual([null, [], 'prone'])
    expect(ran.events.filter(({ type }) => type === 'freed')).toHaveLength(2)
  })
})

describe('over rough ground', () => {
  const row = (picture: string, key: object = {}, more: object = {}) =>
    turnOf({ ...duel({}, {}, onMap(picture, ['ana', 'bo'], key)), ...more })
  const far = (state: State, to: string, dice: string) =>
    told(run(state, `ana turn: move\nana where: ${to}\n${dice}ana turn: end turn`), 'moved')?.metres
  test('a check only beyond the base rate; failing it he stops there, or where the bad ground begins', () => {
    const early = row('a.~~.........b', { '~': 'difficult' })
    expect([far(early, 'cell 4,0', ''), far(early, 'cell 8,0', 'ana footing: 60\n')]).toEqual([4, 8])
    expect(far(early, 'cell 8,0', 'ana footing: 61\n')).toBe(4)
    const late = row('a.......~~...b', { '~': 'difficult' })
    expect(far(late, 'cell 10,0', 'ana footing: 61\n')).toBe(8)
    expect(far(late, 'cell 7,0', '')).toBe(7)
  })
  test('where it lies all about, at the base rate', () => {
    expect(far(row('a............b', {}, { scene: { ground: 'slippery' } }), 'cell 10,0', 'ana footing: 61\n')).toBe(4)
  })
  test('water slows without a check', () => {
    expect(far(row('a.~~.........b', { '~': 'water' }), 'cell 8,0', '')).toBe(4)
  })
  test('a bad slip fells him, a worse one hurts', () => {
    const slip = (dice: string) =>
      of(
        run(
          row('a.~~.........b', { '~': 'difficult' }),
          `ana turn: move\nana where: cell 8,0\n${dice}\nana turn: end turn`,
        ),
        'ana',
      )
    expect(slip('ana footing: 90')).toMatchObject({ stance: 'prone', damage: 0 })
    expect(slip('ana footing: 88\nana damage: 9')).toMatchObject({ stance: 'prone', damage: 4 })
    expect(slip('ana footing: 61')).toMatchObject({ stance: 'standing', damage: 0 })
  })
})
