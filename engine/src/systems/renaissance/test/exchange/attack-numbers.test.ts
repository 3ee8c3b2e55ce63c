import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { attack, counted, crowd, duel, needs, of, onMap, run, terms, thing, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

describe('what counts for an attack', () => {
  const hit = (ana: object, bo: object = {}, more: object = {}, arrange?: (s: State) => void, script = '') =>
    told(run(turnOf(duel(ana, bo, more), 'ana', arrange), script || 'ana turn: attack\nana attack: 99'), 'attack')
  test('a thrown knife wants proficiency with thrown weapons', () => {
    const knife = (proficiencies: string[]) =>
      counted(
        hit({ weapons: ['knife'], proficiencies }, {}, { distance: 4 }, undefined, 'ana turn: attack\nana attack: 99'),
      )['REN-CHK-09']
    expect([knife(['daggers']), knife(['thrown weapons'])]).toEqual([-20, undefined])
  })
  rule('REN-BLIND-02', 'luck as he has it, who has none as the ruling says; wounds and running count on', () => {
    const blind = (ana: object, options: object, arrange?: (s: State) => void) =>
      hit(ana, {}, { scene: { light: 'dark' }, options }, arrange, attack(99))
    expect(needs(blind({ role: 'hero', luck: 1 }, { npcLuck: 5 }))).toBe(10)
    expect(needs(blind({}, { npcLuck: 5 }))).toBe(50)
    const hurt = blind({ role: 'hero', luck: 5, skills: {} }, {}, (s) =>
      Object.assign(person(s, 'ana'), { wounds: 1, running: true, luck: 0, circumstance: 15 }),
    )
    expect([needs(hurt), counted(hurt)]).toEqual([
      45,
      {
        'REN-CHK-01': 50,
        'REN-INJ-03': -10,
        'REN-MOVE-03': -10,
        'REN-CHK-08': 15,
        'REN-BLIND-01': 0,
        'REN-BLIND-02': 0,
      },
    ])
  })
  test('a sword for riding past is no easier with two weapons', () => {
    const state = turnOf(duel({ weapons: ['reaping sword'], natural: [{ name: 'bite', dv: '1d10' }] }), 'ana')
    const ran = run(
      state,
      'ana turn: multiple attacks\nana each: reaping sword at bo\nana each: bite at bo\nana attack: 99\nana attack: 99',
    )
    expect(counted(told(ran, 'attack'))['REN-MULTI-01']).toBe(-10)
  })
  rule('REN-SIZE-03', 'one step of size is small or large, two are more', () => {
    const by = (size: string) => counted(hit({ weapons: ['light bow'] }, { size }, { distance: 9 }))
    expect(['tiny', 'small', 'large', 'very large'].map((size) => by(size))).toMatchObject([
      { 'REN-SIZE-03': -20 },
      { 'REN-SIZE-01': -10 },
      { 'REN-SIZE-02': 10 },
      { 'REN-SIZE-03': 20 },
    ])
  })
  test('who needs no light strikes as well in the dusk', () => {
    const dusk = (traits: string[], light = 'dim') =>
      needs(hit({ traits }, {}, { scene: { light } }, undefined, attack(99)))
    expect([dusk([]), dusk(['low-light sight']), dusk(['blind-sight'])]).toEqual([50, 60, 60])
    expect([dusk([], 'near dark'), dusk(['blind-sight'], 'near dark')]).toEqual([40, 60])
  })
  test('small and close weapons serve between narrow walls, others do not', () => {
    const narrow = (weapon: string) =>
      counted(hit({ weapons: [weapon] }, {}, { scene: { confined: true } }, undefined, attack(99, '', weapon)))
    expect(narrow('punch dagger')).toMatchObject({ 'REN-TAG-Small': 0 })
    expect(narrow('short sword')).toMatchObject({ 'REN-TAG-Close': 0 })
    expect(narrow('war axe')).toMatchObject({ 'REN-TAG-Confined': -20 })
  })
  test('by ruling only those on foot find a rider hard to hit', () => {
    const at = (ana: object, metres: number, script: string, mount = false) => {
      const heroes = mount ? { ana: { ...ana, mount: 'nag' }, nag: { like: 'war-horse' } } : { ana }
      const from = crowd(
        heroes,
        { bo: { mount: 'steed' }, steed: { like: 'war-horse' } },
        { distance: metres, options: { riderPenalty: 'meleeOnFoot' } },
      )
      return counted(told(run(turnOf(from), script), 'attack'))['REN-MNT-06']
    }
    const strike = 'ana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 99'
    expect([at({}, 0.5, strike), at({}, 0.5, strike, true)]).toEqual([-20, undefined])
    expect(at({}, 0.5, 'ana turn: attack\nana target: bo\nana weapon: nag stomp\nnag attack: 99', true)).toBeUndefined()
    expect(at({ weapons: ['light bow'] }, 9, 'ana turn: attack\nana target: bo\nana attack: 99')).toBeUndefined()
  })
  test('a crossbow is rested on a planted shield, or on what hides him from a foe while he crouches', () => {
    const planted = hit(
      { weapons: ['light crossbow', 'archer’s shield'], inHand: ['light crossbow'] },
      {},
      { distance: 9 },
      (s) => {
        thing(person(s, 'ana'), 'archer’s shield').planted = true
      },
    )
    expect(counted(planted)['REN-COVER-06']).toBe(10)
    expect(counted(hit({ weapons: ['light crossbow'] }, {}, { distance: 9 }))['REN-COVER-06']).toBeUndefined()
  })
  test('a gunner has a partner in a comrade who stands by him', () => {
    const gun = (cy: object, side = 'heroes', metres = 1) => {
      const from = crowd(
        { ana: { weapons: ['hand cannon'] }, ...(side === 'heroes' ? { cy: {} } : {}) },
        { bo: {}, dan: {}, ...(side === 'heroes' ? {} : { cy: {} }) },
        onMap(`a${'.'.repeat(metres - 1)}c.......bd`, ['ana', 'bo', 'cy', 'dan']),
      )
      const state = turnOf(from, 'ana', (s) => Object.assign(person(s, 'cy'), cy))
      return counted(told(run(state, 'ana turn: attack\nana target: bo\nana attack: 99'), 'attack'))[
        'REN-TAG-Difficult'
      ]
    }
    expect([gun({}), gun({}, 'heroes', 2), gun({ condition: 'disabled' }), gun({}, 'foes')]).toEqual([
      undefined,
      -10,
      -10,
      -10,
    ])
  })
  test('of two ways to touch somebody the better with all that counts', () => {
    const touch = (ana: object) =>
      terms(
        hit(
          { weapons: [], natural: [{ name: 'touch', dv: '1d10', tags: ['Touch-Only'] }], ...ana },
          {},
          {},
          undefined,
          'ana turn: attack\nana attack: 99',
        ),
      )[0]?.because
    // COO+SOM+SOM is 55; steel takes 10 from it.
    expect(touch({ skills: { 'unarmed combat': 50 } })).toBe('COO+SOM+SOM')
    expect(touch({ skills: { 'unarmed combat': 56 } })).toBe('unarmed combat')
    expect(touch({ skills: { 'unarmed combat': 50 }, armour: ['full plate'] })).toBe('unarmed combat')
  })
})
