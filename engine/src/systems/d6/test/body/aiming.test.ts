import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { d6 } from '../../index.ts'
import type { Aim, State } from '../../state/types.ts'
import { counted, crowd, duel, of, run, shoot, told, turnOf, withOptions } from '../arrange.ts'

/** Ana with a bow in round 5, having aimed so at Bo. */
const aimed = (aim: Aim | null, options: object = {}, ana: object = {}, actions = 1) =>
  turnOf(
    duel({ weapons: ['short bow'], ...ana }, {}, { distance: 50, ...withOptions(options) }),
    'ana',
    actions,
    (s: State) => {
      s.round = 5
      Object.assign(of({ state: s }, 'ana'), { turned: 5, aim })
    },
  )
const rounds = (count: number, round = 4): Aim => ({ at: 'bo', rounds: count, round })

rule('D6-AIM-Bonus', 'each round of aiming is a die for the shot', () => {
  const ran = run(aimed(rounds(1)), shoot('1 1 1 1 2'))
  expect(told(ran, 'roll')).toMatchObject({ dice: 5 })
  expect(of(ran, 'ana').aim).toBeNull()
  expect(told(run(aimed(rounds(2)), shoot('1 1 1 1 1 2')), 'roll')).toMatchObject({ dice: 6 })
  expect(told(run(aimed(rounds(1, 3)), shoot('1 1 1 2')), 'roll')).toMatchObject({ dice: 4 })
})

rule('D6-AIM-Bonus', 'the rounds must follow one another, at one target', () => {
  const next = run(aimed(rounds(1)), 'ana act: aim')
  expect(of(next, 'ana').aim).toEqual({ at: 'bo', rounds: 2, round: 5 })
  const gap = run(aimed(rounds(1, 3)), 'ana act: aim')
  expect(of(gap, 'ana').aim).toEqual({ at: 'bo', rounds: 1, round: 5 })
  const other = crowd({ weapons: ['short bow'] }, { bo: {}, cy: {} }, { distance: 50 })
  const changed = run(
    turnOf(other, 'ana', 1, (s) => {
      s.round = 5
      Object.assign(of({ state: s }, 'ana'), { turned: 5, aim: rounds(2) })
    }),
    'ana act: aim\nana aim at: cy',
  )
  expect(of(changed, 'ana').aim).toEqual({ at: 'cy', rounds: 1, round: 5 })
})

rule('D6-AIM-Max', 'three dice at most', () => {
  const more = run(aimed(rounds(3)), 'ana act: aim')
  expect(of(more, 'ana').aim?.rounds).toBe(3)
  const ran = run(aimed(rounds(3)), shoot('1 1 1 1 1 1 2'))
  expect(counted(told(ran, 'skill'))).toEqual({ 'D6-AIM-Max': 9 })
})

rule('D6-AIM-Skills', 'only what is shot or thrown can be aimed', () => {
  expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'aim')).toMatchObject({ rule: 'D6-AIM-Skills' })
  expect(refusal(d6, aimed(null), 'ana', 'aim')).toBeUndefined()
  const thrown = aimed(rounds(1), {}, { weapons: ['javelin'] })
  const near = run(thrown, 'ana act: throw\nana attack: 1 1 1 1 2', (s) => {
    s.where = { bands: spaced(['ana', 'bo'], [20]) }
  })
  expect(told(near, 'roll')).toMatchObject({ dice: 5 })
})

rule('D6-AIM-Exclusive', 'in a round of aiming nothing else is done', () => {
  expect(refusal(d6, aimed(null, {}, {}, 2), 'ana', 'aim')).toMatchObject({ rule: 'D6-AIM-Exclusive' })
})

rule('D6-AIM-MovingTarget', 'one can aim at a target that moves', () => {
  const state = aimed(rounds(1))
  const ran = run(state, 'ana act: aim', (s) => {
    of({ state: s }, 'bo').moved = 1
  })
  expect(of(ran, 'ana').aim).toMatchObject({ rounds: 2 })
  expect(told(ran, 'aims')?.rule).toContain('D6-AIM-MovingTarget')
  expect(told(run(state, 'ana act: aim'), 'aims')?.rule).toBe('D6-AIM-Bonus')
})

rule('D6-AIM-Bonus', 'whatever else is done, and being hurt, ends it', () => {
  expect(of(run(aimed(rounds(2)), 'ana act: nothing'), 'ana').aim).toBeNull()
  const hurt = (options: object) =>
    of(
      run(
        aimed(rounds(2), options),
        'bo act: shoot\nbo attack: 6 6 6 5\nbo damage: 3 3 2\nana resistance: 2 2 2',
        (s) => {
          s.acting = ['bo']
          const bo = of({ state: s }, 'bo')
          Object.assign(bo, { declared: 1, actions: 1, turned: 5 })
          const ana = of({ state: s }, 'ana')
          bo.items = ana.items.map((item) => ({ ...item, id: `bo ${item.key}` }))
        },
      ),
      'ana',
    ).aim
  expect(hurt({})).toBeNull()
  expect(hurt({ damageBreaksAim: false })).toEqual(rounds(2))
  expect(told(run(aimed(rounds(1)), 'ana act: aim'), 'aims')).toMatchObject({ rounds: 2 })
})

rule('D6-AIM-Bonus', 'it is for the first shot, unless the table lets it last the turn', () => {
  const twice = (options: object, dice: string) =>
    run(
      aimed(rounds(1), options, { weapons: ['short bow'] }, 3),
      `ana act: shoot\nana attack: 1 1 2\nana act: reload\nana act: shoot\nana attack: ${dice}`,
    )
  expect(told(twice({}, '1 2'), 'roll', 1)).toMatchObject({ dice: 2 })
  expect(told(twice({ aimFor: 'everyShot' }, '1 1 2'), 'roll', 1)).toMatchObject({ dice: 3 })
})
