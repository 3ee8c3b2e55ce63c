import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { EIGHT, of, only, ready, run, two } from '../staged.ts'

describe('crossbows', () => {
  const xbow = (brawn: number, ap: number, weapon = 'crossbow') =>
    ready(two({ brawn, weapons: [weapon], skills: { crossbows: 'apprentice' } }, {}, { distance: 5 }), { ann: ap })
  const SHOT = 'ann turn: attack\nbob defense: 1 1\nann attack: 1 1\nann damage: 1\n'

  test('a slack crossbow in hand is found behind whatever else he carries, and spanned as strong as he is', () => {
    const behind = (brawn: number, at: 'main' | 'belt') =>
      ready(two({ brawn, weapons: ['dagger', 'crossbow'] }, {}, { distance: 6 }), { ann: 3 }, (s) => {
        const [dagger, crossbow] = of(s, 'ann').items
        Object.assign(dagger!, { at: at === 'main' ? 'belt' : 'main' })
        Object.assign(crossbow!, { at, loaded: false })
      })
    const strong = run(behind(8, 'main'), 'ann turn: reset').state
    expect([of(strong, 'ann').ap, of(strong, 'ann').items[1]?.loaded]).toEqual([2, true])
    const weak = run(behind(7, 'main'), 'ann turn: reset').state
    expect([of(weak, 'ann').ap, of(weak, 'ann').items[1]?.loaded]).toEqual([0, true])
    expect(refusal(olde, behind(8, 'belt'), 'ann', 'reset')).toBeDefined()
  })

  rule('OLDE-XBOW-04', 'shot, it must be reset before it shoots again', () => {
    const { state } = run(xbow(8, 7), `${SHOT}`, 2)
    expect(of(state, 'ann').items[0]?.loaded).toBe(false)
    state.acting = null
    of(state, 'ann').acted = false
    of(state, 'ann').spent = 0
    expect(refusal(olde, state, 'ann', 'attack')?.because).toMatch('must be reset')
  })

  rule('OLDE-XBOW-02', 'strong enough: reset for 1 AP and shoot for 2 in one round', () => {
    const slack = xbow(8, 3)
    const bow = of(slack, 'ann').items[0]
    if (bow !== undefined) bow.loaded = false
    const { state, events } = run(slack, `ann turn: reset\n${SHOT}`, 3)
    expect(events).toContainEqual(expect.objectContaining({ type: 'spanned', by: 'hand' }))
    expect(of(state, 'ann').ap).toBe(0)
    expect(of(state, 'bob').hp).toBe(11)
  })

  rule('OLDE-XBOW-03', 'not strong enough: the crank and 3 AP, so a shot every other round', () => {
    const slack = xbow(7, 5)
    const bow = of(slack, 'ann').items[0]
    if (bow !== undefined) bow.loaded = false
    const { state } = run(slack, 'ann turn: reset')
    expect(of(state, 'ann')).toMatchObject({ ap: 2, spent: 3, items: [{ loaded: true }] })
    expect(
      refusal(olde, { ...state, acting: { who: 'ann', moved: true, acted: false, gone: 0 } }, 'ann', 'attack')?.because,
    ).toMatch('a round has 3')
    const next = run(state, `ann turn: pass\n${SHOT}`, 4)
    expect(of(next.state, 'bob').hp).toBe(11)
  })

  rule('OLDE-XBOW-01', 'one minimum to shoot, another to span; below the first there are penalties', () => {
    const weak = run(xbow(4, 2, 'arbalest'), 'ann turn: attack\nbob defense: 1 1\nann attack: 3 3\nann damage: 5', 2)
    expect([only(weak, 'attack').rolled.total, only(weak, 'hurt').raw]).toEqual([4, 3])
    const able = xbow(8, 3, 'arbalest')
    const bow = of(able, 'ann').items[0]
    if (bow !== undefined) bow.loaded = false
    expect(only(run(able, 'ann turn: reset'), 'spanned').by).toBe('crank')
    expect(EIGHT.brawn).toBe(8)
  })
})
