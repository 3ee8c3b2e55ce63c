import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { of, only, ready, run, SWORD, two } from '../staged.ts'

describe('advanced actions', () => {
  const options = { actions: 'advanced' }
  const from = (ap: number, ann: object = {}, bob: object = {}, more: object = {}): State =>
    ready(two({ ...SWORD, ...ann }, bob, { options: { ...options, ...more } }), { ann: ap })
  const blow = (as: string, state: State, attack = '4 4') =>
    run(state, `ann turn: ${as}\nann weapon: broadsword\nbob defense: 4 4\nann attack: ${attack}`, 2)
  const archer = (as: string, ap: number, more: object = {}) =>
    run(
      ready(
        two(
          { weapons: ['shortbow'], skills: { bows: 'apprentice' } },
          {},
          { distance: 4, options: { ...options, ...more } },
        ),
        { ann: ap },
      ),
      `ann turn: ${as}\nbob defense: 4 4\nann attack: 4 4`,
      2,
    )
  const left = (fought: ReturnType<typeof blow>) => [
    of(fought.state, 'ann').ap,
    only(fought, 'attack').rolled.total,
    of(fought.state, 'ann').adjustments.reduce((sum, { value }) => sum + value, 0),
  ]

  rule('OLDE-ADV-panic', 'one AP, two off the attack, one off the own Defense', () => {
    expect(left(blow('panic', from(5)))).toEqual([4, 6, -1])
  })
  rule('OLDE-ADV-melee', 'two AP, nothing off', () => {
    expect(left(blow('melee', from(5)))).toEqual([3, 8, 0])
  })
  rule('OLDE-ADV-all-out', 'three AP or all, two on the attack, four on the damage, three off the own Defense', () => {
    expect(left(blow('all-out', from(5)))).toEqual([2, 10, -3])
    const hit = run(
      from(5),
      'ann turn: all-out\nann weapon: broadsword\nbob defense: 4 4\nann attack: 3 3\nann damage: 2',
      2,
    )
    expect(only(hit, 'hurt').raw).toBe(6)
    expect(only(blow('all-out', from(2)), 'acts')).toMatchObject({ ap: 2, only: true })
    expect(
      refusal(
        olde,
        ready(two(SWORD, {}, { options }), { ann: 2 }, (s) => {
          of(s, 'ann').given = 6
        }),
        'ann',
        'all-out',
      ),
    ).toBeDefined()
  })
  rule('OLDE-ADV-snapshot', 'one AP, two off the shot, one off the own Defense', () => {
    expect(left(archer('snapshot', 3))).toEqual([2, 6, -1])
  })
  rule('OLDE-ADV-shot', 'two AP, one off the own Defense', () => {
    expect(left(archer('shot', 3))).toEqual([1, 8, -1])
  })
  rule('OLDE-ADV-aimed', 'three AP, three off the own Defense, and by ruling one more to hit', () => {
    expect(left(archer('aimed', 3))).toEqual([0, 9, -3])
    expect(left(archer('aimed', 3, { aimedBonus: 0 }))).toEqual([0, 8, -3])
    expect(
      refusal(
        olde,
        ready(two({ weapons: ['shortbow'], skills: { bows: 'apprentice' } }, {}, { distance: 4, options }), { ann: 2 }),
        'ann',
        'aimed',
      ),
    ).toBeDefined()
  })
  rule('OLDE-ADV-run', 'two spaces an AP, six at most, one off Defense for each AP', () => {
    const gone = run(ready(two({}, {}, { distance: 9, options }), { ann: 5 }), 'ann turn: run\nann where: towards bob')
    expect(only(gone, 'moved').far).toBe(6)
    expect(of(gone.state, 'ann')).toMatchObject({
      ap: 2,
      adjustments: [{ to: 'defense', value: -3, lasts: 'temporary' }],
    })
    const odd = run(ready(two({}, {}, { distance: 4, options }), { ann: 5 }), 'ann turn: run\nann where: towards bob')
    expect([of(odd.state, 'ann').ap, of(odd.state, 'ann').adjustments[0]?.value]).toEqual([3, -2])
  })
  rule('OLDE-ADV-stand', 'from the ground three AP or all', () => {
    const lying = ready(two({ posture: 'prone' }, {}, { options }), { ann: 4 })
    expect(of(run(lying, 'ann turn: stand').state, 'ann')).toMatchObject({ posture: 'standing', ap: 1 })
    expect(refusal(olde, lying, 'ann', 'rise')?.rule).toBe('OLDE-ADV-stand')
  })
  rule('OLDE-ADV-rise', 'from the knee one AP', () => {
    expect(
      of(run(ready(two({ posture: 'kneeling' }, {}, { options }), { ann: 4 }), 'ann turn: rise').state, 'ann'),
    ).toMatchObject({ posture: 'standing', ap: 3 })
  })
  rule('OLDE-ADV-tumble', 'a trained tumbler checks against 9: stands up for 1 AP, rises and drops for none', () => {
    const tumbler = (posture: string, ap = 4) =>
      ready(two({ posture, skills: { tumble: 'journeyman' } }, {}, { options }), { ann: ap })
    const left = (state: State, script: string) => of(run(state, script).state, 'ann')
    expect(left(tumbler('prone'), 'ann turn: stand\nann tumble: 4 4')).toMatchObject({ posture: 'standing', ap: 3 })
    expect(left(tumbler('prone'), 'ann turn: stand\nann tumble: 4 3')).toMatchObject({ posture: 'standing', ap: 1 })
    expect(left(tumbler('prone', 2), 'ann turn: stand\nann tumble: 4 4')).toMatchObject({ ap: 1 })
    expect(left(tumbler('prone', 2), 'ann turn: stand\nann tumble: 1 1')).toMatchObject({ posture: 'standing', ap: 0 })
    expect(left(tumbler('kneeling'), 'ann turn: rise\nann tumble: 4 4').ap).toBe(4)
    expect(left(tumbler('standing'), 'ann turn: drop\nann posture: prone\nann tumble: 4 4').ap).toBe(4)
    const core = ready(two({ posture: 'prone', skills: { tumble: 'master' } }), { ann: 4 })
    expect(left(core, 'ann turn: rise').ap).toBe(2)
    const free = run(tumbler('kneeling'), 'ann turn: rise\nann tumble: 4 4').state
    expect(refusal(olde, free, 'ann', 'step')?.because).toMatch('one movement')
    expect(refusal(olde, free, 'ann', 'melee')).toBeUndefined()
  })
})
