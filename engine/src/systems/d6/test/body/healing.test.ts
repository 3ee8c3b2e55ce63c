import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import type { WoundLevel } from '../../content/wound-levels.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel, during, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'

const healer = { skills: { healing: '5D' } }
/** Ana and her comrade Cy against Bo; Cy is as arranged. */
const comrades = (cy: Partial<Fighter>, options: object = {}, ana: object = {}) =>
  turnOf(
    {
      system: 'd6',
      distance: 2,
      sides: { heroes: { ana: { ...PLAIN, ...healer, ...ana }, cy: PLAIN }, foes: { bo: PLAIN } },
      options,
    },
    'ana',
    1,
    (s) => {
      Object.assign(of({ state: s }, 'cy'), cy)
    },
  )
const treat = (cy: Partial<Fighter>, dice: string, options: object = {}, ana: object = {}) =>
  run(comrades(cy, options, ana), `ana act: treat\nana healing: ${dice}`)

describe('treating wounds', () => {
  rule('D6-C-HEAL-Assist', 'a roll of 10, 15, 20 or 25 mends a level', () => {
    const mends = (wound: WoundLevel, total: string, more: Partial<Fighter> = {}) =>
      of(treat({ wound, ...more }, total), 'cy').wound
    expect([mends('stunned', '2 2 2 2 2'), mends('stunned', '1 2 2 2 2')]).toEqual(['unhurt', 'stunned'])
    expect([mends('wounded', '3 3 3 3 3'), mends('wounded', '2 3 3 3 3')]).toEqual(['unhurt', 'wounded'])
    expect([mends('severely wounded', '3 3 3 3 3'), mends('incapacitated', '4 4 4 4 4')]).toEqual([
      'wounded',
      'severely wounded',
    ])
    expect(mends('incapacitated', '3 4 4 4 4')).toBe('incapacitated')
    expect([
      mends('mortally wounded', '5 5 5 5 5', { condition: 'dying' }),
      mends('mortally wounded', '4 5 5 5 5', { condition: 'dying' }),
    ]).toEqual(['incapacitated', 'mortally wounded'])
    expect(
      of(treat({ wound: 'mortally wounded', condition: 'dying' }, '5 5 5 5 5', { mortalAssist: 30 }), 'cy').wound,
    ).toBe('mortally wounded')
  })
  rule('D6-C-HEAL-Skill', 'once a day and patient, and only those in reach', () => {
    const ran = treat({ wound: 'wounded' }, '2 3 3 3 3')
    expect(of(ran, 'cy').treated).toBe(true)
    expect(refusal(d6, comrades({ wound: 'wounded', treated: true }), 'ana', 'treat')).toMatchObject({
      rule: 'D6-C-HEAL-Skill',
    })
    expect(refusal(d6, comrades({ wound: 'wounded' }), 'ana', 'treat')).toBeUndefined()
    expect(refusal(d6, comrades({}), 'ana', 'treat')).toMatchObject({ rule: 'D6-C-HEAL-Skill' })
  })
  rule('D6-C-HEAL-Assist', 'who is mended enough comes to', () => {
    const out = (deeply: number) =>
      of(
        treat({ wound: 'incapacitated', condition: 'unconscious', ...during('senseless', 100, deeply) }, '4 4 4 4 4'),
        'cy',
      )
    expect(out(1)).toMatchObject({ condition: 'up', lasting: [] })
    expect(out(0), 'who was knocked out sleeps his hours out').toMatchObject({
      condition: 'unconscious',
      wound: 'severely wounded',
    })
  })
  rule('D6-C-HEAL-Pack', 'a pack adds 1 and is used up', () => {
    const ran = treat({ wound: 'wounded' }, '2 3 3 3 3', {}, { healersPack: 3 })
    expect([of(ran, 'cy').wound, of(ran, 'ana').healersPack]).toEqual(['unhurt', 2])
  })
})

