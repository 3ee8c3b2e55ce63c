import { describe, expect } from 'vitest'
import { arranged, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import { counted, duel, of, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const having = (ability: string, ranks = 1, of?: string) => ({
  abilities: [{ ability, ranks, ...(of === undefined ? {} : { of }) }],
})
const items = (ana: object) => of({ state: arranged(d6, duel(ana)) }, 'ana').items

describe('natural weapons', () => {
  rule('D6-C-SA-NaturalHandWeapon', '1D on Strength Damage for each rank', () => {
    const clawed = { weapons: [], ...having('naturalHandWeapon', 2, 'claws') }
    const ran = run(
      turnOf(duel(clawed), 'ana'),
      'ana act: strike\nana weapon: claws\nana attack: 2 2 2 2\nana damage: 1 1 1 2\nbo resistance: 5 5 5',
    )
    expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 4 })
    expect(items({ ...clawed, natural: [{ name: 'teeth', damage: '+1D' }] }).map(({ key }) => key)).toEqual([
      'teeth',
      'unarmed',
    ])
  })
  rule('D6-C-SA-NaturalRangedWeapon', '3D for each rank at up to 20 metres for each rank and die of Physique', () => {
    const fiery = { weapons: [], ...having('naturalRangedWeapon', 2, 'fire') }
    const spits = (distance: number) => turnOf(duel(fiery, {}, { distance }), 'ana')
    const ran = run(spits(120), 'ana act: shoot\nana attack: 6 6 6 6 1\nana damage: 1 1 1 1 1 2\nbo resistance: 5 5 5')
    expect(told(ran, 'difficulty')).toMatchObject({ difficulty: 20 })
    expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 6 })
    expect(d6.refused(spits(121), 'ana').find(({ key }) => key === 'shoot')).toMatchObject({ rule: 'D6-RANGE-Long' })
  })
  rule('D6-C-SA-NaturalRangedWeapon', 'what is hurled has Strength Damage and 1D a rank', () => {
    const ran = run(
      turnOf(duel({ weapons: [], ...having('naturalRangedWeapon', 1, 'hurled') }, {}, { distance: 10 }), 'ana'),
      'ana act: throw\nana attack: 3 3 3 3\nana damage: 1 1 2\nbo resistance: 5 5 5',
    )
    expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 3 })
  })
})

describe('of more than human nature', () => {
  rule('D6-C-SA-Hypermovement', 'two metres of Move for each rank', () => {
    const goes = (ana: object) =>
      told(run(turnOf(duel(ana, {}, { distance: 60 }), 'ana'), 'ana act: move\nana way: towards'), 'moved')
    expect(goes(having('hypermovement', 2))).toMatchObject({ metres: 14 })
    expect(goes(having('hindrance', 1, 'move'))).toMatchObject({ metres: 8 })
    expect(of({ state: arranged(d6, duel({ like: 'giant' })) }, 'ana').facts.move).toBe(14)
  })
  rule('D6-C-SA-SkillMinimum', 'three times the dice, even after a 1 on the Wild Die', () => {
    const sure = (ana: object, bo: object) =>
      turnOf(
        duel({ ...having('skillMinimum', 1, 'melee combat'), ...ana }, {}, { scene: { smoke: 'thick' }, ...bo }),
        'ana',
      )
    // 10 for a blow at Point Blank in thick smoke is 11; 4D make 12 at least.
    expect(
      told(run(sure({}, {}), strike('1 1 1 1', 'ana damage: 1 1 2\nbo resistance: 5 5 5')), 'attack'),
    ).toMatchObject({
      total: 12,
      hit: true,
    })
    const dark = { scene: { light: 'dark', smoke: 'light' } }
    expect(told(run(sure({}, dark), strike('1 1 1 1')), 'attack')).toMatchObject({
      total: 12,
      difficulty: 20,
      hit: false,
    })
  })
  rule('D6-C-SA-Immortality', 'the Dead level fells and does not kill, but in one way', () => {
    const killed = (bo: object, more = '') =>
      of(
        run(
          turnOf(duel({}, bo), 'ana'),
          `ana act: strike\nana weapon: short sword\n${more}ana attack: 5 5 5 5\nana damage: 6 6 6 6 6 1\nbo resistance: 1 1 2`,
        ),
        'bo',
      ).condition
    expect(killed(having('immortality'))).toBe('unconscious')
    expect([killed({}), killed(having('blur'))]).toEqual(['dead', 'dead'])
    expect(killed(having('immortality', 1, 'blade'))).toBe('dead')
    expect(killed(having('immortality', 1, 'blunt'))).toBe('unconscious')
    expect(killed(having('immortality', 1, 'head'), 'ana mark: head\n')).toBe('dead')
  })
  rule('D6-C-SA-Immortality', 'nor does having no Body Points', () => {
    const at = (bo: object) =>
      of(
        run(
          turnOf(duel({}, bo, withOptions({ injury: 'bodyPoints' })), 'ana', 1, (s) => {
            of({ state: s }, 'bo').body = 1
          }),
          strike('2 2 2 2', 'ana damage: 1 1 2'),
        ),
        'bo',
      ).condition
    expect([at(having('immortality')), at({})]).toEqual(['unconscious', 'dead'])
  })
})

rule('D6-C-MOV-Free', 'half the Move is no action; on bad ground it is a step, on what moves nothing', () => {
  const strikes = (distance: number, more: object = {}) =>
    run(turnOf(duel({}, {}, { distance, ...more }), 'ana'), strike('1 1 1 1'))
  expect(told(strikes(6), 'moved')).toMatchObject({ metres: 5 })
  expect(counted(told(strikes(6), 'difficulty'))).toMatchObject({ 'D6-RANGE-PB': -5 })
  const reaches = (distance: number, more: object = {}) =>
    !d6.refused(turnOf(duel({}, {}, { distance, ...more }), 'ana'), 'ana').some(({ key }) => key === 'strike')
  expect([reaches(8), reaches(8.5)]).toEqual([true, false])
  const rough = { scene: { ground: 'rough' } }
  expect([reaches(4, rough), reaches(4.5, rough)]).toEqual([true, false])
  const aboard = (speed: string) =>
    reaches(8, {
      ...duel({ vehicle: 'cart' }, {}, { distance: 8 }),
      scene: { vehicles: { cart: { kind: 'wagon', speed } } },
    })
  expect([aboard('stopped'), aboard('cruising')]).toEqual([true, false])
})