describe('Body Points healed', () => {
  const bp = { injury: 'bodyPoints' }
  rule('D6-C-HEAL-BPTable', 'nothing, 2, or from 1D to 6D', () => {
    const healed = (dice: string, then = '') =>
      of(run(comrades({ body: 1 }, bp), `ana act: treat\nana healing: ${dice}\n${then}`), 'cy').body - 1
    expect(healed('1 1 1 1 1')).toBe(2)
    expect(healed('1 2 2 2 2', 'ana points healed: 4')).toBe(4)
    expect(healed('3 3 3 3 3', 'ana points healed: 3 4')).toBe(7)
  })
  rule('D6-C-HEAL-Cap', 'never above what one had', () => {
    const ran = run(comrades({ body: 18 }, bp), 'ana act: treat\nana healing: 3 3 3 3 3\nana points healed: 5 5')
    expect(of(ran, 'cy').body).toBe(20)
  })
})

describe('aid to the dying', () => {
  const saved = (rounds: number, then: string) =>
    run(
      comrades({ wound: 'mortally wounded', condition: 'dying', dying: rounds }),
      `ana act: treat\nana healing: 5 5 5 5 5\n${then}`,
    )
  rule('D6-C-DEATH-Aid', 'within four minutes unharmed, within ten or fifteen at a roll and for skill dice', () => {
    expect(of(saved(48, ''), 'cy')).toMatchObject({
      condition: 'unconscious',
      wound: 'incapacitated',
      scarred: 0,
      dying: 0,
    })
    expect(of(saved(60, 'cy hold on to life: 1 2 2'), 'cy')).toMatchObject({ condition: 'unconscious', scarred: 3 })
    expect(of(saved(60, 'cy hold on to life: 1 1 2'), 'cy').condition).toBe('dead')
    expect(of(saved(144, 'cy hold on to life: 4 4 4'), 'cy')).toMatchObject({ condition: 'unconscious', scarred: 6 })
    expect(of(saved(181, ''), 'cy').condition).toBe('dead')
    expect(
      [saved(48, ''), saved(60, 'cy hold on to life: 1 2 2'), saved(181, '')].map((ran) => told(ran, 'aid')),
    ).toMatchObject([
      { minutes: 4, saved: true, loses: 0 },
      { minutes: 5, saved: true, loses: 3 },
      { minutes: 16, saved: false, loses: 0 },
    ])
  })
  rule('D6-C-DEATH-Aid', 'lost dice weigh on skills, never below the attribute', () => {
    const dice = (scarred: number, faces: string) =>
      told(
        run(
          turnOf(duel({ skills: { dodge: '5D' } }), 'ana', 1, (s) => {
            of({ state: s }, 'ana').scarred = scarred
          }),
          `ana act: full dodge\nana dodge: ${faces}`,
        ),
        'roll',
      )?.dice
    expect([dice(3, '2 2 2 2'), dice(9, '2 2 2')]).toEqual([4, 3])
    expect(told(saved(48, ''), 'aid')).toMatchObject({ saved: true })
  })
})

rule('D6-C-HEAL-Periods', 'being Stunned passes after a minute of rest', () => {
  const resting = (rested: number, act: string) =>
    run(
      turnOf(duel(), 'ana', 1, (s: State) => {
        s.at = s.order.length
        Object.assign(of({ state: s }, 'ana'), { wound: 'stunned', rested })
      }),
      `ana act: ${act}\nana initiative: 2 2 2\nbo initiative: 2 2 2`,
    )
  expect(of(resting(11, 'nothing'), 'ana').wound).toBe('unhurt')
  expect(of(resting(10, 'nothing'), 'ana')).toMatchObject({ wound: 'stunned', rested: 11 })
  expect(of(resting(11, 'prepare'), 'ana')).toMatchObject({ wound: 'stunned', rested: 0 })
  expect(withOptions({})).toEqual({ options: {} })
})
